import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, utcDay } from "../../../core/clock.ts";
import type { TrendRange } from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll } from "../../items/index.ts";
import { replaceModel } from "../models.ts";
import { WEIGHTS } from "../taste/taste.ts";
import { TREND_RANGES } from "./trendRanges.ts";

/** What fewer members look at is no trend. */
const MEMBERS_NEEDED = 3;
const KEPT = 60;
/** The days before a range, to which it is compared. */
const BEFORE_DAYS = 7;
const STATEMENT_MS = 60_000;

/** An item in demand. */
export interface TrendEntry {
  itemId: number;
  /** How many members looked at it, liked it or asked for it in the range. */
  members: number;
  /** How many in as long a time of the seven days before it. */
  before: number;
}

/** What is stored of a range. */
export interface Trends {
  /** How many members did something in it. */
  members: number;
  entries: TrendEntry[];
}

/**
 * Counts what is in demand in a range: of each item the members, each by the weightiest of what they did, against the
 * seven days before. Sellers do not count for their own items. Must run in a transaction.
 */
export async function countTrend(em: EntityManager, range: TrendRange, now: Date): Promise<void> {
  const { hours } = TREND_RANGES[range];
  const start = hoursAfter(now, -hours);
  const since = hoursAfter(start, -24 * BEFORE_DAYS);
  const share = hours / (24 * BEFORE_DAYS);
  await allowStatements(em, STATEMENT_MS);
  const found = await row(
    em,
    sql<Trends>`
      with acts as materialized (select * from (
        select item_id, user_id, ${WEIGHTS.view}::int as weight, day >= ${utcDay(start)}::date as is_in
          from item_views where day >= ${utcDay(since)}::date
        union all select item_id, user_id, ${WEIGHTS.like}, created_at >= ${start} from item_likes where created_at >= ${since}
        union all select item_id, from_user_id, ${WEIGHTS.message}, created_at >= ${start} from messages
          where item_id is not null and created_at >= ${since}
        union all select item_id, user_id, ${WEIGHTS.cart}, added_at >= ${start} from cart_lines where added_at >= ${since}
        union all select target_item_id, buyer_id, ${WEIGHTS.offer}, created_at >= ${start} from offers where created_at >= ${since}) a
        where ${isEvidence("a.user_id")}),
      members as (
        select a.item_id, a.user_id, a.is_in, max(a.weight) as weight from acts a
        join items i on i.id = a.item_id and i.user_id <> a.user_id and i.status = 'available' and ${isForAll()}
        group by a.item_id, a.user_id, a.is_in),
      counted as (
        select item_id, count(*) filter (where is_in)::int as members, coalesce(sum(weight) filter (where is_in), 0)::float8 as weight,
          ${share}::float8 * count(*) filter (where not is_in) as before,
          ${share}::float8 * coalesce(sum(weight) filter (where not is_in), 0)::float8 as expected
        from members group by item_id),
      trend as (
        select item_id as "itemId", members, round(before::numeric, 1)::float8 as before,
          weight * ln(1 + (weight + 1) / (expected + 1)) as score
        from counted where members >= ${MEMBERS_NEEDED} order by score desc, item_id desc limit ${KEPT})
      select (select count(distinct user_id)::int from acts where is_in) as members,
        (select coalesce(json_agg(json_build_object('itemId', t."itemId", 'members', t.members, 'before', t.before)
           order by t.score desc, t."itemId" desc), '[]') from trend t) as entries`,
  );
  const trends = found ?? { members: 0, entries: [] };
  await replaceModel(em, `trending-${range}`, { facts: trends.members, parameters: trends }, now);
}
