import type { EntityManager } from "@mikro-orm/postgresql";
import { minutesAfter } from "../../core/clock.ts";
import type { Services, Viewer } from "../../core/context.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { hashOf } from "./tokens.ts";

interface Found {
  id: number;
  isAdmin: boolean;
  expire: string;
  lastSeenAt: string;
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
      select s.sid from sessions s join users u on u.id = s.user_id
      where s.sid = any(${sids}) and s.expire > ${now} and u.is_active
        and not (u.is_suspended and coalesce(u.suspended_until > ${now}, true))`,
  );
  return new Set(found.map(({ sid }) => sid));
}

/**
 * The member a bearer token stands for; null when the session ended or expired, or the member is suspended.
 * Only a verified address makes its owner the administrator: anyone could register it first. Source: C06, C42
 */
export async function viewerFromToken(services: Services, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null;
  const em = services.orm.em.fork() as EntityManager;
  const sid = hashOf(token);
  const now = services.clock.now();

  const found = await row(
    em,
    sql<Found>`
      select u.id, s.expire, s.last_seen_at as "lastSeenAt",
             exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin')
               or coalesce(u.email_verified and lower(u.email) = ${services.env.adminEmail ?? null}, false) as "isAdmin"
      from sessions s join users u on u.id = s.user_id
      where s.sid = ${sid} and s.expire > ${now} and u.is_active
        and not (u.is_suspended and coalesce(u.suspended_until > ${now}, true))`,
  );
  if (!found) return null;

  if (minutesAfter(new Date(found.lastSeenAt), SEEN_EVERY_MINUTES) <= now) {
    await rows(em, sql`update sessions set last_seen_at = ${now} where sid = ${sid}`);
  }
  return { id: found.id, isAdmin: found.isAdmin, sid, expires: new Date(found.expire) };
}
