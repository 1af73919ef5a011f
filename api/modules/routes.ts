import "reflect-metadata";
import type { Tx } from "../core/context.ts";
import { each, type Routes } from "../core/outbox/domainEvents.ts";
import { tellCarts } from "./cart/index.ts";
import { postCard } from "./messages/index.ts";
import { notify } from "./notifications/index.ts";
import {
  offerCards,
  offerNotices,
  type OfferHappened,
  type OfferNews,
  type ProposalNews,
} from "./offers/index.ts";
import { orderCard } from "./orders/index.ts";
import { tellReached } from "./rewards/index.ts";
import {
  postOfFirstSale,
  postOfLevel,
  postOfListing,
  postOfReview,
  postOfTrades,
} from "./social/index.ts";
import {
  countDeals,
  countReview,
  countVerification,
  refreshTrust,
  tellLevel,
} from "./trust/index.ts";

/** The sides of an offer that did not do it themselves are told. */
const tellsSides =
  (news: OfferNews) =>
  async (tx: Tx, happened: readonly OfferHappened[]): Promise<void> =>
    notify(tx, ...(await offerNotices(tx, news, happened)));

/** The thread of the two sides shows a new proposal. */
const showsCard =
  (news: ProposalNews) =>
  async (tx: Tx, happened: readonly OfferHappened[]): Promise<void> => {
    for (const { at, ...card } of await offerCards(tx, news, happened))
      await postCard({ ...tx, now: at }, card);
  };

/** What follows from each happening, after its commit. Modules do not call each other for it: this is where they meet. */
export const routes: Routes = {
  OfferMade: {
    cards: showsCard("offer_received"),
    notifications: tellsSides("offer_received"),
  },
  OfferCountered: {
    cards: showsCard("offer_countered"),
    notifications: tellsSides("offer_countered"),
  },
  OfferDeclined: {
    notifications: tellsSides("offer_declined"),
  },
  OfferWithdrawn: {
    notifications: tellsSides("offer_withdrawn"),
  },
  OfferExpired: {
    notifications: tellsSides("offer_expired"),
  },
  OfferSuperseded: {
    notifications: tellsSides("offer_superseded"),
  },
  OfferCancelled: {
    notifications: tellsSides("offer_cancelled"),
  },
  OfferAccepted: {
    notifications: tellsSides("offer_accepted"),
    feed: (tx, happened) =>
      postOfTrades(
        tx,
        happened.map(({ event: { offerId, ...trade }, at }) => ({
          ...trade,
          key: `offer:${offerId}`,
          at,
        })),
      ),
    reputation: (tx, happened) =>
      countDeals(
        tx,
        happened.map(({ event: { buyerId, sellerId, isSwap } }) => ({
          memberIds: [buyerId, sellerId],
          sellerId: isSwap ? null : sellerId,
        })),
      ),
  },
  OrderPartPlaced: {
    cards: each(async (tx, event) => {
      const card = await orderCard(tx, event);
      if (card) await postCard(tx, card);
    }),
  },
  OrderPartDelivered: {
    feed: (tx, happened) =>
      postOfTrades(
        tx,
        happened.flatMap(({ event: { partId, sellerId, itemId }, at }) =>
          itemId === null
            ? []
            : [{ sellerId, itemId, isSwap: false, key: `order_part:${partId}`, at }],
        ),
      ),
    reputation: (tx, happened) =>
      countDeals(
        tx,
        happened.map(({ event: { buyerId, sellerId } }) => ({
          memberIds: [buyerId, sellerId],
          sellerId,
        })),
      ),
  },
  DisputeSettled: {
    reputation: each(async (tx, { lostById }) => {
      if (lostById !== null) await refreshTrust(tx, [lostById]);
    }),
  },
  ItemChanged: {
    carts: (tx, happened) =>
      tellCarts(
        tx,
        happened.map(({ event }) => event.itemId),
      ),
  },
  ItemListed: { feed: each(postOfListing) },
  ItemShownTo: { feed: each(postOfListing) },
  ReviewPublished: {
    feed: each(postOfReview),
    reputation: each((tx, { revieweeId }) => countReview(tx, revieweeId)),
  },
  ChannelVerified: {
    reputation: each((tx, { memberId }) => countVerification(tx, memberId)),
  },
  TrustLevelReached: { feed: each(postOfLevel), notifications: each(tellLevel) },
  FirstSaleMade: { feed: each((tx, { memberId }) => postOfFirstSale(tx, memberId)) },
  RewardReached: { notifications: each(tellReached) },
};
