import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { labelOf } from "./queryReport.ts";
import { ReportSchedule } from "./reporting.types.ts";

/** Every schedule, the newest first; there are 50 at most. */
export function readSchedules(ctx: Context): Promise<ReportSchedule[]> {
  return read(ctx, sql`true order by s.id desc`);
}

/** One schedule. Throws when it is gone. */
export async function readSchedule(ctx: Context, id: number): Promise<ReportSchedule> {
  const [found] = await read(ctx, sql`s.id = ${id}`);
  if (!found) throw new Error("a schedule is gone");
  return found;
}

async function read({ em }: Context, which: RawBuilder<unknown>): Promise<ReportSchedule[]> {
  const found = await rows(
    em,
    sql<Stored<Omit<ReportSchedule, "label">>>`
      select s.id, s.report as report, s.query as query, s.parameters as parameters, s.format, s.frequency, s.run_on as "runOn", s.hour,
        s.status, s.owner_id as "ownerId", s.deadline as "nextRunAt", s.created_at as "createdAt"
      from report_schedules s where ${which}`,
  );
  return found.map(({ nextRunAt, createdAt, ...schedule }) =>
    Object.assign(new ReportSchedule(), schedule, {
      label: labelOf(schedule),
      nextRunAt: nextRunAt === null ? null : new Date(nextRunAt),
      createdAt: new Date(createdAt),
    }),
  );
}
