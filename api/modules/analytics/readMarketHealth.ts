import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, startOfDay } from "../../core/clock.ts";
import type { MarketHealthPartName, MarketHealthStatus } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { MarketHealth, MarketHealthPart } from "./marketHealth.types.ts";
import { ratio } from "./ratios.ts";

interface Formula {
  words: string;
  weight: number;
  /** The rates in % that score 0 and 100; in between it is linear. */
  zeroAt: number;
  fullAt: number;
}

/** How the health of the market is computed. Source: C37, KC-025 */
const FORMULA: Readonly<Record<MarketHealthPartName, Formula>> = {
  completion: {
    words: "Offers and orders that ended in 30 days and were settled",
    weight: 30,
    zeroAt: 20,
    fullAt: 60,
  },
  first_offer: {
    words: "Listings of 30 days with an offer within 72 hours",
    weight: 20,
    zeroAt: 5,
    fullAt: 40,
  },
  disputes: {
    words: "Disputes filed in 30 days for each item that changed hands",
    weight: 20,
    zeroAt: 6,
    fullAt: 0.5,
  },
  active_members: {
    words: "Members who visited in 30 days and did in the last 7",
    weight: 15,
    zeroAt: 20,
    fullAt: 60,
  },
  liquidity: {
    words: "Listings 31 to 60 days old that changed hands within 30 days",
    weight: 15,
    zeroAt: 5,
    fullAt: 40,
  },
};

const CASES_MIN = 10;
const PARTS_MIN = 3;
const HEALTHY = 70;
const NEEDS_ATTENTION = 40;
const FIRST_OFFER_HOURS = 72;

type Counts = Record<MarketHealthPartName, { cases: number; hits: number }>;

/** Counts the health of the market over 30 UTC days. Source: C37 */
export async function readMarketHealth(em: EntityManager, now: Date): Promise<MarketHealth> {
  const counts = await countParts(em, now);
  const parts = Object.entries(FORMULA).map(([key, formula]) => {
    const name = key as MarketHealthPartName;
    const { cases, hits } = counts[name];
    const score = cases < CASES_MIN ? null : scoreOf((100 * hits) / cases, formula);
    return Object.assign(new MarketHealthPart(), {
      name,
      ...formula,
      rate: ratio(100 * hits, cases),
      cases,
      score,
    });
  });
  const score = meanOf(parts);
  return Object.assign(new MarketHealth(), { score, status: statusOf(score), parts });
}

/** Linear between the two rates, and within 0 and 100. */
function scoreOf(rate: number, { zeroAt, fullAt }: Formula): number {
  const share = (rate - zeroAt) / (fullAt - zeroAt);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** The weighted mean of the parts that count; null with too few of them. */
function meanOf(parts: readonly MarketHealthPart[]): number | null {
  let [sum, weights, counted] = [0, 0, 0];
  for (const { score, weight } of parts) {
    if (score === null) continue;
    sum += score * weight;
    weights += weight;
    counted += 1;
  }
  return counted < PARTS_MIN ? null : Math.round(sum / weights);
}

function statusOf(score: number | null): MarketHealthStatus {
  if (score === null) return "not_enough_data";
  if (score >= HEALTHY) return "healthy";
  return score >= NEEDS_ATTENTION ? "needs_attention" : "at_risk";
}

async function countParts(em: EntityManager, now: Date): Promise<Counts> {
  const from = startOfDay(now, -29);
  const week = startOfDay(now, -6);
  const found = await row(
    em,
    sql<{
      ended: number;
      settled: number;
      listed: number;
      offered: number;
      deals: number;
      disputes: number;
      seen: number;
      seenLately: number;
      older: number;
      gone: number;
    }>`
      with ended as (
        select count(*)::int as cases, (count(*) filter (where state = 'accepted'))::int as hits from offers
        where updated_at >= ${from} and state not in ('pending', 'countered')
        union all
        select count(*)::int, (count(*) filter (where status = 'delivered'))::int from order_parts
        where delivered_at >= ${from} or cancelled_at >= ${from}),
      -- A listing that may still get its first offer in time is no case yet.
      listed as (
        select exists (
            select 1 from offers o where o.target_item_id = i.id
              and o.created_at < i.created_at + make_interval(hours => ${FIRST_OFFER_HOURS})) as is_offered,
          i.created_at <= ${hoursAfter(now, -FIRST_OFFER_HOURS)} as is_over
        from items i where i.created_at >= ${from} and i.status <> 'draft'),
      older as (
        select exists (
            select 1 from transactions t where t.item_id = i.id and t.status = 'completed'
              and t.created_at < i.created_at + interval '30 days') as is_gone
        from items i
        where i.created_at >= ${startOfDay(now, -60)} and i.created_at < ${startOfDay(now, -30)} and i.status <> 'draft'),
      seen as (
        select a.user_id, max(a.created_at) >= ${week} as is_lately from user_activity a where a.created_at >= ${from} group by 1)
      select (select sum(cases)::int from ended) as ended, (select sum(hits)::int from ended) as settled,
        (select count(*)::int from listed where is_over or is_offered) as listed,
        (select count(*)::int from listed where is_offered) as offered,
        (select count(*)::int from transactions t where t.created_at >= ${from} and t.status = 'completed') as deals,
        (select count(*)::int from disputes where created_at >= ${from}) as disputes,
        (select count(*)::int from seen) as seen, (select count(*)::int from seen where is_lately) as "seenLately",
        (select count(*)::int from older) as older, (select count(*)::int from older where is_gone) as gone`,
  );
  if (!found) throw new Error("the health of the market is one row");
  return {
    completion: { cases: found.ended, hits: found.settled },
    first_offer: { cases: found.listed, hits: found.offered },
    disputes: { cases: found.deals, hits: found.disputes },
    active_members: { cases: found.seen, hits: found.seenLately },
    liquidity: { cases: found.older, hits: found.gone },
  };
}
