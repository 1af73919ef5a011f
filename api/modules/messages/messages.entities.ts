import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { Message } from "./message.entity.ts";

// The row of a thread for each of its two members. The message is in `message.entity.ts`.

export const ConversationEntity = defineEntity({
  name: "Conversation",
  tableName: "conversations",
  indexes: [
    {
      name: "conversations_newest_index",
      properties: ["user", "lastMessage"],
      columns: [{ name: "user" }, { name: "lastMessage", sort: "DESC" }],
    },
  ],
  checks: [{ name: "conversations_unread_count_check", expression: "unread_count >= 0" }],
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action"),
    otherUser: () => p.manyToOne(User).primary().ref().updateRule("no action"),
    lastMessage: () => p.manyToOne(Message).ref(),
    lastMessageAt: p.datetime().length(3),
    unreadCount: p.integer().default(0),
    lastReadMessageId: p.integer().nullable(),
  },
});
