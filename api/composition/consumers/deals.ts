import type { Tx } from "../../core/context.ts";
import type { Handler, Routes } from "../../core/outbox/domainEvents.ts";
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
import { tells } from "./notifying.ts";

type OfferEventType = Extract<keyof DealEvents, `Offer${string}`>;
type PartEventType = Extract<keyof DealEvents, `OrderPart${string}`>;

const tellsOfOffer = <Type extends OfferEventType>(news: OfferNews) =>
  tells<Type>((tx, happened) => offerNotices(tx, news, happened));

const tellsOfPart = <Type extends PartEventType>(news: OrderNews) =>
  tells<Type>((tx, happened) => orderNotices(tx, news, happened));

/** The thread of the two sides shows a new proposal. */
const showsProposal =
  <Type extends "OfferMade" | "OfferCountered">(news: ProposalNews): Handler<Type> =>
  async (tx, happened) =>
    showCards(tx, await offerCards(tx, news, happened));

async function showCards(tx: Tx, cards: readonly (Card & { at: Date })[]): Promise<void> {
  for (const { at, ...card } of cards) await postCard({ ...tx, now: at }, card);
}

/** What follows from what happens to offers and orders. */
export const dealRoutes: Pick<Routes, keyof DealEvents> = {
  OfferMade: {
    cards: showsProposal("offer_received"),
    notifications: tellsOfOffer("offer_received"),
  },
  OfferCountered: {
    cards: showsProposal("offer_countered"),
    notifications: tellsOfOffer("offer_countered"),
  },
  OfferDeclined: { notifications: tellsOfOffer("offer_declined") },
  OfferWithdrawn: { notifications: tellsOfOffer("offer_withdrawn") },
  OfferExpired: { notifications: tellsOfOffer("offer_expired") },
  OfferSuperseded: { notifications: tellsOfOffer("offer_superseded") },
  OfferCancelled: { notifications: tellsOfOffer("offer_cancelled") },
  OfferAccepted: {
    notifications: tellsOfOffer("offer_accepted"),
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
    cards: async (tx, happened) => showCards(tx, await orderCards(tx, happened)),
    notifications: tellsOfPart("order_placed"),
  },
  OrderPartAccepted: { notifications: tellsOfPart("order_accepted") },
  OrderPartShipped: { notifications: tellsOfPart("order_shipped") },
  OrderPartCancelled: { notifications: tellsOfPart("order_cancelled") },
  OrderPartRefunded: { notifications: tellsOfPart("order_refunded") },
  OrderPartDelivered: {
    notifications: tellsOfPart("order_delivered"),
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
};
