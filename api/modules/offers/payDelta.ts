import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { rows, sql } from "../../core/sql.ts";
import { capture, transfer } from "../ledger/index.ts";
import type { OfferRow } from "./offer.rows.ts";

/**
 * Moves the TP of an accepted offer: from its hold if the payer proposed it, else from what the payer has available
 * now. Refuses with INSUFFICIENT_BALANCE, in the words of who has to pay. Source: C22 "the seller pays change".
 */
export async function payDelta(tx: Tx, offer: OfferRow): Promise<void> {
  if (offer.tpDelta === 0) return;
  const [payer, payee] =
    offer.tpDelta > 0 ? [offer.buyerId, offer.sellerId] : [offer.sellerId, offer.buyerId];
  const [item] = await rows<{ title: string }>(
    tx.em,
    sql`select title from items where id = ${offer.targetItemId}`,
  );
  const posting = {
    key: `offer:${offer.id}:settle`,
    reason: reasonOf(offer),
    description: item?.title ?? "An item",
  };
  if (await capture(tx, offer.id, payee, posting)) return;

  const amount = Math.abs(offer.tpDelta);
  try {
    await transfer(tx, payer, payee, { ...posting, amount, offerId: offer.id });
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
