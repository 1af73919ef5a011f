import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Role, Viewer } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Services } from "../../../core/context.ts";
import { hashOf, isCredential } from "../../../core/credentials/tokens.ts";
import { keyedRow, rows, sql } from "../../../core/sql/sql.ts";
import { roleOf } from "../administrators.ts";
import { isSuspendedAt } from "../isSuspendedAt.ts";
import { goingViews, viewerOfView } from "../viewAs/viewerOfView.ts";
import { noteSeen, SEEN_EVERY_MINUTES } from "./visits.ts";

/** A valid session and its member. */
interface FoundSession {
  id: number;
  role: Role | null;
  sid: string;
  expire: string;
  lastSeenAt: string;
}

/** 32 bytes in base64url; anything else is refused without a query. */
const TOKEN = /^[\w-]{43}$/;

const ROLES: Readonly<Record<Role | "none", readonly Role[]>> = {
  none: [],
  moderator: ["moderator"],
  admin: ["admin"],
};

/**
 * Those of the given sessions and views that are still valid: not ended, not expired, their member not suspended. Notes,
 * at most once a minute, that the sessions were used.
 */
export async function liveSessions(services: Services, sids: string[]): Promise<Set<string>> {
  const now = services.clock.now();
  const em = services.orm.em.fork() as EntityManager;
  await noteSeen(em, sids, now);
  const found = await rows(
    em,
    sql<{ sid: string }>`
      select s.sid from sessions s join users u on u.id = s.user_id
      where s.sid = any(${sids}) and s.expire > ${now} and u.is_active
        and not ${isSuspendedAt(now)}
      union all select v.token from ${goingViews(services, now)} and v.token = any(${sids})`,
  );
  return new Set(found.map(({ sid }) => sid));
}

/** SQL: the session with this id and its member; no row when it has ended or expired, or the member is suspended. */
function goodSession(sid: string, now: Date): RawBuilder<unknown> {
  return sql`sessions s join users u on u.id = s.user_id
    where s.sid = ${sid} and s.expire > ${now} and u.is_active
      and not ${isSuspendedAt(now)}`;
}

/**
 * Finds the viewer as a part of another statement, which saves a query: `lookUp` selects the member's `id`, and all
 * that `viewer` needs as one short text. It does not look for roles; no read that uses it needs one.
 */
export function sessionInSql({ orm, clock }: Services, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const sid = hashOf(token);
  return {
    lookUp: sql`select u.id, concat_ws(',', u.id, s.expire, s.last_seen_at) as said from ${goodSession(sid, clock.now())}`,
    viewer: (said: string) => {
      const [id, expire = "", lastSeenAt = ""] = said.split(",");
      const found = { id: Number(id), role: null, sid, expire, lastSeenAt };
      return viewerOf({ orm, clock }, found);
    },
  };
}

/** The viewer of a session. Notes, at most once a minute, that it was used. */
async function viewerOf(
  { orm, clock }: Pick<Services, "orm" | "clock">,
  { id, role, sid, expire, lastSeenAt }: FoundSession,
): Promise<Viewer> {
  const now = clock.now();
  if (minutesAfter(new Date(lastSeenAt), SEEN_EVERY_MINUTES) <= now)
    await noteSeen(orm.em.fork() as EntityManager, [sid], now);
  return {
    id,
    credential: {
      kind: "session",
      id: sid,
      expires: new Date(expire).getTime(),
      roles: ROLES[role ?? "none"],
    },
  };
}

/** The viewer of a bearer token, of a session or of an administrator's view; null when it is not valid. */
export async function viewerOfSession(services: Services, token: string): Promise<Viewer | null> {
  if (isCredential(token, "mdv")) return viewerOfView(services, token);
  if (!TOKEN.test(token)) return null;
  const { orm, clock } = services;
  const sid = hashOf(token);
  const found = await keyedRow(
    orm.em.fork() as EntityManager,
    sql<FoundSession>`
      select u.id, s.sid, s.expire, s.last_seen_at as "lastSeenAt",
             ${roleOf(services)} as role
      from ${goodSession(sid, clock.now())}`,
  );
  return found ? viewerOf(services, found) : null;
}
