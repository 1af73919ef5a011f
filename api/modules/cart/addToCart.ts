import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { once } from "../../core/transactions/idempotency.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { buyableItem, checkQuantity, putLine, refuseOver, wantedOf } from "./putCartLine.ts";

interface Add {
  itemId: string;
  quantity: number;
  idempotencyKey?: string | null;
}

/**
 * Adds pieces of an item to the cart, on top of those that are already in it, at today's price.
 * Refuses the viewer's own items, items that are gone, and more pieces than are left. Source: S1 §7, C13
 */
export function addToCart(tx: Tx, { idempotencyKey, ...input }: Add): Promise<{ itemId: number }> {
  return once(tx, { key: idempotencyKey, useCase: "addToCart", input }, () => add(tx, input));
}

async function add(
  tx: Tx,
  { itemId, quantity }: Omit<Add, "idempotencyKey">,
): Promise<{ itemId: number }> {
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
