import type { Tx } from "../../core/context.ts";
import { REPORTS } from "../../core/events/topics.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";

/**
 * Ends a run that waits or is being written: the server that writes it stops within a second, and there is no file.
 * Refuses with REPORT_RUN_OVER what is over.
 */
export async function cancelReportRun(tx: Tx, { id }: { id: string }): Promise<number> {
  const runId = idOf(id);
  const run = await row(
    tx.em,
    sql<{
      status: string;
    }>`select r.status from report_runs r where r.id = ${runId} for no key update`,
  );
  if (!run) throw notFound("Report run");
  if (run.status !== "queued" && run.status !== "running")
    throw new Refused("REPORT_RUN_OVER", "This run is over");
  await row(
    tx.em,
    sql`update report_runs set status = 'cancelled', finished_at = ${tx.now}, lease_until = null where id = ${runId}`,
  );
  tx.events.publish("reportRunUpdated", REPORTS, { runId });
  return runId;
}
