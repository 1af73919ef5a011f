import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, sql } from "../../core/sql.ts";

/** What one member is told. */
export interface Notice {
  userId: number;
  type: string;
  title: string;
  message: string;
  /** Ids of what it is about. */
  data: Record<string, unknown>;
  /** Path of the screen that shows it. */
  actionUrl: string;
  priority?: "low" | "medium" | "high";
}

/** Tells one member something: a row in the notification centre and, after the commit, a live event. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const told = await row(
    tx.em,
    sql<{ id: number }>`
      insert into notifications (user_id, type, title, message, data, priority, action_url, created_at)
      values (${notice.userId}, ${notice.type}, ${notice.title}, ${notice.message}, ${JSON.stringify(notice.data)}::jsonb,
              ${notice.priority ?? "medium"}, ${notice.actionUrl}, ${tx.now})
      returning id`,
  );
  tell(tx, notice.userId, told);
}

/**
 * Tells what changes often: while an unread one of this type about the same thing is there, it gets the new words
 * and moves to the top, so that ten messages of one member are one row. The caller holds a lock of its own on
 * what it is about; two at once would both insert.
 */
export async function notifyLatest(
  tx: Tx,
  notice: Notice,
  about: Record<string, unknown>,
): Promise<void> {
  const told = await row(
    tx.em,
    sql<{ id: number }>`
      update notifications
      set title = ${notice.title}, message = ${notice.message}, data = ${JSON.stringify(notice.data)}::jsonb,
          action_url = ${notice.actionUrl}, created_at = ${tx.now}
      where user_id = ${notice.userId} and not is_read and type = ${notice.type}
        and data @> ${JSON.stringify(about)}::jsonb
      returning id`,
  );
  if (!told) return notify(tx, notice);
  tell(tx, notice.userId, told);
}

function tell(tx: Tx, userId: number, told: { id: number } | undefined): void {
  if (!told) throw new Error("a notification was not written");
  tx.events.add("notificationAdded", memberAudience(userId), { notificationId: told.id });
}
