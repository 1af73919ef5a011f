import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { batched } from "../../../core/graphql/loaders.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { orderJson, type OrderRow } from "../order.rows.ts";
import type { OrderPart } from "../order.types.ts";
import { orderViewOf } from "../orderView.ts";
import { viewpointOf, seqOf } from "../readOrders.ts";

/** A part of an order that the viewer is a side of, all of a request in one statement. Null for everybody else. */
export function partById(ctx: Context, id: number): Promise<OrderPart | null> {
  const { id: viewerId } = viewerOf(ctx);
  return batched<number, OrderPart | null>(
    ctx,
    "order parts",
    async (ids) => {
      const found = await rows<{ partId: number; order: OrderRow; seq: number }>(
        ctx.em,
        sql`select p.id as "partId", ${orderJson} as order, ${seqOf(viewerId)}
            from order_parts p join orders o on o.id = p.order_id
            where p.id = any(${[...ids]}) and ${viewerId} in (o.buyer_id, p.seller_id)`,
      );
      return new Map(
        found.map(({ partId, order, seq }) => {
          const { parts } = orderViewOf(order, viewpointOf(ctx, seq));
          return [partId, parts.find((part) => part.id === partId) ?? null];
        }),
      );
    },
    null,
  ).load(id);
}
