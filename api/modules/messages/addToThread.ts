import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql.ts";

/**
 * Puts a new message on top of both members' rows of the thread and tells both. Always the lower user id first: two
 * members who write to each other at the same moment wait and do not dead-lock. greatest, because a lower message id
 * may commit later.
 */
export async function addToThread(
  tx: Tx,
  { fromId, toId }: { fromId: number; toId: number },
  { messageId, isUnread }: { messageId: number; isUnread: boolean },
): Promise<void> {
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const unreadOf = (userId: number) => (isUnread && userId === toId ? 1 : 0);
  await rows(
    tx.em,
    sql`insert into conversations as c (user_id, other_user_id, last_message_id, last_message_at, unread_count)
        values (${low}, ${high}, ${messageId}, ${tx.now}, ${unreadOf(low)}),
               (${high}, ${low}, ${messageId}, ${tx.now}, ${unreadOf(high)})
        on conflict (user_id, other_user_id) do update set
          last_message_id = greatest(c.last_message_id, excluded.last_message_id),
          last_message_at = greatest(c.last_message_at, excluded.last_message_at),
          unread_count = c.unread_count + excluded.unread_count`,
  );
  tx.events.add("messageAdded", memberAudience(toId), { messageId, withId: fromId });
  tx.events.add("messageAdded", memberAudience(fromId), { messageId, withId: toId });
}
