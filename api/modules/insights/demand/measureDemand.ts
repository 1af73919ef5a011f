import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { interestedMembers } from "../../analytics/index.ts";
import { isForAll } from "../../items/index.ts";
import { learnedAt, replaceModel } from "../models.ts";
import { DAYS_NEEDED } from "./forecasts.ts";
import { learnDemand, type CategoryFacts } from "./learnDemand.ts";

/** Two years: the season is that of the year before. */
const DAYS_READ = 730;
const STATEMENT_MS = 60_000;
const DAY_HOURS = 24;

/** What is stored of the current day, while it lasts. */
export interface InterestToday {
  day: string;
  members: Record<string, number>;
}

/**
 * Learns the interest in each category from the days that are closed, and stores the forecasts that begin with the day
 * after them. Must run in a transaction. Answers whether there was a day that was not learned from yet.
 */
export async function measureDemand(em: EntityManager): Promise<boolean> {
  await allowStatements(em, STATEMENT_MS);
  const closed = await row(
    em,
    sql<{ last: string | null; days: number }>`
      select to_char(d.last, 'YYYY-MM-DD') as last, least(coalesce(d.last - f.first + 1, 0), ${DAYS_READ})::int as days
      from (select max(day) as last from market_days) d
      cross join (select min(day) as first from market_day_categories where interested > 0) f`,
  );
  if (!closed?.last) return false;
  const { days } = closed;
  const today = startOfDay(new Date(closed.last), 1);
  const last = await learnedAt(em, "demand");
  if (last && last >= today) return false;

  const first = startOfDay(today, -days);
  const found = await rows(
    em,
    sql<{ category: string; at: number; interested: number }>`
      select category, (day - ${utcDay(first)}::date)::int as at, interested
      from market_day_categories where day >= ${utcDay(first)}::date order by day, category`,
  );
  const counts = new Map<string, number[]>();
  for (const { category, at, interested } of found) {
    const known = counts.get(category) ?? Array.from({ length: days }, () => 0);
    known[at] = interested;
    counts.set(category, known);
  }
  const facts = await factsOf(em, today);
  const parameters = learnDemand({ today: utcDay(today), days, counts, facts });
  await replaceModel(em, "demand", { facts: days, parameters }, today);
  return true;
}

/** What was interesting, is offered and was sold in each category. */
function factsOf(em: EntityManager, today: Date): Promise<CategoryFacts[]> {
  const since = hoursAfter(today, -DAY_HOURS * DAYS_NEEDED);
  const from = sql<Date>`${since}::timestamptz`;
  const to = sql<Date>`${today}::timestamptz`;
  return rows(
    em,
    sql<CategoryFacts>`
      select category, coalesce(m.members, 0) as members, coalesce(o.supply, 0) as supply, coalesce(o.sellers, 0) as sellers,
        coalesce(s.sold, 0) as sold
      from (select category, count(distinct user_id)::int as members from (${interestedMembers(from, to)}) d group by 1) m
      full join (select i.category, count(*)::int as supply, count(distinct i.user_id)::int as sellers from items i
                 where i.status = 'available' and ${isForAll()} group by 1) o using (category)
      full join (select i.category, count(*)::int as sold from transactions t join items i on i.id = t.item_id
                 where t.status = 'completed' and t.completed_at >= ${since} and t.completed_at < ${today} group by 1) s
        using (category)`,
  );
}

/** Counts who was interested in what on the current UTC day so far. Must run in a transaction. */
export async function countInterestToday(em: EntityManager, now: Date): Promise<void> {
  const from = sql<Date>`${startOfDay(now)}::timestamptz`;
  const to = sql<Date>`${startOfDay(now, 1)}::timestamptz`;
  const found = await rows(
    em,
    sql<{ category: string; members: number }>`
      select category, count(*)::int as members from (${interestedMembers(from, to)}) d group by 1 order by 1`,
  );
  const parameters: InterestToday = {
    day: utcDay(now),
    members: Object.fromEntries(found.map(({ category, members }) => [category, members])),
  };
  const facts = found.reduce((sum, { members }) => sum + members, 0);
  await replaceModel(em, "demand-today", { facts, parameters }, now);
}
