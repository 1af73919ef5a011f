import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { endSuspension } from "./liftSuspension.ts";

/** Ends a suspension when its time is over. */
export const suspensionEnds: Deadline = {
  task: "suspension-ends",
  table: "suspension_logs",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A member is suspended for a time",
      after: "the moment the administrator named",
      happens:
        "The member may sign in again, and the items that were hidden are back on the market",
      told: "The member",
      source: "C36",
    },
  ],
  end: endByTime,
};

async function endByTime(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const due = await row(
    tx.em,
    sql<{ memberId: number }>`
      select user_id as "memberId" from suspension_logs where id = ${id} and deadline <= ${tx.now}
      for no key update skip locked`,
  );
  if (!due) return false;
  await endSuspension(tx, { id, memberId: due.memberId, liftedById: null, notes: null });
  return true;
}
