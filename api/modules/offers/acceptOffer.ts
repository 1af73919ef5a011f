import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { sendWithCommit, pipeline } from "../../core/transactions/pipeline.ts";
import { publishUpdated } from "../items/index.ts";
import { lockWallets } from "../ledger/index.ts";
import {
  closeOffer,
  lockDeal,
  refuseUnless,
  type FoundForDeal,
  type OfferRow,
} from "./offer.rows.ts";
import { payDelta } from "./payDelta.ts";
import { supersede } from "./supersede.ts";
import { writeTransactions, type Deal } from "./writeTransactions.ts";

interface Accept {
  id: string;
}

/**
 * Settles an offer: moves the TP, hands over the items, writes the deal, and closes every
 * other open offer that needs one of the items and releases its TP. Locks items, then offers, then wallets, each in id
 * order. Refuses a side whose turn it is not, an answered offer, gone items, and too little TP. Source: C14, C21..C23.
 */
export async function acceptOffer(tx: Tx, { id }: Accept): Promise<{ offerId: number }> {
  const offerId = idOf(id);
  const viewerId = viewerOf(tx).id;
  const found = await lockDeal(tx, offerId, viewerId);
  await settle(tx, dealOf(found, viewerId, tx.now), found);
  return { offerId };
}

/** The deal that results when this member accepts the offer now. */
function dealOf({ offer, items }: FoundForDeal, viewerId: number, now: Date): Deal {
  if (!offer) throw notFound("Offer");
  refuseUnless("accept", offer, viewerId, now);

  const missing = items.find(({ status }) => status !== "available");
  if (missing)
    throw new Refused("ITEM_NOT_AVAILABLE", `${missing.title} is no longer on the market`);
  const title = items.find(({ id }) => id === offer.targetItemId)?.title ?? "An item";
  return { offer, title, items };
}

/**
 * Rows that reference the members are written after the wallets are locked. Their foreign keys share-lock the members'
 * rows: if every transaction that waits for a wallet already held such a lock, each update of a member's row would have
 * to record all of these lock holders.
 */
async function settle(tx: Tx, deal: Deal, { rivals }: FoundForDeal): Promise<void> {
  const { offer } = deal;
  if (rivals.length > 0) await closeRivals(tx, rivals, offer);
  sendWithCommit(
    tx,
    pipeline([
      takeItems(tx, deal),
      closeOffer(tx, offer, "accepted", null),
      payDelta(tx, deal),
      writeTransactions(tx, deal),
    ]),
  );
  const { id, buyerId, sellerId, targetItemId, offerType } = offer;
  tx.outbox.append("OfferAccepted", {
    offerId: id,
    byId: viewerOf(tx).id,
    buyerId,
    sellerId,
    itemId: targetItemId,
    isSwap: offerType === "item_exchange",
  });
}

/** Locks all wallets of the deal at once. Otherwise two use cases could deadlock. */
async function closeRivals(tx: Tx, rivals: OfferRow[], offer: OfferRow): Promise<void> {
  await lockWallets(tx, [
    offer.buyerId,
    offer.sellerId,
    ...rivals.map(({ proposedById }) => proposedById),
  ]);
  await supersede(tx, rivals, "Somebody else got an item of this offer", viewerOf(tx).id);
}

/** Takes one piece of each item; the last piece takes the item off the market. */
async function takeItems(tx: Tx, { offer, items }: Deal): Promise<void> {
  const ids = items.map(({ id }) => id);
  const end = offer.offerType === "direct_tp" ? "sold" : "traded";
  for (const id of ids) publishUpdated(tx, id);
  await rows(
    tx.em,
    sql`update items set quantity = quantity - 1, updated_at = ${tx.now},
          status = case when quantity <= 1 then ${end} else status end
        where id = any(${ids})`,
  );
}
