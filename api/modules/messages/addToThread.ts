import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, sql } from "../../core/sql/sql.ts";

interface Addition {
  fromId: number;
  toId: number;
  isUnread: boolean;
  /** Inserts the message and returns its id; returns no row if the message exists already. */
  insert: RawBuilder<{ id: number }>;
}

/**
 * Writes a message, makes it the newest of the thread for both members and publishes it to both, with one statement.
 * The row of the lower user id is always written first, so that two members who write to each other at the same time
 * wait and do not deadlock. greatest, because a lower message id may commit later. Returns undefined if the message
 * exists already.
 */
export async function addToThread(
  tx: Tx,
  { fromId, toId, isUnread, insert }: Addition,
): Promise<number | undefined> {
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const unreadOf = (userId: number) => (isUnread && userId === toId ? 1 : 0);
  const written = await row(
    tx.em,
    sql<{ id: number }>`
      with written as (${insert}),
      thread as (
        insert into conversations as c (user_id, other_user_id, last_message_id, last_message_at, unread_count)
        select side.user_id, side.other_user_id, w.id, ${tx.now}::timestamptz, side.unread
        from written w cross join (values
          (1, ${low}::int, ${high}::int, ${unreadOf(low)}::int),
          (2, ${high}::int, ${low}::int, ${unreadOf(high)}::int)) side (n, user_id, other_user_id, unread)
        order by side.n
        on conflict (user_id, other_user_id) do update set
          last_message_id = greatest(c.last_message_id, excluded.last_message_id),
          last_message_at = greatest(c.last_message_at, excluded.last_message_at),
          unread_count = c.unread_count + excluded.unread_count)
      select id from written`,
  );
  if (!written) return undefined;
  const { id: messageId } = written;
  tx.events.publish("messageAdded", memberAudience(toId), { messageId, withId: fromId });
  tx.events.publish("messageAdded", memberAudience(fromId), { messageId, withId: toId });
  return messageId;
}
