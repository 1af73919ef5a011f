import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { changed, sql } from "../../core/sql/sql.ts";
import { cartChanged, lockCart } from "./lockCart.ts";

/** Consents to today's price of every item in the cart. Source: C17 "refreshed with consent" */
export async function acceptCartPrices(tx: Tx): Promise<{ itemId: null }> {
  await lockCart(tx);
  const refreshed = await changed(
    tx.em,
    sql`update cart_lines l set price_at_time = i.tp_value from items i
        where l.user_id = ${viewerOf(tx).id} and i.id = l.item_id and i.tp_value <> l.price_at_time`,
  );
  if (refreshed > 0) await cartChanged(tx);
  return { itemId: null };
}
