import { sql, type RawBuilder } from "kysely";
import { utcDay } from "../../../core/clock.ts";
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
