import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { parametersOf } from "./parameters.ts";
import { queryOf } from "./queryReport.ts";
import { queueRun, refuseBeyondWaiting } from "./queueRun.ts";
import type { ReportRequestInput } from "./reporting.types.ts";

/**
 * Queues a run of a report; a job writes its file. Refuses with TOO_MANY_REPORTS while as many wait as may.
 */
export async function requestReport(tx: Tx, input: ReportRequestInput): Promise<number> {
  const { report, format } = input;
  const parameters = parametersOf(report, input);
  const query = queryOf(tx.services, input);
  await refuseBeyondWaiting(tx);
  return queueRun(tx, {
    report,
    query,
    parameters,
    format,
    requestedById: viewerOf(tx).id,
    scheduleId: null,
  });
}
