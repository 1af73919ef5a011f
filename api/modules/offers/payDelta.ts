import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { capture, transfer } from "../ledger/index.ts";
import type { OfferRow } from "./offer.rows.ts";
import type { Deal } from "./writeTransactions.ts";

/**
 * Moves the TP of an accepted offer: from the hold if the payer proposed the offer, else from the payer's available TP.
 * Refuses with INSUFFICIENT_BALANCE; the message is for the member who has to pay. Source: C22 "the seller pays
 * change".
 */
export async function payDelta(tx: Tx, { offer, title }: Deal): Promise<void> {
  if (offer.tpDelta === 0) return;
  const sides = sidesOf(offer);
  const posting = settlement(offer, title);
  if (offer.proposedById === sides.fromId) return capture(tx, sides, posting);
  try {
    await transfer(tx, sides, posting);
  } catch (error) {
    throw isTooLittle(error) ? inWords(error, offer) : error;
  }
}

function isTooLittle(error: unknown): error is Refused {
  return error instanceof Refused && error.code === "INSUFFICIENT_BALANCE";
}

function sidesOf({ tpDelta, buyerId, sellerId }: OfferRow): { fromId: number; toId: number } {
  return tpDelta > 0 ? { fromId: buyerId, toId: sellerId } : { fromId: sellerId, toId: buyerId };
}

/** How the TP of an accepted offer are posted. */
export function settlement(offer: Pick<OfferRow, "id" | "offerType" | "tpDelta">, title: string) {
  return {
    key: `offer:${offer.id}:settle`,
    amount: Math.abs(offer.tpDelta),
    reason: reasonOf(offer),
    description: title,
    offerId: offer.id,
  };
}

function reasonOf(offer: Pick<OfferRow, "offerType" | "tpDelta">): string {
  if (offer.offerType === "direct_tp") return "item_sale";
  return offer.tpDelta > 0 ? "exchange_top_up" : "exchange_change";
}

function inWords({ code, details = {} }: Refused, { tpDelta }: OfferRow): Refused {
  const what = tpDelta > 0 ? "to pay for this offer" : "to pay the change";
  const available = Number(details["available"] ?? 0);
  return new Refused(
    code,
    `You need ${Math.abs(tpDelta)} TP ${what}, and ${available} TP are available`,
    { details },
  );
}
