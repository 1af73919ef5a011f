import type { Tx } from "../../core/context.ts";
import { MARKET } from "../../core/events/topics.ts";

/** The columns of an item that decide who receives its events. */
export interface Listing {
  id: number;
  sellerId: number;
  isCircleOnly: boolean;
  /** Null with isCircleOnly: only its owner sees the item. */
  circleId: number | null;
}

/**
 * Appends to the outbox that others may see an item from now on. If the item is public, also publishes it to everybody
 * who views the market.
 */
export function publishListing(
  tx: Tx,
  happening: "ItemListed" | "ItemShownTo",
  { id, sellerId, isCircleOnly }: Listing,
): void {
  tx.outbox.append(happening, { itemId: id, sellerId });
  if (!isCircleOnly) tx.events.publish("listingAdded", MARKET, { itemId: id });
}
