import { member, type Policy } from "../../core/access/policy.ts";

/** The viewer's threads with other members. */
export const policy: Policy = {
  Query: {
    conversations: member("messages:read"),
    conversation: member("messages:read"),
  },
  Mutation: {
    sendMessage: member("messages:write"),
    markConversationRead: member("messages:write"),
    setTyping: member("messages:write", { keyed: false }),
  },
  Subscription: {
    messageAdded: member("messages:read"),
    messageRead: member("messages:read"),
    typing: member("messages:read"),
  },
  Type: {
    Conversation: "messages:read",
    Message: "messages:read",
  },
};
