/** Threads between two members: what other modules may use of them. */
export { LiveMessagesResolver, MessageAddedResolver } from "./message.live.ts";
export {
  ConversationResolver,
  MessageResolver,
  MessageSentResolver,
  MessagesResolver,
} from "./message.resolver.ts";
export { conversationsJson } from "./conversations.json.ts";
export { MESSAGE_RECEIVED, noticesOf as messageNotices } from "./message.words.ts";
export { postCard, type Card } from "./postCard.ts";
