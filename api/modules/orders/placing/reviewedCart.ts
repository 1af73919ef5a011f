import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import type { ItemStatus } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { blockerOf, refusedByBlock } from "../../blocks/index.ts";
import { cartOf, onlyLeft } from "../../cart/index.ts";
import { openTo } from "../../items/index.ts";
import type { OrderedItemInput, PlaceOrderInput } from "../orderChange.types.ts";
import { subtotalOf } from "./prices.ts";
import type { ShippingOption } from "./shipping.ts";

/** A line that is being ordered, at today's price. Whole TP. */
export interface OrderedLine {
  itemId: number;
  sellerId: number;
  title: string;
  quantity: number;
  price: number;
  left: number;
}

type LockedLine = OrderedLine & { status: ItemStatus; blockerId: number | null };

/**
 * Locks the items of the viewer's locked cart in the order of their ids, and returns the lines that can be ordered.
 * Items that are gone or across a block stay in the cart. Too few pieces of an item are refused with the same message
 * as in the cart.
 */
export async function lockLines(tx: Tx): Promise<OrderedLine[]> {
  const { id } = viewerOf(tx);
  const lines = await rows<LockedLine>(
    tx.em,
    sql`select i.id as "itemId", i.user_id as "sellerId", i.title, l.quantity, i.tp_value as price, i.quantity as left, i.status,
               ${blockerOf(id, sql`i.user_id`)} as "blockerId"
        from items i join cart_lines l on l.item_id = i.id
        where l.user_id = ${id} and ${openTo(tx)} order by i.id for no key update of i`,
  );
  const there = lines.filter(
    ({ status, left, blockerId }) => status === "available" && left > 0 && blockerId === null,
  );
  const short = there.find(({ quantity, left }) => left < quantity);
  if (short) {
    throw new Refused("ITEM_NOT_AVAILABLE", onlyLeft(short.left), {
      details: { itemId: short.itemId, available: short.left },
    });
  }
  if (there.length === 0 && lines.length > 0) {
    const [gone] = lines;
    if (typeof gone?.blockerId === "number") throw refusedByBlock(gone.blockerId, id, "buy");
    throw new Refused("ITEM_NOT_AVAILABLE", `${gone?.title} is no longer on the market`, {
      details: { itemId: gone?.itemId, available: 0 },
    });
  }
  return there;
}

/**
 * Whether something in the viewer's cart can be ordered. Items that an order left in the cart because they were gone
 * may be available again: then the same request is for a new order, and not a repetition of the last one.
 */
export async function canOrder(tx: Tx): Promise<boolean> {
  const { lines } = await cartOf(tx);
  return lines.some(({ available }) => available > 0);
}

/**
 * Refuses unless the total and the items that the buyer saw are still correct; the refusal has the new figures.
 * Source: C17
 */
export function refuseOtherTotal(
  input: PlaceOrderInput,
  lines: OrderedLine[],
  { cost }: ShippingOption,
): { subtotal: number; total: number } {
  const subtotal = subtotalOf(lines);
  const total = subtotal + cost;
  const sameTotal = input.totalAmount === total && (input.shippingCost ?? cost) === cost;
  if (sameTotal && sameItems(input.items, lines)) return { subtotal, total };
  throw new Refused("TOTAL_CHANGED", `The total is now ${total} TP`, {
    details: { total, subtotal, shippingCost: cost },
  });
}

/**
 * Whether the items and quantities are the same. Prices need no check, because the buyer agrees to them with the total.
 */
function sameItems(seen: OrderedItemInput[] | null | undefined, lines: OrderedLine[]): boolean {
  if (!seen) return true;
  const wanted = new Map(seen.map(({ itemId, quantity }) => [idOf(itemId, "itemId"), quantity]));
  return (
    seen.length === lines.length &&
    lines.every(({ itemId, quantity }) => wanted.get(itemId) === quantity)
  );
}
