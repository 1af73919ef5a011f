import type { Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { readJobRows } from "./job.rows.ts";
import type { Job } from "./job.types.ts";

/** A job, locked, so that no server begins it. Refuses with JOB_RUNNING while one works on it. */
export async function lockJob(tx: Tx, id: string): Promise<Job> {
  const jobId = idOf(id);
  await row(
    tx.em,
    sql`select 1 from graphile_worker._private_jobs where id = ${jobId}::bigint for update`,
  );
  const [job] = await readJobRows(tx.em, tx.services, sql`j.id = ${jobId}::bigint`);
  if (!job) throw notFound("Job");
  if (job.status === "running")
    throw new Refused("JOB_RUNNING", "A server works on this job right now");
  return job;
}
