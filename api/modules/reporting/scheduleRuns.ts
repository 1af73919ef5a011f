import { REPORTS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { nextRunAt } from "./nextRun.ts";
import { publishSchedules } from "./publishSchedules.ts";
import { queueRun } from "./queueRun.ts";
import { lockSchedule, runOf } from "./schedule.rows.ts";

/** Queues the run of a schedule when its time has come. */
export const scheduleRuns: Deadline = {
  task: "report-schedule-runs",
  table: "report_schedules",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A schedule of a report is active",
      after: "the next hour that it names",
      happens:
        "The report runs, and the schedule waits for its next time; it stops if its owner is no administrator any more",
      told: "The owner, by a mail with a link, when the file is there or failed",
      source: "C37",
    },
  ],
  end: runByTime,
};

/**
 * Every time that passed is run, so that no day is missing after a long stop, but none whose file would have been
 * deleted by now.
 */
async function runByTime(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const schedule = await row(
    tx.em,
    lockSchedule(
      tx,
      sql`s.id = ${id} and s.deadline <= ${tx.now} for no key update of s skip locked`,
    ),
  );
  if (!schedule || schedule.deadline === null) return false;
  if (!schedule.ownerIsAdmin) {
    await rows(
      tx.em,
      sql`update report_schedules set status = 'stopped', deadline = null where id = ${id}`,
    );
    await publishSchedules(tx);
    return true;
  }
  const due = new Date(schedule.deadline);
  const oldest = hoursAfter(tx.now, -24 * REPORTS.keptDays);
  const isTooOld = due < oldest;
  if (!isTooOld) await queueRun(tx, { ...runOf(schedule, due), requestedById: schedule.ownerId });
  const next = nextRunAt(schedule, isTooOld ? oldest : due);
  await rows(tx.em, sql`update report_schedules set deadline = ${next} where id = ${id}`);
  await publishSchedules(tx);
  return true;
}
