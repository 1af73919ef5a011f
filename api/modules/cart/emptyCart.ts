import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { CartLineEntity } from "./cart.entities.ts";
import { cartChanged, lockCart } from "./lockCart.ts";
import type { PlainLine } from "./readCart.ts";

/** Takes an item out of the cart. It is no error if another tab has already removed it. */
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

/** Takes everything out of the cart and returns the lines that were in it, so that they can be put back. */
export async function clearCart(tx: Tx): Promise<PlainLine[]> {
  const memberId = viewerOf(tx).id;
  await lockCart(tx);
  const lines = await rows(
    tx.em,
    sql<PlainLine>`
      delete from cart_lines where user_id = ${memberId}
      returning id, item_id as "itemId", quantity, price_at_time as "priceAtTime", added_at as "addedAt"`,
  );
  if (lines.length > 0) await cartChanged(tx);
  return lines;
}
