import { CART_LINES_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import type { RestoredLineInput } from "./cart.types.ts";
import { availableOf } from "./line.states.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { checkQuantity, itemsForCart, putLine, wantedOf, type ItemForCart } from "./putCartLine.ts";

/** The items that were put back, and those that could not be. */
export interface PutBack {
  added: ItemForCart[];
  missing: number[];
}

/** Puts back what clearCart removed. Items that are gone by now are skipped without an error. */
export async function restoreCart(
  tx: Tx,
  { lines }: { lines: RestoredLineInput[] },
): Promise<{ itemId: null }> {
  if (lines.length > CART_LINES_MAX)
    throw badField("lines", `A cart holds at most ${CART_LINES_MAX} items`);
  for (const { quantity } of lines) checkQuantity(quantity);
  const wanted = new Map(
    lines.map(({ itemId, quantity }) => [idOf(itemId, "itemId"), quantity] as const),
  );
  await putIntoCart(tx, wanted);
  return { itemId: null };
}

/** Puts items into the cart, each up to the quantity that is left, and returns which were added and which were not. */
export async function putIntoCart(tx: Tx, wanted: Map<number, number>): Promise<PutBack> {
  const { id: memberId } = viewerOf(tx);
  await lockCart(tx);
  const items = await itemsForCart(tx, [...wanted.keys()]);
  const added = items.filter(
    (item) => availableOf(item) > 0 && item.ownerId !== memberId && item.blockerId === null,
  );
  for (const item of added) {
    const pieces = Math.max(wanted.get(item.id) ?? 1, await wantedOf(tx, item.id));
    await putLine(tx, item, Math.min(pieces, availableOf(item)));
  }

  if (added.length > 0) await cartChanged(tx);
  const ids = new Set(added.map(({ id }) => id));
  return { added, missing: [...wanted.keys()].filter((id) => !ids.has(id)) };
}
