import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/deadlines.ts";
import { row, sql } from "../../core/sql.ts";
import { notify } from "../notifications/index.ts";
import { tellViewer } from "./tellStream.ts";

/** Members who asked to be told when a stream goes live. */
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

interface Due {
  streamId: number;
  userId: number;
  title: string;
  host: string;
  isLive: boolean;
}

async function remind(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const due = await row(
    tx.em,
    sql<Due>`
      with due as (
        select id from stream_reminders where id = ${id} and deadline <= ${tx.now} for update skip locked),
      gone as (delete from stream_reminders r using due where r.id = due.id returning r.stream_id, r.user_id)
      select g.stream_id as "streamId", g.user_id as "userId", s.title, h.display_name as host,
             s.is_live and not exists (select 1 from member_blocks b
               where (b.user_id, b.blocked_user_id) in ((g.user_id, s.user_id), (s.user_id, g.user_id))) as "isLive"
      from gone g join live_streams s on s.id = g.stream_id join users h on h.id = s.user_id`,
  );
  if (!due) return false;
  const { streamId, userId, title, host, isLive } = due;
  tellViewer(tx, userId, streamId);
  if (isLive)
    await notify(tx, {
      userId,
      type: "stream_live",
      title: `${host} is live`,
      message: `"${title}" has begun. You asked to be reminded.`,
      data: { streamId },
      actionUrl: `/streams/${streamId}`,
    });
  return true;
}
