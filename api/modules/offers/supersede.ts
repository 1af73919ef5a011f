import type { Tx } from "../../core/context.ts";
import type { ItemEvents } from "../../core/outbox/events/items.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockWallets, release } from "../ledger/index.ts";
import { closeOffer, lockOpenOffers, openOffersNeeding, type OfferRow } from "./offer.rows.ts";

/**
 * Closes open offers whose item is gone and releases their TP. The wallets must be locked. The member who caused it is
 * not notified.
 */
export async function supersede(
  tx: Tx,
  losers: OfferRow[],
  reason: string,
  causedById: number,
): Promise<void> {
  for (const offer of losers) {
    await release(tx, offer.id);
    await closeOffer(tx, offer, "superseded", reason);
    tx.outbox.append("OfferSuperseded", { offerId: offer.id, byId: causedById });
  }
}

interface Gone {
  itemIds: number[];
  reason: string;
  /** The member who took the items. They are not notified. */
  causedById: number;
  /**
   * Members whose wallets the use case needs afterwards. All wallets are locked at once, or two use cases could
   * deadlock.
   */
  alsoLock?: number[];
}

/** Closes every open offer that needs one of the items, for a use case that took them off the market. */
export async function supersedeOffers(
  tx: Tx,
  { itemIds, reason, causedById, alsoLock = [] }: Gone,
): Promise<void> {
  const losers = await lockOpenOffers(tx, await openOffersNeeding(tx, itemIds));
  await lockWallets(tx, [...alsoLock, ...losers.map(({ proposedById }) => proposedById)]);
  await supersede(tx, losers, reason, causedById);
}

/** Closes every open offer that needs an item which its owner removed from the market. */
export async function supersedeRemoved(
  tx: Tx,
  { itemId, byId }: ItemEvents["ItemRemoved"],
): Promise<void> {
  const removed = await row(
    tx.em,
    sql`select 1 from items where id = ${itemId} and status = 'removed' for no key update`,
  );
  if (!removed) return;
  await supersedeOffers(tx, {
    itemIds: [itemId],
    reason: "The item was removed from the market",
    causedById: byId,
  });
}
