import type { RawBuilder } from "kysely";
import { ORDER_SEARCH_MAX } from "../../../schema/limits.ts";
import { isViewedAs, viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { badField, notFound } from "../../core/failures.ts";
import type { OrderStatus } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { orderJson, type OrderRow } from "./order.rows.ts";
import type { Order, OrderConnection, OrderPart, OrderPartConnection } from "./order.types.ts";
import { orderViewOf } from "./orderView.ts";

interface Page {
  status?: OrderStatus | null;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** An order that the viewer is a side of. Refuses all others with NOT_FOUND. */
export async function readOrder(ctx: Context, id: number): Promise<Order> {
  const { id: viewerId } = viewerOf(ctx);
  const found = await row<{ order: OrderRow; seq: number }>(
    ctx.em,
    sql`select ${orderJson} as order, ${seqOf(viewerId)} from orders o
        where o.id = ${id} and (o.buyer_id = ${viewerId}
          or exists (select 1 from order_parts p where p.order_id = o.id and p.seller_id = ${viewerId}))`,
  );
  if (!found) throw notFound("Order");
  return orderViewOf(found.order, viewpointOf(ctx, found.seq));
}

/** A page of the viewer's orders, newest first, and their total number, in one statement. Source: S1 §2 */
export async function readOrders(
  ctx: Context,
  { status, search, first, after }: Page & { search?: string | null },
): Promise<OrderConnection> {
  const { id: viewerId } = viewerOf(ctx);
  const conditions = [sql`o.buyer_id = ${viewerId}`];
  if (status) conditions.push(sql`o.status = ${status}`);
  const words = search?.trim().toLowerCase();
  if (words) conditions.push(matching(words));

  const { found, total, seq, size } = await readPage<{ place: number; order: OrderRow }>(ctx, {
    matches: sql`select o.id as place, o.id as order_id from orders o where ${sql.join(conditions, sql` and `)}`,
    first,
    after,
  });
  const look = viewpointOf(ctx, seq);
  const orders = found.map(({ order }) => orderViewOf(order, look));
  return {
    ...toConnection(orders, size, ({ id }) => [id]),
    totalCount: total,
    cursor: look.cursor,
  };
}

/** A page of the parts that the viewer sells, newest first, in one statement. */
export async function readSales(
  ctx: Context,
  { status, first, after }: Page,
): Promise<OrderPartConnection> {
  const { id: viewerId } = viewerOf(ctx);
  const byStatus = status ? sql`and s.status = ${status}` : sql``;
  const { found, total, seq, size } = await readPage<{ place: number; order: OrderRow }>(ctx, {
    matches: sql`select s.id as place, s.order_id from order_parts s where s.seller_id = ${viewerId} ${byStatus}`,
    first,
    after,
  });
  const look = viewpointOf(ctx, seq);
  const parts = found.flatMap(({ place, order }) => partIn(orderViewOf(order, look), place));
  return { ...toConnection(parts, size, ({ id }) => [id]), totalCount: total, cursor: look.cursor };
}

function partIn(order: Order, partId: number): OrderPart[] {
  return order.parts.filter(({ id }) => id === partId);
}

/**
 * SQL: whether an order matches a search by its number or id, or by the title of an item in it.
 * Source: S1 §2 "search by order id or item title"
 */
function matching(words: string): RawBuilder<unknown> {
  if ([...words].length > ORDER_SEARCH_MAX)
    throw badField("search", `The search text may have at most ${ORDER_SEARCH_MAX} characters`);
  return sql`(position(${words} in lower(o.order_number)) > 0 or o.id::text = ${words}
    or exists (select 1 from order_items x where x.order_id = o.id and position(${words} in lower(x.title)) > 0))`;
}

interface Asked extends Omit<Page, "status"> {
  /** All matching rows, as `place` and `order_id`. */
  matches: RawBuilder<unknown>;
}

async function readPage<Row>(ctx: Context, { matches, first, after }: Asked) {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const beyond = before === undefined ? sql`` : sql`where place < ${before}`;
  const page = await row<{ found: Row[]; total: number; seq: number }>(
    ctx.em,
    sql`with matches as (${matches}),
          page as (select place, order_id from matches ${beyond} order by place desc limit ${size + 1})
        select (select count(*)::int from matches) as total, ${seqOf(viewerOf(ctx).id)},
          coalesce((select json_agg(json_build_object('place', g.place, 'order', ${orderJson}) order by g.place desc)
                    from page g join orders o on o.id = g.order_id), '[]') as found`,
  );
  return { found: page?.found ?? [], total: page?.total ?? 0, seq: page?.seq ?? 0, size };
}

/** SQL: the current sequence number of the member's event stream, as `seq`. */
export function seqOf(viewerId: number): RawBuilder<unknown> {
  return sql`coalesce((select seq from event_counters where audience = ${memberAudience(viewerId)}), 0)::float8 as seq`;
}

/** The viewer, the current time and the live cursor, as `asSeenBy` needs them. */
export function viewpointOf(ctx: Context, seq: number) {
  const viewer = viewerOf(ctx);
  const { id: viewerId } = viewer;
  return {
    viewerId,
    isViewedAs: isViewedAs(viewer),
    now: ctx.services.clock.now(),
    cursor: encodeCursor([[memberAudience(viewerId), seq]]),
  };
}
