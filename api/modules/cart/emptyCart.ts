import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import type { CartLine } from "./cart.types.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import { cartOf } from "./readCart.ts";
import { CartLineEntity } from "./cart.entities.ts";

/** Takes an item out of the cart. What another tab took out before is out: that is no mistake. */
export async function removeFromCart(
  tx: Tx,
  { itemId }: { itemId: string },
): Promise<{ itemId: null }> {
  await lockCart(tx);
  const removed = await tx.em.nativeDelete(CartLineEntity, {
    user: viewerOf(tx).id,
    item: idOf(itemId, "itemId"),
  });
  if (removed > 0) await cartChanged(tx);
  return { itemId: null };
}

/** Takes everything out of the cart and answers what it was, so that it can be put back. */
export async function clearCart(tx: Tx): Promise<{ removed: CartLine[] }> {
  const memberId = viewerOf(tx).id;
  await lockCart(tx);
  const { lines } = await cartOf(tx);
  if (lines.length === 0) return { removed: [] };
  await tx.em.nativeDelete(CartLineEntity, { user: memberId });
  await cartChanged(tx);
  return { removed: lines };
}
