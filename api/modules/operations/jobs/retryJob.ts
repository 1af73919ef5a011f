import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import type { JobTask } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { readJobRows } from "./job.rows.ts";
import type { Job } from "./job.types.ts";
import { lockJob } from "./lockJob.ts";
import { FILTERS } from "./parts.ts";

/**
 * A job is done at once, with all its attempts again. Refuses with JOB_RUNNING while a server works on it, and with
 * JOB_TOO_OLD what would not leave any more.
 */
export async function retryJob(tx: Tx, input: { id: string }): Promise<Job> {
  const job = await lockJob(tx, input.id);
  if (!job.viewerActions.includes("retry"))
    throw new Refused("JOB_TOO_OLD", "This is too old to be sent");
  await reschedule(tx, [job.id]);
  const [retried] = await readJobRows(tx.em, tx.services, sql`j.id = ${job.id}::bigint`);
  if (!retried) throw new Error("a locked job is gone");
  return retried;
}

/** The failed jobs of a task are done at once, except those that run or are too old. Returns how many. */
export async function retryJobs(tx: Tx, input: { task: JobTask }): Promise<number> {
  const task = input.task.replaceAll("_", "-");
  const free = await rows(
    tx.em,
    sql<{ id: number }>`
      select j.id::float8 as id from graphile_worker._private_jobs j
      where j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = ${task})
        and ${FILTERS.failed} and j.locked_at is null
      order by j.id for update skip locked`,
  );
  const ids = free.map(({ id }) => id);
  const jobs = await readJobRows(tx.em, tx.services, sql`j.id = any(${ids}::bigint[])`);
  const retried = jobs.filter(({ viewerActions }) => viewerActions.includes("retry"));
  await reschedule(
    tx,
    retried.map(({ id }) => id),
  );
  return retried.length;
}

async function reschedule({ em }: Tx, ids: readonly number[]): Promise<void> {
  await rows(
    em,
    sql`select (graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at := now(), attempts := 0)).id`,
  );
}
