import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { DealItem, OfferRow } from "./offer.rows.ts";

/** An offer that is accepted, with everything it needs; `title` is that of the item it is for. */
export interface Deal {
  offer: OfferRow;
  title: string;
  items: DealItem[];
}

/** One completed transaction for each item that changed hands. Source: C23 */
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

/** What goes from whom to whom. The TP of a side stand beside its first item. */
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
