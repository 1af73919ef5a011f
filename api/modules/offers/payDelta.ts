import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { capture, pay } from "../ledger/index.ts";
import type { OfferRow } from "./offer.rows.ts";

/**
 * Moves the TP of an accepted offer with the commit: from its hold if the payer proposed it, else from what the payer has
 * available then. Refuses with INSUFFICIENT_BALANCE, in the words of who has to pay. Source: C22 "the seller pays change".
 */
export async function payDelta(tx: Tx, offer: OfferRow, title: string): Promise<void> {
  if (offer.tpDelta === 0) return;
  const sides =
    offer.tpDelta > 0
      ? { fromId: offer.buyerId, toId: offer.sellerId }
      : { fromId: offer.sellerId, toId: offer.buyerId };
  const posting = {
    key: `offer:${offer.id}:settle`,
    reason: reasonOf(offer),
    description: title,
    offerId: offer.id,
  };
  if (offer.proposedById === sides.fromId) return capture(tx, sides, posting);

  const amount = Math.abs(offer.tpDelta);
  await pay(tx, sides, { ...posting, amount, inWords: (refused) => inWords(refused, offer) });
}

function reasonOf(offer: OfferRow): string {
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
