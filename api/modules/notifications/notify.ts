import { ONLINE_MINUTES, NOTIFICATION_MAILS } from "../../../schema/limits.ts";
import { minutesAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { mailNotice } from "./mailNotice.ts";
import { kindOf } from "./notificationKinds.ts";

/** A notification that is to be sent to one member. */
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
  /** When it happened, if that is not now. */
  at?: Date;
  /**
   * Part of the data. An unread notification of this type that has it gets the new text and moves to the top, so that
   * ten messages of one member are one row, and one mail. Of several such notices in one call the last one stays.
   */
  replaces?: Record<string, unknown>;
}

/** A stored notification, and whether the member wants it in the notification centre. */
interface StoredNotification {
  id: number;
  inApp: boolean;
}

/** Where to send a mail, when the member wants one and is not online. */
export interface MailTo {
  email: string;
  name: string;
  unsubscribeToken: string;
}

/**
 * Notifies members: stores rows for the notification centre, publishes live events after the commit, and mails those
 * who want that and are not online. Members who left get nothing. One statement. Only consumers of the outbox call it,
 * one after the other: concurrent calls would both insert a row that one of them should replace.
 */
export async function notify(tx: Tx, ...told: Notice[]): Promise<void> {
  const notices = withoutReplaced(told);
  if (notices.length === 0) return;
  const given = notices.map((notice) => ({
    ...notice,
    priority: notice.priority ?? "medium",
    at: notice.at ?? tx.now,
    isMailed: kindOf(notice.type).email,
    mailsLeft: NOTIFICATION_MAILS.max - tx.mails.countOf(notice.userId),
  }));
  const found = await rows(
    tx.em,
    sql<StoredNotification & { n: number; mailTo: MailTo | null }>`
      with given as (
        select g.*, row_number() over (partition by g."userId" order by g.n) - 1 as before
        from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (
          "userId" int, type text, title text, message text, data jsonb, priority text, "actionUrl" text,
          at timestamptz, replaces jsonb, "isMailed" boolean, "mailsLeft" int)) with ordinality
          as g ("userId", type, title, message, data, priority, "actionUrl", at, replaces, "isMailed", "mailsLeft", n)),
      again as (
        update notifications o
        set title = g.title, message = g.message, data = g.data, action_url = g."actionUrl", created_at = g.at
        from given g
        where o.user_id = g."userId" and not o.is_read and o.type = g.type and o.data @> g.replaces
        returning g.n, o.id, o.in_app),
      wanted as (
        select g.*, u.email, u.display_name, u.unsubscribe_token,
               coalesce(p.in_app, true) as in_app,
               u.notification_emails and coalesce(p.email, g."isMailed")
                 and not exists (select 1 from sessions s where s.user_id = u.id
                       and s.expire > ${tx.now} and s.last_seen_at > ${minutesAfter(tx.now, -ONLINE_MINUTES)})
                 and (select count(*) from mails m where m.user_id = u.id
                       and m.created_at > ${minutesAfter(tx.now, -NOTIFICATION_MAILS.minutes)}) + g.before < g."mailsLeft"
                 as is_mailed
        from given g join users u on u.id = g."userId"
        left join notification_preferences p on p.user_id = u.id and p.type = g.type
        where u.is_active and not exists (select 1 from again a where a.n = g.n)
        order by g.n),
      member as materialized (select w.*, nextval('notifications_id_seq')::int as id from wanted w),
      told as (
        insert into notifications (id, user_id, type, title, message, data, priority, action_url, in_app, created_at)
        select id, "userId", type, title, message, data, priority, "actionUrl", in_app, at
        from member order by n)
      select n::int, id, in_app as "inApp", case when is_mailed then json_build_object(
               'email', email, 'name', display_name, 'unsubscribeToken', unsubscribe_token) end as "mailTo"
      from member
      union all select n::int, id, in_app, null from again
      order by n`,
  );
  for (const { n, mailTo, ...told } of found) {
    const notice = notices[n - 1];
    if (!notice) continue;
    publishNotification(tx, notice.userId, told);
    if (mailTo) mailNotice(tx, notice, { ...mailTo, notificationId: told.id });
  }
}

/** The notices without those that a later one replaces. */
function withoutReplaced(notices: readonly Notice[]): Notice[] {
  const last = new Map(notices.map((notice, n) => [keyOf(notice) ?? n, n]));
  return notices.filter((notice, n) => last.get(keyOf(notice) ?? n) === n);
}

function keyOf({ userId, type, replaces }: Notice): string | undefined {
  return replaces && JSON.stringify([userId, type, replaces]);
}

function publishNotification(tx: Tx, userId: number, { id, inApp }: StoredNotification): void {
  if (inApp) tx.events.publish("notificationAdded", memberAudience(userId), { notificationId: id });
}
