import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { rewordNotifications } from "../notifications/index.ts";
import { MESSAGE_RECEIVED } from "./message.notices.ts";

const REMOVED = "The market removed this message";

interface Sides {
  fromId: number;
  toId: number;
}

/**
 * Puts "The market removed this message" in place of the words and the picture of a message, for both sides. Cards of
 * offers and orders have no words of members. Answers whether that changed anything.
 */
export async function hideMessage(tx: Tx, id: number): Promise<boolean> {
  const hidden = await row(
    tx.em,
    sql<Sides>`
      update messages set removed = jsonb_build_object('content', content, 'type', message_type, 'url', attachment_url,
          'at', ${tx.now}::timestamptz),
        content = ${REMOVED}, message_type = 'text', attachment_url = null
      where id = ${id} and removed is null and message_type in ('text', 'image')
      returning from_user_id as "fromId", to_user_id as "toId"`,
  );
  if (!hidden) return false;
  const about = { userId: hidden.toId, type: MESSAGE_RECEIVED, data: { messageId: id } };
  await rewordNotifications(tx, about, REMOVED);
  tell(tx, hidden);
  return true;
}

/** Puts the words and the picture of a message back that was removed at a time. Answers whether that changed anything. */
export async function showMessage(tx: Tx, id: number, at: Date): Promise<boolean> {
  const shown = await row(
    tx.em,
    sql<Sides>`
      update messages set content = removed ->> 'content', message_type = removed ->> 'type',
        attachment_url = removed ->> 'url', removed = null
      where id = ${id} and (removed ->> 'at')::timestamptz = ${at}::timestamptz
      returning from_user_id as "fromId", to_user_id as "toId"`,
  );
  if (shown) tell(tx, shown);
  return shown !== undefined;
}

function tell(tx: Tx, { fromId, toId }: Sides): void {
  for (const memberId of [fromId, toId])
    invalidate(tx, memberId, "conversation", "conversations", "activity");
}
