import type { Tx } from "../../core/context.ts";
import { once } from "../../core/transactions/idempotency.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { buyableItem, checkQuantity, putLine, refuseOver, wantedOf } from "./putLine.ts";

interface Add {
  itemId: string;
  quantity: number;
  idempotencyKey?: string | null;
}

/**
 * Puts pieces of an item into the cart, to those that are in it already, at today's price.
 * Refuses own and gone items and more than there are. Source: S1 §7, C13
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
