import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { withYourself } from "./readConversations.ts";

/** What the viewer has read: the whole thread, or its messages up to one. */
export interface ReadThread {
  readonly memberId: string;
  /** The newest message that was on the screen; later ones stay unread. */
  readonly lastReadMessageId?: string | null | undefined;
}

/**
 * Marks the messages of a member to the viewer as read. Publishes nothing if none of them was unread. Refuses the viewer
 * with BAD_USER_INPUT, and with NOT_FOUND somebody who is no member. Source: C27
 */
export async function markConversationRead(tx: Tx, thread: ReadThread): Promise<number> {
  const readerId = viewerOf(tx).id;
  const withId = idOf(thread.memberId, "memberId");
  if (withId === readerId) throw withYourself();
  const { lastReadMessageId: last } = thread;
  const upTo = last == null ? null : idOf(last, "lastReadMessageId");

  const seen = await see(tx, readerId, withId, upTo);
  if (!seen) return withId;
  const { newest: messageId, unread, isBlocked } = seen;
  if (unread === 0) tx.outbox.append("ThreadRead", { readerId, writerId: withId });

  // A member who blocked the reader is not told what the reader does.
  if (!isBlocked)
    tx.events.publish("messageRead", memberAudience(withId), {
      readerId,
      memberId: readerId,
      messageId,
    });
  tx.events.publish("messageRead", memberAudience(readerId), {
    readerId,
    memberId: withId,
    messageId,
  });
  return withId;
}

interface Seen {
  readonly newest: number;
  readonly unread: number;
  readonly isBlocked: boolean;
}

/**
 * Returns the newest message that became read, how many are still unread, and whether their author has blocked the
 * reader.
 */
async function see(
  tx: Tx,
  readerId: number,
  withId: number,
  upTo: number | null,
): Promise<Seen | undefined> {
  // Lock the thread's row first, as sending does: a second reader waits here and then finds nothing unread.
  const thread = await row(
    tx.em,
    sql<{ unread: number }>`
      select unread_count as unread from conversations
      where user_id = ${readerId} and other_user_id = ${withId} for no key update`,
  );
  if (!thread) await refuseUnlessMember(tx, withId);
  if (!thread || thread.unread === 0) return undefined;

  return row(
    tx.em,
    sql<Seen>`
      with seen as (
        update messages set is_read = true
        where to_user_id = ${readerId} and from_user_id = ${withId} and not is_read
          and (${upTo}::int is null or id <= ${upTo}::int) returning id
      ), summed as (select count(*)::int as n, max(id) as newest from seen)
      update conversations c
      set unread_count = c.unread_count - summed.n, last_read_message_id = summed.newest
      from summed where c.user_id = ${readerId} and c.other_user_id = ${withId} and summed.n > 0
      returning summed.newest, c.unread_count as unread, exists (
        select 1 from member_blocks where user_id = ${withId} and blocked_user_id = ${readerId}) as "isBlocked"`,
  );
}

async function refuseUnlessMember(tx: Tx, id: number): Promise<void> {
  const member = await row(tx.em, sql`select 1 from users where id = ${id}`);
  if (!member) throw notFound("Member");
}
