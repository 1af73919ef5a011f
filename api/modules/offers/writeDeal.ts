import type { Tx } from "../../core/context.ts";
import { sql } from "../../core/sql.ts";
import { postOfTrades } from "../social/index.ts";
import { countDeals } from "../trust/index.ts";
import type { DealItem, OfferRow } from "./offer.rows.ts";

/** An offer that is accepted, with everything it needs; `title` is that of the item it is for. */
export interface Deal {
  offer: OfferRow;
  title: string;
  items: DealItem[];
}

/** One completed transaction for each item that changed hands, with the commit. Source: C23 */
export async function writeTransactions(tx: Tx, deals: Deal[]): Promise<void> {
  const written = deals.flatMap(({ offer }) => handedOver(offer));
  await tx.closing.add(
    sql`insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
        select sender, receiver, item, offer, tp, kind, 'completed', ${tx.now}, ${tx.now}
        from unnest(${written.map(({ from }) => from)}::int[], ${written.map(({ to }) => to)}::int[],
                    ${written.map(({ itemId }) => itemId)}::int[], ${written.map(({ offerId }) => offerId)}::int[],
                    ${written.map(({ tp }) => tp)}::int[], ${written.map(({ type }) => type)}::text[]) with ordinality
          as given (sender, receiver, item, offer, tp, kind, n)
        order by n`,
  );
}

/** What goes from whom to whom. The TP of a side stand beside its first item. */
function handedOver(offer: OfferRow) {
  const { id: offerId, buyerId, sellerId, tpDelta } = offer;
  const type = typeOf(offer);
  return [
    {
      from: sellerId,
      to: buyerId,
      itemId: offer.targetItemId,
      offerId,
      tp: Math.max(tpDelta, 0),
      type,
    },
    ...offer.offeredItemIds.map((itemId, n) => ({
      from: buyerId,
      to: sellerId,
      itemId,
      offerId,
      tp: n === 0 ? Math.max(-tpDelta, 0) : 0,
      type,
    })),
  ];
}

/** The sellers' posts of them. Source: C30 */
export function postDeals(tx: Tx, deals: Deal[]): Promise<void> {
  return postOfTrades(
    tx,
    deals.map(({ offer }) => ({
      sellerId: offer.sellerId,
      itemId: offer.targetItemId,
      isSwap: typeOf(offer) === "exchange",
      key: `offer:${offer.id}`,
    })),
  );
}

/** One more deal for both sides of each. Source: C26 */
export function countSides(tx: Tx, deals: Deal[]): Promise<void> {
  return countDeals(
    tx,
    deals.map(({ offer }) => ({
      memberIds: [offer.buyerId, offer.sellerId],
      sellerId: typeOf(offer) === "purchase" ? offer.sellerId : undefined,
    })),
  );
}

function typeOf({ offerType }: OfferRow): "purchase" | "exchange" {
  return offerType === "direct_tp" ? "purchase" : "exchange";
}
