import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Viewer } from "../../../core/access/viewer.ts";
import type { Services } from "../../../core/context.ts";
import { hashOf } from "../../../core/credentials/tokens.ts";
import { keyedRow, sql } from "../../../core/sql/sql.ts";
import { isAdministrator, roleOf } from "../administrators.ts";
import { isSuspendedAt } from "../isSuspendedAt.ts";

/**
 * SQL: the views `v` that go on, with the session `s` in which they began. A view ends with its session, with the role
 * of its administrator, and when its member is suspended, leaves or gets a role: nothing has to end it.
 */
export function goingViews(services: Pick<Services, "env">, now: Date): RawBuilder<unknown> {
  return sql`
    member_views v join sessions s on s.id = v.session_id and s.user_id = v.admin_id
    where v.ended_at is null and v.expires_at > ${now} and s.expire > ${now}
      and exists (select 1 from users u where u.id = v.admin_id and u.is_active
        and ${isAdministrator(services)} and not ${isSuspendedAt(now)})
      and exists (select 1 from users u where u.id = v.user_id and u.is_active
        and ${roleOf(services)} is null and not ${isSuspendedAt(now)})`;
}

interface FoundView {
  memberId: number;
  adminId: number;
  sid: string;
  expiresAt: string;
}

/** The viewer of a view's token; null when the view is over. Writes nothing: a view is no sign of life of anybody. */
export async function viewerOfView(services: Services, token: string): Promise<Viewer | null> {
  const { orm, clock } = services;
  const id = hashOf(token);
  const found = await keyedRow(
    orm.em.fork() as EntityManager,
    sql<FoundView>`
      select v.user_id as "memberId", v.admin_id as "adminId", s.sid, v.expires_at as "expiresAt"
      from ${goingViews(services, clock.now())} and v.token = ${id}`,
  );
  if (!found) return null;
  const { memberId, adminId, sid, expiresAt } = found;
  return {
    id: memberId,
    credential: { kind: "viewAs", id, expires: new Date(expiresAt).getTime(), adminId, sid },
  };
}
