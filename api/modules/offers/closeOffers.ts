import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { lockWallets, release } from "../ledger/index.ts";
import { closeOffer, lockOpenOffers, offerOf, refuseUnless, type OfferRow } from "./offer.rows.ts";

const REASON_MAX = 200;

interface Answer {
  id: string;
}

/** Declines an offer and releases the TP it holds. Refuses a side whose turn it is not, and an answered offer. */
export async function declineOffer(
  tx: Tx,
  { id, reason }: Answer & { reason?: string | null },
): Promise<{ offerId: number }> {
  const words = reason?.trim() || null;
  if (words && [...words].length > REASON_MAX)
    throw badField("reason", `The reason may have at most ${REASON_MAX} characters`);

  const { offer, memberId } = await lockMine(tx, id);
  refuseUnless("decline", offer, memberId, tx.now);
  await freeAndClose(tx, offer, "declined", words);
  tx.outbox.append("OfferDeclined", { offerId: offer.id, byId: memberId });
  return { offerId: offer.id };
}

/** Withdraws a proposal of the viewer that has not been answered. */
export async function withdrawOffer(tx: Tx, { id }: Answer): Promise<{ offerId: number }> {
  const { offer, memberId } = await lockMine(tx, id);
  refuseUnless("withdraw", offer, memberId, tx.now);
  await freeAndClose(tx, offer, "withdrawn", null);
  tx.outbox.append("OfferWithdrawn", { offerId: offer.id, byId: memberId });
  return { offerId: offer.id };
}

/** Locks one offer of the viewer and reads it under the lock. */
export async function lockMine(tx: Tx, id: string): Promise<{ offer: OfferRow; memberId: number }> {
  const memberId = viewerOf(tx).id;
  const before = await offerOf(tx, idOf(id), memberId);
  const [open] = await lockOpenOffers(tx, [before.id]);
  return { offer: open ?? (await offerOf(tx, before.id, memberId)), memberId };
}

/** Closes a locked offer and releases the TP that were held for it. */
export async function freeAndClose(
  tx: Tx,
  offer: OfferRow,
  state: "declined" | "withdrawn" | "expired" | "countered" | "cancelled",
  reason: string | null,
): Promise<void> {
  await lockWallets(tx, [offer.proposedById]);
  await release(tx, offer.id);
  await closeOffer(tx, offer, state, reason);
}
