import type { Tx } from "../../core/context.ts";
import { lockWallets, release } from "../ledger/index.ts";
import { closeOffer, lockOpenOffers, openOffersNeeding, type OfferRow } from "./offer.rows.ts";

/** Closes open offers whose item is gone and frees their TP; wallets must be locked. Who caused it is not told. */
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
  /** Members whose wallets the use case needs afterwards: all are locked in one go, or two use cases could wait for each other. */
  alsoLock?: number[];
}

/** Closes every open offer that needs one of the items, for a use case that took the items away. */
export async function supersedeOffers(
  tx: Tx,
  { itemIds, reason, alsoLock = [] }: Gone,
): Promise<void> {
  const losers = await lockOpenOffers(tx, await openOffersNeeding(tx, itemIds));
  await lockWallets(tx, [...alsoLock, ...losers.map(({ proposedById }) => proposedById)]);
  await supersede(tx, losers, reason, tx.viewer?.id ?? 0);
}
