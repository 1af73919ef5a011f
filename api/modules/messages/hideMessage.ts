import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { row, sql } from "../../core/sql/sql.ts";

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
      update messages set removed = jsonb_build_object('content', content, 'type', message_type, 'url', attachment_url),
        content = 'The market removed this message', message_type = 'text', attachment_url = null
      where id = ${id} and removed is null and message_type in ('text', 'image')
      returning from_user_id as "fromId", to_user_id as "toId"`,
  );
  if (hidden) tell(tx, hidden);
  return hidden !== undefined;
}

/** Puts the words and the picture of a removed message back. Answers whether that changed anything. */
export async function showMessage(tx: Tx, id: number): Promise<boolean> {
  const shown = await row(
    tx.em,
    sql<Sides>`
      update messages set content = removed ->> 'content', message_type = removed ->> 'type',
        attachment_url = removed ->> 'url', removed = null
      where id = ${id} and removed is not null returning from_user_id as "fromId", to_user_id as "toId"`,
  );
  if (shown) tell(tx, shown);
  return shown !== undefined;
}

function tell(tx: Tx, { fromId, toId }: Sides): void {
  for (const memberId of [fromId, toId])
    invalidate(tx, memberId, "conversation", "conversations", "activity");
}
