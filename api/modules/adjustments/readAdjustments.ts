import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { columns, dated, type AdjustmentRow } from "./adjustment.rows.ts";
import { actionsOf } from "./adjustment.states.ts";
import {
  Adjustment,
  AdjustmentTerms,
  type AdjustmentConnection,
  type AdjustmentFilter,
} from "./adjustment.types.ts";
import { approversOf } from "./approvers.ts";
import { leftToday } from "./dayLimit.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the adjustments that match, the newest first. */
export async function readAdjustments(
  ctx: Context,
  { status, memberId }: AdjustmentFilter,
  { first, after }: Page,
): Promise<AdjustmentConnection> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const conditions = [
    sql`true`,
    ...(before === undefined ? [] : [sql`a.id < ${before}`]),
    ...(status == null ? [] : [sql`a.status = ${status}`]),
    ...(memberId == null ? [] : [sql`a.user_id = ${idOf(memberId, "memberId")}`]),
  ];
  const [cursor, found] = await pipeline([
    cursorOf(ctx, [memberAudience(viewerOf(ctx).id)]),
    readSeen(ctx, sql`${sql.join(conditions, sql` and `)} order by a.id desc limit ${size + 1}`),
  ]);
  return { ...toConnection(found, size, ({ id }) => [id]), cursor };
}

/** One adjustment; undefined when there is none. */
export async function findAdjustment(ctx: Context, id: number): Promise<Adjustment | undefined> {
  const [found] = await readSeen(ctx, sql`a.id = ${id}`);
  return found;
}

/** One adjustment, which must exist. */
export async function readAdjustment(ctx: Context, id: number): Promise<Adjustment> {
  const found = await findAdjustment(ctx, id);
  if (!found) throw new Error("an adjustment is gone");
  return found;
}

async function readSeen(ctx: Context, which: RawBuilder<unknown>): Promise<Adjustment[]> {
  const viewerId = viewerOf(ctx).id;
  const now = ctx.services.clock.now();
  const found = await rows(
    ctx.em,
    sql<Stored<AdjustmentRow>>`select ${columns} from adjustments a where ${which}`,
  );
  return found.map(dated).map((adjustment) =>
    Object.assign(new Adjustment(), adjustment, {
      viewerActions: actionsOf(adjustment, viewerId, now),
    }),
  );
}

/** What is left of the day, and how many could approve what the viewer asks for this member. */
export async function readTerms(
  ctx: Context,
  memberId: string | null | undefined,
): Promise<AdjustmentTerms> {
  const sides =
    memberId == null
      ? null
      : { requesterId: viewerOf(ctx).id, memberId: idOf(memberId, "memberId") };
  return Object.assign(new AdjustmentTerms(), {
    leftToday: await leftToday(ctx.em, ctx.services.clock.now()),
    approvers: sides && (await approversOf(ctx, sides)).length,
  });
}
