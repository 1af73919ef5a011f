import { CART_LINES_MAX, CART_QUANTITY } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import type { ItemStatus } from "../../core/graphql/enums.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { blockerOf, refusedByBlock } from "../blocks/index.ts";
import { isShown, openTo } from "../items/index.ts";
import { availableOf, onlyLeft } from "./line.states.ts";

/** The columns of an item that the cart needs. */
export interface ItemForCart {
  id: number;
  title: string;
  ownerId: number;
  price: number;
  status: ItemStatus;
  left: number;
  /** Which of the viewer and the owner blocked the other; null if nobody did. */
  blockerId: number | null;
}

/**
 * Reads items and share-locks them in the order of their ids. A transaction that changes one of them waits, and then
 * finds the new cart line and publishes the change to its owner. Items the viewer may not see are left out.
 */
export function itemsForCart(tx: Tx, ids: number[]): Promise<ItemForCart[]> {
  return rows<ItemForCart>(
    tx.em,
    sql`select i.id, i.title, i.user_id as "ownerId", i.tp_value as price, i.status, i.quantity as left,
               ${blockerOf(viewerOf(tx).id, sql`i.user_id`)} as "blockerId"
        from items i
        where i.id = any(${ids}) and ${isShown()} and ${openTo(tx)} order by i.id for share of i`,
  );
}

/**
 * The item, if the viewer may buy it. Refuses unknown items, the viewer's own, items that are gone, and those of a
 * member across a block.
 */
export async function buyableItem(tx: Tx, id: number): Promise<ItemForCart> {
  const [item] = await itemsForCart(tx, [id]);
  if (!item) throw notFound("Item");
  if (item.ownerId === viewerOf(tx).id) throw new Refused("OWN_ITEM", "Cannot Buy Own Item");
  if (item.blockerId !== null) throw refusedByBlock(item.blockerId, viewerOf(tx).id, "buy");
  if (availableOf(item) === 0)
    throw new Refused("ITEM_NOT_AVAILABLE", `${item.title} is no longer on the market`);
  return item;
}

/** Refuses a quantity outside the limits. */
export function checkQuantity(quantity: number): void {
  const { min, max } = CART_QUANTITY;
  if (quantity < min || quantity > max)
    throw badField("quantity", `Quantity is a whole number from ${min} to ${max}`);
}

/** Refuses more pieces than are left; the line keeps its quantity. Source: C13 */
export function refuseOver(item: ItemForCart, quantity: number): void {
  const available = availableOf(item);
  if (quantity > available)
    throw new Refused("ITEM_NOT_AVAILABLE", onlyLeft(available), {
      details: { itemId: item.id, available },
    });
}

/** How many pieces of an item are in the viewer's cart; the item must be visible to the viewer. */
export async function wantedOf(tx: Tx, itemId: number): Promise<number> {
  const line = await row<{ quantity: number }>(
    tx.em,
    sql`select l.quantity from cart_lines l join items i on i.id = l.item_id
        where l.user_id = ${viewerOf(tx).id} and l.item_id = ${itemId} and ${openTo(tx)}`,
  );
  return line?.quantity ?? 0;
}

/** Puts an item with this quantity into the locked cart, at today's price. Refuses when the cart has too many lines. */
export async function putLine(tx: Tx, item: ItemForCart, quantity: number): Promise<void> {
  const memberId = viewerOf(tx).id;
  await rows(
    tx.em,
    sql`insert into cart_lines (user_id, item_id, quantity, price_at_time, added_at)
        values (${memberId}, ${item.id}, ${quantity}, ${item.price}, ${tx.now})
        on conflict (user_id, item_id) do update set quantity = excluded.quantity, price_at_time = excluded.price_at_time`,
  );
  const lines = await row<{ n: number }>(
    tx.em,
    sql`select count(*)::int as n from cart_lines where user_id = ${memberId}`,
  );
  if ((lines?.n ?? 0) > CART_LINES_MAX)
    throw badField("itemId", `A cart holds at most ${CART_LINES_MAX} items`);
}
