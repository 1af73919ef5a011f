import { REPORTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { ReportRunStatus } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { isAdministrator } from "../accounts/index.ts";
import { labelOf } from "./queryReport.ts";
import type { WhichReport } from "./report.ts";

interface Ended extends WhichReport {
  status: ReportRunStatus;
  rows: number;
  email: string;
  name: string;
}

/** Mails whom a run of a schedule is for: a link to where they sign in, never data. Who asked by hand looks at it. */
export async function mailAboutRun(tx: Tx, runId: number): Promise<void> {
  const run = await row(
    tx.em,
    sql<Ended>`
      select r.report as report, r.query as query, r.status, r.rows, u.email, u.display_name as name
      from report_runs r join users u on u.id = r.requested_by_id
      where r.id = ${runId} and r.schedule_id is not null and ${isAdministrator(tx.services)}`,
  );
  if (!run) return;
  const label = labelOf(run);
  const link = `${tx.services.env.publicUrl}/admin/reports?run=${runId}`;
  const isDone = run.status === "done";
  tx.mails.add({
    to: run.email,
    subject: isDone ? `Report ready: ${label}` : `Report failed: ${label}`,
    body: `Hello ${run.name},

${
  isDone
    ? `the report "${label}" that you scheduled is ready. Sign in to download it within ${REPORTS.keptDays} days:`
    : `the report "${label}" that you scheduled could not be written. Here is why, and you can run it again:`
}

${link}

Market Day`,
  });
}
