import type { EntityManager } from "@mikro-orm/postgresql";
import { utcDay } from "../../../core/clock.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { startOfMonth, startOfWeek } from "./weeks.ts";

interface When {
  now: Date;
  /** Whether everything that the members ever did was looked at. */
  isWhole: boolean;
}

/**
 * Adds up the XP of members for the leaderboard: altogether, and of what they did in this week and this month. Those of
 * achievements, which are about everything they ever did, are in the first alone.
 */
export async function sumXp(
  em: EntityManager,
  memberIds: readonly number[],
  { now, isWhole }: When,
): Promise<void> {
  const [week, month] = [startOfWeek(now), startOfMonth(now)];
  const countedAt = isWhole ? now : null;
  await rows(
    em,
    sql`
      insert into member_xp as m (user_id, total, week, week_xp, month, month_xp, changed_at, counted_at)
      select a.id, greatest(0, coalesce(x.total, 0)), ${utcDay(week)}::date, greatest(0, coalesce(x.week_xp, 0)),
        ${utcDay(month)}::date, greatest(0, coalesce(x.month_xp, 0)), ${now}, ${countedAt}::timestamptz
      from (select unnest(${[...memberIds]}::int[]) as id) a
      left join lateral (
        select sum(e.amount)::int as total, (sum(e.amount) filter (where e.created_at >= ${week} and e.source <> 'achievement'))::int as week_xp,
          (sum(e.amount) filter (where e.created_at >= ${month} and e.source <> 'achievement'))::int as month_xp
        from xp_entries e where e.user_id = a.id) x on true
      on conflict (user_id) do update set
        changed_at = case when (m.total, m.week, m.week_xp, m.month, m.month_xp)
          = (excluded.total, excluded.week, excluded.week_xp, excluded.month, excluded.month_xp) then m.changed_at else excluded.changed_at end,
        total = excluded.total, week = excluded.week, week_xp = excluded.week_xp, month = excluded.month,
        month_xp = excluded.month_xp, counted_at = coalesce(excluded.counted_at, m.counted_at)`,
  );
}
