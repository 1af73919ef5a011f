import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import type { CommunityEvents } from "../../core/outbox/events/community.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { noBlockBetween } from "../blocks/index.ts";
import type { Notice } from "../notifications/index.ts";
import { publishToViewer } from "./publishStream.ts";

/** Notifies the members who asked for a reminder when the stream goes live. */
export const streamReminds: Deadline = {
  task: "stream-reminds",
  table: "stream_reminders",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A member waits for a planned stream",
      after: "As soon as it goes live",
      happens: "The reminder ends",
      told: "The member, unless the stream is over by then or one of the two blocked the other",
      source: "ours",
    },
  ],
  end: remind,
};

async function remind(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const due = await row(
    tx.em,
    sql<{ streamId: number; memberId: number }>`
      with due as (
        select id from stream_reminders where id = ${id} and deadline <= ${tx.now} for update skip locked)
      delete from stream_reminders r using due where r.id = due.id
      returning r.stream_id as "streamId", r.user_id as "memberId"`,
  );
  if (!due) return false;
  publishToViewer(tx, due.memberId, due.streamId);
  tx.outbox.append("StreamReminderDue", due);
  return true;
}

/**
 * The notification for a member who waited for a stream that is live now, unless one of member and host blocked the
 * other.
 */
export async function reminderNotices(
  tx: Tx,
  { streamId, memberId }: CommunityEvents["StreamReminderDue"],
): Promise<Notice[]> {
  const live = await rows(
    tx.em,
    sql<{ title: string; host: string }>`
      select s.title, h.display_name as host from live_streams s join users h on h.id = s.user_id
      where s.id = ${streamId} and s.is_live
        and ${noBlockBetween(memberId, sql`s.user_id`)}`,
  );
  return live.map(({ title, host }) => ({
    userId: memberId,
    type: "stream_live",
    title: `${host} is live`,
    message: `"${title}" has begun. You asked to be reminded.`,
    data: { streamId },
    actionUrl: `/streams/${streamId}`,
  }));
}
