import { RECOMMENDATIONS as LIMITS } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import type { TrendRange } from "../../../core/graphql/enums.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll, itemColumns, itemJoins, toItem, type ItemRow } from "../../items/index.ts";
import { countedBasis } from "../countedBasis.ts";
import { itemEvidence } from "../evidence.ts";
import { TREND_RANGES } from "./trendRanges.ts";
import type { Trending } from "./trends.types.ts";

/** What so few members do says nothing about a market. */
const MEMBERS_NEEDED = 5;
const EVIDENCE = 6;

type Found = Stored<ItemRow> & { members: number; before: number };
interface Counted {
  trendMembers: number | null;
  countedAt: string | null;
}

/**
 * The items that are in demand, without those of members whom the viewer blocks. Open to visitors. One statement. Source:
 * EP-034, EN-018
 */
export async function readTrending(
  ctx: Context,
  { timeRange, limit }: { timeRange: TrendRange; limit: number },
): Promise<Trending> {
  if (limit < 1 || limit > LIMITS.max) throw badField("limit", `Choose 1 to ${LIMITS.max}`);
  const found = await rows(
    ctx.em,
    sql<Counted & (Found | { id: null })>`
      with trend as materialized (
        select parameters, learned_at from insight_models where method = ${`trending-${timeRange}`} order by id desc limit 1)
      select t.parameters ->> 'members' as "trendMembers", t.learned_at as "countedAt", r.members, r.before, ${itemColumns}
      from (select 1) one
      left join trend t on true
      left join lateral (
        select (e ->> 'itemId')::int as item_id, (e ->> 'members')::int as members, (e ->> 'before')::float8 as before, n
        from jsonb_array_elements(t.parameters -> 'entries') with ordinality as given (e, n)) r on true
      left join (items i ${itemJoins}) on i.id = r.item_id and i.status = 'available' and ${isForAll()}
        and ${noBlockBetween(ctx.viewer?.id ?? 0, sql`i.user_id`)}
      order by i.id is null, r.n limit ${limit}`,
  );
  const members = Number(found[0]?.trendMembers ?? 0);
  const inDemand = members >= MEMBERS_NEEDED ? found.filter((each) => each.id !== null) : [];
  const entries = inDemand.map((each) => {
    const { members: ofItem, before } = each;
    const item = toItem<ItemRow>(each);
    return { item, members: ofItem, membersBefore: Math.round(before) };
  });
  const { words } = TREND_RANGES[timeRange];
  return {
    timeRange,
    entries,
    basis: countedBasis({
      method: `How many members looked at an item, liked it or asked for it ${words}, the more the weightier, and how many more than in the seven days before; views count by their day`,
      sampleSize: members,
      needed: MEMBERS_NEEDED,
      noun: "members",
      evidence: entries
        .slice(0, EVIDENCE)
        .map(({ item, members: ofItem, membersBefore }) =>
          itemEvidence(item, `${ofItem} members, ${membersBefore} in as long a time before`),
        ),
      asOf: found[0]?.countedAt ? new Date(found[0].countedAt) : ctx.services.clock.now(),
    }),
  };
}
