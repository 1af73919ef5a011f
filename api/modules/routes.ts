import "reflect-metadata";
import { each, type Routes } from "../core/outbox/domainEvents.ts";
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

/** What follows from each happening, after its commit. Modules do not call each other for it: this is where they meet. */
export const routes: Routes = {
  OfferAccepted: {
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
