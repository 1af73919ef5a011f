import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { idOf } from "../../core/ids.ts";
import { row, sql } from "../../core/sql.ts";
import { markNotificationsAbout } from "../notifications/index.ts";
import { MESSAGE_RECEIVED } from "./messageReceived.ts";

/** Marks everything a member wrote to the viewer up to now read. Tells nobody when nothing was unread. Source: C27 */
export async function markConversationRead(tx: Tx, memberId: string): Promise<number> {
  const readerId = viewerOf(tx).id;
  const withId = idOf(memberId, "memberId");

  const seen = await seeAll(tx, readerId, withId);
  if (!seen) return withId;
  const { newest: messageId, isBlocked } = seen;
  await markNotificationsAbout(tx, readerId, MESSAGE_RECEIVED, { memberId: withId });

  // Who blocked the reader does not hear what the reader does.
  if (!isBlocked)
    tx.events.add("messageRead", memberAudience(withId), {
      readerId,
      memberId: readerId,
      messageId,
    });
  tx.events.add("messageRead", memberAudience(readerId), { readerId, memberId: withId, messageId });
  return withId;
}

/** Answers the newest message that was unread, and whether its writer has blocked the reader. */
async function seeAll(
  tx: Tx,
  readerId: number,
  withId: number,
): Promise<{ newest: number; isBlocked: boolean } | undefined> {
  // First the thread's row, as sending does: a second reader waits here and then finds nothing unread.
  const thread = await row(
    tx.em,
    sql<{ unread: number }>`
      select unread_count as unread from conversations
      where user_id = ${readerId} and other_user_id = ${withId} for no key update`,
  );
  if (!thread || thread.unread === 0) return undefined;

  return row(
    tx.em,
    sql<{ newest: number; isBlocked: boolean }>`
      with seen as (
        update messages set is_read = true
        where to_user_id = ${readerId} and from_user_id = ${withId} and not is_read returning id
      ), summed as (select count(*)::int as n, max(id) as newest from seen)
      update conversations c
      set unread_count = c.unread_count - summed.n, last_read_message_id = summed.newest
      from summed where c.user_id = ${readerId} and c.other_user_id = ${withId} and summed.n > 0
      returning summed.newest, exists (
        select 1 from member_blocks where user_id = ${withId} and blocked_user_id = ${readerId}) as "isBlocked"`,
  );
}
