import type { EntityManager } from "@mikro-orm/postgresql";
import { REPORTS } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import type { RowWork } from "../../core/jobs/work.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { writeRuns } from "./writeRuns.ts";

/** The name of the job that writes reports. */
const TASK = "report-written";

/** Adds the jobs of some runs. A job only wakes a server, which takes whichever run is next. Never rejects. */
export async function addJobs(
  { orm, log }: Pick<Services, "orm" | "log">,
  ids: readonly number[],
): Promise<void> {
  try {
    await rows(
      orm.em.fork() as EntityManager,
      sql`select (graphile_worker.add_job(${TASK}::text, job_key := ${`${TASK}:`} || r.id, max_attempts := 5)).id
          from report_runs r where r.id = any(${[...ids]}::int[])`,
    );
  } catch (error) {
    log.warn({ err: error }, "no job for a report; the sweep gives it one");
  }
}

/**
 * Reports are written one at a time in the whole market. A run whose server has said nothing for 15 seconds is begun
 * anew by another.
 */
export const reportWork: RowWork = {
  task: TASK,
  when: "When a report was requested",
  what: `Its file is written, one report after the other; a run whose server said nothing for ${REPORTS.leaseSeconds} seconds is begun anew by another`,
  run: writeRuns,
  rearm: async (services) => {
    const { orm } = services;
    const waiting = await rows(
      orm.em.fork() as EntityManager,
      sql<{ id: number }>`
        select r.id from report_runs r
        where (r.status = 'queued' and not exists (select 1 from report_runs b where b.status = 'running'))
          or (r.status = 'running' and r.lease_until < now())
        order by r.id limit 1`,
    );
    if (waiting.length > 0)
      await addJobs(
        services,
        waiting.map(({ id }) => id),
      );
  },
};
