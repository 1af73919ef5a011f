import type { Tx } from "../../core/context.ts";
import { lookedAt, row, sql } from "../../core/sql.ts";
import { together } from "../../core/together.ts";
import { notify } from "../notifications/index.ts";
import { postCard } from "../messages/index.ts";
import { otherSide, type OfferRow } from "./offer.rows.ts";

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

/** What somebody did, on the card of their proposal. */
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

/** Who did something, and the item it is about, as words name them. */
export interface Names {
  who: string;
  item: string;
}

/** Tells the side that answers a new proposal of it, and puts its card into the thread of the two. */
export async function tellProposal(
  tx: Tx,
  news: keyof typeof DONE,
  { offer, names }: { offer: OfferRow; names: Names },
): Promise<void> {
  const byId = offer.proposedById;
  const toId = otherSide(offer, byId);
  await together([
    notifyOf(tx, news, offer, { toId, names }),
    postCard(tx, {
      fromId: byId,
      toId,
      content: `${DONE[news]} ${names.item}`,
      itemId: offer.targetItemId,
      about: { offerId: offer.id },
    }),
  ]);
}

/** Whom to tell of an offer. */
interface Told {
  toId: number;
  names: Names;
}

/** Tells one side of an offer what the other did, or what time did. */
export function notifyOf(
  tx: Tx,
  news: OfferNews,
  offer: OfferRow,
  { toId, names }: Told,
): Promise<void> {
  return notify(tx, {
    userId: toId,
    type: news,
    title: WORDS[news].title,
    message: wordsOf(news, names),
    data: { offerId: offer.id, itemId: offer.targetItemId },
    actionUrl: toId === offer.sellerId ? "/offers/seller" : "/offers/mine",
    priority: news === "offer_received" || news === "offer_countered" ? "high" : "medium",
  });
}

/** The words for what a member did, or time, with an offer for an item. */
export async function namesOf(tx: Tx, byId: number, itemId: number): Promise<Names> {
  const found = await row(
    tx.em,
    sql<{ who: string | null; item: string | null }>`
      select (select display_name from users where id = ${byId}) as who, (select title from items where id = ${itemId}) as item`,
  );
  return { who: found?.who ?? "A member", item: found?.item ?? "an item" };
}

/** How a member is called. */
export async function nameOf(tx: Tx, memberId: number): Promise<string> {
  const found = await lookedAt(
    tx.em,
    sql<{ who: string }>`select display_name as who from users where id = ${memberId}`,
  );
  return found?.who ?? "A member";
}

function wordsOf(news: OfferNews, { who, item }: Names): string {
  return WORDS[news].message(who, item);
}
