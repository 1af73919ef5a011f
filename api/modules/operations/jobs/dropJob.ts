import { object } from "yup";
import { JOB_DROP } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { lockJob } from "./lockJob.ts";

export const dropping = object({ reason: reasonRule(JOB_DROP.reason) });

/**
 * Removes a job from the queue. A mail or a text message is deleted with it, and never leaves. Refuses with JOB_RUNNING
 * while a server works on it, and with JOB_NEEDED what a row asks for. Returns its id.
 */
export async function dropJob(tx: Tx, input: { id: string; reason: string }): Promise<number> {
  checked(dropping, input);
  const job = await lockJob(tx, input.id);
  if (!job.viewerActions.includes("drop"))
    throw new Refused("JOB_NEEDED", "A report waits for this job. Cancel the report instead");
  await rows(tx.em, sql`select (graphile_worker.complete_jobs(array[${job.id}::bigint])).id`);
  // Otherwise the sweep would give it another job.
  if (job.task === "mail_leaves")
    await rows(tx.em, sql`delete from mails where id = ${job.rowId} and sent_at is null`);
  if (job.task === "text_leaves")
    await rows(tx.em, sql`delete from text_messages where id = ${job.rowId} and sent_at is null`);
  return job.id;
}
