import type { EntityManager } from "@mikro-orm/postgresql";
import { minutesAfter, startOfDay, utcDay } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { countedCategories, countedDays, interestedMembers, OPEN_FROM } from "./countDays.ts";
import { countedWindows } from "./windows.ts";

/** A use case takes its time when it begins: so long after midnight, none of the day before is still under way. */
const CLOSE_AFTER_MINUTES = 5;

/** A market that nobody ran for weeks has many days to close. They are closed a few at a time, each few in one short statement. */
const DAYS_AT_ONCE = 7;

/**
 * Stores the figures of the days that are over, once: nobody counts them again. Returns how many days it closed. Several
 * servers may do it at once.
 */
export function closeDays({ orm }: Services, now: Date): Promise<number> {
  return closeDaysOf(orm.em.fork() as EntityManager, now);
}

/** The same for a market that is being filled, in the caller's transaction. */
export async function closeDaysOf(em: EntityManager, now: Date): Promise<number> {
  const today = startOfDay(minutesAfter(now, -CLOSE_AFTER_MINUTES));
  for (let closed = 0; ;) {
    const days = await closeNext(em, today);
    if (days === 0) return closed;
    closed += days;
  }
}

/** Closes the next days before today, and stores the windows with the last. Answers how many; 0 when all are closed. */
async function closeNext(em: EntityManager, today: Date): Promise<number> {
  const yesterday = utcDay(startOfDay(today, -1));
  const state = await row(
    em,
    sql<{ isClosed: boolean; openFrom: string | null }>`
      select exists (select 1 from market_windows where day = ${yesterday}::date) as "isClosed", ${OPEN_FROM} as "openFrom"`,
  );
  if (!state || state.isClosed) return 0;

  const first = state.openFrom === null ? today : new Date(state.openFrom);
  const end = startOfDay(first, DAYS_AT_ONCE);
  const isLast = end >= today;
  const from = sql<Date>`${first}::timestamptz`;
  const to = sql<Date>`${isLast ? today : end}::timestamptz`;
  const { active, looked, dealt, cohort, cohort_back: back } = countedWindows(today);
  const days = await rows(
    em,
    sql`
      with categories as (
        insert into market_day_categories (day, category, listed, deals, revenue, interested)
        select day, category, coalesce(c.listed, 0), coalesce(c.deals, 0), coalesce(c.revenue, 0), coalesce(n.interested, 0)
        from (${countedCategories(from, to)}) c
        full join (
          select day, category, count(*)::int as interested from (${interestedMembers(from, to)}) m group by 1, 2) n
          using (day, category)
        on conflict do nothing),
      forgotten as (delete from market_windows where day < ${yesterday}::date),
      windows as (
        insert into market_windows (day, active, looked, dealt, cohort, cohort_back)
        select ${yesterday}::date, ${active}, ${looked}, ${dealt}, ${cohort}, ${back} where ${isLast}::boolean
        on conflict do nothing)
      insert into market_days (day, new_users, active_users, deals, revenue, refunded, looks, visits, visit_minutes)
      select d.day, d.new_users, d.active_users, d.deals, d.revenue, d.refunded, d.looks, d.visits, d.visit_minutes
      from (${countedDays(from, to)}) d on conflict do nothing returning day`,
  );
  return days.length;
}
