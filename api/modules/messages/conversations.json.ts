import { text, time, truth, whole, unescaped, type Row } from "../../core/jsonReads/columns.ts";
import { pageOf } from "../../core/jsonReads/page.ts";
import { nestedObject, viewerId, type JsonRead, type ObjectOf } from "../../core/jsonReads/read.ts";
import { sql } from "../../core/sql/sql.ts";
import { MEMBER_JSON } from "../accounts/index.ts";
import { conversationPage, type ConversationPage } from "./readConversations.ts";
import { contentFor } from "./readMessages.ts";

/** A Message, as the owner of the conversation reads it; `m` = messages, `c` = conversations. */
const MESSAGE_JSON: ObjectOf<Row> = {
  type: "Message",
  fields: {
    id: unescaped("m.id"),
    fromUserId: unescaped("m.from_user_id"),
    toUserId: unescaped("m.to_user_id"),
    content: text(contentFor("c.user_id", "m")),
    itemId: unescaped("m.item_id"),
    messageType: text("m.message_type"),
    attachmentUrl: text("m.attachment_url"),
    isRead: truth("m.is_read"),
    clientId: text("m.client_id"),
    createdAt: time("m.created_at"),
  },
};

/** A Conversation with at least one message; `c` = conversations. */
const CONVERSATION_JSON: ObjectOf<Row> = {
  type: "Conversation",
  fields: {
    id: unescaped("c.other_user_id"),
    unreadCount: whole("c.unread_count"),
    updatedAt: time("c.last_message_at"),
    member: nestedObject(MEMBER_JSON, "member"),
    lastMessage: nestedObject(MESSAGE_JSON, "lastMessage"),
  },
};

/** Query.conversations. */
export const conversationsJson: JsonRead = {
  field: "conversations",
  answer: pageOf("Conversation", CONVERSATION_JSON),
  node: CONVERSATION_JSON,
  alias: "c",
  joins: {
    member: "join users u on u.id = c.other_user_id",
    lastMessage: "join messages m on m.id = c.last_message_id",
  },
  rows: (page: ConversationPage) => ({
    ...conversationPage(viewerId, page),
    order: sql`c.last_message_id desc`,
    place: sql`c.last_message_id`,
    isSteady: !page.search,
  }),
};
