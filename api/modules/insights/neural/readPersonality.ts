import { viewerOf } from "../../../core/access/viewer.ts";
import { startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { isActivityUsed } from "../../accounts/index.ts";
import { countedBasis, unusedBasis } from "../countedBasis.ts";
import { figureEvidence } from "../evidence.ts";
import { newestParameters } from "../models.ts";
import type { Share } from "../tips/newcombe.ts";
import { compatibleMembers, fitOf, matchWords, type Match } from "./compatibleMembers.ts";
import { traitCounts, type TraitCount } from "./measureTraits.ts";
import type { Personality } from "./neural.types.ts";
import {
  byTrait,
  learnTraits,
  tradingStyleOf,
  traitsOf,
  type DealCounts,
  type MarketTraits,
  type TraitName,
} from "./traits.ts";

const COMPATIBLE_MOST = 3;
const METHOD =
  "What you did in a year, beside the active members: of each trait the share of events, drawn to the usual one by five events, and its place among theirs";

interface FoundRow {
  counts: TraitCount[];
  market: MarketTraits | null;
  deals: DealCounts;
  matches: Match[];
}

/** Statistics of what the viewer did here, not of who they are. Nothing where their activity
 * is not used. One statement. Source: EP-049, EN-028, panels 3 */
export async function readPersonality(ctx: Context): Promise<Personality> {
  const { id: me } = viewerOf(ctx);
  const now = ctx.services.clock.now();
  const basis = { method: METHOD, asOf: startOfDay(now) };
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      select
        (select coalesce(json_agg(c), '[]') from (${traitCounts(me, now)}) c) as counts,
        ${newestParameters("traits")} as market,
        (select json_build_object(
           'bought', count(*) filter (where t.type = 'purchase' and t.to_user_id = ${me}),
           'sold', count(*) filter (where t.type = 'purchase' and t.from_user_id = ${me}),
           'swapped', count(distinct t.offer_id) filter (where t.type = 'exchange'))
         from transactions t where t.status = 'completed' and (t.from_user_id = ${me} or t.to_user_id = ${me})) as deals,
        (select coalesce(json_agg(m), '[]') from (${compatibleMembers(me, COMPATIBLE_MOST)}) m) as matches
      where ${isActivityUsed(me)}`,
  );
  if (!found)
    return { tradingStyle: null, traits: [], compatibility: [], basis: unusedBasis(basis) };
  const { counts, deals, matches } = found;
  const own = byTrait((trait) => shareOf(counts, trait));
  const market = found.market ?? learnTraits(byTrait(() => []));
  return {
    tradingStyle: tradingStyleOf(deals),
    traits: traitsOf(own, market),
    compatibility: matches.map((match) => ({
      username: match.username,
      reason: matchWords(match),
      score: Math.round(100 * fitOf(match)),
      actionUrl: `/exchange/${match.itemId}`,
    })),
    basis: countedBasis({
      ...basis,
      sampleSize: counts.reduce((sum, { of }) => sum + of, 0),
      noun: "events",
      evidence: [
        figureEvidence("Bought", deals.bought),
        figureEvidence("Sold", deals.sold),
        figureEvidence("Swapped", deals.swapped),
      ],
    }),
  };
}

function shareOf(counts: readonly TraitCount[], trait: TraitName): Share {
  return counts.find((each) => each.trait === trait) ?? { came: 0, of: 0 };
}
