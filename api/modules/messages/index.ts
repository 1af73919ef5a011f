/** Threads between two members: what other modules may use of them. */
export { conversationsJson } from "./conversations.json.ts";
export { MESSAGE_RECEIVED, noticesOf as messageNotices } from "./message.notices.ts";
export { hideMessage, showMessage } from "./hideMessage.ts";
export { postCard, type Card } from "./postCard.ts";
