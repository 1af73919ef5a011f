import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";

/**
 * Deletes what was recorded of a member without a click: visits, looks at items, and what was predicted for them and of
 * them. How often items were looked at stays as it was counted. One statement.
 */
export async function forgetActivity({ em }: Tx, memberId: number): Promise<void> {
  await rows(
    em,
    sql`with visits as (delete from user_activity where user_id = ${memberId}),
          looks as (delete from item_views where user_id = ${memberId}),
          said as (delete from predictions where user_id = ${memberId} or other_id = ${memberId})
        delete from predicted_members where user_id = ${memberId}`,
  );
}
