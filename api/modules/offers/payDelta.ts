import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { capture, pay } from "../ledger/index.ts";
import type { OfferRow } from "./offer.rows.ts";
import type { Deal } from "./writeDeal.ts";

/** Whether the TP of an offer are on hold for it: its payer proposed it. */
export function isPromised(offer: OfferRow): boolean {
  return offer.tpDelta === 0 || offer.proposedById === sidesOf(offer).fromId;
}

/**
 * Moves the TP of accepted offers with the commit: from their holds if the payer proposed them, else from what the payer
 * has available then. Refuses with INSUFFICIENT_BALANCE, in the words of who has to pay. Source: C22 "the seller pays
 * change".
 */
export async function payDeltas(tx: Tx, deals: Deal[]): Promise<void> {
  const paid = deals.filter(({ offer }) => offer.tpDelta !== 0);
  const [promised, open] = [
    paid.filter(({ offer }) => isPromised(offer)),
    paid.filter(({ offer }) => !isPromised(offer)),
  ];
  await capture(
    tx,
    promised.map(({ offer, title }) => ({ ...sidesOf(offer), ...postingOf(offer, title) })),
  );
  for (const { offer, title } of open) {
    const amount = Math.abs(offer.tpDelta);
    await pay(tx, sidesOf(offer), {
      ...postingOf(offer, title),
      amount,
      inWords: (refused) => inWords(refused, offer),
    });
  }
}

function sidesOf({ tpDelta, buyerId, sellerId }: OfferRow): { fromId: number; toId: number } {
  return tpDelta > 0 ? { fromId: buyerId, toId: sellerId } : { fromId: sellerId, toId: buyerId };
}

function postingOf(offer: OfferRow, title: string) {
  return {
    key: `offer:${offer.id}:settle`,
    reason: reasonOf(offer),
    description: title,
    offerId: offer.id,
  };
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
