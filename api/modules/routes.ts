import "reflect-metadata";
import type { Routes } from "../core/outbox/domainEvents.ts";
import { tellReached } from "./rewards/index.ts";
import {
  postOfFirstSale,
  postOfLevel,
  postOfListing,
  postOfReview,
  postOfTrade,
} from "./social/index.ts";
import {
  countDeal,
  countReview,
  countVerification,
  refreshTrust,
  tellLevel,
} from "./trust/index.ts";

/** What follows from each happening, after its commit. Modules do not call each other for it: this is where they meet. */
export const routes: Routes = {
  OfferAccepted: {
    feed: (tx, { offerId, ...trade }) => postOfTrade(tx, { ...trade, key: `offer:${offerId}` }),
    reputation: (tx, { buyerId, sellerId, isSwap }) =>
      countDeal(tx, { memberIds: [buyerId, sellerId], sellerId: isSwap ? undefined : sellerId }),
  },
  OrderPartDelivered: {
    feed: async (tx, { partId, sellerId, itemId }) => {
      if (itemId !== null)
        await postOfTrade(tx, { sellerId, itemId, isSwap: false, key: `order_part:${partId}` });
    },
    reputation: (tx, { buyerId, sellerId }) =>
      countDeal(tx, { memberIds: [buyerId, sellerId], sellerId }),
  },
  DisputeSettled: {
    reputation: async (tx, { lostById }) => {
      if (lostById !== null) await refreshTrust(tx, [lostById]);
    },
  },
  ItemListed: { feed: postOfListing },
  ItemShownTo: { feed: postOfListing },
  ReviewPublished: {
    feed: postOfReview,
    reputation: (tx, { revieweeId }) => countReview(tx, revieweeId),
  },
  ChannelVerified: {
    reputation: (tx, { memberId }) => countVerification(tx, memberId),
  },
  TrustLevelReached: { feed: postOfLevel, notifications: tellLevel },
  FirstSaleMade: { feed: (tx, { memberId }) => postOfFirstSale(tx, memberId) },
  RewardReached: { notifications: tellReached },
};
