import type { Tx } from "../../core/context.ts";
import { MARKET } from "../../core/events/topics.ts";

/** An item as far as it matters who hears of it. */
export interface Listing {
  id: number;
  sellerId: number;
  isCircleOnly: boolean;
  /** Null and circle-only: its owner's alone. */
  circleId: number | null;
}

/** Others may see an item from now on; where that is everybody, who looks at the market hears. */
export function announce(
  tx: Tx,
  happening: "ItemListed" | "ItemShownTo",
  { id, sellerId, isCircleOnly }: Listing,
): void {
  tx.outbox.append(happening, { itemId: id, sellerId });
  if (!isCircleOnly) tx.events.publish("listingAdded", MARKET, { itemId: id });
}
