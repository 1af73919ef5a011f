import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { once } from "../../core/idempotency.ts";
import { idOf } from "../../core/ids.ts";
import { rows, sql } from "../../core/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { tellUpdated } from "../items/index.ts";
import {
  closeOffer,
  lockOpenOffers,
  offerOf,
  openOffersNeeding,
  otherSide,
  refuseUnless,
  type OfferRow,
} from "./offer.rows.ts";
import { notifyOf } from "./offer.words.ts";
import { payDelta } from "./payDelta.ts";
import { supersede } from "./supersede.ts";
import { writeDeal } from "./writeDeal.ts";

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
  const before = await offerOf(tx, offerId, viewer.id);
  const itemIds = [before.targetItemId, ...before.offeredItemIds];
  const gone = await lockForDeal(tx, itemIds);
  const open = await lockOpenOffers(tx, [offerId, ...(await openOffersNeeding(tx, gone.ids))]);
  const offer = open.find(({ id }) => id === offerId) ?? (await offerOf(tx, offerId, viewer.id));
  refuseUnless("accept", offer, viewer.id, tx.now);
  if (gone.missing)
    throw new Refused("ITEM_NOT_AVAILABLE", `${gone.missing} is no longer on the market`);

  const losers = open.filter(({ id }) => id !== offerId);
  await lockWallets(tx, [
    offer.buyerId,
    offer.sellerId,
    ...losers.map(({ proposedById }) => proposedById),
  ]);
  await supersede(tx, losers, "Somebody else got an item of this offer", viewer.id);
  await payDelta(tx, offer);
  await takeItems(tx, itemIds, offer);
  await writeDeal(tx, offer);
  await closeOffer(tx, offer, "accepted", null);
  await notifyOf(tx, "offer_accepted", offer, otherSide(offer, viewer.id), viewer.id);
  return { offerId };
}

/** Locks the items of the deal; says which of them will be gone after it, and which is missing already. */
async function lockForDeal(
  tx: Tx,
  ids: number[],
): Promise<{ ids: number[]; missing: string | undefined }> {
  const items = await rows<{ id: number; title: string; status: string; quantity: number }>(
    tx.em,
    sql`select id, title, status, quantity from items where id = any(${ids}) order by id for no key update`,
  );
  return {
    ids: items.filter(({ quantity }) => quantity <= 1).map(({ id }) => id),
    missing: items.find(({ status }) => status !== "available")?.title,
  };
}

/** Each item gives one piece; the last piece takes it off the market. */
async function takeItems(tx: Tx, ids: number[], { offerType }: OfferRow): Promise<void> {
  const end = offerType === "direct_tp" ? "sold" : "traded";
  await rows(
    tx.em,
    sql`update items set quantity = quantity - 1, status = case when quantity <= 1 then ${end} else status end, updated_at = ${tx.now}
        where id = any(${ids})`,
  );
  for (const id of ids) await tellUpdated(tx, id);
}
