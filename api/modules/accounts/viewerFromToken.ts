import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { minutesAfter } from "../../core/clock.ts";
import type { Services, Viewer } from "../../core/context.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { hashOf } from "./tokens.ts";

/** A session that is good, and its member. */
interface FoundSession {
  id: number;
  isAdmin: boolean;
  sid: string;
  expire: string | number;
  lastSeenAt: string | number;
}

/** 32 bytes in base64url; anything else needs no look into the table. */
const TOKEN = /^[\w-]{43}$/;
const SEEN_EVERY_MINUTES = 1;

/** Which of some sessions are still good: not ended, not expired, their member not suspended. */
export async function liveSessions(services: Services, sids: string[]): Promise<Set<string>> {
  const now = services.clock.now();
  const found = await rows(
    services.orm.em.fork() as EntityManager,
    sql<{ sid: string }>`
      with seen as (
        update sessions set last_seen_at = ${now}
        where sid = any(${sids}) and expire > ${now} and last_seen_at <= ${minutesAfter(now, -SEEN_EVERY_MINUTES)})
      select s.sid from sessions s join users u on u.id = s.user_id
      where s.sid = any(${sids}) and s.expire > ${now} and u.is_active
        and not (u.is_suspended and coalesce(u.suspended_until > ${now}, true))`,
  );
  return new Set(found.map(({ sid }) => sid));
}

/**
 * The look-up of the session a bearer token stands for: no row when it ended or expired, or the member is suspended.
 * Only a verified address makes its owner the administrator: anyone could register it first. Source: C06, C42
 */
function findSession(
  { env, clock }: Services,
  token: string,
): RawBuilder<FoundSession> | undefined {
  if (!TOKEN.test(token)) return undefined;
  const now = clock.now();
  return sql<FoundSession>`
    select u.id, s.sid, s.expire, s.last_seen_at as "lastSeenAt",
           exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin')
             or coalesce(u.email_verified and lower(u.email) = ${env.adminEmail ?? null}, false) as "isAdmin"
    from sessions s join users u on u.id = s.user_id
    where s.sid = ${hashOf(token)} and s.expire > ${now} and u.is_active
      and not (u.is_suspended and coalesce(u.suspended_until > ${now}, true))`;
}

/** The same as part of another statement: the member's `id`, and the rest in one short text. */
export const sessionInSql = {
  find: (services: Services, token: string): RawBuilder<unknown> | undefined => {
    const found = findSession(services, token);
    const ms = (column: string) => sql.raw(`(extract(epoch from f.${column}) * 1000)::bigint`);
    return (
      found &&
      sql`select f.id, concat_ws(' ', f.id, f."isAdmin", ${ms("expire")}, ${ms('"lastSeenAt"')}) as said from (${found}) f`
    );
  },
  viewer: (services: Services, token: string, said: string): Promise<Viewer> => {
    const [id, isAdmin, expire, lastSeenAt] = said.split(" ");
    return viewerOfSession(services, {
      id: Number(id),
      isAdmin: isAdmin === "t",
      sid: hashOf(token),
      expire: Number(expire),
      lastSeenAt: Number(lastSeenAt),
    });
  },
};

/** The member of a session. Notes, once a minute, that it was used. */
async function viewerOfSession(
  { orm, clock }: Services,
  { id, isAdmin, sid, expire, lastSeenAt }: FoundSession,
): Promise<Viewer> {
  const now = clock.now();
  if (minutesAfter(new Date(lastSeenAt), SEEN_EVERY_MINUTES) <= now) {
    const em = orm.em.fork() as EntityManager;
    await rows(em, sql`update sessions set last_seen_at = ${now} where sid = ${sid}`);
  }
  return { id, isAdmin, sid, expires: new Date(expire) };
}

/** The member a bearer token stands for; null when its session is not good. */
export async function viewerFromToken(services: Services, token: string): Promise<Viewer | null> {
  const query = findSession(services, token);
  const found = query && (await row(services.orm.em.fork() as EntityManager, query));
  return found ? viewerOfSession(services, found) : null;
}
