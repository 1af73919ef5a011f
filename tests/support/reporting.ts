import { expect, vi } from "vitest";
import type { Person } from "./people.ts";

export const RUN = `id report parameters { from to category status } format status scheduleId rows total bytes sha256 asOf
  failure createdAt startedAt finishedAt keptUntil file requestedBy { id }`;
export const REQUEST = `mutation ($input: ReportRequestInput!) { requestReport(input: $input) { ${RUN} } }`;
export const CANCEL_RUN = `mutation ($id: ID!) { cancelReportRun(id: $id) { ${RUN} } }`;
export const READ_RUN = `query ($id: ID!) { reportRun(id: $id) { ${RUN} } }`;
export const RUNS = `query ($first: Int, $after: String) { reportRuns(first: $first, after: $after) {
  cursor pageInfo { endCursor hasNextPage } edges { node { ${RUN} } } } }`;
export const HEAR_RUNS = `subscription ($after: Cursor) { reportRunUpdated(after: $after) { cursor run { id status rows total } } }`;
export const SCHEDULE = `id report parameters { from to category status } format frequency runOn hour status nextRunAt owner { id }`;
export const SCHEDULES = `{ reportSchedules { ${SCHEDULE} } }`;
export const CREATE_SCHEDULE = `mutation ($input: ReportScheduleInput!) { createReportSchedule(input: $input) { ${SCHEDULE} } }`;
export const PAUSE_SCHEDULE = `mutation ($id: ID!) { pauseReportSchedule(id: $id) { ${SCHEDULE} } }`;
export const RESUME_SCHEDULE = `mutation ($id: ID!) { resumeReportSchedule(id: $id) { ${SCHEDULE} } }`;
export const RUN_SCHEDULE = `mutation ($id: ID!) { runReportSchedule(id: $id) { ${RUN} } }`;
export const DELETE_SCHEDULE = `mutation ($id: ID!) { deleteReportSchedule(id: $id) { id } }`;

/** As if another server wrote a run, once all that wait are written: nothing else is until this ends. */
export async function holdReports(admin: Person): Promise<{ end(): Promise<void> }> {
  // Not expect.poll, which only works inside of a test.
  await vi.waitFor(
    async () =>
      expect(
        await admin.market.rows(`select id from report_runs where status in ('queued', 'running')`),
      ).toEqual([]),
    { timeout: 20_000 },
  );
  const [held] = await admin.market.rows<{ id: number }>(
    `insert into report_runs (report, parameters, format, status, requested_by_id, lease_until, created_at)
     values ('items', '{"from":null,"to":null,"category":null,"status":null}', 'csv', 'running', $1, now() + interval '1 day', now())
     returning id`,
    [Number(admin.id)],
  );
  return {
    end: async () => {
      await admin.market.rows(`delete from report_runs where id = $1`, [held?.id]);
    },
  };
}

/** Ended suspensions of a member, whose report is as long as a test needs it. Answers what asks for it. */
export async function aLongReport(admin: Person, rows: number): Promise<object> {
  const { market, id } = admin;
  const member = await market.member("Often");
  await market.rows(
    `insert into suspension_logs (user_id, admin_id, reason, is_active, created_at, lifted_at)
     select $1, $2, 'Nothing was handed over, again: ' || n, false, timestamptz '2026-02-01' + n * interval '1 second', now()
     from generate_series(1, $3::int) n`,
    [Number(member.id), Number(id), rows],
  );
  return { report: "moderation", from: "2026-02-01", to: "2026-03-31" };
}

export interface ReportRun {
  id: string;
  report: string;
  parameters: Record<"from" | "to" | "category" | "status", string | null>;
  format: "csv" | "jsonl";
  status: string;
  scheduleId: string | null;
  rows: number;
  total: number | null;
  bytes: number;
  sha256: string | null;
  asOf: string | null;
  failure: string | null;
  createdAt: string;
  finishedAt: string | null;
  keptUntil: string | null;
  file: string | null;
  requestedBy: { id: string };
}

export async function readRun(admin: Person, id: string): Promise<ReportRun> {
  return (await admin.gql<{ reportRun: ReportRun }>(READ_RUN, { id })).reportRun;
}

/** The run when it is over. */
export async function runOver(admin: Person, id: string, timeout = 20_000): Promise<ReportRun> {
  await expect
    .poll(async () => (await readRun(admin, id)).status, { timeout })
    .toMatch(/^(done|failed|cancelled)$/);
  return readRun(admin, id);
}

/** A run that was requested and is done. */
export async function aReport(admin: Person, input: object): Promise<ReportRun> {
  const { requestReport } = await admin.gql<{ requestReport: ReportRun }>(REQUEST, {
    input: { format: "jsonl", ...input },
  });
  const run = await runOver(admin, requestReport.id);
  expect(run).toMatchObject({ status: "done", failure: null });
  return run;
}

export function fetchFile(
  { market, headers }: Person,
  { id }: { id: string },
  more: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${market.url}/api/admin/report-runs/${id}/file`, {
    headers: { ...headers, ...more },
  });
}

/** The rows of a report as JSON objects. */
export async function rowsOf(
  admin: Person,
  input: object,
): Promise<Record<string, string | number | boolean | null>[]> {
  const run = await aReport(admin, input);
  const response = await fetchFile(admin, run);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines.pop()).toBe("");
  expect(run.rows).toBe(lines.length);
  return lines.map((line) => JSON.parse(line));
}
