import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { publishUpdated } from "../../items/index.ts";
import { lockWallets, payEscrow } from "../../ledger/index.ts";
import { whatOf } from "../order.notices.ts";
import type { OrderChanged } from "../orderChange.types.ts";
import { lockPart, lockParts, possible, refuseUnless, type Part } from "./lockPart.ts";
import { movePart } from "./movePart.ts";

const CONFIRMED = "Delivery confirmed";

/** The buyer confirms a delivery; the TP in escrow go to the seller. Source: C14 */
export async function confirmDelivery(
  tx: Tx,
  { partId }: { partId: string },
): Promise<OrderChanged> {
  const part = await lockPart(tx, idOf(partId, "partId"));
  refuseUnless(tx, "confirmDelivery", part);
  await deliver(tx, part, CONFIRMED);
  return { orderId: part.orderId, partId: part.id };
}

/**
 * The buyer confirms everything that was shipped; all shipped parts are paid out. Refuses when nothing was shipped.
 * Source: C14
 */
export async function confirmOrder(tx: Tx, { id }: { id: string }): Promise<OrderChanged> {
  const parts = await lockParts(tx, idOf(id));
  const [first, ...others] = possible(tx, "confirmDelivery", parts);
  if (!first) return refuseAll(tx, parts);
  await lockWallets(
    tx,
    parts.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  );
  for (const part of [first, ...others]) await deliver(tx, part, CONFIRMED);
  return { orderId: first.orderId, partId: null };
}

/** Refuses with the reason why the first part cannot be confirmed. */
function refuseAll(tx: Tx, [part]: Part[]): never {
  if (part) refuseUnless(tx, "confirmDelivery", part);
  throw notFound("Order");
}

/** Pays a locked part out, writes its deals, and marks its items as sold. Source: C14, C23 */
export async function deliver(tx: Tx, part: Part, text: string): Promise<void> {
  await lockWallets(tx, [part.buyerId, part.sellerId]);
  await payEscrow(tx, {
    partId: part.id,
    buyerId: part.buyerId,
    sellerId: part.sellerId,
    description: `${part.orderNumber}: ${whatOf(part.items)}`,
  });
  await movePart(tx, part, {
    next: "delivered",
    kind: "delivered",
    text,
    set: sql`delivered_at = ${tx.now}`,
  });
  await writeDeals(tx, part);
  await sellItems(tx, part);
  const { id, buyerId, sellerId, items } = part;
  tx.outbox.append("OrderPartDelivered", {
    partId: id,
    buyerId,
    sellerId,
    itemId: items[0]?.itemId ?? null,
    isByTime: !tx.viewer,
  });
}

/** Writes one completed transaction for each item, as an accepted offer does. */
async function writeDeals(tx: Tx, part: Part): Promise<void> {
  await rows(
    tx.em,
    sql`insert into transactions (from_user_id, to_user_id, item_id, order_item_id, trust_points, type, status, created_at, completed_at)
        select ${part.sellerId}, ${part.buyerId}, item_id, id, quantity * price_at_time, 'purchase', 'completed', ${tx.now}, ${tx.now}
        from order_items where part_id = ${part.id} order by id`,
  );
}

/** Marks a reserved item as sold once no other open order has a piece of it. */
async function sellItems(tx: Tx, part: Part): Promise<void> {
  const ids = part.items.map(({ itemId }) => itemId);
  const sold = await rows<{ id: number }>(
    tx.em,
    sql`update items i set status = 'sold', updated_at = ${tx.now}
        where i.id = any(${ids}) and i.status = 'reserved' and i.quantity = 0
          and not exists (select 1 from order_items x join order_parts p on p.id = x.part_id
                          where x.item_id = i.id and p.deadline is not null)
        returning id`,
  );
  for (const { id } of sold) publishUpdated(tx, id);
}
