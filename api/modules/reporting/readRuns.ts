import type { RawBuilder } from "kysely";
import { REPORTS as LIMITS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { REPORTS } from "../../core/events/topics.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { labelOf } from "./queryReport.ts";
import { ReportRun, type ReportRunConnection } from "./reporting.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the runs, the newest first. */
export async function readRuns(ctx: Context, { first, after }: Page): Promise<ReportRunConnection> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [REPORTS]),
    read(
      ctx,
      sql`${place === undefined ? sql`true` : sql`r.id < ${place}`} order by r.id desc limit ${size + 1}`,
    ),
  ]);
  return { ...toConnection(found, size, ({ id }) => [id]), cursor };
}

/** One run; null if there is none, or no more. */
export async function readRun(ctx: Context, id: number): Promise<ReportRun | null> {
  const [found] = await read(ctx, sql`r.id = ${id}`);
  return found ?? null;
}

type Row = Omit<ReportRun, "label" | "keptUntil" | "file">;

async function read({ em, services }: Context, which: RawBuilder<unknown>): Promise<ReportRun[]> {
  const found = await rows(
    em,
    sql<Stored<Row>>`
      select r.id, r.report as report, r.query as query, r.parameters as parameters, r.format, r.status, r.requested_by_id as "requestedById",
        r.schedule_id as "scheduleId", r.file_key as "fileKey", r.rows, r.total, r.bytes::float8 as bytes, r.sha256,
        r.as_of as "asOf", r.failure, r.created_at as "createdAt", r.started_at as "startedAt",
        r.finished_at as "finishedAt"
      from report_runs r where ${which}`,
  );
  const now = services.clock.now();
  return found.map(({ createdAt, startedAt, finishedAt, asOf, ...run }) => {
    const ended = dateOf(finishedAt);
    const keptUntil = run.status === "done" && ended ? keptUntilOf(ended) : null;
    return Object.assign(new ReportRun(), run, {
      label: labelOf(run),
      createdAt: new Date(createdAt),
      startedAt: dateOf(startedAt),
      finishedAt: ended,
      asOf: dateOf(asOf),
      keptUntil,
      file: keptUntil && keptUntil > now ? `/api/admin/report-runs/${run.id}/file` : null,
    });
  });
}

/** When a run that ended then is deleted, with its file. */
export function keptUntilOf(finishedAt: Date): Date {
  return hoursAfter(finishedAt, 24 * LIMITS.keptDays);
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
