import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import type { OfferRow } from "./offer.rows.ts";

/** One completed transaction for each item that changed hands, and one more deal for both sides. Source: C23 */
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
  await rows(
    tx.em,
    sql`with both_sides as materialized (
          select user_id from user_stats where user_id in (${offer.buyerId}, ${offer.sellerId}) order by user_id for no key update)
        update user_stats s set deals_completed = deals_completed + 1 from both_sides b where s.user_id = b.user_id`,
  );
}
