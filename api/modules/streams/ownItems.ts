import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { isForAll } from "../items/index.ts";

/**
 * The viewer's items with these ids, in their order and without duplicates. Refuses items that are not the viewer's,
 * not on the market, or not public.
 */
export async function ownItems(
  tx: Tx,
  itemIds: readonly string[],
  field = "itemIds",
): Promise<number[]> {
  const wanted = [...new Set(itemIds.map((id) => idOf(id, field)))];
  if (wanted.length === 0) return [];
  const found = await rows(
    tx.em,
    sql<{ id: number }>`
      select i.id from items i
      where i.id = any(${wanted}) and i.user_id = ${viewerOf(tx).id} and ${isForAll()}
        and i.status in ('available', 'reserved', 'in_auction')`,
  );
  if (found.length < wanted.length) throw badField(field, "Choose from your own items");
  return wanted;
}
