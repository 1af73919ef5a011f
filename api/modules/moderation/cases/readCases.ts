import type { RawBuilder } from "kysely";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { cursorOf } from "../../../core/events/follow.ts";
import { MODERATION_QUEUE } from "../../../core/events/topics.ts";
import type { CaseFilter } from "../../../core/graphql/enums.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
} from "../../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import { caseColumns, claimOf, stateOf, type CaseRow } from "./case.rows.ts";
import { caseActions } from "./case.states.ts";
import {
  CaseContent,
  CaseReport,
  ModerationCase,
  type ModerationCaseConnection,
} from "./case.types.ts";
import { subjectImages, subjectRemovable, subjectText } from "./subject.rows.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the queue: what is due first is first. Decided cases by the decision, the latest first. */
export async function readQueue(
  ctx: Context,
  filter: CaseFilter,
  { first, after }: Page,
): Promise<ModerationCaseConnection> {
  const size = pageSize(first);
  const isDecided = filter === "decided";
  const order = isDecided
    ? sql`order by k.decided_at desc, k.id desc`
    : sql`order by k.due_at, k.id`;
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [MODERATION_QUEUE]),
    read(
      ctx,
      sql`${fits(ctx, filter)} and ${beyond(decodePlace(after, 3), isDecided)} ${order} limit ${size + 1}`,
    ),
  ]);
  return { ...toConnection(found, size, placeOf), cursor };
}

/** One case; undefined when there is none. */
export async function readCase(ctx: Context, id: number): Promise<ModerationCase | undefined> {
  const [found] = await read(ctx, sql`k.id = ${id}`);
  return found;
}

/** One case, which must exist. */
export async function readCaseOf(ctx: Context, id: number): Promise<ModerationCase> {
  const found = await readCase(ctx, id);
  if (!found) throw new Error("a case is gone");
  return found;
}

const HISTORY = 20;

/** What was decided about the member of a case before, the latest first. */
export function readHistory(
  ctx: Context,
  { id, memberId }: ModerationCase,
): Promise<ModerationCase[]> {
  return read(
    ctx,
    sql`k.member_id = ${memberId} and k.id <> ${id} and k.decided_at is not null order by k.id desc limit ${HISTORY}`,
  );
}

/**
 * The reports of a case, the oldest first; of an appeal those of the case it is about. Nobody reads who reported them: of
 * the viewer's own case there are none.
 */
export async function readReports(
  ctx: Context,
  { id, appealsId, memberId }: ModerationCase,
): Promise<CaseReport[]> {
  if (memberId === viewerOf(ctx).id) return [];
  const found = await rows(
    ctx.em,
    sql<Stored<CaseReport>>`
      select r.id, r.reporter_id as "reporterId", r.reason, r.details, r.created_at as "createdAt"
      from reports r where r.case_id = ${appealsId ?? id} order by r.id limit 100`,
  );
  return found.map((report) =>
    Object.assign(new CaseReport(), report, { createdAt: new Date(report.createdAt) }),
  );
}

/** What a case is about, as it is now. */
export async function readContent({ em }: Context, { id }: ModerationCase): Promise<CaseContent> {
  const found = await row(
    em,
    sql<CaseContent>`
      select ${subjectText} as text, ${subjectImages} as paths, ${subjectRemovable} as "isRemovable"
      from moderation_cases k where k.id = ${id}`,
  );
  return Object.assign(new CaseContent(), found ?? { text: null, paths: [], isRemovable: false });
}

async function read(ctx: Context, which: RawBuilder<unknown>): Promise<ModerationCase[]> {
  const found = await rows(
    ctx.em,
    sql<CaseRow>`
      select ${caseColumns(ctx)} from moderation_cases k join users u on u.id = k.member_id where ${which}`,
  );
  return found.map((one) => toCase(ctx, one));
}

function toCase(ctx: Context, found: CaseRow): ModerationCase {
  const now = ctx.services.clock.now();
  const claim = claimOf(found, now);
  const dueAt = new Date(found.dueAt);
  const decidedAt = found.decidedAt === null ? null : new Date(found.decidedAt);
  return Object.assign(new ModerationCase(), found, {
    createdAt: new Date(found.createdAt),
    dueAt,
    isOverdue: dueAt < (decidedAt ?? now),
    claimedById: claim?.byId ?? null,
    claimedUntil: claim?.until ?? null,
    decidedAt,
    notes: found.memberId === viewerOf(ctx).id ? null : found.notes,
    overturnedAt: found.overturnedAt === null ? null : new Date(found.overturnedAt),
    viewerActions: caseActions(stateOf(ctx, found, now)),
  });
}

function fits(ctx: Context, filter: CaseFilter): RawBuilder<unknown> {
  const now = ctx.services.clock.now();
  switch (filter) {
    case "open":
      return sql`k.decided_at is null`;
    case "mine":
      return sql`(k.decided_at is null and k.claimed_by = ${viewerOf(ctx).id} and k.claimed_until > ${now})`;
    case "overdue":
      return sql`(k.decided_at is null and k.due_at < ${now})`;
    case "appeals":
      return sql`(k.decided_at is null and k.kind = 'appeal')`;
    case "decided":
      return sql`k.decided_at is not null`;
  }
}

function placeOf({ id, dueAt, decidedAt }: ModerationCase): number[] {
  return [...dayAndMs(decidedAt ?? dueAt), id];
}

function beyond(place: number[] | undefined, isDecided: boolean): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const [day = 0, ms = 0, id] = place;
  const at = momentOf(day, ms);
  return isDecided
    ? sql`(k.decided_at, k.id) < (${at}::timestamptz, ${id}::int)`
    : sql`(k.due_at, k.id) > (${at}::timestamptz, ${id}::int)`;
}
