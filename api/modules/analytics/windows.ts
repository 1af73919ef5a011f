import type { RawBuilder } from "kysely";
import { startOfDay, utcDay } from "../../core/clock.ts";
import { sql } from "../../core/sql/sql.ts";
import { activeMembers, dealtPairs, hadLooked, lookedPairs, visitors } from "./countDays.ts";

/** A figure of some days that is no sum over days, as a column of `market_windows`. */
export type WindowColumn = "active" | "looked" | "dealt" | "cohort" | "cohort_back";

/**
 * SQL: each figure of the windows that end with a UTC day, counted from the rows of the market. `today` is a time on the
 * day after it.
 */
export function countedWindows(today: Date): Record<WindowColumn, RawBuilder<number>> {
  const midnight = (days: number) => sql<Date>`${startOfDay(today, days)}::timestamptz`;
  const first = utcDay(startOfDay(today, -29));
  const cohort = visitors(midnight(-14), midnight(-7));
  const back = visitors(midnight(-6), midnight(0));
  return {
    active: activeMembers(midnight(-29), midnight(0)),
    looked: lookedPairs(first, utcDay(startOfDay(today, -1))),
    dealt: dealtPairs(first, midnight(-29), midnight(0)),
    cohort: sql<number>`(select count(*)::int from (${cohort}) c)`,
    cohort_back: sql<number>`(
      select count(*)::int from (${cohort}) c where c.user_id in (${back}))`,
  };
}

/**
 * SQL: the figures of windows that end today, as one row. Those that end yesterday are kept (`market_windows`), or
 * counted as long as yesterday is not closed; what is new today is added to them.
 */
export function windowsOfToday(now: Date): RawBuilder<unknown> {
  const midnight = (days: number) => sql<Date>`${startOfDay(now, days)}::timestamptz`;
  const today = utcDay(now);
  const first = utcDay(startOfDay(now, -29));
  const counted = countedWindows(now);
  const kept = (column: WindowColumn) => sql`coalesce(w.${sql.raw(column)}, ${counted[column]})`;
  const visited = (from: RawBuilder<Date>, to: RawBuilder<Date>) => sql`exists (
    select 1 from user_activity b where b.user_id = a.user_id and b.created_at >= ${from} and b.created_at < ${to})`;
  const newest = visitors(midnight(0), midnight(1));
  return sql`
    select
      ${kept("active")} + (
        select count(*)::int from (${newest}) a where not ${visited(midnight(-29), midnight(0))}) as active,
      ${kept("looked")} + (
        select count(*)::int from item_views v where v.day = ${today}::date and not exists (
          select 1 from item_views x where x.item_id = v.item_id and x.user_id = v.user_id and x.day >= ${first}::date
            and x.day < ${today}::date)) as looked,
      ${kept("dealt")} + (
        select count(*)::int from (
          select distinct t.item_id, t.to_user_id from transactions t
          where t.created_at >= ${midnight(0)} and t.status = 'completed' and ${hadLooked("t", first)}
            and not exists (
              select 1 from transactions o where o.item_id = t.item_id and o.to_user_id = t.to_user_id
                and o.created_at >= ${midnight(-29)} and o.created_at < ${midnight(0)} and o.status = 'completed'
                and ${hadLooked("o", first)})) p) as dealt,
      ${kept("cohort")} as cohort,
      ${kept("cohort_back")} + (
        select count(*)::int from (${newest}) a where ${visited(midnight(-14), midnight(-7))}
          and not ${visited(midnight(-6), midnight(0))}) as cohort_back
    from (select 1) one left join market_windows w on w.day = ${utcDay(startOfDay(now, -1))}::date`;
}
