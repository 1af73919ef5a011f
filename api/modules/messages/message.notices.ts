import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { Notice } from "../notifications/index.ts";

/** The notification type of a new message: one notification per sender until it is read. */
export const MESSAGE_RECEIVED = "message_received";

const PREVIEW_MAX = 120;

interface Sent {
  messageId: number;
  fromId: number;
  from: string;
  toId: number;
  content: string;
  itemId: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The notifications of messages that their receivers have not read meanwhile. */
export async function noticesOf(
  tx: Tx,
  happened: readonly { event: { messageId: number } }[],
): Promise<Notice[]> {
  const sent = await rows(
    tx.em,
    sql<Sent>`
      select m.id as "messageId", m.from_user_id as "fromId", u.display_name as "from", m.to_user_id as "toId",
        m.content, m.item_id as "itemId", (extract(epoch from m.created_at) * 1000)::float8 as at
      from messages m join users u on u.id = m.from_user_id
      where m.id = any(${happened.map(({ event }) => event.messageId)}) and not m.is_read
      order by m.id`,
  );
  return sent.map(({ messageId, fromId, from, toId, content, itemId, at }) => ({
    userId: toId,
    type: MESSAGE_RECEIVED,
    title: `New message from ${from}`,
    message: content === "" ? "Sent a picture" : previewOf(content),
    data: { memberId: fromId, messageId, ...(itemId !== null && { itemId }) },
    actionUrl: `/messages/${fromId}`,
    at: new Date(at),
    replaces: { memberId: fromId },
  }));
}

/** The first characters of a text as a preview, cut between code points. */
function previewOf(content: string): string {
  const letters = [...content.replaceAll(/\s+/g, " ")];
  if (letters.length <= PREVIEW_MAX) return letters.join("");
  return `${letters
    .slice(0, PREVIEW_MAX - 1)
    .join("")
    .trimEnd()}…`;
}
