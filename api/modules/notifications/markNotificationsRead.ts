import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";

/** How many ids an event contains. A client that shows more notifications gets the rest from the unread count. */
const EVENT_IDS_MAX = 100;

/** Marks one of the viewer's own notifications read; a repeat changes nothing. Refuses with NOT_FOUND. */
export async function markNotificationRead(tx: Tx, id: string): Promise<number> {
  const notificationId = idOf(id);
  const userId = viewerOf(tx).id;
  const marked = await mark(tx, userId, sql`id = ${notificationId}`);
  if (marked === 0) {
    const isOwn = await row(
      tx.em,
      sql`select 1 from notifications where id = ${notificationId} and user_id = ${userId}`,
    );
    if (!isOwn) throw notFound("Notification");
  }
  return notificationId;
}

/** Marks all of the viewer's notifications read. Returns how many were unread. */
export function markAllNotificationsRead(tx: Tx): Promise<number> {
  return mark(tx, viewerOf(tx).id, sql`in_app`);
}

/** Marks a member's notifications about one subject read, when they have seen the subject itself. */
export async function markNotificationsAbout(
  tx: Tx,
  userId: number,
  type: string,
  about: Record<string, unknown>,
): Promise<void> {
  await mark(tx, userId, sql`type = ${type} and data @> ${JSON.stringify(about)}::jsonb`);
}

/** Marks unread notifications read and publishes it to the member's other devices. Returns how many there were. */
async function mark(tx: Tx, userId: number, which: RawBuilder<unknown>): Promise<number> {
  const marked = await row(
    tx.em,
    sql<{ count: number; newest: number[] }>`
      with marked as (
        update notifications set is_read = true where user_id = ${userId} and not is_read and ${which} returning id)
      select count(*)::int as count, to_json((array_agg(id order by id desc))[1:${sql.lit(EVENT_IDS_MAX)}]) as newest from marked`,
  );
  if (!marked || marked.count === 0) return 0;
  tx.events.publish("notificationsRead", memberAudience(userId), {
    notificationIds: marked.newest,
  });
  return marked.count;
}
