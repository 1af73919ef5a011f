import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { once } from "../../core/idempotency.ts";
import { idOf } from "../../core/ids.ts";
import { rows, sql } from "../../core/sql.ts";
import { together } from "../../core/together.ts";
import { lockWallets } from "../ledger/index.ts";
import { tellUpdated } from "../items/index.ts";
import { closeOffer, lockDeal, otherSide, refuseUnless, type OfferRow } from "./offer.rows.ts";
import { notifyOf } from "./offer.words.ts";
import { payDelta } from "./payDelta.ts";
import { supersede } from "./supersede.ts";
import { countSides, postDeal, writeTransactions } from "./writeDeal.ts";

interface Accept {
  id: string;
  idempotencyKey?: string | null;
}

/**
 * Settles an offer at once: TP move, the items change hands, the deal is written, and every other open offer that
 * needed one of the items is closed and its TP freed. Locks items, then offers, then wallets, each in id order.
 * Refuses who has no turn, an answered offer, gone items, and too little TP. Source: C14, C21..C23.
 */
export function acceptOffer(tx: Tx, { id, idempotencyKey }: Accept): Promise<{ offerId: number }> {
  return once(tx, { key: idempotencyKey, useCase: "acceptOffer", input: { id } }, () =>
    settle(tx, idOf(id)),
  );
}

async function settle(tx: Tx, offerId: number): Promise<{ offerId: number }> {
  const viewer = viewerOf(tx);
  const { offer, losers, items, who } = await lockDeal(tx, offerId, viewer.id);
  refuseUnless("accept", offer, viewer.id, tx.now);
  const missing = items.find(({ status }) => status !== "available");
  if (missing)
    throw new Refused("ITEM_NOT_AVAILABLE", `${missing.title} is no longer on the market`);

  if (losers.length > 0) await closeLosers(tx, losers, offer);
  const title = items.find(({ id }) => id === offer.targetItemId)?.title ?? "An item";
  const toId = otherSide(offer, viewer.id);
  await together([
    takeItems(tx, items, offer),
    closeOffer(tx, offer, "accepted", null),
    notifyOf(tx, "offer_accepted", offer, { toId, names: { who, item: title } }),
    settleLast(tx, offer, title),
  ]);
  return { offerId };
}

/**
 * With the commit, because a busy seller's wallet and own row are locked meanwhile. What refers to the members comes
 * behind them: their rows would be held by all who wait for them, and each change of such a row notes down every one of
 * these.
 */
async function settleLast(tx: Tx, offer: OfferRow, title: string): Promise<void> {
  await together([
    payDelta(tx, offer, title),
    countSides(tx, offer),
    writeTransactions(tx, offer),
    postDeal(tx, offer),
  ]);
}

/** All wallets of the deal are locked in one go, or two use cases could wait for each other. */
async function closeLosers(tx: Tx, losers: OfferRow[], offer: OfferRow): Promise<void> {
  await lockWallets(tx, [
    offer.buyerId,
    offer.sellerId,
    ...losers.map(({ proposedById }) => proposedById),
  ]);
  await supersede(tx, losers, "Somebody else got an item of this offer", viewerOf(tx).id);
}

/** Each item gives one piece; the last piece takes it off the market. */
async function takeItems(tx: Tx, items: { id: number }[], { offerType }: OfferRow): Promise<void> {
  const ids = items.map(({ id }) => id);
  const end = offerType === "direct_tp" ? "sold" : "traded";
  await together([
    rows(
      tx.em,
      sql`update items set quantity = quantity - 1, status = case when quantity <= 1 then ${end} else status end, updated_at = ${tx.now}
          where id = any(${ids})`,
    ),
    ...ids.map((id) => tellUpdated(tx, id)),
  ]);
}
