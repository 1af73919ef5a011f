import { ACTIVE_TRADER_DEALS, TRUST_POINTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { changeLevel, type Change } from "./changeLevel.ts";

interface Counted extends Change {
  /** Came to the number of deals that is rewarded. */
  isActive: boolean;
  /** Sold something for the first time. */
  isFirst: boolean;
}

/** A deal that is completed. `sellerId` is one of its members, if it was a sale for TP. */
interface Completed {
  memberIds: number[];
  sellerId?: number | undefined;
}

/**
 * A completed deal for its members: counts, reputation and trust level. Locks their rows in the order of their ids.
 * Source: C07, C26
 */
export async function countDeal(tx: Tx, { memberIds, sellerId }: Completed): Promise<void> {
  const sold = sql<boolean>`s.user_id = ${sellerId ?? 0}`;
  const members = await rows(
    tx.em,
    sql<Counted>`
      with before as materialized (
        select id, trust_level from users where id = any(${memberIds}) order by id for no key update),
      deals as (
        update user_stats s set deals_completed = deals_completed + 1, sales_completed = sales_completed + (${sold})::int
        from before b where s.user_id = b.id
        returning s.user_id, s.deals_completed, ${sold} and s.sales_completed = 1 as is_first),
      counted as (
        update users u set
          trust_points = u.trust_points + ${TRUST_POINTS.deal},
          trust_level = trust_level_kept(u.id, trust_level_of(d.deals_completed,
            u.trust_points + ${TRUST_POINTS.deal}, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
        from before b join deals d on d.user_id = b.id where u.id = b.id
        returning u.id, b.trust_level as was, u.trust_level as "is",
          d.deals_completed = ${ACTIVE_TRADER_DEALS} as "isActive", d.is_first as "isFirst")
      select * from counted where was <> "is" or "isActive" or "isFirst" order by id`,
  );
  for (const member of members) {
    const { id: memberId, isFirst, isActive } = member;
    changeLevel(tx, member);
    if (isFirst) {
      tx.outbox.append("FirstSaleMade", { memberId });
      tx.outbox.append("RewardReached", { memberId, reward: "first_sale" });
    }
    if (isActive) tx.outbox.append("RewardReached", { memberId, reward: "active_trader" });
  }
}
