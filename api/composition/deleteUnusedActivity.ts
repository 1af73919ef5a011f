import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../core/sql/sql.ts";

const AT_ONCE = 5000;

/** SQL: rows of members who have switched "Use my activity" off, by their index: a lateral limit is never a scan of all. */
function unusedRows(table: string, column: string) {
  return sql`
    select r.at from users u cross join lateral (
      select t.ctid as at from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = u.id limit ${AT_ONCE}) r
    where not u.is_activity_used limit ${AT_ONCE}`;
}

/**
 * Deletes visits, looks and predictions that were being written while their member switched "Use my activity" off. Returns
 * how many.
 */
export async function deleteUnusedActivity(em: EntityManager): Promise<number> {
  const gone = await rows<{ one: number }>(
    em,
    sql`
      with visits as (delete from user_activity where ctid in (${unusedRows("user_activity", "user_id")}) returning 1 as one),
        looks as (delete from item_views where ctid in (${unusedRows("item_views", "user_id")}) returning 1 as one),
        own as (delete from predictions where ctid in (${unusedRows("predictions", "user_id")}) returning 1 as one),
        about as (delete from predictions where ctid in (${unusedRows("predictions", "other_id")}) returning 1 as one),
        predicted as (delete from predicted_members where ctid in (${unusedRows("predicted_members", "user_id")}) returning 1 as one)
      select one from visits union all select one from looks union all select one from own union all select one from about
      union all select one from predicted`,
  );
  return gone.length;
}
