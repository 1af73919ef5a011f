import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { noBlockBetween } from "../blocks/index.ts";
import { itemColumns, itemJoins, openTo, toItem, type ItemRow } from "../items/index.ts";
import type { Cart, CartLine } from "./cart.types.ts";
import { availableOf, isBuyable, stateOf } from "./line.states.ts";

interface LineRow extends Stored<ItemRow> {
  lineId: number;
  wanted: number;
  priceAtTime: number;
  addedAt: string;
  isBlocked: boolean;
  isDeleted: boolean;
}

/** A line without its item. */
export interface PlainLine {
  id: number;
  itemId: number;
  quantity: number;
  priceAtTime: number;
  addedAt: string;
}

/**
 * The viewer's cart with the current state of its items, in one statement, and the event log cursor of that snapshot.
 * Items of a circle that the viewer has left are not in it.
 */
export async function cartOf(ctx: Context | Tx): Promise<Cart> {
  const { id: memberId } = viewerOf(ctx);
  const found = await row<{ version: number; seq: number; lines: LineRow[] }>(
    ctx.em,
    sql`with lines as (
          select ${itemColumns}, l.id as "lineId", l.quantity as wanted, l.price_at_time as "priceAtTime", l.added_at as "addedAt",
                 ${isBlocked(memberId)} as "isBlocked", ${isDeleted} as "isDeleted"
          from cart_lines l join items i on i.id = l.item_id ${itemJoins} where l.user_id = ${memberId} and ${openTo(ctx)} order by l.id)
        select coalesce((select version from carts where user_id = ${memberId}), 0) as version,
               coalesce((select seq from event_counters where audience = ${memberAudience(memberId)}), 0)::float8 as seq,
               coalesce((select json_agg(lines) from lines), '[]') as lines`,
  );
  const lines = (found?.lines ?? []).map(toLine);
  const buyable = lines.filter(({ state }) => isBuyable(state));
  return {
    id: memberId,
    version: found?.version ?? 0,
    lines,
    quantity: buyable.reduce((sum, { quantity }) => sum + quantity, 0),
    total: buyable.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    cursor: encodeCursor([[memberAudience(memberId), found?.seq ?? 0]]),
  };
}

/** Lines that were in the viewer's cart, with the state of their items now; without those the viewer may not see. */
export async function linesOf(ctx: Context, plain: readonly PlainLine[]): Promise<CartLine[]> {
  const { id: memberId } = viewerOf(ctx);
  const found = await rows(
    ctx.em,
    sql<LineRow>`
      select ${itemColumns}, l.id as "lineId", l.quantity as wanted, l."priceAtTime", l."addedAt",
             ${isBlocked(memberId)} as "isBlocked", ${isDeleted} as "isDeleted"
      from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb)
             as l (id int, "itemId" int, quantity int, "priceAtTime" int, "addedAt" timestamptz)
      join items i on i.id = l."itemId" ${itemJoins} where ${openTo(ctx)} order by l.id`,
  );
  return found.map(toLine);
}

function isBlocked(memberId: number): RawBuilder<unknown> {
  return sql`not ${noBlockBetween(memberId, sql`i.user_id`)}`;
}

const isDeleted = sql`exists (select 1 from item_removals r where r.item_id = i.id and r.restored_at is null)`;

function toLine({
  lineId,
  wanted,
  priceAtTime,
  addedAt,
  isBlocked,
  isDeleted,
  ...item
}: LineRow): CartLine {
  const { status, quantity: left, tpValue: price } = item;
  return {
    id: lineId,
    item: toItem<ItemRow>(item),
    quantity: wanted,
    priceAtTime,
    currentPrice: price,
    available: isBlocked ? 0 : availableOf({ status, left }),
    lineTotal: priceAtTime * wanted,
    ...stateOf({ wanted, priceAtTime, price, status, left, isBlocked, isDeleted }),
    addedAt: new Date(addedAt),
  };
}
