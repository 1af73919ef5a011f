import type { RawBuilder } from "kysely";
import type { Services } from "../../core/context.ts";
import type { ReportFormat, ReportScheduleStatus } from "../../core/graphql/enums.ts";
import { sql, type Stored } from "../../core/sql/sql.ts";
import { isAdministrator } from "../accounts/index.ts";
import { daysBefore, type Rhythm } from "./nextRun.ts";
import { takenBy } from "./queryReport.ts";
import type { ReportParameters, WhichReport } from "./report.ts";

/** A schedule whose row is locked. */
export interface ScheduleRow extends Rhythm, WhichReport {
  id: number;
  parameters: ReportParameters;
  format: ReportFormat;
  status: ReportScheduleStatus;
  ownerId: number;
  ownerIsAdmin: boolean;
  deadline: Date | null;
}

/** SQL: schedules `s`, and whether their owners are administrators; `which` says which, and how they are locked. */
export function lockSchedule(
  { services }: { services: Pick<Services, "env"> },
  which: RawBuilder<unknown>,
): RawBuilder<Stored<ScheduleRow>> {
  return sql<Stored<ScheduleRow>>`
    select s.id, s.report as report, s.query as query, s.parameters as parameters, s.format, s.frequency, s.run_on as "runOn", s.hour,
      s.status, s.owner_id as "ownerId", ${isAdministrator(services)} as "ownerIsAdmin", s.deadline
    from report_schedules s join users u on u.id = s.owner_id
    where ${which}`;
}

/** What a run of a schedule at that moment is about. */
export function runOf(
  { id, report, query, parameters, format, frequency }: Stored<ScheduleRow>,
  at: Date,
) {
  const days = takenBy(report).takesDays ? daysBefore(frequency, at) : {};
  return { report, query, parameters: { ...parameters, ...days }, format, scheduleId: id };
}
