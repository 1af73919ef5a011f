import { REPORTS as LIMITS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { REPORTS } from "../../core/events/topics.ts";
import { Refused } from "../../core/failures.ts";
import type { ReportFormat } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { addJobs } from "./jobs.ts";
import type { ReportParameters, WhichReport } from "./report.ts";

interface Queued extends WhichReport {
  parameters: ReportParameters;
  format: ReportFormat;
  requestedById: number;
  scheduleId: number | null;
}

/** Adds a run to those that wait for their turn. Its job is added after the commit. */
export async function queueRun(
  tx: Tx,
  { report, query, parameters, format, requestedById, scheduleId }: Queued,
): Promise<number> {
  const queued = await row(
    tx.em,
    sql<{ id: number }>`
      insert into report_runs (report, query, parameters, format, requested_by_id, schedule_id, created_at)
      values (${report}, ${query && JSON.stringify(query)}::jsonb, ${JSON.stringify(parameters)}::jsonb, ${format}, ${requestedById}, ${scheduleId}, ${tx.now})
      returning id`,
  );
  if (!queued) throw new Error("a run was not queued");
  tx.events.publish("reportRunUpdated", REPORTS, { runId: queued.id });
  tx.afterCommit.push(() => void addJobs(tx.services, [queued.id]));
  return queued.id;
}

/** Refuses with TOO_MANY_REPORTS where as many runs wait as may. Of twenty at once, one asks after the other. */
export async function refuseBeyondWaiting({ em }: Tx): Promise<void> {
  // The lock first: a statement sees what was committed when it began, and this one may wait.
  const [, waiting] = await pipeline([
    row(em, sql`select pg_advisory_xact_lock(hashtext('report_runs'))`),
    row(
      em,
      sql<{ n: number }>`select count(*)::int as n from report_runs r where r.status = 'queued'`,
    ),
  ]);
  if ((waiting?.n ?? 0) >= LIMITS.waitingMax)
    throw new Refused(
      "TOO_MANY_REPORTS",
      `${LIMITS.waitingMax} reports wait already. Please try again when some are done`,
      { details: { max: LIMITS.waitingMax } },
    );
}
