import { PAGE, pageOf, VIEWER, type Answer } from "./answer.ts";

interface Row {
  /** Null when the page is empty. */
  other_id: number | null;
  unread_count: number;
  last_message_at: Date;
  display_name: string;
  avatar: string | null;
  message_id: number;
  from_user_id: number;
  content: string;
  created_at: Date;
}

export const conversations: Answer = {
  name: "conversations",
  statement: `
    with ${VIEWER}
    select p.* from viewer v left join lateral (
      select c.other_user_id as other_id, c.unread_count, c.last_message_at, u.display_name, u.avatar,
        m.id as message_id, m.from_user_id, m.content, m.created_at
      from conversations c join users u on u.id = c.other_user_id join messages m on m.id = c.last_message_id
      where c.user_id = v.id order by c.last_message_id desc limit ${PAGE + 1}) p on true
    order by p.message_id desc`,
  values: () => [],
  data: (rows) => ({
    conversations: pageOf(
      (rows as Row[]).filter(({ other_id }) => other_id !== null),
      conversationOf,
      ({ message_id }) => [message_id],
    ),
  }),
};

function conversationOf(row: Row) {
  return {
    id: String(row.other_id),
    unreadCount: row.unread_count,
    updatedAt: row.last_message_at.toISOString(),
    member: { id: String(row.other_id), displayName: row.display_name, avatar: row.avatar },
    lastMessage: {
      id: String(row.message_id),
      fromUserId: String(row.from_user_id),
      content: row.content,
      createdAt: row.created_at.toISOString(),
    },
  };
}
