import type { Tx } from "../../core/context.ts";
import { MARKET } from "../../core/events/topics.ts";
import { postOfListing } from "../social/index.ts";

/** An item as far as it matters who hears of it. */
export interface Listing {
  id: number;
  sellerId: number;
  isCircleOnly: boolean;
  /** Null and circle-only: its owner's alone. */
  circleId: number | null;
}

/** Tells those who may see an item that it is there, by a post and live: everybody, its circle, or nobody. */
export async function announce(
  tx: Tx,
  { id, sellerId, isCircleOnly, circleId }: Listing,
): Promise<void> {
  if (isCircleOnly && circleId === null) return;
  await postOfListing(tx, { sellerId, itemId: id });
  if (!isCircleOnly) tx.events.add("listingAdded", MARKET, { itemId: id });
}
