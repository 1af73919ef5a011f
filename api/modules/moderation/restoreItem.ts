import { object } from "yup";
import { ITEM_REMOVAL } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import type { ItemStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { row, sql, type Stored } from "../../core/sql/sql.ts";
import { publishToSeller, publishUpdated } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { restorableAfter } from "./adminItem.states.ts";
import { recordRestoring } from "./cases/endCase.ts";
import { ItemRemovalEntity } from "./moderation.entities.ts";

const schema = object({ reason: reasonRule(ITEM_REMOVAL.reason) });

interface Removal {
  id: number;
  /** Where the item belongs now: what was ordered before it was deleted may have been delivered or cancelled since. */
  status: ItemStatus;
  at: Date;
  ownerId: number;
}

/**
 * An administrator puts a deleted item back, within 30 days, which takes the decision back that removed it. Refuses an item
 * that no administrator deleted, or whose owner is gone, with NOT_FOUND, one's own with NOT_YOUR_CASE, and one whose appeal
 * somebody else looks after with CASE_CLAIMED.
 */
export async function restoreItem(
  tx: Tx,
  input: { itemId: string; reason: string },
): Promise<{ itemId: number }> {
  const itemId = idOf(input.itemId, "itemId");
  // The reason is for the audit log alone.
  checked(schema, input);
  await recordRestoring(tx, itemId, "The market has put it back");
  const removal = await lockRemoval(tx, itemId);
  if (!removal) throw notFound("Deleted item");
  if (restorableAfter(removal.at) < tx.now)
    throw new Refused(
      "ITEM_NOT_AVAILABLE",
      `It was deleted more than ${ITEM_REMOVAL.restoreDays} days ago`,
    );
  await putBack(tx, itemId, removal);
  return { itemId };
}

/**
 * Puts an item back that a decision deleted at a time. Does nothing where that is not possible any more, or where another
 * decision has deleted it.
 */
export async function putBackRemoved(tx: Tx, itemId: number, at: Date): Promise<void> {
  const removal = await lockRemoval(tx, itemId);
  if (removal?.at.getTime() === at.getTime() && restorableAfter(at) >= tx.now)
    await putBack(tx, itemId, removal);
}

/** How an item was deleted; undefined for one that no administrator deleted, or whose owner is gone. */
async function lockRemoval(tx: Tx, itemId: number): Promise<Removal | undefined> {
  const found = await row(
    tx.em,
    sql<Stored<Removal>>`
      select r.id, r.created_at as at, i.user_id as "ownerId",
        case when r.previous_status in ('draft', 'hidden') then r.previous_status
          when i.quantity > 0 then 'available'
          when exists (select 1 from order_items x join order_parts p on p.id = x.part_id
                       where x.item_id = i.id and p.deadline is not null) then 'reserved'
          else 'sold' end as status
      from items i join item_removals r on r.item_id = i.id and r.restored_at is null join users u on u.id = i.user_id
      where i.id = ${itemId} and u.is_active for no key update of i, r`,
  );
  return found && { ...found, at: new Date(found.at) };
}

/**
 * Puts an item back to where it was; what was delivered meanwhile is sold. Offers and orders that were closed stay closed.
 * An item of a suspended member stays hidden until the suspension ends.
 */
async function putBack(tx: Tx, itemId: number, removal: Removal): Promise<void> {
  await tx.em.nativeUpdate(ItemRemovalEntity, { id: removal.id }, { restoredAt: tx.now });
  await tx.em.nativeUpdate(Item, { id: itemId }, { status: removal.status, updatedAt: tx.now });
  tx.outbox.append("ItemRestored", { itemId, ownerId: removal.ownerId });
  publishUpdated(tx, itemId);
  publishToSeller(tx, removal.ownerId);
}
