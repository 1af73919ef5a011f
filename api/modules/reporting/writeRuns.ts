import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { REPORTS as LIMITS } from "../../../schema/limits.ts";
import { systemContext, type Services, type Tx } from "../../core/context.ts";
import { REPORTS } from "../../core/events/topics.ts";
import { Refused } from "../../core/failures.ts";
import type { ReportFailure } from "../../core/graphql/enums.ts";
import { isDiskFull } from "../../core/guard/diskFull.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { sqlState } from "../../core/sql/sqlState.ts";
import { transact } from "../../core/transactions/transact.ts";
import { mailAboutRun } from "./mailAboutRun.ts";
import { draftReport, type Draft } from "./reportFiles.ts";
import { writeReport, type Progress, type TakenRun } from "./writeReport.ts";

/** PostgreSQL ended a statement that took too long. */
const QUERY_CANCELED = "57014";
const UNIQUE_VIOLATION = "23505";

/** Writes the runs that wait, one after the other, as long as no other server does. */
export async function writeRuns(services: Services, signal: AbortSignal): Promise<boolean> {
  let hasWritten = false;
  while (!signal.aborted) {
    const run = await takeNext(services);
    if (!run) break;
    hasWritten = true;
    await writeRun(services, run, signal);
  }
  return hasWritten;
}

