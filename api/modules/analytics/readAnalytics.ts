import type { EntityManager } from "@mikro-orm/postgresql";
import { startOfDay, utcDay } from "../../core/clock.ts";
import { RANGE_DAYS, type AnalyticsRange, type TrustLevel } from "../../core/graphql/enums.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import {
  CategoryAnalytics,
  LocationAnalytics,
  SalesAnalytics,
  UsersAnalytics,
  type SalesPoint,
  type UsersCohort,
  type UsersPoint,
} from "./analytics.types.ts";
import { countedCategories, countedDays, OPEN_FROM, visitors } from "./countDays.ts";
import { placeOf } from "./places.ts";
import { ratio } from "./ratios.ts";

const COHORT_WEEKS = 12;
const PLACES = 50;

/** SQL: the figures of the days of a time that ends today, each day once. */
function daysUntilToday(now: Date, days: number) {
  const first = sql`${utcDay(startOfDay(now, 1 - days))}::date`;
  return sql`
    select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(m.new_users, 0) as new_users, m.active_users,
      coalesce(m.deals, 0) as deals, coalesce(m.revenue, 0) as revenue, coalesce(m.refunded, 0) as refunded
    from (select s::date as day from generate_series(${first}::timestamp, ${utcDay(now)}::timestamp, interval '1 day') s) d
    left join (
      select day, new_users, active_users, deals, revenue, refunded from market_days where day >= ${first}
      union all
      select day, new_users, active_users, deals, revenue, refunded
      from (${countedDays(OPEN_FROM, sql<Date>`${startOfDay(now, 1)}::timestamptz`)}) o) m on m.day = d.day
    order by d.day`;
}

/** Sales by day, with those of as many days before. Source: EP-066 */
export async function readSales(
  em: EntityManager,
  now: Date,
  range: AnalyticsRange,
): Promise<SalesAnalytics> {
  const days = RANGE_DAYS[range];
  const all = await rows(
    em,
    sql<SalesPoint>`
      select date, revenue, deals as transactions, refunded from (${daysUntilToday(now, 2 * days)}) d`,
  );
  const points = all.slice(days);
  return Object.assign(new SalesAnalytics(), {
    points,
    totals: totalsOf(points),
    previous: totalsOf(all.slice(0, days)),
  });
}

function totalsOf(points: readonly SalesPoint[]) {
  const totals = { revenue: 0, transactions: 0, refunded: 0 };
  for (const { revenue, transactions, refunded } of points) {
    totals.revenue += revenue;
    totals.transactions += transactions;
    totals.refunded += refunded;
  }
  return totals;
}

/** Members by day, by the week they joined, and by trust level. Source: EP-067 */
export async function readUsers(
  em: EntityManager,
  now: Date,
  range: AnalyticsRange,
): Promise<UsersAnalytics> {
  const thisWeek = startOfDay(now, -((now.getUTCDay() + 6) % 7));
  const firstWeek = startOfDay(thisWeek, -7 * (COHORT_WEEKS - 1));
  const visited = visitors(
    sql<Date>`${startOfDay(now, -6)}::timestamptz`,
    sql<Date>`${startOfDay(now, 1)}::timestamptz`,
  );
  const [points, cohorts, levels] = await Promise.all([
    rows(
      em,
      sql<UsersPoint>`
        select date, new_users as "newUsers", active_users as "activeUsers" from (${daysUntilToday(now, RANGE_DAYS[range])}) d`,
    ),
    rows(
      em,
      sql<UsersCohort>`
        select to_char(w.week, 'YYYY-MM-DD') as week, count(u.id)::int as size, count(v.user_id)::int as retained
        from generate_series(${utcDay(firstWeek)}::timestamp, ${utcDay(thisWeek)}::timestamp, interval '7 days') as w(week)
        left join users u on u.is_active and u.created_at >= w.week at time zone 'UTC'
          and u.created_at < (w.week + interval '7 days') at time zone 'UTC'
        left join (${visited}) v on v.user_id = u.id
        group by w.week order by w.week`,
    ),
    rows(
      em,
      sql<{ level: TrustLevel; users: number }>`
        select u.trust_level as level, count(*)::int as users from users u where u.is_active group by 1
        order by array_position(array['newbie', 'contributor', 'trusted', 'champion'], u.trust_level)`,
    ),
  ]);
  return Object.assign(new UsersAnalytics(), { points, cohorts, levels });
}

/** What was listed and what changed hands by category, the most revenue first. Source: EP-068 */
export async function readCategories(
  em: EntityManager,
  now: Date,
  range: AnalyticsRange,
): Promise<CategoryAnalytics[]> {
  const start = startOfDay(now, 1 - RANGE_DAYS[range]);
  const from = sql<Date>`${start}::timestamptz`;
  const tomorrow = sql<Date>`${startOfDay(now, 1)}::timestamptz`;
  const found = await rows(
    em,
    sql<{
      name: string;
      listed: number;
      deals: number;
      revenue: number;
      medianDays: number | null;
    }>`
      with medians as (
        select i.category,
          percentile_cont(0.5) within group (order by extract(epoch from t.created_at - i.created_at) / 86400)::float8 as days
        from transactions t join items i on i.id = t.item_id
        where t.created_at >= ${from} and t.created_at < ${tomorrow} and t.status = 'completed' group by 1)
      select c.category as name, sum(c.listed)::int as listed, sum(c.deals)::int as deals, sum(c.revenue)::int as revenue,
        max(m.days) as "medianDays"
      from (
        select category, listed, deals, revenue from market_day_categories where day >= ${utcDay(start)}::date
        union all
        select o.category, o.listed, o.deals, o.revenue from (${countedCategories(OPEN_FROM, tomorrow)}) o
        where o.day >= ${utcDay(start)}::date) c
      left join medians m on m.category = c.category
      group by 1 having sum(c.listed) + sum(c.deals) > 0 order by sum(c.revenue) desc, 1`,
  );
  return found.map((one) =>
    Object.assign(new CategoryAnalytics(), one, {
      averagePrice: ratio(one.revenue, one.deals),
      medianDays: one.medianDays === null ? null : ratio(one.medianDays, 1),
    }),
  );
}

/** Members by where they live, with what they listed and gave away. Source: EP-069 */
export async function readLocations(
  em: EntityManager,
  now: Date,
  range: AnalyticsRange,
): Promise<LocationAnalytics[]> {
  const from = startOfDay(now, 1 - RANGE_DAYS[range]);
  const found = await rows(
    em,
    sql<LocationAnalytics>`
      with given as (
        select t.from_user_id as user_id, count(*) as deals, sum(t.trust_points) as revenue from transactions t
        where t.created_at >= ${from} and t.status = 'completed' group by 1),
      listed as (
        select i.user_id, count(*) as items from items i
        where i.created_at >= ${from} and i.status <> 'draft' group by 1)
      select p.location, count(*)::int as users, coalesce(sum(l.items), 0)::int as items,
        coalesce(sum(g.deals), 0)::int as transactions, coalesce(sum(g.revenue), 0)::int as revenue
      from (select u.id, ${placeOf("u")} as location from users u where u.is_active) p
      left join given g on g.user_id = p.id left join listed l on l.user_id = p.id
      where p.location is not null group by 1 order by 2 desc, 1 limit ${PLACES}`,
  );
  return found.map((one) => Object.assign(new LocationAnalytics(), one));
}
