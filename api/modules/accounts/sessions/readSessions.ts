import { sessionOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import type { Session } from "../accounts.types.ts";

/** The viewer's sessions that have not expired, the last used first. */
export async function readSessions(ctx: Context): Promise<Session[]> {
  const { memberId: id, sid } = sessionOf(ctx);
  const found = await rows(
    ctx.em,
    sql<Stored<Session>>`
      select id, created_at as "createdAt", last_seen_at as "lastSeenAt", expire as "expiresAt",
             sess ->> 'userAgent' as "userAgent", sess ->> 'ipAddress' as "ipAddress", sid = ${sid} as "isCurrent"
      from sessions where user_id = ${id} and expire > ${ctx.services.clock.now()}
      order by last_seen_at desc, id desc limit 200`,
  );
  return found.map((session) => ({
    ...session,
    createdAt: new Date(session.createdAt),
    lastSeenAt: new Date(session.lastSeenAt),
    expiresAt: new Date(session.expiresAt),
  }));
}
