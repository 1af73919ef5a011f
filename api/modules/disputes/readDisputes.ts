import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { columns, roleOf, type DisputeRow } from "./dispute.rows.ts";
import { actionsOf, DISPUTE_STATES } from "./dispute.states.ts";
import type { Dispute, DisputeConnection } from "./dispute.types.ts";

/** Disputes as the viewer sees them, `d` = disputes. Those in which the viewer has no role are left out. */
export async function readSeen(ctx: Context, rest: RawBuilder<unknown>): Promise<Dispute[]> {
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [memberAudience(viewerOf(ctx).id)]),
    rows(ctx.em, sql<DisputeRow>`select ${columns} from disputes d ${rest}`),
  ]);
  return found.flatMap((dispute) => seenBy(ctx, dispute, cursor));
}

function seenBy(ctx: Context, row: DisputeRow, cursor: string): Dispute[] {
  const viewerRole = roleOf(row, viewerOf(ctx));
  if (viewerRole === null) return [];
  const decisionDueAt = new Date(row.decisionDueAt);
  const resolvedAt = dated(row.resolvedAt);
  const dispute: Dispute = {
    ...row,
    adminNotes: viewerRole === "admin" ? row.adminNotes : null,
    unrecoveredTp: row.refundAmount - row.refunded,
    createdAt: new Date(row.createdAt),
    resolvedAt,
    deadline: dated(row.deadline),
    deadlineAction: DISPUTE_STATES[row.status].deadline?.words ?? null,
    decisionDueAt,
    isOverdue: (resolvedAt ?? ctx.services.clock.now()) > decisionDueAt,
    viewerRole,
    viewerActions: actionsOf(row.status, viewerRole),
    cursor,
  };
  return [dispute];
}

function dated(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}

/** A dispute that the viewer is a side of or may judge. Refuses all others with NOT_FOUND. */
export async function readDispute(ctx: Context, id: number): Promise<Dispute> {
  const [dispute] = await readSeen(ctx, sql`where d.id = ${id}`);
  if (!dispute) throw notFound("Dispute");
  return dispute;
}

export interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the disputes the viewer is a side of, newest first. */
export async function readDisputes(
  ctx: Context,
  { first, after }: Page,
): Promise<DisputeConnection> {
  const size = pageSize(first);
  const { id } = viewerOf(ctx);
  const [before] = decodePlace(after, 1) ?? [];
  const beyond = before === undefined ? sql`` : sql`and d.id < ${before}`;
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [memberAudience(id)]),
    readSeen(
      ctx,
      sql`where ${id} in (d.reporter_id, d.reported_user_id) ${beyond} order by d.id desc limit ${size + 1}`,
    ),
  ]);
  return { ...toConnection(found, size, (dispute) => [dispute.id]), cursor };
}

/** Disputes by their ids, all of a request in one statement; null where the viewer has no role. */
export function disputeById(ctx: Context, id: number): Promise<Dispute | null> {
  return batched<number, Dispute | null>(
    ctx,
    "disputes",
    async (ids) => {
      const found = await readSeen(ctx, sql`where d.id = any(${[...ids]})`);
      return new Map(found.map((dispute) => [dispute.id, dispute]));
    },
    null,
  ).load(id);
}
