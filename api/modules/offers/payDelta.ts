import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { capture, transfer } from "../ledger/index.ts";
import type { OfferRow } from "./offer.rows.ts";

/**
 * Moves the TP of an accepted offer: from its hold if the payer proposed it, else from what the payer has available
 * now. Refuses with INSUFFICIENT_BALANCE, in the words of who has to pay. Source: C22 "the seller pays change".
 */
export async function payDelta(tx: Tx, offer: OfferRow, title: string): Promise<void> {
  if (offer.tpDelta === 0) return;
  const [payerId, payeeId] =
    offer.tpDelta > 0 ? [offer.buyerId, offer.sellerId] : [offer.sellerId, offer.buyerId];
  const posting = {
    key: `offer:${offer.id}:settle`,
    reason: reasonOf(offer),
    description: title,
  };
  if (offer.proposedById === payerId)
    return capture(tx, { offerId: offer.id, fromId: payerId, toId: payeeId }, posting);

  const amount = Math.abs(offer.tpDelta);
  try {
    await transfer(tx, payerId, payeeId, { ...posting, amount, offerId: offer.id });
  } catch (error) {
    throw inWords(error, offer, amount);
  }
}

function reasonOf(offer: OfferRow): string {
  if (offer.offerType === "direct_tp") return "item_sale";
  return offer.tpDelta > 0 ? "exchange_top_up" : "exchange_change";
}

function inWords(error: unknown, offer: OfferRow, amount: number): unknown {
  if (!(error instanceof Refused) || error.code !== "INSUFFICIENT_BALANCE") return error;
  const what = offer.tpDelta > 0 ? "to pay for this offer" : "to pay the change";
  const available = Number(error.details?.["available"] ?? 0);
  return new Refused(
    error.code,
    `You need ${amount} TP ${what}, and ${available} TP are available`,
    { details: error.details ?? {} },
  );
}
