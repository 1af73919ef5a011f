import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { nextRunAt } from "./nextRun.ts";
import { publishSchedules } from "./publishSchedules.ts";
import { queueRun, refuseBeyondWaiting } from "./queueRun.ts";
import { lockSchedule, runOf, type ScheduleRow } from "./schedule.rows.ts";

interface Which {
  id: string;
}

/** Lets a schedule rest. Refuses with SCHEDULE_NOT_ACTIVE one that does already. */
export async function pauseReportSchedule(tx: Tx, { id }: Which): Promise<number> {
  const schedule = await found(tx, id);
  if (schedule.status !== "active")
    throw new Refused("SCHEDULE_NOT_ACTIVE", "This schedule does not run");
  await rows(
    tx.em,
    sql`update report_schedules set status = 'paused', deadline = null where id = ${schedule.id}`,
  );
  await publishSchedules(tx);
  return schedule.id;
}

/**
 * Lets a schedule run again, from the next time on. One whose owner is no administrator any more is the caller's from
 * now on. Refuses with SCHEDULE_ACTIVE one that runs.
 */
export async function resumeReportSchedule(tx: Tx, { id }: Which): Promise<number> {
  const schedule = await found(tx, id);
  if (schedule.status === "active")
    throw new Refused("SCHEDULE_ACTIVE", "This schedule runs already");
  const ownerId = schedule.ownerIsAdmin ? schedule.ownerId : viewerOf(tx).id;
  await rows(
    tx.em,
    sql`update report_schedules set status = 'active', owner_id = ${ownerId}, deadline = ${nextRunAt(schedule, tx.now)}
        where id = ${schedule.id}`,
  );
  await publishSchedules(tx);
  return schedule.id;
}

/** Runs the report of a schedule now, for the administrator who asks; the schedule stays as it is. */
export async function runReportSchedule(tx: Tx, { id }: Which): Promise<number> {
  const schedule = await found(tx, id);
  await refuseBeyondWaiting(tx);
  return queueRun(tx, { ...runOf(schedule, tx.now), requestedById: viewerOf(tx).id });
}

/** Deletes a schedule; its runs stay. */
export async function deleteReportSchedule(tx: Tx, { id }: Which): Promise<{ id: number }> {
  const schedule = await found(tx, id);
  await rows(tx.em, sql`delete from report_schedules where id = ${schedule.id}`);
  await publishSchedules(tx);
  return { id: schedule.id };
}

async function found(tx: Tx, id: string): Promise<Stored<ScheduleRow>> {
  const schedule = await row(
    tx.em,
    lockSchedule(tx, sql`s.id = ${idOf(id)} for no key update of s`),
  );
  if (!schedule) throw notFound("Report schedule");
  return schedule;
}
