import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { memberAudience } from "../../core/events/topics.ts";
import type { DisputeQueueFilter, DisputeStatus } from "../../core/graphql/enums.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
} from "../../core/graphql/paging.ts";
import { sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import type { Dispute, DisputeConnection } from "./dispute.types.ts";
import { readSeen, type Page } from "./readDisputes.ts";

interface Wanted {
  filter?: DisputeQueueFilter | null;
  status?: DisputeStatus | null;
}

/**
 * A page of all disputes for administrators by their clock: the nearest deadline first, then those that ended, the
 * latest first.
 */
export async function readQueue(
  ctx: Context,
  { filter, status }: Wanted,
  { first, after }: Page,
): Promise<DisputeConnection> {
  const size = pageSize(first);
  const conditions = [
    filter ? fits(ctx, filter) : sql`true`,
    status ? sql`d.status = ${status}` : sql`true`,
    beyond(decodePlace(after, 4)),
  ];
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [memberAudience(viewerOf(ctx).id)]),
    readSeen(
      ctx,
      sql`where ${sql.join(conditions, sql` and `)}
          order by (d.deadline is null), d.deadline, d.resolved_at desc,
            case when d.deadline is null then -d.id else d.id end
          limit ${size + 1}`,
    ),
  ]);
  return { ...toConnection(found, size, placeOf), cursor };
}

function fits(ctx: Context, filter: DisputeQueueFilter): RawBuilder<unknown> {
  switch (filter) {
    case "open":
      return sql`d.deadline is not null`;
    case "awaiting_answer":
      return sql`d.status in ('pending', 'awaiting_response')`;
    case "awaiting_decision":
      return sql`d.status = 'under_review'`;
    case "mine":
      return sql`(d.deadline is not null and d.taken_by = ${viewerOf(ctx).id})`;
    case "overdue":
      return sql`d.decision_due_at < coalesce(d.resolved_at, ${ctx.services.clock.now()}::timestamptz)`;
    case "closed":
      return sql`d.deadline is null`;
  }
}

function placeOf({ id, deadline, resolvedAt, createdAt }: Dispute): number[] {
  return [deadline ? 0 : 1, ...dayAndMs(deadline ?? resolvedAt ?? createdAt), id];
}

function beyond(place: number[] | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const [hasEnded, day = 0, ms = 0, id] = place;
  const at = momentOf(day, ms);
  return hasEnded
    ? sql`(d.deadline is null and (d.resolved_at, d.id) < (${at}::timestamptz, ${id}::int))`
    : sql`(d.deadline is null or (d.deadline, d.id) > (${at}::timestamptz, ${id}::int))`;
}
