import { ACTIVE_TRADER_DEALS, TRUST_POINTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { RewardName, TrustLevel } from "../../core/enums.ts";
import { rows, sql } from "../../core/sql.ts";
import { tellReached } from "../rewards/index.ts";
import { postOfFirstSale } from "../social/index.ts";
import { tellLevel } from "./tellLevel.ts";

interface Counted {
  id: number;
  was: TrustLevel;
  is: TrustLevel;
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
 * Completed deals for their members: counts, reputation and trust level, with the commit, and what that brings them.
 * Locks their rows in the order of their ids. Source: C07, C26
 */
export async function countDeals(tx: Tx, completed: Completed[]): Promise<void> {
  const more = moreOf(completed);
  const counted = sql`
    with more as (
      select * from unnest(${more.map(({ id }) => id)}::int[], ${more.map(({ deals }) => deals)}::int[],
                           ${more.map(({ sales }) => sales)}::int[]) as m (id, deals, sales)),
    before as materialized (
      select id, trust_level from users where id in (select id from more) order by id for no key update),
    deals as (
      update user_stats s set deals_completed = deals_completed + m.deals, sales_completed = sales_completed + m.sales
      from before b join more m using (id) where s.user_id = b.id
      returning s.user_id, s.deals_completed, s.sales_completed, m.deals, m.sales),
    counted as (
      update users u set
        trust_points = u.trust_points + d.deals * ${TRUST_POINTS.deal},
        trust_level = trust_level_kept(u.id, trust_level_of(d.deals_completed,
          u.trust_points + d.deals * ${TRUST_POINTS.deal}, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
      from before b join deals d on d.user_id = b.id where u.id = b.id
      returning u.id, b.trust_level as was, u.trust_level as "is",
        d.deals_completed >= ${ACTIVE_TRADER_DEALS} and d.deals_completed - d.deals < ${ACTIVE_TRADER_DEALS} as "isActive",
        d.sales > 0 and d.sales_completed = d.sales as "isFirst")`;
  // Most deals bring neither a level nor a reward, and need no more than this.
  const seldom = sql`from counted where was <> "is" or "isActive" or "isFirst"`;
  if (!tx.closing.isByStep) return tx.closing.add(sql`${counted} select by_steps() ${seldom}`);

  const members = await rows(tx.em, sql<Counted>`${counted} select * ${seldom} order by id`);
  for (const member of members) {
    await tellLevel(tx, member);
    const reached = reachedBy(member);
    if (reached.includes("first_sale")) await postOfFirstSale(tx, member.id);
    await tellReached(tx, member.id, reached);
  }
}

function reachedBy({ isFirst, isActive }: Counted): RewardName[] {
  return [
    ...(isFirst ? (["first_sale"] as const) : []),
    ...(isActive ? (["active_trader"] as const) : []),
  ];
}

/** What is added to each member's counts. */
function moreOf(completed: Completed[]): { id: number; deals: number; sales: number }[] {
  const more = new Map<number, { id: number; deals: number; sales: number }>();
  for (const { memberIds, sellerId } of completed)
    for (const id of memberIds) {
      const { deals, sales } = more.get(id) ?? { deals: 0, sales: 0 };
      more.set(id, { id, deals: deals + 1, sales: sales + (id === sellerId ? 1 : 0) });
    }
  return [...more.values()];
}
