import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter } from "../../../core/clock.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll } from "../../items/index.ts";
import { replaceModel } from "../models.ts";
import {
  ASKED_DAYS_AGO,
  FOLLOWED_DAYS,
  learnTiming,
  WAIT_MAX_DAYS,
  type Tested,
  type Thirds,
  type Waits,
} from "./timing.ts";

const LISTED_DAYS = 365;
/** Of what was there at a time, so many are asked about. */
const ASKED_MOST = 500;
const STATEMENT_MS = 60_000;

interface FoundRow {
  thirds: Record<string, Thirds>;
  waits: Waits[];
  tested: Tested[];
}

/**
 * Learns how long the public items of the last year wait until they change hands, by category and by thirds of its
 * prices, and how good it is to say so. Items that left the market otherwise are known to have waited until then. Must
 * run in a transaction. Answers false where there are no items.
 */
export async function measureTiming(em: EntityManager, now: Date): Promise<boolean> {
  await allowStatements(em, STATEMENT_MS);
  const days = (from: string, to: string) =>
    sql.raw(`least(${WAIT_MAX_DAYS}, floor(extract(epoch from ${to} - ${from}) / 86400))::int`);
  const found = await row(
    em,
    sql<FoundRow>`
      with offered as materialized (
        select i.id, i.user_id, i.category, i.tp_value, i.created_at as began, d.sold_at,
          coalesce(d.sold_at, case when i.status in ('available', 'reserved', 'in_auction') then 'infinity' else i.updated_at end) as ended
        from items i left join lateral (
          select min(t.completed_at) as sold_at from transactions t where t.item_id = i.id and t.status = 'completed') d on true
        where i.created_at >= ${hoursAfter(now, -24 * LISTED_DAYS)} and i.created_at < ${now} and ${isForAll()}
          and i.status not in ('draft', 'hidden') and ${isEvidence("i.user_id")}),
      thirds as (
        select category, percentile_disc(1.0 / 3) within group (order by tp_value) as low,
          percentile_disc(2.0 / 3) within group (order by tp_value) as high
        from offered group by category),
      listed as materialized (
        select p.*, case when p.tp_value <= t.low then 0 when p.tp_value <= t.high then 1 else 2 end as band
        from offered p join thirds t on t.category = p.category),
      times as (
        select days_ago, ${now}::timestamptz - make_interval(days => days_ago) as at
        from unnest(array[0] || ${[...ASKED_DAYS_AGO]}::int[]) days_ago),
      spans as (
        select t.days_ago, l.category, l.band, ${days("l.began", "least(l.ended, t.at)")} as days,
          (coalesce(l.sold_at <= t.at, false))::int as is_sold, count(*)::int as n
        from times t join listed l on l.began < t.at group by 1, 2, 3, 4, 5),
      sellers as (
        select t.days_ago, l.category, l.band, count(distinct l.user_id)::int as n
        from times t join listed l on l.began < t.at group by 1, 2, 3),
      waits as (
        select s.days_ago as "daysAgo", s.category, s.band, s.n as sellers,
          (select json_agg(json_build_array(p.days, p.is_sold, p.n) order by p.days, p.is_sold) from spans p
           where p.days_ago = s.days_ago and p.category = s.category and p.band = s.band) as spans
        from sellers s order by 1, 2, 3),
      asked as (
        select t.days_ago, t.at, l.*, row_number() over (partition by t.days_ago order by l.id) as place,
          ceil(count(*) over (partition by t.days_ago)::float8 / ${ASKED_MOST})::int as every
        from times t join listed l on l.began < t.at and l.ended > t.at where t.days_ago > 0),
      followed as (
        select days_ago, category, band, ${days("began", "at")} as age,
          case when sold_at <= ${now} and sold_at < at + make_interval(days => ${FOLLOWED_DAYS})
            then floor(extract(epoch from sold_at - at) / 86400)::int end as sold_after,
          count(*)::int as n
        from asked where (place - 1) % every = 0 group by 1, 2, 3, 4, 5),
      tested as (
        select days_ago as "daysAgo", category, band, json_agg(json_build_array(age, sold_after, n) order by age, sold_after) as open
        from followed group by 1, 2, 3 order by 1, 2, 3)
      select (select coalesce(json_object_agg(category, json_build_array(low, high)), '{}') from thirds) as thirds,
        (select coalesce(json_agg(w), '[]') from waits w) as waits,
        (select coalesce(json_agg(t), '[]') from tested t) as tested`,
  );
  const { thirds = {}, waits = [], tested = [] } = found ?? {};
  const timing = learnTiming(thirds, waits, tested);
  const known = timing.tables.filter(({ category }) => category === null);
  const facts = known.reduce((sum, { listings }) => sum + listings, 0);
  await replaceModel(em, "timing", { facts, parameters: timing }, now);
  return waits.length > 0;
}
