import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { publishUpdated } from "./createItem.ts";
import { Item } from "./item.entity.ts";

/**
 * Runs when a member is out of a circle. The items that the member listed there become visible only to them, until they
 * choose a new visibility. Items of the circle in the member's cart become invisible to them, so their cart is
 * published. Offers and orders continue.
 */
export async function withdrawFromCircle(
  tx: Tx,
  circleId: number,
  memberId: number,
): Promise<void> {
  const own = await rows(
    tx.em,
    sql<{ id: number }>`
      select id from items where circle_id = ${circleId} and user_id = ${memberId} order by id for no key update`,
  );
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.em.nativeUpdate(Item, { id: { $in: ids } }, { circleId: null, updatedAt: tx.now });
    for (const id of ids) publishUpdated(tx, id);
  }
  const wanted = await row(
    tx.em,
    sql`select 1 from cart_lines l join items i on i.id = l.item_id
        where l.user_id = ${memberId} and i.circle_id = ${circleId} limit 1`,
  );
  if (wanted) tx.events.publish("cartUpdated", memberAudience(memberId), {});
}
