import { ITEM_REMOVAL } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import type { ItemStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishToSeller, publishUpdated } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { restorableAfter } from "./adminItem.states.ts";
import { recordRestoring } from "./cases/endCase.ts";
import { ItemRemovalEntity } from "./moderation.entities.ts";

interface Removal {
  id: number;
  /** Where the item belongs now: what was ordered before it was deleted may have been delivered or cancelled since. */
  status: ItemStatus;
  createdAt: string;
  ownerId: number;
}

/** An administrator puts a deleted item back, which takes the decision back that removed it. */
export async function restoreItem(tx: Tx, input: { itemId: string }): Promise<{ itemId: number }> {
  const itemId = idOf(input.itemId, "itemId");
  await recordRestoring(tx, itemId, "The market has put it back");
  await putBack(tx, itemId);
  return { itemId };
}

/**
 * Puts a deleted item back to where it was, within 30 days; what was delivered meanwhile is sold. Offers and orders that were closed stay
 * closed. An item of a suspended member stays hidden until the suspension ends. Refuses an item that no administrator
 * deleted, or whose owner is gone, with NOT_FOUND.
 */
export async function putBack(tx: Tx, itemId: number): Promise<void> {
  const removal = await row(
    tx.em,
    sql<Removal>`
      select r.id, r.created_at as "createdAt", i.user_id as "ownerId",
        case when r.previous_status in ('draft', 'hidden') then r.previous_status
          when i.quantity > 0 then 'available'
          when exists (select 1 from order_items x join order_parts p on p.id = x.part_id
                       where x.item_id = i.id and p.deadline is not null) then 'reserved'
          else 'sold' end as status
      from items i join item_removals r on r.item_id = i.id and r.restored_at is null join users u on u.id = i.user_id
      where i.id = ${itemId} and u.is_active for no key update of i, r`,
  );
  if (!removal) throw notFound("Deleted item");
  if (restorableAfter(new Date(removal.createdAt)) < tx.now)
    throw new Refused(
      "ITEM_NOT_AVAILABLE",
      `It was deleted more than ${ITEM_REMOVAL.restoreDays} days ago`,
    );
  await tx.em.nativeUpdate(ItemRemovalEntity, { id: removal.id }, { restoredAt: tx.now });
  await tx.em.nativeUpdate(Item, { id: itemId }, { status: removal.status, updatedAt: tx.now });
  tx.outbox.append("ItemRestored", { itemId, ownerId: removal.ownerId });
  publishUpdated(tx, itemId);
  publishToSeller(tx, removal.ownerId);
}
