import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { publishUpdated } from "./createItem.ts";

/**
 * Hides the listed items of a suspended member. A trigger of the table does the same with items that would be listed
 * later.
 */
export async function withholdItems(tx: Tx, memberId: number): Promise<void> {
  const hidden = await rows(
    tx.em,
    sql<{ id: number }>`
      update items set status = 'hidden', is_withheld = true, updated_at = ${tx.now}
      where user_id = ${memberId} and status = 'available' returning id`,
  );
  for (const { id } of hidden) publishUpdated(tx, id);
}

/** Shows the items again that were hidden only because their owner was suspended. */
export async function releaseItems(tx: Tx, memberId: number): Promise<void> {
  const shown = await rows(
    tx.em,
    sql<{ id: number }>`
      update items set status = case when status = 'hidden' then 'available' else status end, is_withheld = false,
        updated_at = ${tx.now}
      where user_id = ${memberId} and is_withheld returning id`,
  );
  for (const { id } of shown) publishUpdated(tx, id);
}
