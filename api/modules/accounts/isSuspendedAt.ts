import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";

/** SQL: whether the member `u` is suspended. A suspension whose time is over holds no more, even before it is ended. */
export function isSuspendedAt(now: Date): RawBuilder<unknown> {
  return sql`(u.is_suspended and coalesce(u.suspended_until > ${now}, true))`;
}
