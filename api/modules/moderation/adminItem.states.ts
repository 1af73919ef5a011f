import { ITEM_REMOVAL } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { AdminItemAction, ItemStatus } from "../../core/graphql/enums.ts";

/** What an administrator may do with an item, by its status. What changed hands is the record of a deal. */
export const ADMIN_ITEM_ACTIONS: Readonly<Record<ItemStatus, readonly AdminItemAction[]>> = {
  draft: ["delete"],
  available: ["delete"],
  reserved: ["delete"],
  in_auction: ["delete"],
  hidden: ["delete"],
  traded: [],
  sold: [],
  removed: ["restore"],
};

/** Until when an item can be restored that was deleted at a time. */
export function restorableAfter(deletedAt: Date): Date {
  return hoursAfter(deletedAt, 24 * ITEM_REMOVAL.restoreDays);
}

/** The actions on an item now; `restorableUntil` is null for an item that no administrator deleted. */
export function actionsOn(
  status: ItemStatus,
  restorableUntil: Date | null,
  now: Date,
): AdminItemAction[] {
  const isRestorable = restorableUntil !== null && restorableUntil >= now;
  return ADMIN_ITEM_ACTIONS[status].filter((action) => action !== "restore" || isRestorable);
}
