import { ACTIVE_TRADER_DEALS, TRUST_POINTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { changeLevel, type Change } from "./changeLevel.ts";

interface Counted extends Change {
  /** Whether the member has just reached the number of deals that is rewarded. */
  isActive: boolean;
  /** Whether this was the member's first sale. */
  isFirst: boolean;
}

/** A completed deal. If it was a sale for TP, `sellerId` is the member who sold. */
interface Completed {
  memberIds: number[];
  sellerId: number | null;
}

/**
 * Counts completed deals for their members: counts, reputation and trust level. One statement, to hold a busy seller's
 * row lock only briefly, since the next deal needs it. Locks the members' rows in the order of their ids. Source: C07,
 * C26
 */
export async function countDeals(tx: Tx, deals: readonly Completed[]): Promise<void> {
  const members = await rows(
    tx.em,
    sql<Counted>`
      with given as (
        select id, count(*)::int as deals, (count(*) filter (where is_sale))::int as sales
        from unnest(${deals.flatMap(({ memberIds }) => memberIds)}::int[],
                    ${deals.flatMap(({ memberIds, sellerId }) => memberIds.map((id) => id === sellerId))}::boolean[])
          as g (id, is_sale)
        group by id),
      before as materialized (
        select u.id, u.trust_level, g.deals, g.sales from users u join given g on g.id = u.id
        order by u.id for no key update of u),
      counted as (
        update user_stats s set deals_completed = s.deals_completed + b.deals, sales_completed = s.sales_completed + b.sales
        from before b where s.user_id = b.id
        returning s.user_id, s.deals_completed, b.deals, b.sales > 0 and s.sales_completed = b.sales as is_first),
      ranked as (
        update users u set
          trust_points = u.trust_points + ${TRUST_POINTS.deal} * c.deals,
          trust_level = trust_level_kept(u.id, trust_level_of(c.deals_completed,
            u.trust_points + ${TRUST_POINTS.deal} * c.deals, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
        from before b join counted c on c.user_id = b.id where u.id = b.id
        returning u.id, b.trust_level as was, u.trust_level as "is", c.is_first as "isFirst",
          c.deals_completed >= ${ACTIVE_TRADER_DEALS} and c.deals_completed - c.deals < ${ACTIVE_TRADER_DEALS} as "isActive")
      select * from ranked order by id`,
  );
  for (const member of members) {
    const { id: memberId, isFirst, isActive } = member;
    changeLevel(tx, member, "wallet", "earnings", "activity");
    if (isFirst) {
      tx.outbox.append("FirstSaleMade", { memberId });
      tx.outbox.append("RewardReached", { memberId, reward: "first_sale" });
    }
    if (isActive) tx.outbox.append("RewardReached", { memberId, reward: "active_trader" });
  }
}
