import { viewerOf } from "../../../core/access/viewer.ts";
import { hoursAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { isActivityUsed } from "../../accounts/index.ts";
import { isForAll } from "../../items/index.ts";
import { countedBasis, unusedBasis } from "../countedBasis.ts";
import { BLOCK_HOURS } from "../hours/weekWords.ts";
import { newestParameters } from "../models.ts";
import {
  ACTS_NEEDED,
  EARLIER_DAYS,
  optimalTimesOf,
  PATTERN_DAYS,
  patternsOf,
  preferencesOf,
  RECENT_DAYS,
  type CategoryInterest,
  type DatedAct,
  type MarketActs,
  type OfferTimes,
} from "./behavior.ts";
import { datedActs } from "./measureBehavior.ts";
import type { Behavior } from "./neural.types.ts";

const OFFER_DAYS = 365;
const METHOD = `Your offers, messages and likes of ${PATTERN_DAYS} days beside those of all members: binomial tests with a false discovery rate of 10 % (Benjamini-Hochberg). Preferences: the days on which you looked at a category in ${RECENT_DAYS} days against the ${EARLIER_DAYS} before (Poisson rates, 90 % interval)`;

interface FoundRow {
  acts: DatedAct[];
  market: MarketActs | null;
  interests: CategoryInterest[];
  offers: OfferTimes[];
}

/** What the viewer does more often than others, and when. One statement. Source: EP-050, EN-029, panels 3 */
export async function readBehavior(ctx: Context): Promise<Behavior> {
  const { id: me } = viewerOf(ctx);
  const now = ctx.services.clock.now();
  const today = startOfDay(now);
  const basis = { method: METHOD, asOf: today };
  const recent = utcDay(hoursAfter(today, -24 * RECENT_DAYS));
  const earlier = utcDay(hoursAfter(today, -24 * (RECENT_DAYS + EARLIER_DAYS)));
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      select
        (select coalesce(json_agg(a), '[]') from (${datedActs(me, now)}) a) as acts,
        ${newestParameters("behavior")} as market,
        (select coalesce(json_agg(n), '[]') from (
           select i.category, (count(distinct v.day) filter (where v.day >= ${recent}::date))::int as recent,
             (count(distinct v.day) filter (where v.day < ${recent}::date))::int as earlier
           from item_views v join items i on i.id = v.item_id and i.user_id <> v.user_id and ${isForAll()}
           where v.user_id = ${me} and v.day >= ${earlier}::date and v.day < ${utcDay(today)}::date group by 1 order by 1) n) as interests,
        (select coalesce(json_agg(o), '[]') from (
           select extract(isodow from created_at at time zone 'UTC')::int as weekday,
             (floor(extract(hour from created_at at time zone 'UTC') / ${BLOCK_HOURS}::int) * ${BLOCK_HOURS}::int)::int as "from",
             count(*)::int as made, (count(*) filter (where state = 'accepted'))::int as accepted
           from offers where buyer_id = ${me} and proposed_by_id = ${me} and created_at >= ${hoursAfter(now, -24 * OFFER_DAYS)}
             and state in ('accepted', 'declined', 'countered', 'expired')
           group by 1, 2 order by 1, 2) o) as offers
      where ${isActivityUsed(me)}`,
  );
  if (!found) return { patterns: [], preferences: [], optimalTimes: [], basis: unusedBasis(basis) };
  const { acts, market, interests, offers } = found;
  const patterns = market ? patternsOf(acts, market) : [];
  return {
    patterns: patterns.map((pattern) => ({
      ...pattern,
      // Nothing is certain.
      significance: Math.min(0.99, hundredths(pattern.significance)),
    })),
    preferences: preferencesOf(interests).map(({ category, trend, strength }) => ({
      category,
      trend,
      strength: hundredths(strength),
    })),
    optimalTimes: optimalTimesOf(offers).map(({ action, timeframe, successRate }) => ({
      action,
      timeframe,
      successRate: hundredths(successRate),
    })),
    basis: countedBasis({
      ...basis,
      sampleSize: acts.length,
      needed: ACTS_NEEDED,
      noun: "offers, messages and likes",
    }),
  };
}

function hundredths(figure: number): number {
  return Math.floor(100 * figure) / 100;
}
