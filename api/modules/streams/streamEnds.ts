import { STREAM_HOST_GONE_SECONDS, STREAM_LATE_HOURS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { callOff, end } from "./endStream.ts";

/** Ends a stream that its host left, or never began. */
export const streamEnds: Deadline = {
  task: "stream-ends",
  table: "live_streams",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A stream is live",
      after: `${STREAM_HOST_GONE_SECONDS / 60} minutes after the last sign of its host`,
      happens: "It ends",
      told: "Who watches it or looks at the streams",
      source: "ours",
    },
    {
      state: "A stream waits to be started",
      after: `${STREAM_LATE_HOURS} hours after its time, or after it was made when it has none`,
      happens: "It is called off",
      told: "Who watches it or looks at the streams",
      source: "ours",
    },
  ],
  end: endOverdue,
};

async function endOverdue(tx: Tx, { id }: { id: number }): Promise<boolean> {
  // Skip the stream if it is locked: another server is ending it, or its host is changing it.
  const due = await row(
    tx.em,
    sql<{ isLive: boolean }>`
      select is_live as "isLive" from live_streams where id = ${id} and deadline <= ${tx.now}
      for no key update skip locked`,
  );
  if (!due) return false;
  await (due.isLive ? end(tx, id) : callOff(tx, id));
  return true;
}
