import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";

/**
 * Locks the viewer's cart and answers its version. The first lock of whatever changes it, before the items:
 * two tabs of one member come one after the other.
 */
export async function lockCart(tx: Tx): Promise<number> {
  const cart = await row<{ version: number }>(
    tx.em,
    sql`insert into carts (user_id, updated_at) values (${viewerOf(tx).id}, ${tx.now})
        on conflict (user_id) do update set updated_at = excluded.updated_at returning version`,
  );
  return cart?.version ?? 1;
}

/** Counts a change of a locked cart; every tab of the viewer hears. */
export async function cartChanged(tx: Tx): Promise<void> {
  const { id } = viewerOf(tx);
  await rows(tx.em, sql`update carts set version = version + 1 where user_id = ${id}`);
  tx.events.publish("cartUpdated", memberAudience(id), {});
}

/** Tells every member who has one of the items in the cart that something happened to it. */
export async function publishCarts(tx: Tx, itemIds: readonly number[]): Promise<void> {
  const members = await rows<{ id: number }>(
    tx.em,
    sql`select distinct user_id as id from cart_lines where item_id = any(${[...itemIds]}) order by user_id`,
  );
  for (const { id } of members) tx.events.publish("cartUpdated", memberAudience(id), {});
}
