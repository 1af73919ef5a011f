import type { Tx } from "../../core/context.ts";
import { sql } from "../../core/sql.ts";
import { postOfTrade } from "../social/index.ts";
import { countDeal } from "../trust/index.ts";
import type { OfferRow } from "./offer.rows.ts";

/** One completed transaction for each item that changed hands, with the commit. Source: C23 */
export async function writeTransactions(tx: Tx, offer: OfferRow): Promise<void> {
  const sides = [
    {
      from: offer.sellerId,
      to: offer.buyerId,
      items: [offer.targetItemId],
      tp: Math.max(offer.tpDelta, 0),
    },
    {
      from: offer.buyerId,
      to: offer.sellerId,
      items: offer.offeredItemIds,
      tp: Math.max(-offer.tpDelta, 0),
    },
  ];
  for (const { from, to, items, tp } of sides) {
    if (items.length === 0) continue;
    await tx.closing.add(
      sql`insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
          select ${from}, ${to}, item, ${offer.id}, case when ord = 1 then ${tp} else 0 end, ${typeOf(offer)}, 'completed', ${tx.now}, ${tx.now}
          from unnest(${items}::int[]) with ordinality as given(item, ord)`,
    );
  }
}

/** The seller's post of it. Source: C30 */
export function postDeal(tx: Tx, offer: OfferRow): Promise<void> {
  return postOfTrade(tx, {
    sellerId: offer.sellerId,
    itemId: offer.targetItemId,
    isSwap: typeOf(offer) === "exchange",
    key: `offer:${offer.id}`,
  });
}

/** One more deal for both sides. Source: C26 */
export function countSides(tx: Tx, offer: OfferRow): Promise<void> {
  return countDeal(tx, {
    memberIds: [offer.buyerId, offer.sellerId],
    sellerId: typeOf(offer) === "purchase" ? offer.sellerId : undefined,
  });
}

function typeOf({ offerType }: OfferRow): "purchase" | "exchange" {
  return offerType === "direct_tp" ? "purchase" : "exchange";
}
