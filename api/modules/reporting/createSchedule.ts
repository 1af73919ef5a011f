import { REPORTS } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { nextRunAt, type Rhythm } from "./nextRun.ts";
import { scheduledParametersOf } from "./parameters.ts";
import { publishSchedules } from "./publishSchedules.ts";
import { queryOf } from "./queryReport.ts";
import type { ReportScheduleInput } from "./reporting.types.ts";

/** Lets a report run by itself, for the administrator who asks. Refuses with TOO_MANY_REPORTS beyond 50 schedules. */
export async function createReportSchedule(tx: Tx, input: ReportScheduleInput): Promise<number> {
  const { report, format } = input;
  const parameters = scheduledParametersOf(report, input);
  const query = queryOf(tx.services, input);
  const rhythm = rhythmOf(input);
  const [, counted] = await pipeline([
    row(tx.em, sql`select pg_advisory_xact_lock(hashtext('report_schedules'))`),
    row(tx.em, sql<{ n: number }>`select count(*)::int as n from report_schedules`),
  ]);
  if ((counted?.n ?? 0) >= REPORTS.schedulesMax)
    throw new Refused("TOO_MANY_REPORTS", `There are ${REPORTS.schedulesMax} schedules already`, {
      details: { max: REPORTS.schedulesMax },
    });
  const made = await row(
    tx.em,
    sql<{ id: number }>`
      insert into report_schedules (report, query, parameters, format, frequency, run_on, hour, status, owner_id, deadline, created_at)
      values (${report}, ${query && JSON.stringify(query)}::jsonb, ${JSON.stringify(parameters)}::jsonb, ${format}, ${rhythm.frequency}, ${rhythm.runOn},
        ${rhythm.hour}, 'active', ${viewerOf(tx).id}, ${nextRunAt(rhythm, tx.now)}, ${tx.now})
      returning id`,
  );
  if (!made) throw new Error("a schedule was not made");
  await publishSchedules(tx);
  return made.id;
}

const DAYS = {
  weekly: { max: 7, words: "Weekly: choose the day, 1 for Monday to 7 for Sunday" },
  monthly: { max: 28, words: "Monthly: choose the day, 1 to 28" },
} as const;

function rhythmOf({ frequency, runOn = null, hour }: ReportScheduleInput): Rhythm {
  if (hour < 0 || hour > 23) throw badField("hour", "The hour must be 0 to 23, in UTC");
  if (frequency === "daily") {
    if (runOn !== null) throw badField("runOn", "A daily report has no day: leave it out");
    return { frequency, runOn: null, hour };
  }
  const { max, words } = DAYS[frequency];
  if (runOn === null || runOn < 1 || runOn > max) throw badField("runOn", words);
  return { frequency, runOn, hour };
}
