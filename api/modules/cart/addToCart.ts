import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { buyableItem, checkQuantity, putLine, refuseOver, wantedOf } from "./putCartLine.ts";

interface Add {
  itemId: string;
  quantity: number;
}

/**
 * Adds pieces of an item to the cart, on top of those that are already in it, at today's price.
 * Refuses the viewer's own items, items that are gone, and more pieces than are left. Source: S1 §7, C13
 */
export async function addToCart(tx: Tx, { itemId, quantity }: Add): Promise<{ itemId: number }> {
  const id = idOf(itemId, "itemId");
  checkQuantity(quantity);
  await lockCart(tx);
  const item = await buyableItem(tx, id);
  const wanted = (await wantedOf(tx, id)) + quantity;
  refuseOver(item, wanted);

  await putLine(tx, item, wanted);
  await cartChanged(tx);
  return { itemId: id };
}
