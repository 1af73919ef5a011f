import { object } from "yup";
import { ITEM_REMOVAL } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { publishToSeller, publishUpdated } from "../items/index.ts";
import { supersede } from "../offers/index.ts";
import { callOffParts } from "../orders/index.ts";
import { unpinItem } from "../streams/index.ts";
import { ADMIN_ITEM_ACTIONS } from "./adminItem.states.ts";
import { refuseWhenInvolved, refuseWhileClaimed } from "./cases/case.rows.ts";
import { lockCaseOfItem, recordRemoval } from "./cases/endCase.ts";
import { lockItemDeals } from "./lockItemDeals.ts";

const schema = object({ reason: reasonRule(ITEM_REMOVAL.reason) });
const WHY = "The market removed the item";

/**
 * An administrator takes an item off the market, which decides what was reported about it. Refuses what has changed
 * hands with ITEM_NOT_AVAILABLE, what somebody else looks after with CASE_CLAIMED, and what the administrator reported or
 * owns with NOT_YOUR_CASE. Source: S2 §4 "removes items"
 */
export async function deleteItem(
  tx: Tx,
  input: { itemId: string; reason: string },
): Promise<{ itemId: number }> {
  const itemId = idOf(input.itemId, "itemId");
  const { reason } = checked(schema, input);
  const open = await lockCaseOfItem(tx, itemId);
  if (open) {
    refuseWhenInvolved(tx, open);
    await refuseWhileClaimed(tx, open);
  }
  const ownerId = await takeDown(tx, { itemId, reason });
  await recordRemoval(tx, { itemId, ownerId, reason, open });
  return { itemId };
}

/**
 * Takes an item off the market: open offers for it are closed and their TP released, orders that nobody accepted are
 * refunded, streams unpin it. Accepted orders go on. Answers whose it is.
 */
export async function takeDown(
  tx: Tx,
  { itemId, reason }: { itemId: number; reason: string },
): Promise<number> {
  const { item, offers, parts } = await lockItemDeals(tx, itemId);
  if (!ADMIN_ITEM_ACTIONS[item.status].includes("delete"))
    throw new Refused("ITEM_NOT_AVAILABLE", "This item has changed hands");

  const { id: adminId } = viewerOf(tx);
  await supersede(tx, offers, WHY, adminId);
  await callOffParts(tx, parts, { reason: WHY, byId: adminId });
  // After the orders have put their pieces back. What only a suspension hides is on the market as soon as it ends.
  await rows(
    tx.em,
    sql`with noted as (
          insert into item_removals (item_id, admin_id, reason, previous_status, created_at)
          select id, ${adminId}, ${reason}, case when is_withheld then 'available' else status end, ${tx.now}
          from items where id = ${itemId})
        update items set status = 'removed', updated_at = ${tx.now} where id = ${itemId}`,
  );
  await unpinItem(tx, itemId);
  tx.outbox.append("ItemDeleted", { itemId, ownerId: item.ownerId });
  publishUpdated(tx, itemId);
  publishToSeller(tx, item.ownerId);
  return item.ownerId;
}
