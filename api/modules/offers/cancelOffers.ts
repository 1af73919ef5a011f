import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { freeAndClose } from "./closeOffers.ts";
import { lockOpenOffers, type OfferRow } from "./offer.rows.ts";

/** Locks the open offers in which a member is the buyer or the seller. */
export async function lockOffersOf(tx: Tx, memberId: number): Promise<OfferRow[]> {
  const open = await rows<{ id: number }>(
    tx.em,
    sql`select id from offers where state = 'pending' and ${memberId} in (buyer_id, seller_id)`,
  );
  return lockOpenOffers(
    tx,
    open.map(({ id }) => id),
  );
}

/** Closes every open offer of a member who leaves, as buyer or seller. The other sides are notified. */
export async function closeOffersOf(tx: Tx, memberId: number, reason: string): Promise<void> {
  const offers = await lockOffersOf(tx, memberId);
  await lockWallets(
    tx,
    offers.map(({ proposedById }) => proposedById),
  );
  for (const offer of offers) {
    await freeAndClose(tx, offer, "withdrawn", reason);
    tx.outbox.append("OfferWithdrawn", { offerId: offer.id, byId: memberId });
  }
}

/**
 * Closes locked offers of a member who was suspended and releases the TP they hold. The other sides are notified.
 * Source: C36
 */
export async function cancelOffers(tx: Tx, offers: OfferRow[], memberId: number): Promise<void> {
  for (const offer of offers) {
    await freeAndClose(tx, offer, "cancelled", "A member was suspended");
    tx.outbox.append("OfferCancelled", { offerId: offer.id, byId: memberId });
  }
}
