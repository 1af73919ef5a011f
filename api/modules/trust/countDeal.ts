import { ACTIVE_TRADER_DEALS, TRUST_POINTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { RewardName, TrustLevel } from "../../core/enums.ts";
import { rows, sql } from "../../core/sql.ts";
import { tellReached } from "../rewards/index.ts";
import { postOfFirstSale } from "../social/index.ts";
import { tellLevel } from "./tellLevel.ts";

interface Counted {
  id: number;
  deals: number;
  sales: number;
  was: TrustLevel;
  is: TrustLevel;
}

/**
 * One more completed deal for its members, `sellerId` among them if it was a sale for TP: counts, reputation and trust
 * level, with the commit, and what that brings them. Locks their rows in the order of their ids. Source: C07, C26
 */
export async function countDeal(
  tx: Tx,
  { memberIds, sellerId }: { memberIds: number[]; sellerId?: number | undefined },
): Promise<void> {
  const counted = sql`
    with before as materialized (
      select id, trust_level from users where id = any(${memberIds}) order by id for no key update),
    deals as (
      update user_stats s set deals_completed = deals_completed + 1,
        sales_completed = sales_completed + (s.user_id = ${sellerId ?? 0})::int
      from before b where s.user_id = b.id
      returning s.user_id, s.deals_completed, s.sales_completed),
    counted as (
      update users u set
        trust_points = u.trust_points + ${TRUST_POINTS.deal},
        trust_level = trust_level_kept(u.id, trust_level_of(d.deals_completed,
          u.trust_points + ${TRUST_POINTS.deal}, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
      from before b join deals d on d.user_id = b.id where u.id = b.id
      returning u.id, d.deals_completed as deals, d.sales_completed as sales, b.trust_level as was, u.trust_level as "is")`;
  // Most deals bring neither a level nor a reward, and need no more than this.
  const seldom = sql`from counted where was <> "is" or deals = ${ACTIVE_TRADER_DEALS} or (id = ${sellerId ?? 0} and sales = 1)`;
  if (!tx.closing.isByStep) return tx.closing.add(sql`${counted} select by_steps() ${seldom}`);

  const members = await rows(
    tx.em,
    sql<Counted>`${counted} select id, deals, sales, was, "is" ${seldom} order by id`,
  );
  for (const member of members) {
    await tellLevel(tx, member);
    const reached = reachedBy(member, sellerId);
    if (reached.includes("first_sale")) await postOfFirstSale(tx, member.id);
    await tellReached(tx, member.id, reached);
  }
}

function reachedBy({ id, deals, sales }: Counted, sellerId: number | undefined): RewardName[] {
  return [
    ...(id === sellerId && sales === 1 ? (["first_sale"] as const) : []),
    ...(deals === ACTIVE_TRADER_DEALS ? (["active_trader"] as const) : []),
  ];
}
