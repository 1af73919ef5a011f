import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { publishUpdated } from "./createItem.ts";
import { Item } from "./item.entity.ts";

/**
 * Takes all items of a member off the market and publishes the changes. Returns the ids of the items, which are locked.
 */
export async function withdrawFromMarket(tx: Tx, memberId: number): Promise<number[]> {
  const listed = await rows<{ id: number }>(
    tx.em,
    sql`select id from items where user_id = ${memberId} and status not in ('sold', 'traded', 'removed')
        order by id for no key update`,
  );
  const itemIds = listed.map(({ id }) => id);
  await tx.em.nativeUpdate(
    Item,
    { id: { $in: itemIds } },
    { status: "removed", updatedAt: tx.now },
  );
  for (const id of itemIds) publishUpdated(tx, id);
  return itemIds;
}
