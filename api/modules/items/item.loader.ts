import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import type { PriceChange } from "./item.types.ts";

const HISTORY_MAX = 50;

/** Whether the viewer likes an item; one query for all items of a request. */
export function isLikedByViewer(ctx: Context, itemId: number): Promise<boolean> | boolean {
  const { viewer } = ctx;
  if (!viewer) return false;
  return batched<number, boolean>(
    ctx,
    "isLiked",
    async (ids) => {
      const liked = await rows<{ id: number }>(
        ctx.em,
        sql`select item_id as id from item_likes where user_id = ${viewer.id} and item_id = any(${[...ids]})`,
      );
      return new Map(liked.map(({ id }) => [id, true]));
    },
    false,
  ).load(itemId);
}

/** The newest 50 prices of an item; one query for all items of a request. */
export function priceHistoryOf(ctx: Context, itemId: number): Promise<PriceChange[]> {
  return batched<number, PriceChange[]>(
    ctx,
    "priceHistory",
    (ids) => priceHistories(ctx, ids),
    [],
  ).load(itemId);
}

async function priceHistories(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, PriceChange[]>> {
  const found = await rows<Stored<PriceChange & { itemId: number }>>(
    ctx.em,
    sql`select h.id, h.item_id as "itemId", h.price, h.previous_price as "previousPrice", h.price_change_reason as reason, h.created_at as "createdAt"
        from unnest(${[...ids]}::int[]) wanted
        cross join lateral (select * from price_history where item_id = wanted order by id desc limit ${HISTORY_MAX}) h
        order by h.id desc`,
  );
  const byItem = Map.groupBy(found, ({ itemId }) => itemId);
  return new Map(
    [...byItem].map(([id, changes]) => [
      id,
      changes.map((change) => ({ ...change, createdAt: new Date(change.createdAt) })),
    ]),
  );
}
