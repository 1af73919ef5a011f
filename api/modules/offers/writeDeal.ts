import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { countDeal } from "../trust/index.ts";
import type { OfferRow } from "./offer.rows.ts";

/** One completed transaction for each item that changed hands, and one more deal for both sides. Source: C23, C26 */
export async function writeDeal(tx: Tx, offer: OfferRow): Promise<void> {
  const type = offer.offerType === "direct_tp" ? "purchase" : "exchange";
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
    await rows(
      tx.em,
      sql`insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
          select ${from}, ${to}, item, ${offer.id}, case when ord = 1 then ${tp} else 0 end, ${type}, 'completed', ${tx.now}, ${tx.now}
          from unnest(${items}::int[]) with ordinality as given(item, ord)`,
    );
  }
  await countDeal(tx, {
    memberIds: [offer.buyerId, offer.sellerId],
    sellerId: type === "purchase" ? offer.sellerId : undefined,
  });
}
