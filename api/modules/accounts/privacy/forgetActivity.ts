import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";

const AT_ONCE = 5000;

/** Deletes what was recorded of a member. How often items were looked at stays as it was counted. One statement. */
export async function forgetActivity({ em }: Tx, memberId: number): Promise<void> {
  await deleteRecorded(em, (_table, column) => sql`${sql.ref(`r.${column}`)} = ${memberId}`);
}

/**
 * Deletes what was being recorded of members while they switched "Use my activity" off. Returns how many rows. They are
 * found by the index of each such member: a lateral limit is never a scan of the whole table.
 */
export function forgetUnusedActivity(em: EntityManager): Promise<number> {
  return deleteRecorded(
    em,
    (table, column) => sql`${sql.ref("r.ctid")} in (
      select found.at from users u cross join lateral (
        select t.ctid as at from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = u.id limit ${AT_ONCE}) found
      where not u.is_activity_used limit ${AT_ONCE})`,
  );
}

/** Deletes from all places where something is recorded of members without a click, or is predicted for them and of them. */
async function deleteRecorded(
  em: EntityManager,
  those: (table: string, column: string) => RawBuilder<unknown>,
): Promise<number> {
  const gone = await rows<{ one: number }>(
    em,
    sql`
      with visits as (delete from user_activity r where ${those("user_activity", "user_id")} returning 1 as one),
        looks as (delete from item_views r where ${those("item_views", "user_id")} returning 1 as one),
        reads as (delete from content_views r where ${those("content_views", "user_id")} returning 1 as one),
        own as (delete from predictions r where ${those("predictions", "user_id")} returning 1 as one),
        about as (delete from predictions r where ${those("predictions", "other_id")} returning 1 as one),
        predicted as (delete from predicted_members r where ${those("predicted_members", "user_id")} returning 1 as one)
      select one from visits union all select one from looks union all select one from reads
      union all select one from own union all select one from about
      union all select one from predicted`,
  );
  return gone.length;
}