/** The next run, which is this server's from now on; undefined while another server writes one. */
async function takeNext(services: Services): Promise<TakenRun | undefined> {
  try {
    return await transact(systemContext(services), takeRun, undefined);
  } catch (error) {
    // Another server took one at the same moment.
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** The database's own clock measures a lease: those of two servers may differ, and tests move the market's. */
const leaseEnd = sql`now() + make_interval(secs => ${LIMITS.leaseSeconds})`;

async function takeRun(tx: Tx): Promise<TakenRun | undefined> {
  const lost = await rows(
    tx.em,
    sql<{ id: number }>`
      update report_runs set status = 'failed', failure = 'interrupted', finished_at = ${tx.now}, lease_until = null
      where status = 'running' and lease_until < now() and attempts >= ${LIMITS.attempts} returning id`,
  );
  for (const { id } of lost) await ended(tx, id);
  const fileKey = randomUUID();
  const run = await row(
    tx.em,
    sql<Omit<TakenRun, "fileKey">>`
      update report_runs set status = 'running', attempts = attempts + 1, file_key = ${fileKey},
        lease_until = ${leaseEnd}, started_at = ${tx.now}, rows = 0, bytes = 0, total = null
      where id = (
        select r.id from report_runs r
        where (r.status = 'running' and r.lease_until < now())
          or (r.status = 'queued' and not exists (select 1 from report_runs b where b.status = 'running'))
        order by r.status = 'queued', r.id limit 1 for no key update skip locked)
      returning id, report, query, parameters, format`,
  );
  if (!run) return undefined;
  tx.events.publish("reportRunUpdated", REPORTS, { runId: run.id });
  return { ...run, fileKey };
}

/** Writes one run: at its end it is done, failed, no longer this server's, or waits again because this server stops. */
async function writeRun(services: Services, run: TakenRun, stopping: AbortSignal): Promise<void> {
  const ctx = systemContext(services);
  const progress: Progress = { rows: 0, total: null };
  const lost = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  let draft: Draft | undefined;
  let telling: Promise<void> | undefined;
  try {
    draft = await draftReport(services.env, run.fileKey, run.format);
    telling = tellProgress(services, run, { progress, draft, lost, over: over.signal });
    const asOf = await writeReport(services, run, draft, progress, signal);
    const sha256 = await draft.finish();
    over.abort();
    await telling;
    const done = { run, progress, bytes: draft.bytes, sha256, asOf };
    await transact(ctx, finishRun, done);
  } catch (error) {
    over.abort();
    await telling;
    if (lost.signal.aborted) return;
    if (stopping.aborted) await transact(ctx, putBack, run).catch(() => {});
    else await giveUp(services, run, error);
  } finally {
    await draft?.drop();
  }
}

interface Telling {
  progress: Progress;
  draft: Draft;
  /** Aborted when the run is not this server's any more. */
  lost: AbortController;
  over: AbortSignal;
}

/** Renews the lease and tells how far the file is, until it is over. Never rejects. */
async function tellProgress(
  services: Services,
  run: TakenRun,
  { progress, draft, lost, over }: Telling,
): Promise<void> {
  while (!over.aborted && !lost.signal.aborted) {
    await wait(LIMITS.progressMs, undefined, { signal: over, ref: false }).catch(() => {});
    if (over.aborted) return;
    try {
      const at = { run, rows: progress.rows, total: progress.total, bytes: draft.bytes };
      if (!(await transact(systemContext(services), noteProgress, at))) lost.abort();
    } catch (error) {
      services.log.warn({ err: error, run: run.id }, "the progress of a report is not stored");
    }
  }
}

async function noteProgress(
  tx: Tx,
  { run, rows: written, total, bytes }: { run: TakenRun; bytes: number } & Progress,
): Promise<boolean> {
  const noted = await row(
    tx.em,
    sql<{ id: number }>`
      update report_runs set rows = ${written}, total = ${total}, bytes = ${bytes}, lease_until = ${leaseEnd}
      where ${isMine(run)} returning id`,
  );
  if (noted) tx.events.broadcast("reportRunProgressed", REPORTS, { runId: run.id });
  return noted !== undefined;
}

/** Each attempt has a file of its own, so its key tells whether the run is still this server's. */
const isMine = ({ id, fileKey }: TakenRun) =>
  sql`id = ${id} and file_key = ${fileKey}::uuid and status = 'running'`;

interface Done {
  run: TakenRun;
  progress: Progress;
  bytes: number;
  sha256: string;
  asOf: Date;
}

/** The file is on the disk before its run is done. */
async function finishRun(tx: Tx, { run, progress, bytes, sha256, asOf }: Done): Promise<void> {
  const done = await row(
    tx.em,
    sql<{ id: number }>`
      update report_runs set status = 'done', lease_until = null, finished_at = ${tx.now}, rows = ${progress.rows},
        total = ${progress.rows}, bytes = ${bytes}, sha256 = ${sha256}, as_of = ${asOf}
      where ${isMine(run)} returning id`,
  );
  if (done) await ended(tx, run.id);
}

/** Another server writes it, or this one after its restart. */
async function putBack(tx: Tx, run: TakenRun): Promise<void> {
  const back = await row(
    tx.em,
    sql<{ id: number }>`
      update report_runs set status = 'queued', attempts = attempts - 1, file_key = null, lease_until = null,
        started_at = null, rows = 0, bytes = 0, total = null
      where ${isMine(run)} returning id`,
  );
  if (back) tx.events.publish("reportRunUpdated", REPORTS, { runId: run.id });
}

async function giveUp(services: Services, run: TakenRun, error: unknown): Promise<void> {
  const failure = failureOf(error);
  services.log.error({ err: error, run: run.id, failure }, "a report was not written");
  await transact(systemContext(services), failRun, { run, failure }).catch((cause: unknown) =>
    // Its lease ends, and it is begun anew.
    services.log.warn({ err: cause, run: run.id }, "the failure of a report is not stored"),
  );
}

function failureOf(error: unknown): ReportFailure {
  if (isDiskFull(error)) return "disk_full";
  // It was checked when it was asked for; the tables have changed since.
  if (error instanceof Refused) return "query_invalid";
  return sqlState(error) === QUERY_CANCELED ? "too_slow" : "error";
}

async function failRun(
  tx: Tx,
  { run, failure }: { run: TakenRun; failure: ReportFailure },
): Promise<void> {
  const failed = await row(
    tx.em,
    sql<{ id: number }>`
      update report_runs set status = 'failed', failure = ${failure}, lease_until = null, finished_at = ${tx.now}
      where ${isMine(run)} returning id`,
  );
  if (failed) await ended(tx, run.id);
}

/** Tells that a run is over. */
async function ended(tx: Tx, runId: number): Promise<void> {
  tx.events.publish("reportRunUpdated", REPORTS, { runId });
  await mailAboutRun(tx, runId);
}
