import { viewerOf } from "../../core/access.ts";
import type { Context, Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { once } from "../../core/idempotency.ts";
import { idOf } from "../../core/ids.ts";
import { rows, sql } from "../../core/sql.ts";
import { together } from "../../core/together.ts";
import { OneByOne, transact, transactInGroup } from "../../core/transact.ts";
import { lockWallets } from "../ledger/index.ts";
import { tellUpdated } from "../items/index.ts";
import {
  closeOffers,
  itemIdsOf,
  lockDeals,
  otherSide,
  refuseUnless,
  type FoundForDeals,
  type OfferRow,
} from "./offer.rows.ts";
import { notifyOfAll } from "./offer.words.ts";
import { isPromised, payDeltas } from "./payDelta.ts";
import { supersede } from "./supersede.ts";
import { countSides, postDeals, writeTransactions, type Deal } from "./writeDeal.ts";

interface Accept {
  id: string;
  idempotencyKey?: string | null;
}

/**
 * Accepts an offer together with the others that the member accepts in that moment. With an idempotency key it has a
 * transaction of its own, which the key's row belongs to.
 */
export function acceptInGroup(ctx: Context, accept: Accept): Promise<{ offerId: number }> {
  return typeof accept.idempotencyKey === "string"
    ? transact(ctx, acceptOffer, accept)
    : transactInGroup(ctx, acceptOffers, idOf(accept.id));
}

/** As acceptOffers() for one offer, once for an idempotency key. */
export function acceptOffer(tx: Tx, { id, idempotencyKey }: Accept): Promise<{ offerId: number }> {
  return once(tx, { key: idempotencyKey, useCase: "acceptOffer", input: { id } }, async () => {
    const offerId = idOf(id);
    const [ended] = await acceptOffers(tx, [offerId]);
    if (ended?.status === "rejected") throw ended.reason;
    return { offerId };
  });
}

/**
 * Settles offers at once: TP move, the items change hands, the deals are written, and every other open offer that needed
 * one of the items is closed and its TP freed. Locks items, then offers, then wallets, each in id order.
 * Refuses who has no turn, an answered offer, gone items, and too little TP. Source: C14, C21..C23.
 */
export async function acceptOffers(
  tx: Tx,
  offerIds: number[],
): Promise<PromiseSettledResult<{ offerId: number }>[]> {
  const { id: viewerId } = viewerOf(tx);
  const found = await lockDeals(tx, offerIds, viewerId);
  const tried = await Promise.allSettled(
    offerIds.map(async (offerId) => dealOf(found, offerId, viewerId, tx.now)),
  );
  const deals = tried.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
  if (deals.length > 0) await settle(tx, deals, found);
  return tried.map((end) =>
    end.status === "fulfilled" ? { ...end, value: { offerId: end.value.offer.id } } : end,
  );
}

/** The deal that an offer is when this member accepts it now. */
function dealOf(
  { offers, items }: FoundForDeals,
  offerId: number,
  viewerId: number,
  now: Date,
): Deal {
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw notFound("Offer");
  refuseUnless("accept", offer, viewerId, now);

  const ids = itemIdsOf(offer);
  const needed = items.filter(({ id }) => ids.includes(id));
  const missing = needed.find(({ status }) => status !== "available");
  if (missing)
    throw new Refused("ITEM_NOT_AVAILABLE", `${missing.title} is no longer on the market`);
  const title = needed.find(({ id }) => id === offer.targetItemId)?.title ?? "An item";
  return { offer, title, items: needed };
}

async function settle(tx: Tx, deals: Deal[], { open, who }: FoundForDeals): Promise<void> {
  refuseTogether(deals);
  const losers = losersOf(deals, open);
  if (losers.length > 0) await closeLosers(tx, losers, deals);
  const offers = deals.map(({ offer }) => offer);
  const told = deals.map(({ offer, title }) => ({
    offer,
    toId: otherSide(offer, viewerOf(tx).id),
    names: { who, item: title },
  }));
  await together([
    takeItems(tx, deals),
    closeOffers(tx, offers, "accepted", null),
    notifyOfAll(tx, "offer_accepted", told),
    settleLast(tx, deals),
  ]);
}

/** One by one are done: deals of which one decides about another, and those that lock wallets by statements of their own. */
function refuseTogether(deals: Deal[]): void {
  if (deals.length === 1) return;
  const itemIds = deals.flatMap(({ items }) => items.map(({ id }) => id));
  if (new Set(itemIds).size < itemIds.length) throw new OneByOne("two deals need one item");
  if (!deals.every(({ offer }) => isPromised(offer)))
    throw new OneByOne("a deal is paid from what is available");
}

/** The open offers that need an item of which the deals take the last piece. */
function losersOf(deals: Deal[], open: OfferRow[]): OfferRow[] {
  const gone = new Set(
    deals.flatMap(({ items }) => items.filter(({ quantity }) => quantity <= 1).map(({ id }) => id)),
  );
  const won = new Set(deals.map(({ offer }) => offer.id));
  return open.filter((offer) => !won.has(offer.id) && itemIdsOf(offer).some((id) => gone.has(id)));
}

/**
 * With the commit, because a busy seller's wallet and own row are locked meanwhile. What refers to the members comes
 * behind them: their rows would be held by all who wait for them, and each change of such a row notes down every one of
 * these.
 */
async function settleLast(tx: Tx, deals: Deal[]): Promise<void> {
  await together([
    payDeltas(tx, deals),
    countSides(tx, deals),
    writeTransactions(tx, deals),
    postDeals(tx, deals),
  ]);
}

/** All wallets of the deals are locked in one go, or two use cases could wait for each other. */
async function closeLosers(tx: Tx, losers: OfferRow[], deals: Deal[]): Promise<void> {
  await lockWallets(tx, [
    ...deals.flatMap(({ offer }) => [offer.buyerId, offer.sellerId]),
    ...losers.map(({ proposedById }) => proposedById),
  ]);
  await supersede(tx, losers, "Somebody else got an item of this offer", viewerOf(tx).id);
}

/** Each item gives one piece; the last piece takes it off the market. */
async function takeItems(tx: Tx, deals: Deal[]): Promise<void> {
  const taken = deals.flatMap(({ offer, items }) =>
    items.map(({ id }) => ({ id, end: offer.offerType === "direct_tp" ? "sold" : "traded" })),
  );
  const ids = taken.map(({ id }) => id);
  await together([
    rows(
      tx.em,
      sql`update items i set quantity = quantity - 1, updated_at = ${tx.now},
            status = case when quantity <= 1 then taken.ending else status end
          from unnest(${ids}::int[], ${taken.map(({ end }) => end)}::text[]) as taken (id, ending)
          where i.id = taken.id`,
    ),
    ...ids.map((id) => tellUpdated(tx, id)),
  ]);
}
