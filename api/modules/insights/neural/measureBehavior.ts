import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { hoursAfter } from "../../../core/clock.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll } from "../../items/index.ts";
import { BLOCK_HOURS } from "../hours/weekWords.ts";
import { replaceModel } from "../models.ts";
import { PATTERN_DAYS, type DatedAct, type MarketActs } from "./behavior.ts";

const BLOCKS = 24 / BLOCK_HOURS;
const STATEMENT_MS = 60_000;

/**
 * SQL: the offers, messages and likes of all members, or of one, for public items of others in the last four weeks:
 * weekday, hour, category and tp. A null member folds to no condition before it is planned.
 */
export function datedActs(memberId: number | null, now: Date): RawBuilder<DatedAct> {
  const since = hoursAfter(now, -24 * PATTERN_DAYS);
  const all = sql`${memberId}::int is null`;
  return sql<DatedAct>`
    select extract(isodow from a.at)::int as weekday, extract(hour from a.at)::int as hour, i.category, i.tp_value as tp
    from (
      select o.buyer_id as member_id, o.target_item_id as item_id, o.created_at at time zone 'UTC' as at from offers o
      where (${all} or o.buyer_id = ${memberId}) and o.created_at >= ${since} and o.created_at < ${now}
      union all
      select m.from_user_id, m.item_id, m.created_at at time zone 'UTC' from messages m
      where (${all} or m.from_user_id = ${memberId}) and m.created_at >= ${since} and m.created_at < ${now} and m.item_id is not null
      union all
      select l.user_id, l.item_id, l.created_at at time zone 'UTC' from item_likes l
      where (${all} or l.user_id = ${memberId}) and l.created_at >= ${since} and l.created_at < ${now}) a
    join items i on i.id = a.item_id and i.user_id <> a.member_id and ${isForAll()}
    where ${isEvidence("a.member_id")}`;
}

type CountedActs = Omit<MarketActs, "bands"> & {
  low: number;
  high: number;
  under: number;
  within: number;
  over: number;
};

/** Measures when all members act, and on what, so that a member can be compared with them. Must run in a transaction. */
export async function measureBehavior(em: EntityManager, now: Date): Promise<void> {
  await allowStatements(em, STATEMENT_MS);
  const counted = await row(
    em,
    sql<CountedActs>`
      with acts as materialized (${datedActs(null, now)}),
      bands as (select coalesce(percentile_disc(1.0 / 3) within group (order by tp), 0)::int as low,
                  coalesce(percentile_disc(2.0 / 3) within group (order by tp), 0)::int as high from acts)
      select (select count(*)::int from acts) as total, b.low, b.high,
        (select count(*)::int from acts where tp <= b.low) as under,
        (select count(*)::int from acts where tp > b.low and tp <= b.high) as within,
        (select count(*)::int from acts where tp > b.high) as over,
        (select array_agg((select count(*)::int from acts where weekday = n) order by n) from generate_series(1, 7) n) as weekdays,
        (select array_agg((select count(*)::int from acts where hour / ${BLOCK_HOURS}::int = n) order by n)
         from generate_series(0, ${BLOCKS - 1}::int) n) as blocks,
        (select coalesce(json_object_agg(category, n), '{}') from (select category, count(*)::int as n from acts group by 1 order by 1) c)
          as categories
      from bands b`,
  );
  if (!counted) return;
  const { total, weekdays, blocks, categories, low, high, under, within, over } = counted;
  const parameters: MarketActs = {
    total,
    weekdays,
    blocks,
    categories,
    bands: { upTo: [low, high], counts: [under, within, over] },
  };
  await replaceModel(em, "behavior", { facts: total, parameters }, now);
}
