import type { Tx } from "../../core/context.ts";
import type { Handler, EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { DealEvents } from "../../core/outbox/events/deals.ts";
import { postCard, type Card } from "../../modules/messages/index.ts";
import {
  offerCards,
  offerNotices,
  type OfferNews,
  type ProposalNews,
} from "../../modules/offers/index.ts";
import { orderCards, orderNotices, type OrderNews } from "../../modules/orders/index.ts";
import { postOfTrades } from "../../modules/social/index.ts";
import { countDeals } from "../../modules/trust/index.ts";
import { notifies } from "./notifying.ts";
import { rewards } from "./rewarding.ts";

type OfferEventType = Extract<keyof DealEvents, `Offer${string}`>;
type PartEventType = Extract<keyof DealEvents, `OrderPart${string}`>;

const notifiesOfOffer = <Type extends OfferEventType>(news: OfferNews) =>
  notifies<Type>((tx, happened) => offerNotices(tx, news, happened));

const notifiesOfPart = <Type extends PartEventType>(news: OrderNews) =>
  notifies<Type>((tx, happened) => orderNotices(tx, news, happened));

/** Posts a card for the new proposal into the message thread of the two sides. */
const showsProposal =
  <Type extends "OfferMade" | "OfferCountered">(news: ProposalNews): Handler<Type> =>
  async (tx, happened) =>
    showCards(tx, await offerCards(tx, news, happened));

async function showCards(tx: Tx, cards: readonly (Card & { at: Date })[]): Promise<void> {
  for (const { at, ...card } of cards) await postCard({ ...tx, now: at }, card);
}

const answered = rewards<"OfferCountered" | "OfferDeclined">(({ offerId, byId }) => ({
  memberIds: [byId],
  offerIds: [offerId],
}));

/** Handlers of the domain events of offers and orders. */
export const dealHandlers: Pick<EventHandlers, keyof DealEvents> = {
  OfferMade: {
    cards: showsProposal("offer_received"),
    notifications: notifiesOfOffer("offer_received"),
  },
  OfferCountered: {
    cards: showsProposal("offer_countered"),
    notifications: notifiesOfOffer("offer_countered"),
    rewards: answered,
  },
  OfferDeclined: { notifications: notifiesOfOffer("offer_declined"), rewards: answered },
  OfferWithdrawn: { notifications: notifiesOfOffer("offer_withdrawn") },
  OfferExpired: { notifications: notifiesOfOffer("offer_expired") },
  OfferSuperseded: { notifications: notifiesOfOffer("offer_superseded") },
  OfferCancelled: { notifications: notifiesOfOffer("offer_cancelled") },
  OfferAccepted: {
    notifications: notifiesOfOffer("offer_accepted"),
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
    rewards: rewards(({ offerId, buyerId, sellerId }) => ({
      memberIds: [buyerId, sellerId],
      offerIds: [offerId],
    })),
  },
  OrderPartPlaced: {
    cards: async (tx, happened) => showCards(tx, await orderCards(tx, happened)),
    notifications: notifiesOfPart("order_placed"),
  },
  OrderPartAccepted: { notifications: notifiesOfPart("order_accepted") },
  OrderPartShipped: { notifications: notifiesOfPart("order_shipped") },
  OrderPartCancelled: { notifications: notifiesOfPart("order_cancelled") },
  OrderPartRefunded: { notifications: notifiesOfPart("order_refunded") },
  OrderPartDelivered: {
    notifications: notifiesOfPart("order_delivered"),
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
    rewards: rewards(({ partId, buyerId, sellerId }) => ({
      memberIds: [buyerId, sellerId],
      partIds: [partId],
    })),
  },
};
