import type { Market } from "./market.ts";

// The analytics once more, from the rows of the market alone: no closed day, and no SQL of the product.

const DAY_MS = 86_400_000;

/** The UTC midnight some days after the market's today. */
export function midnight(market: Market, days = 0): Date {
  return new Date(Math.floor(market.clock.now().getTime() / DAY_MS) * DAY_MS + days * DAY_MS);
}

/** One object for each row; `$1` is the first midnight of the range and `$2` the midnight that ends today. */
function rowsOf<Row>(market: Market, query: string, days: number, until = 1): Promise<Row[]> {
  return market.rows<Row>(query, [midnight(market, until - days), midnight(market, until)]);
}

const toOne = (number: number) => Math.round(10 * number) / 10;

/** The day of a column, in UTC, as the analytics say it. */
const dayOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const EACH_DAY = `generate_series($1::timestamptz, $2::timestamptz - interval '1 day', interval '1 day') as start`;

interface Sales {
  revenue: number;
  transactions: number;
  refunded: number;
}

function salesByDay(
  market: Market,
  days: number,
  until = 1,
): Promise<(Sales & { date: string })[]> {
  const paid = (reasons: string) =>
    `(select coalesce(sum(amount), 0)::int from ledger_transfers
      where created_at >= start and created_at < start + interval '1 day' and reason in (${reasons}))`;
  return rowsOf(
    market,
    `select ${dayOf("start")} as date, ${paid("'dispute_refund'")} as refunded,
       ${paid("'item_sale', 'exchange_top_up', 'exchange_change', 'order_payout'")} - ${paid("'dispute_refund'")} as revenue,
       (select count(*)::int from transactions where created_at >= start and created_at < start + interval '1 day') as transactions
     from ${EACH_DAY} order by start`,
    days,
    until,
  );
}

function together(points: Sales[]): Sales {
  const sum = (of: (sales: Sales) => number) => points.reduce((all, one) => all + of(one), 0);
  return {
    revenue: sum(({ revenue }) => revenue),
    transactions: sum(({ transactions }) => transactions),
    refunded: sum(({ refunded }) => refunded),
  };
}

async function salesFromScratch(market: Market, days: number) {
  const points = await salesByDay(market, days);
  return {
    points,
    totals: together(points),
    previous: together(await salesByDay(market, days, 1 - days)),
  };
}

async function usersFromScratch(market: Market, days: number) {
  const points = await rowsOf(
    market,
    `select ${dayOf("start")} as date,
       (select count(*)::int from users where ${dayOf("created_at")} = ${dayOf("start")}) as "newUsers",
       case when exists (select 1 from user_activity where created_at < start + interval '1 day') then
         (select count(distinct user_id)::int from user_activity where ${dayOf("created_at")} = ${dayOf("start")}) end as "activeUsers"
     from ${EACH_DAY} order by start`,
    days,
  );
  const joined = await rowsOf<{ week: string; size: number; retained: number }>(
    market,
    `select ${dayOf("date_trunc('week', created_at, 'UTC')")} as week, count(*)::int as size,
       (count(*) filter (where id in (
         select user_id from user_activity where created_at >= $1 and created_at < $2)))::int as retained
     from users where is_active group by 1`,
    7,
  );
  const monday = (midnight(market).getUTCDay() + 6) % 7;
  const cohorts = Array.from({ length: 12 }, (_, n) => {
    const week = midnight(market, -monday - 7 * (11 - n))
      .toISOString()
      .slice(0, 10);
    return joined.find((cohort) => cohort.week === week) ?? { week, size: 0, retained: 0 };
  });
  const levels = await market.rows<{ level: string }>(
    `select trust_level as level, count(*)::int as users from users where is_active group by 1`,
  );
  const tiers = ["newbie", "contributor", "trusted", "champion"];
  levels.sort((a, b) => tiers.indexOf(a.level) - tiers.indexOf(b.level));
  return { points, cohorts, levels };
}

/** The middle one of sorted numbers, or the mean of the two in the middle. */
function medianOf(sorted: number[]): number {
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((all, one) => all + one, 0) / middle.length;
}

async function categoriesFromScratch(market: Market, days: number) {
  const listed = await rowsOf<{ name: string }>(
    market,
    `select category as name from items where created_at >= $1 and created_at < $2 and status <> 'draft'`,
    days,
  );
  const deals = await rowsOf<{ name: string; tp: number; age: number }>(
    market,
    `select category as name, t.trust_points as tp, (extract(epoch from t.created_at) - extract(epoch from i.created_at))::float8 / 86400 as age
     from transactions t, items i where i.id = t.item_id and t.created_at between $1 and $2 order by age`,
    days,
  );
  const names = new Set([...listed, ...deals].map(({ name }) => name));
  return [...names].toSorted().map((name) => {
    const its = deals.filter((deal) => deal.name === name);
    const revenue = its.reduce((all, { tp }) => all + tp, 0);
    return {
      name,
      listed: listed.filter((item) => item.name === name).length,
      deals: its.length,
      revenue,
      averagePrice: its.length === 0 ? null : toOne(revenue / its.length),
      medianDays: its.length === 0 ? null : toOne(medianOf(its.map(({ age }) => age))),
    };
  });
}

function placesFromScratch(market: Market, days: number) {
  const those = `(select id from users where is_active and place = case location_visible_to when 'everybody' then location else 'Not shown' end
    and location is not null)`;
  const given = `from transactions where created_at >= $1 and created_at < $2 and from_user_id in ${those}`;
  return rowsOf(
    market,
    `select place as location, (select count(*)::int from ${those} m) as users,
       (select count(*)::int from items where created_at >= $1 and created_at < $2 and user_id in ${those}) as items,
       (select count(*)::int ${given}) as transactions, (select coalesce(sum(trust_points), 0)::int ${given}) as revenue
     from (select location as place from users where is_active and location_visible_to = 'everybody' and location is not null
           union select 'Not shown' from users where is_active and location_visible_to <> 'everybody' and location is not null) p
     order by users desc, place`,
    days,
  );
}

/** All that an administrator's analytics say of so many days. */
export async function analyticsFromScratch(market: Market, days: number) {
  return {
    sales: await salesFromScratch(market, days),
    users: await usersFromScratch(market, days),
    categories: await categoriesFromScratch(market, days),
    places: await placesFromScratch(market, days),
  };
}
