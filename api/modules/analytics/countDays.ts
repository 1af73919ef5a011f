import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";
import { isEvidence } from "../accounts/index.ts";
import { isForAll } from "../items/index.ts";
import { revenueByDay } from "../ledger/index.ts";

type Moment = RawBuilder<Date>;

/**
 * SQL: the figures of each UTC day of a time, counted from the rows of the market; both ends are midnights, the second
 * is not included. `closeDays` stores them for days that are over.
 */
export function countedDays(from: Moment, to: Moment): RawBuilder<unknown> {
  const inTime = sql`created_at >= ${from} and created_at < ${to}`;
  const day = sql`(created_at at time zone 'UTC')::date`;
  return sql`
    select d.day, coalesce(n.new_users, 0) as new_users,
      case when d.day >= (select (min(a.created_at) at time zone 'UTC')::date from user_activity a)
           then coalesce(v.active_users, 0) end as active_users,
      coalesce(t.deals, 0) as deals, coalesce(r.revenue, 0) as revenue, coalesce(r.refunded, 0) as refunded,
      coalesce(l.looks, 0) as looks, coalesce(v.visits, 0) as visits, coalesce(v.visit_minutes, 0) as visit_minutes
    from (select (start at time zone 'UTC')::date as day
          from generate_series(${from}, ${to} - interval '24 hours', interval '24 hours') start) d
    left join (select ${day} as day, count(*)::int as new_users from users where ${inTime} group by 1) n on n.day = d.day
    left join (select ${day} as day, count(distinct user_id)::int as active_users, count(*)::int as visits,
                 sum(greatest(1, extract(epoch from last_seen_at - created_at) / 60))::float8 as visit_minutes
               from user_activity where ${inTime} group by 1) v on v.day = d.day
    left join (select ${day} as day, count(*)::int as deals from transactions
               where ${inTime} and status = 'completed' group by 1) t on t.day = d.day
    left join (${revenueByDay(from, to)}) r on r.day = d.day
    left join (select day, count(*)::int as looks from item_views
               where day >= (${from} at time zone 'UTC')::date and day < (${to} at time zone 'UTC')::date
               group by 1) l on l.day = d.day`;
}

/** SQL: items that changed hands and their prices by day and category, counted from the rows of the market. */
export function countedDeals(from: Moment, to: Moment): RawBuilder<unknown> {
  return sql`
    select (t.created_at at time zone 'UTC')::date as day, i.category, count(*)::int as deals,
      sum(t.trust_points)::int as revenue
    from transactions t join items i on i.id = t.item_id
    where t.created_at >= ${from} and t.created_at < ${to} and t.status = 'completed' group by 1, 2`;
}

/** SQL: the same with the listings of each day. */
export function countedCategories(from: Moment, to: Moment): RawBuilder<unknown> {
  return sql`
    select day, category, sum(listed)::int as listed, sum(deals)::int as deals, sum(revenue)::int as revenue
    from (
      select (i.created_at at time zone 'UTC')::date as day, i.category, 1 as listed, 0 as deals, 0 as revenue
      from items i where i.created_at >= ${from} and i.created_at < ${to} and i.status <> 'draft'
      union all
      select c.day, c.category, 0, c.deals, c.revenue from (${countedDeals(from, to)}) c) c
    group by 1, 2`;
}

/**
 * SQL: who was interested in which category on each UTC day: day, category and user_id. Members who looked at a public
 * item of somebody else, liked it, wrote about it, put it into the cart or made an offer, each once a day and category.
 */
export function interestedMembers(from: Moment, to: Moment): RawBuilder<unknown> {
  const inTime = sql`created_at >= ${from} and created_at < ${to}`;
  const day = sql`(created_at at time zone 'UTC')::date`;
  return sql`
    select distinct a.day, i.category, a.user_id
    from (
      select day, item_id, user_id from item_views
      where day >= (${from} at time zone 'UTC')::date and day < (${to} at time zone 'UTC')::date
      union all select ${day}, item_id, user_id from item_likes where ${inTime}
      union all select ${day}, item_id, from_user_id from messages where ${inTime} and item_id is not null
      union all select (added_at at time zone 'UTC')::date, item_id, user_id from cart_lines
        where added_at >= ${from} and added_at < ${to}
      union all select ${day}, target_item_id, buyer_id from offers where ${inTime}) a
    join items i on i.id = a.item_id and i.user_id <> a.user_id and ${isForAll()}
    where ${isEvidence("a.user_id")}`;
}

/** SQL: the first midnight that is in no closed day: before the first close, that of the first member's day. */
export const OPEN_FROM = sql<Date>`
  (select coalesce(max(m.day) + 1, (select (min(u.created_at) at time zone 'UTC')::date from users u))::timestamp
     at time zone 'UTC' from market_days m)`;

/** SQL: how many members visited. */
export function activeMembers(from: Moment, to: Moment): RawBuilder<number> {
  return sql<number>`(
    select count(distinct a.user_id)::int from user_activity a where a.created_at >= ${from} and a.created_at < ${to})`;
}

/** SQL: how many pairs of a member and an item met by a look. Both days are included. */
export function lookedPairs(from: string, to: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (
      select distinct v.item_id, v.user_id from item_views v where v.day >= ${from}::date and v.day <= ${to}::date) p)`;
}

/**
 * SQL: whether the member who got an item by a transaction had looked at it since a day, at the latest on the day of the
 * deal. `offset 0` keeps it one look into the index for each deal: the planner believes a day to have few deals, and
 * joined all looks of 30 days on one that had many.
 */
export function hadLooked(alias: "t" | "o", from: string): RawBuilder<boolean> {
  const deal = sql.raw(alias);
  return sql<boolean>`exists (
    select 1 from item_views v where v.item_id = ${deal}.item_id and v.user_id = ${deal}.to_user_id
      and v.day >= ${from}::date and v.day <= (${deal}.created_at at time zone 'UTC')::date offset 0)`;
}

/** SQL: how many of the pairs that met by a look since the day `from` became a deal before the moment `to`. */
export function dealtPairs(from: string, start: Moment, to: Moment): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (
      select distinct t.item_id, t.to_user_id from transactions t
      where t.created_at >= ${start} and t.created_at < ${to} and t.status = 'completed' and ${hadLooked("t", from)}) p)`;
}

/** SQL: the members who visited in a time, as the column `user_id`. */
export function visitors(from: Moment, to: Moment): RawBuilder<unknown> {
  return sql`select distinct a.user_id from user_activity a where a.created_at >= ${from} and a.created_at < ${to}`;
}
