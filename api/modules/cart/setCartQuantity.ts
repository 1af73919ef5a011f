import { CART_QUANTITY } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { CartLineEntity } from "./cart.entities.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { buyableItem, checkQuantity, refuseOver, wantedOf } from "./putCartLine.ts";

/**
 * Sets the quantity of an item in the cart; the line keeps the price of the time it was added. A quantity below 1 is
 * ignored. Refuses more pieces than are left, items that are gone, and items that are not in the cart. Source: S1 §5,
 * VA-009, C13
 */
export async function setCartQuantity(
  tx: Tx,
  { itemId, quantity }: { itemId: string; quantity: number },
): Promise<{ itemId: number }> {
  const id = idOf(itemId, "itemId");
  await lockCart(tx);
  const before = await wantedOf(tx, id);
  if (before === 0) throw notFound("Item in the cart");
  if (quantity < CART_QUANTITY.min || quantity === before) return { itemId: id };
  checkQuantity(quantity);
  refuseOver(await buyableItem(tx, id), quantity);

  await tx.em.nativeUpdate(CartLineEntity, { user: viewerOf(tx).id, item: id }, { quantity });
  await cartChanged(tx);
  return { itemId: id };
}
