import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { publishUpdated } from "../../items/index.ts";
import { lockWallets, refundEscrow } from "../../ledger/index.ts";
import { whatOf } from "../order.notices.ts";
import type { Part } from "./lockPart.ts";
import { movePart } from "./movePart.ts";

/** Cancels locked parts of one order and refunds their escrow to the buyer, shipping included. Source: C14 */
export async function refundParts(
  tx: Tx,
  parts: Part[],
  { kind, reason }: { kind: "cancelled" | "refunded"; reason: string },
): Promise<void> {
  await lockWallets(
    tx,
    parts.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  );
  for (const part of parts) {
    await refundEscrow(tx, {
      partId: part.id,
      buyerId: part.buyerId,
      sellerId: part.sellerId,
      description: `${part.orderNumber}: ${whatOf(part.items)}`,
    });
    await rows(
      tx.em,
      sql`update orders set refunded = refunded + ${part.amount} where id = ${part.orderId}`,
    );
    await movePart(tx, part, {
      next: "cancelled",
      kind,
      text: reason,
      set: sql`cancelled_at = ${tx.now}, cancel_reason = ${reason}`,
    });
  }
}

/**
 * Returns items that were never shipped to the market. Items that their owner or the market took down meanwhile stay
 * down.
 */
export async function putBack(tx: Tx, parts: Part[]): Promise<void> {
  for (const { itemId, quantity } of parts.flatMap(({ items }) => items)) {
    await rows(
      tx.em,
      sql`update items set quantity = quantity + ${quantity}, updated_at = ${tx.now},
            status = case when status in ('reserved', 'sold', 'traded') then 'available' else status end
          where id = ${itemId}`,
    );
    publishUpdated(tx, itemId);
  }
}

/**
 * Handles items that were shipped and then refunded, so nobody can sell them: when no piece is left, the item is
 * removed.
 */
export async function writeOff(tx: Tx, part: Part): Promise<void> {
  const ids = part.items.map(({ itemId }) => itemId);
  const gone = await rows<{ id: number }>(
    tx.em,
    sql`update items i set status = 'removed', updated_at = ${tx.now}
        where i.id = any(${ids}) and i.status = 'reserved' and i.quantity = 0
          and not exists (select 1 from order_items x join order_parts p on p.id = x.part_id
                          where x.item_id = i.id and p.deadline is not null)
        returning id`,
  );
  for (const { id } of gone) publishUpdated(tx, id);
}
