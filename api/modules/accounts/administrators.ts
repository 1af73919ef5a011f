import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Role } from "../../core/access/viewer.ts";
import type { Services } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface Reading {
  em: EntityManager;
  services: Pick<Services, "env">;
}

/**
 * SQL: whether the member `u` is an administrator, by a role or by the address of ADMIN_EMAIL. The address must be
 * verified, because anyone could register it first. Source: C06, C42
 */
export function isAdministrator({ env }: Pick<Services, "env">): RawBuilder<unknown> {
  return sql`(exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin')
    or coalesce(u.email_verified and lower(u.email) = ${env.adminEmail ?? null}, false))`;
}

/** SQL: the role of the member `u`, the highest of theirs; null for a member without one. Source: C06 */
export function roleOf(services: Pick<Services, "env">): RawBuilder<Role | null> {
  return sql`(case when ${isAdministrator(services)} then 'admin'
    else (select r.role from user_roles r where r.user_id = u.id and r.role = 'moderator') end)`;
}

/**
 * SQL: the ids of the moderators and administrators who can act, by the same rule, read through indexes. Who has left or
 * is suspended cannot.
 */
export function staff({ env }: Pick<Services, "env">): RawBuilder<unknown> {
  return sql`select u.id from (
      select user_id as id from user_roles
      union select id from users where email_verified and lower(email) = ${env.adminEmail ?? null}
    ) s join users u on u.id = s.id where u.is_active and not u.is_suspended`;
}

/** The ids of the moderators and administrators who can act. */
export async function staffIds({ em, services }: Reading): Promise<number[]> {
  const found = await rows<{ id: number }>(
    em,
    sql`select s.id from (${staff(services)}) s order by 1`,
  );
  return found.map(({ id }) => id);
}

/** The ids of the administrators, by the same rule, read through indexes. Source: C06 */
export async function administratorIds({ em, services: { env } }: Reading): Promise<number[]> {
  const found = await rows<{ id: number }>(
    em,
    sql`select user_id as id from user_roles where role = 'admin'
        union select id from users where email_verified and lower(email) = ${env.adminEmail ?? null}
        order by id`,
  );
  return found.map(({ id }) => id);
}
