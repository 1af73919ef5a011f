import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";

/**
 * Locks the viewer's cart and returns its version. Every use case that changes the cart takes this lock first, before
 * it locks items, so that changes from two tabs of one member run one after the other.
 */
export async function lockCart(tx: Tx): Promise<number> {
  const cart = await row<{ version: number }>(
    tx.em,
    sql`insert into carts (user_id, updated_at) values (${viewerOf(tx).id}, ${tx.now})
        on conflict (user_id) do update set updated_at = excluded.updated_at returning version`,
  );
  return cart?.version ?? 1;
}

/** Increments the version of a locked cart and publishes it to every tab of the viewer. */
export async function cartChanged(tx: Tx): Promise<void> {
  const { id } = viewerOf(tx);
  await rows(tx.em, sql`update carts set version = version + 1 where user_id = ${id}`);
  tx.events.publish("cartUpdated", memberAudience(id), {});
}

/** Publishes a change to every member who has one of these items in the cart. */
export async function publishCarts(tx: Tx, itemIds: readonly number[]): Promise<void> {
  const members = await rows<{ id: number }>(
    tx.em,
    sql`select distinct user_id as id from cart_lines where item_id = any(${[...itemIds]}) order by user_id`,
  );
  for (const { id } of members) tx.events.publish("cartUpdated", memberAudience(id), {});
}
