import type { RawBuilder } from "kysely";
import type { Services } from "../../../core/context.ts";
import { sql } from "../../../core/sql/sql.ts";
import { isAdministrator } from "../administrators.ts";

/** SQL: whether the member `u` is an administrator or a moderator, whose tools and drafts are nobody else's. */
export function isStaff(services: Pick<Services, "env">): RawBuilder<unknown> {
  return sql`(${isAdministrator(services)} or exists (select 1 from user_roles r where r.user_id = u.id))`;
}
