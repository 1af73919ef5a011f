import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { VISIT_GAP_MINUTES } from "../../../../schema/limits.ts";
import { minutesAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { isRecorded } from "../privacy/evidence.ts";

/** How often a session's sign of life is written. */
export const SEEN_EVERY_MINUTES = 1;

/**
 * Notes that these sessions were used, at most once a minute. A visit is signs of life at most 30 minutes apart, on one UTC day: so the visits of a day are final when it
 * is over.
 */
export async function noteSeen(
  em: EntityManager,
  sids: readonly string[],
  now: Date,
): Promise<void> {
  await rows(
    em,
    sql`
    with seen as (
      update sessions set last_seen_at = ${now}
      where sid = any(${[...sids]}) and expire > ${now} and last_seen_at <= ${minutesAfter(now, -SEEN_EVERY_MINUTES)}
      returning id, user_id, sess),
    going as (
      update user_activity a set last_seen_at = ${now}
      from seen, lateral (
        select v.id from user_activity v
        where v.user_id = seen.user_id and v.session_id = seen.id and v.created_at >= ${startOfDay(now)}
          and v.last_seen_at >= ${minutesAfter(now, -VISIT_GAP_MINUTES)}
        order by v.created_at desc limit 1) last
      where a.id = last.id returning a.session_id),
    paused as (
      select id, user_id, sess from seen where id not in (select session_id from going)),
    begun as (
      ${beginVisits(sql.table("paused"), now)})
    select 1`,
  );
}

/** SQL: inserts a visit for each of some sessions whose members let their activity be used, given as what follows `from`. */
export function beginVisits(sessions: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    insert into user_activity (user_id, action, entity_type, session_id, ip_address, user_agent, created_at, last_seen_at)
    select s.user_id, 'visit', 'session', s.id, s.sess->>'ipAddress', s.sess->>'userAgent', ${now}, ${now}
    from (select * from ${sessions}) s join users u on u.id = s.user_id and ${isRecorded("u", utcDay(now))}`;
}
