import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { onlyLeft, putIntoCart } from "../../cart/index.ts";
import type { Reordered } from "../orderChange.types.ts";

interface Reorder {
  orderId: string;
}

/**
 * Puts the items of one of the viewer's orders that are still available into the cart, at today's prices, and returns
 * which are missing. Source: C16
 */
export async function reorder(tx: Tx, input: Reorder): Promise<Reordered> {
  const ordered = await rows<{ itemId: number; title: string; quantity: number }>(
    tx.em,
    sql`select x.item_id as "itemId", x.title, x.quantity from order_items x join orders o on o.id = x.order_id
        where o.id = ${idOf(input.orderId, "orderId")} and o.buyer_id = ${viewerOf(tx).id} order by x.id`,
  );
  if (ordered.length === 0) throw notFound("Order");
  const wanted = new Map(ordered.map(({ itemId, quantity }) => [itemId, quantity]));
  const { added, missing } = await putIntoCart(tx, wanted);

  const gone = ordered
    .filter(({ itemId }) => missing.includes(itemId))
    .map(({ title }) => ({ title, reason: "It is no longer on the market" }));
  const fewer = added
    .filter(({ id, left }) => left < (wanted.get(id) ?? 0))
    .map(({ title, left }) => ({ title, reason: onlyLeft(left) }));
  return { itemIds: added.map(({ id }) => id), missing: [...gone, ...fewer] };
}
