import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { DealItem, OfferRow } from "./offer.rows.ts";

/** An accepted offer with everything the deal needs; `title` is that of the target item. */
export interface Deal {
  offer: OfferRow;
  title: string;
  items: DealItem[];
}

/** Writes one completed transaction for each item that changed hands. Source: C23 */
export async function writeTransactions(tx: Tx, { offer }: Deal): Promise<void> {
  const written = handedOver(offer);
  await rows(
    tx.em,
    sql`insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
        select sender, receiver, item, ${offer.id}, tp, ${typeOf(offer)}, 'completed', ${tx.now}, ${tx.now}
        from unnest(${written.map(({ from }) => from)}::int[], ${written.map(({ to }) => to)}::int[],
                    ${written.map(({ itemId }) => itemId)}::int[], ${written.map(({ tp }) => tp)}::int[]) with ordinality
          as given (sender, receiver, item, tp, n)
        order by n`,
  );
}

/** The items with their giver and receiver. The TP that a side receives are noted at the first item it gives. */
function handedOver({ buyerId, sellerId, tpDelta, targetItemId, offeredItemIds }: OfferRow) {
  return [
    { from: sellerId, to: buyerId, itemId: targetItemId, tp: Math.max(tpDelta, 0) },
    ...offeredItemIds.map((itemId, n) => ({
      from: buyerId,
      to: sellerId,
      itemId,
      tp: n === 0 ? Math.max(-tpDelta, 0) : 0,
    })),
  ];
}

function typeOf({ offerType }: OfferRow): "purchase" | "exchange" {
  return offerType === "direct_tp" ? "purchase" : "exchange";
}
