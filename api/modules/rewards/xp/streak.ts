import { sql, type RawBuilder } from "kysely";
import { hoursAfter, utcDay } from "../../../core/clock.ts";

/** SQL: the days in a row with a daily claim, up to today or yesterday, of the member `id`. */
export function streakOfMember(id: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`coalesce((
    select case when e.period >= ${utcDay(hoursAfter(now, -24))} then e.streak end from earnings e
    where e.user_id = ${id} and e.action = 'daily_login' order by e.period desc limit 1), 0)`;
}
