import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/ids.ts";
import { changed, sql } from "../../core/sql.ts";

/** Marks one of the viewer's own notifications read; again changes nothing. Refuses with NOT_FOUND. */
export async function markNotificationRead(tx: Tx, id: string): Promise<number> {
  const notificationId = idOf(id);

  const found = await changed(
    tx.em,
    sql`update notifications set is_read = true
        where id = ${notificationId} and user_id = ${viewerOf(tx).id}`,
  );
  if (found === 0) throw notFound("Notification");
  return notificationId;
}

/** Marks all of the viewer's notifications read. Answers how many were unread. */
export function markAllNotificationsRead(tx: Tx): Promise<number> {
  return changed(
    tx.em,
    sql`update notifications set is_read = true where user_id = ${viewerOf(tx).id} and not is_read and in_app`,
  );
}

/** Marks what a member was told about one thing read, when they have seen the thing itself. */
export async function markNotificationsAbout(
  tx: Tx,
  userId: number,
  type: string,
  about: Record<string, unknown>,
): Promise<void> {
  await changed(
    tx.em,
    sql`update notifications set is_read = true
        where user_id = ${userId} and not is_read and type = ${type}
          and data @> ${JSON.stringify(about)}::jsonb`,
  );
}
