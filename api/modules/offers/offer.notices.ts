import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { Card } from "../messages/index.ts";
import type { Notice } from "../notifications/index.ts";

export type OfferNews =
  | "offer_received"
  | "offer_accepted"
  | "offer_declined"
  | "offer_countered"
  | "offer_withdrawn"
  | "offer_expired"
  | "offer_superseded"
  | "offer_cancelled";

interface Words {
  title: string;
  message(who: string, item: string): string;
}

/** The text on the card of a proposal, to follow the name of the member who made it. */
const DONE = {
  offer_received: "made an offer for",
  offer_countered: "answered with another proposal for",
} as const;

const WORDS: Readonly<Record<OfferNews, Words>> = {
  offer_received: {
    title: "New offer",
    message: (who, item) => `${who} ${DONE.offer_received} ${item}`,
  },
  offer_accepted: {
    title: "Offer accepted",
    message: (who, item) => `${who} accepted your offer for ${item}`,
  },
  offer_declined: {
    title: "Offer declined",
    message: (who, item) => `${who} declined your offer for ${item}`,
  },
  offer_countered: {
    title: "Counter-offer",
    message: (who, item) => `${who} ${DONE.offer_countered} ${item}`,
  },
  offer_withdrawn: {
    title: "Offer withdrawn",
    message: (who, item) => `${who} withdrew the offer for ${item}`,
  },
  offer_expired: {
    title: "Offer expired",
    message: (_who, item) => `The offer for ${item} expired: nobody answered in 48 hours`,
  },
  offer_superseded: {
    title: "Offer closed",
    message: (_who, item) => `The offer for ${item} was closed because an item in it is gone`,
  },
  offer_cancelled: {
    title: "Offer closed",
    message: (who, item) => `The offer for ${item} was closed: ${who} is suspended`,
  },
};

/** News of a new proposal. Each proposal has a card. */
export type ProposalNews = keyof typeof DONE;

/** What happened to an offer. `byId` is missing when its deadline did it. */
export interface OfferHappened {
  event: { offerId: number; byId?: number };
  at: Date;
}

interface Found {
  offerId: number;
  /** Milliseconds since 1970. */
  at: number;
  byId: number | null;
  who: string | null;
  buyerId: number;
  sellerId: number;
  itemId: number;
  item: string;
}

/** The notifications for those sides of the offers that did not act themselves. */
export async function noticesOf(
  tx: Tx,
  news: OfferNews,
  happened: readonly OfferHappened[],
): Promise<Notice[]> {
  const { title, message } = WORDS[news];
  return (await look(tx, happened)).flatMap(
    ({ offerId, at, byId, who, buyerId, sellerId, itemId, item }) =>
      [buyerId, sellerId]
        .filter((id) => id !== byId)
        .map((userId) => ({
          userId,
          type: news,
          title,
          message: message(who ?? "A member", item),
          data: { offerId, itemId },
          actionUrl: userId === sellerId ? "/offers/seller" : "/offers/mine",
          priority: news in DONE ? "high" : "medium",
          at: new Date(at),
        })),
  );
}

/** The cards of new proposals, for the threads of their two sides. */
export async function cardsOf(
  tx: Tx,
  news: ProposalNews,
  happened: readonly OfferHappened[],
): Promise<(Card & { at: Date })[]> {
  return (await look(tx, happened)).map(
    ({ offerId, at, byId, buyerId, sellerId, itemId, item }) => ({
      fromId: byId === sellerId ? sellerId : buyerId,
      toId: byId === sellerId ? buyerId : sellerId,
      content: `${DONE[news]} ${item}`,
      itemId,
      about: { offerId },
      at: new Date(at),
    }),
  );
}

/** Reads the offers with their sides and items, in the order of the events. */
function look(tx: Tx, happened: readonly OfferHappened[]): Promise<Found[]> {
  return rows(
    tx.em,
    sql<Found>`
      select g."offerId", g.at, g."byId", u.display_name as who, o.buyer_id as "buyerId", o.seller_id as "sellerId",
        o.target_item_id as "itemId", i.title as item
      from unnest(${happened.map(({ event }) => event.offerId)}::int[],
          ${happened.map(({ event }) => event.byId ?? null)}::int[],
          ${happened.map(({ at }) => at.getTime())}::float8[]) with ordinality as g ("offerId", "byId", at, n)
      join offers o on o.id = g."offerId" join items i on i.id = o.target_item_id
      left join users u on u.id = g."byId"
      order by g.n`,
  );
}
