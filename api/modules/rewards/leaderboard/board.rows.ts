import { sql, type RawBuilder } from "kysely";
import { hoursAfter, utcDay } from "../../../core/clock.ts";
import type { LeaderboardPeriod } from "../../../core/graphql/enums.ts";
import { startOfMonth, startOfWeek } from "../xp/weeks.ts";

/** SQL: of `member_xp m` and `users u`, who is on the leaderboard of a period, with `points`. */
export function placesOf(period: LeaderboardPeriod, now: Date): RawBuilder<unknown> {
  const { points, since } = {
    week: {
      points: sql`m.week_xp`,
      since: sql`m.week = ${utcDay(startOfWeek(now))}::date`,
    },
    month: {
      points: sql`m.month_xp`,
      since: sql`m.month = ${utcDay(startOfMonth(now))}::date`,
    },
    all: { points: sql`m.total`, since: sql`true` },
  }[period];
  return sql`
    select m.user_id, ${points} as points, m.total from member_xp m join users u on u.id = m.user_id
    where ${since} and ${points} > 0 and u.is_active and u.leaderboard_visible_to <> 'nobody'`;
}

/** SQL: the days in a row with a daily claim, up to today or yesterday, of the member `id`. */
export function streakOfMember(id: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`coalesce((
    select case when e.period >= ${utcDay(hoursAfter(now, -24))} then e.streak end from earnings e
    where e.user_id = ${id} and e.action = 'daily_login' order by e.period desc limit 1), 0)`;
}
