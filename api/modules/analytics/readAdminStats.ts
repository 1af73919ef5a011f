import type { EntityManager } from "@mikro-orm/postgresql";
import { startOfDay, utcDay } from "../../core/clock.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { tpInCirculation } from "../ledger/index.ts";
import { AdminStats, type TopCategory, type TopLocation } from "./adminStats.types.ts";
import { countedDays, countedDeals, OPEN_FROM } from "./countDays.ts";
import { placeOf } from "./places.ts";
import { percent, ratio } from "./ratios.ts";
import { windowsOfToday } from "./windows.ts";

interface Figures {
  totalUsers: number;
  totalItems: number;
  totalTransactions: number;
  totalTrustPoints: number;
  totalViews: number;
  today: number;
  thisWeek: number;
  thisMonth: number;
  monthBefore: number;
  revenue30: number;
  deals30: number;
  activeUsersToday: number;
  newUsersToday: number;
  visits: number;
  visitMinutes: number;
  activeUsers: number;
  looked: number;
  dealt: number;
  cohort: number;
  cohortBack: number;
  topCategories: TopCategory[];
  topLocations: TopLocation[];
}

/** How many categories and places are named. Source: KC-025 */
const TOP = 5;

/** Counts the figures of the market, in one statement: closed days are sums of `market_days`. Source: EN-040, C37 */
export async function readAdminStats(em: EntityManager, now: Date): Promise<AdminStats> {
  const found = await row(em, statement(now));
  if (!found) throw new Error("the figures of the market are one row");
  return toStats(found, now);
}

/** The beginnings of the periods whose revenue is compared, as UTC days. */
function periodsOf(now: Date) {
  const weekday = (now.getUTCDay() + 6) % 7;
  const month = startOfDay(now, 1 - now.getUTCDate());
  const monthBefore = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const sameDays = startOfDay(monthBefore, now.getUTCDate());
  return {
    today: utcDay(now),
    week: utcDay(startOfDay(now, -weekday)),
    month: utcDay(month),
    monthBefore: utcDay(monthBefore),
    // The month before may be shorter.
    monthBeforeUntil: utcDay(sameDays < month ? sameDays : month),
    days7: utcDay(startOfDay(now, -6)),
    days30: utcDay(startOfDay(now, -29)),
  };
}

function statement(now: Date) {
  const { today, week, month, monthBefore, monthBeforeUntil, days7, days30 } = periodsOf(now);
  const tomorrow = sql<Date>`${startOfDay(now, 1)}::timestamptz`;
  const revenueSince = (day: string) =>
    sql<number>`coalesce(sum(d.revenue) filter (where d.day >= ${day}::date), 0)::int`;
  return sql<Figures>`
    with open as materialized (${countedDays(OPEN_FROM, tomorrow)}),
    days as (
      select day, new_users, active_users, deals, revenue, looks, visits, visit_minutes from market_days
      union all
      select day, new_users, active_users, deals, revenue, looks, visits, visit_minutes from open),
    sums as (
      select coalesce(sum(d.deals), 0)::int as total_transactions, coalesce(sum(d.looks), 0)::int as total_views,
        ${revenueSince(today)} as today, ${revenueSince(week)} as this_week, ${revenueSince(month)} as this_month,
        coalesce(sum(d.revenue) filter (
          where d.day >= ${monthBefore}::date and d.day < ${monthBeforeUntil}::date), 0)::int as month_before,
        ${revenueSince(days30)} as revenue_30,
        coalesce(sum(d.deals) filter (where d.day >= ${days30}::date), 0)::int as deals_30,
        coalesce(sum(d.active_users) filter (where d.day = ${today}::date), 0)::int as active_today,
        coalesce(sum(d.new_users) filter (where d.day = ${today}::date), 0)::int as new_today,
        coalesce(sum(d.visits) filter (where d.day >= ${days7}::date), 0)::int as visits,
        coalesce(sum(d.visit_minutes) filter (where d.day >= ${days7}::date), 0)::float8 as visit_minutes
      from days d),
    categories as (
      select c.category, sum(c.deals)::int as deals, sum(c.revenue)::int as revenue
      from (select day, category, deals, revenue from market_day_categories where day >= ${days30}::date
            union all
            select day, category, deals, revenue from (${countedDeals(OPEN_FROM, tomorrow)}) o
            where o.day >= ${days30}::date) c
      group by 1 having sum(c.deals) > 0 order by sum(c.revenue) desc, 1 limit ${TOP}),
    members as (
      select ${placeOf("u")} as location, count(*)::int as users, coalesce(sum(s.deals_completed), 0)::int as deals
      from users u left join user_stats s on s.user_id = u.id where u.is_active group by 1),
    windows as (${windowsOfToday(now)})
    select
      (select coalesce(sum(m.users), 0)::int from members m) as "totalUsers",
      (select count(*)::int from items i where i.status not in ('draft', 'removed')) as "totalItems",
      s.total_transactions as "totalTransactions", ${tpInCirculation} as "totalTrustPoints", s.total_views as "totalViews",
      s.today, s.this_week as "thisWeek", s.this_month as "thisMonth", s.month_before as "monthBefore",
      s.revenue_30 as "revenue30", s.deals_30 as "deals30", s.active_today as "activeUsersToday",
      s.new_today as "newUsersToday", s.visits, s.visit_minutes as "visitMinutes",
      w.active as "activeUsers", w.looked, w.dealt, w.cohort, w.cohort_back as "cohortBack",
      (select coalesce(json_agg(json_build_object('name', c.category, 'count', c.deals, 'revenue', c.revenue)
         order by c.revenue desc, c.category), '[]') from categories c) as "topCategories",
      (select coalesce(json_agg(json_build_object('location', m.location, 'users', m.users, 'transactions', m.deals)
         order by m.users desc, m.location), '[]')
       from (select location, users, deals from members where location is not null
             order by users desc, location limit ${TOP}) m) as "topLocations"
    from sums s, windows w`;
}

function toStats(found: Figures, now: Date): AdminStats {
  return Object.assign(new AdminStats(), {
    totalUsers: found.totalUsers,
    activeUsers: found.activeUsers,
    totalItems: found.totalItems,
    totalTransactions: found.totalTransactions,
    totalTrustPoints: found.totalTrustPoints,
    avgTrustPerUser: ratio(found.totalTrustPoints, found.totalUsers) ?? 0,
    revenue: {
      today: found.today,
      thisWeek: found.thisWeek,
      thisMonth: found.thisMonth,
      growth: percent(found.thisMonth - found.monthBefore, found.monthBefore),
    },
    marketMetrics: {
      conversionRate: percent(found.dealt, found.looked),
      totalViews: found.totalViews,
      avgTrustPerTransaction: ratio(found.revenue30, found.deals30),
      topCategories: found.topCategories,
    },
    userMetrics: {
      activeUsersToday: found.activeUsersToday,
      newUsersToday: found.newUsersToday,
      retentionRate: percent(found.cohortBack, found.cohort),
      avgSessionTime: ratio(found.visitMinutes, found.visits),
    },
    geographical: { topLocations: found.topLocations },
    asOf: now,
  });
}
