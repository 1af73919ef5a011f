import { REST_MESSAGES_MAX } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import { CONVERSATIONS, newestMessages, THREAD } from "../newestMessages.ts";
import { route, nodesOf } from "../route.ts";

const all = route({
  method: "GET",
  path: "/api/messages",
  summary: `The viewer's newest ${REST_MESSAGES_MAX} messages over all threads, newest first`,
  source: "S1 §7, EN-013, C27",
  answer: "[message]",
  document: CONVERSATIONS,
  fetchData: newestMessages,
  reply: (messages) => messages,
});

const thread = route({
  method: "GET",
  path: "/api/conversations/:otherUserId",
  summary: `The newest ${REST_MESSAGES_MAX} messages with one member, oldest first; the next page is what came before`,
  source: "S1 §7, EN-013",
  answer: "[message]",
  document: THREAD,
  variables: ({ params }) => ({ memberId: params["otherUserId"] }),
  pagesOf: ({ conversation }) => conversation.messages,
  reply: ({ conversation }) => nodesOf(conversation.messages).toReversed(),
});

/** The recipient, under either of its two names. Refuses two different members with BAD_USER_INPUT. Source: C27 */
function eitherOf(toUserId: unknown, recipientId: unknown): unknown {
  if (toUserId === undefined || toUserId === null) return recipientId;
  const isOther = recipientId !== undefined && recipientId !== null && recipientId !== toUserId;
  if (isOther) throw badField("recipientId", "Give toUserId or recipientId");
  return toUserId;
}

const send = route({
  method: "POST",
  path: "/api/messages",
  summary:
    "Send a message; `recipientId` is the contact dialog's word for `toUserId`, `attachmentUrl` the path of an own upload",
  source: "S1 §7, C27",
  answer: "message",
  body: ["toUserId?", "recipientId?", "content?", "itemId?", "attachmentUrl?"],
  status: 201,
  document: graphql(`
    mutation RestSendMessage($input: SendMessageInput!) {
      sendMessage(input: $input) {
        message {
          ...RestMessage
        }
      }
    }
  `),
  variables: ({ body: { toUserId, recipientId, ...input } }) => ({
    input: { ...input, toUserId: eitherOf(toUserId, recipientId) },
  }),
  reply: ({ sendMessage }) => sendMessage.message,
});

const read = route({
  method: "POST",
  path: "/api/conversations/:otherUserId/read",
  summary:
    "Mark what the other member wrote as read: all, or up to the newest message that was seen",
  source: "ours, C27",
  answer: "{ otherUserId, unreadCount }",
  body: ["lastReadMessageId?"],
  document: graphql(`
    mutation RestMarkConversationRead($memberId: ID!, $lastReadMessageId: ID) {
      markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {
        id
        unreadCount
      }
    }
  `),
  variables: ({ params, body }) => ({
    memberId: params["otherUserId"],
    lastReadMessageId: body["lastReadMessageId"],
  }),
  reply: ({ markConversationRead: { id, unreadCount } }) => ({ otherUserId: id, unreadCount }),
});

export const messageRoutes = [all, send, thread, read];
