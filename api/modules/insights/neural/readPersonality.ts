import { viewerOf } from "../../../core/access/viewer.ts";
import { startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { visibleTo } from "../../accounts/index.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll } from "../../items/index.ts";
import { countedBasis } from "../countedBasis.ts";
import { figureEvidence } from "../evidence.ts";
import { newestParameters } from "../models.ts";
import type { Share } from "../tips/newcombe.ts";
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

/** Who likes fewer items says too little about what they like. */
const LIKES_NEEDED = 5;
const COMPATIBLE_MOST = 3;
const METHOD =
  "What you did in a year, beside the active members: of each trait the share of events, drawn to the usual one by five events, and its place among theirs";

interface MatchRow {
  username: string;
  mine: number;
  myLikes: number;
  theirs: number;
  theirLikes: number;
  itemId: number;
}

interface FoundRow {
  counts: TraitCount[];
  market: MarketTraits | null;
  deals: DealCounts;
  matches: MatchRow[];
}

/** Statistics of what the viewer did here, not of who they are. One statement. Source: EP-049, EN-028, panels 3 */
export async function readPersonality(ctx: Context): Promise<Personality> {
  const { id: me } = viewerOf(ctx);
  const now = ctx.services.clock.now();
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      with liked as materialized (
        select l.item_id, i.user_id as seller_id from item_likes l join items i on i.id = l.item_id and i.user_id <> l.user_id
        where l.user_id = ${me}),
      sellers as (
        select k.seller_id, count(*)::int as mine, max(k.item_id) filter (where i.status = 'available' and ${isForAll()}) as item_id
        from liked k join items i on i.id = k.item_id group by 1 order by 2 desc, 1 limit 50),
      matched as (
        select u.username, s.mine, (select count(*)::int from liked) as "myLikes", t.theirs, t.likes as "theirLikes", s.item_id as "itemId"
        from sellers s join users u on u.id = s.seller_id and u.is_active and not u.is_suspended
        cross join lateral (
          select count(*) filter (where i.user_id = ${me})::int as theirs, count(*)::int as likes
          from item_likes l join items i on i.id = l.item_id and i.user_id <> l.user_id where l.user_id = s.seller_id) t
        where s.item_id is not null and t.theirs > 0 and t.likes >= ${LIKES_NEEDED} and (select count(*) from liked) >= ${LIKES_NEEDED}
          and ${visibleTo("u.wants_visible_to", "u.id", { id: me })} and ${noBlockBetween(me, sql`u.id`)}
        order by s.mine::float8 / t.likes * t.theirs desc, u.id limit ${COMPATIBLE_MOST})
      select
        (select coalesce(json_agg(c), '[]') from (${traitCounts(me, now)}) c) as counts,
        ${newestParameters("traits")} as market,
        (select json_build_object(
           'bought', count(*) filter (where t.type = 'purchase' and t.to_user_id = ${me}),
           'sold', count(*) filter (where t.type = 'purchase' and t.from_user_id = ${me}),
           'swapped', count(distinct t.offer_id) filter (where t.type = 'exchange'))
         from transactions t where t.status = 'completed' and (t.from_user_id = ${me} or t.to_user_id = ${me})) as deals,
        (select coalesce(json_agg(m), '[]') from matched m) as matches`,
  );
  if (!found) throw new Error("a select without from has one row");
  const { counts, deals, matches } = found;
  const own = byTrait((trait) => shareOf(counts, trait));
  const market = found.market ?? learnTraits(byTrait(() => []));
  return {
    tradingStyle: tradingStyleOf(deals),
    traits: traitsOf(own, market),
    compatibility: matches.map((match) => ({
      username: match.username,
      reason: `You like ${counted(match.mine)} of theirs, and they like ${counted(match.theirs)} of yours`,
      score: Math.round(
        100 * Math.sqrt((match.mine / match.myLikes) * (match.theirs / match.theirLikes)),
      ),
      actionUrl: `/exchange/${match.itemId}`,
    })),
    basis: countedBasis({
      method: METHOD,
      sampleSize: counts.reduce((sum, { of }) => sum + of, 0),
      noun: "events",
      asOf: startOfDay(now),
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

function counted(items: number): string {
  return items === 1 ? "1 item" : `${items} items`;
}
