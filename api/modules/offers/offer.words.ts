import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
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
  | "offer_superseded";

interface Words {
  title: string;
  message(who: string, item: string): string;
}

const WORDS: Readonly<Record<OfferNews, Words>> = {
  offer_received: {
    title: "New offer",
    message: (who, item) => `${who} made an offer for ${item}`,
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
    message: (who, item) => `${who} answered with another proposal for ${item}`,
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
};

/** Tells the side that answers a new proposal of it, and puts its card into the thread of the two. */
export async function tellProposal(
  tx: Tx,
  news: "offer_received" | "offer_countered",
  offer: OfferRow,
): Promise<void> {
  const byId = offer.proposedById;
  const toId = otherSide(offer, byId);
  const content = await notifyOf(tx, news, offer, toId, byId);
  await postCard(tx, {
    fromId: byId,
    toId,
    content,
    itemId: offer.targetItemId,
    about: { offerId: offer.id },
  });
}

/** Tells one side of an offer what the other did, or what time did. Answers the words. */
export async function notifyOf(
  tx: Tx,
  news: OfferNews,
  offer: OfferRow,
  toId: number,
  byId: number,
): Promise<string> {
  const [names] = await rows<{ who: string; item: string }>(
    tx.em,
    sql`select (select display_name from users where id = ${byId}) as who, (select title from items where id = ${offer.targetItemId}) as item`,
  );
  const { title, message } = WORDS[news];
  const words = message(names?.who ?? "A member", names?.item ?? "an item");
  await notify(tx, {
    userId: toId,
    type: news,
    title,
    message: words,
    data: { offerId: offer.id, itemId: offer.targetItemId },
    actionUrl: toId === offer.sellerId ? "/offers/seller" : "/offers/mine",
    priority: news === "offer_received" || news === "offer_countered" ? "high" : "medium",
  });
  return words;
}
