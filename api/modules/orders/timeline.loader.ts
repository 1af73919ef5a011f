import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { OrderEventKind } from "../../core/graphql/enums.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";

/** A row of an order's timeline. */
export interface EventRow {
  id: number;
  orderId: number;
  partId: number | null;
  actorId: number | null;
  kind: OrderEventKind;
  text: string;
  location: string | null;
  at: Date;
}

/**
 * The timeline of an order, oldest first, as far as the viewer may see it: a seller does not see events of other
 * sellers' parts. All orders of a request in one statement.
 */
export function timelineOf(ctx: Context, orderId: number): Promise<EventRow[]> {
  const { id: viewerId } = viewerOf(ctx);
  return batched<number, EventRow[]>(
    ctx,
    "orderTimeline",
    async (ids) => {
      const found = await rows<Stored<EventRow>>(
        ctx.em,
        sql`select e.id, e.order_id as "orderId", e.part_id as "partId", e.actor_id as "actorId", e.kind, e.text, e.location, e.at
            from order_events e join orders o on o.id = e.order_id left join order_parts p on p.id = e.part_id
            where e.order_id = any(${[...ids]})
              and (o.buyer_id = ${viewerId} or e.part_id is null or p.seller_id = ${viewerId})
            order by e.id`,
      );
      const byOrder = new Map<number, EventRow[]>(ids.map((id) => [id, []]));
      for (const event of found)
        byOrder.get(event.orderId)?.push({ ...event, at: new Date(event.at) });
      return byOrder;
    },
    [],
  ).load(orderId);
}

/** The transactions that a delivered part wrote, all parts of a request in one statement. */
export function dealsOf(ctx: Context, partId: number): Promise<number[]> {
  return batched<number, number[]>(
    ctx,
    "orderDeals",
    async (ids) => {
      const found = await rows<{ partId: number; deals: number[] }>(
        ctx.em,
        sql`select x.part_id as "partId", array_agg(t.id order by t.id) as deals
            from transactions t join order_items x on x.id = t.order_item_id
            where x.part_id = any(${[...ids]}) group by x.part_id`,
      );
      return new Map(found.map(({ partId: id, deals }) => [id, deals]));
    },
    [],
  ).load(partId);
}
