import type { OfferRole, OfferState } from "../../gql/graphql.ts";
import { tpText } from "../../ui/Tp.tsx";

/** What a member needs to know to say what an offer does to their TP. */
export interface Terms {
  readonly role: OfferRole;
  readonly isSwap: boolean;
  /** The viewer's own TP if the offer is accepted: positive comes in, negative goes out. */
  readonly change: number;
  readonly balance: number;
}

/** The consequence of saying yes, in two short sentences. */
export function consequence({ role, isSwap, change, balance }: Terms): string {
  if (change === 0) return `An even swap. Your balance stays ${tpText(balance)}.`;

  return `${payment({ role, isSwap, change })} Your balance becomes ${tpText(balance + change)}.`;
}

/** Who pays whom. A seller's outgoing TP is change, a buyer's is a top-up or the price. */
export function payment({ role, isSwap, change }: Omit<Terms, "balance">): string {
  const amount = tpText(Math.abs(change));
  if (change === 0) return "Nobody pays TP.";
  if (!isSwap) return change > 0 ? `You receive ${amount}.` : `You pay ${amount}.`;
  if (role === "seller") return change > 0 ? `They add ${amount}.` : `You pay ${amount} change.`;
  return change > 0 ? `They pay ${amount} change.` : `You add ${amount}.`;
}

/** "Amara offered Enamel teapot for Raincoat": one line for the arrivals shelf. */
export function arrivalSentence(offer: {
  readonly who: string;
  readonly given: readonly string[];
  readonly price: number;
  readonly target: string;
  readonly state: OfferState;
  readonly isCounter: boolean;
}): string {
  const terms = `${listWords(offer.given) || tpText(offer.price)} for ${offer.target}`;
  if (offer.state !== "pending") return `${stateWords[offer.state]}: ${terms}, with ${offer.who}`;
  return `${offer.who} ${offer.isCounter ? "countered with" : "offered"} ${terms}`;
}

/** The word on the badge of each state. */
export const stateWords: Readonly<Record<OfferState, string>> = {
  pending: "Pending",
  countered: "Countered",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
  superseded: "Superseded",
  cancelled: "Cancelled",
};

/** The tone of the badge of each state. */
export function stateTone(state: OfferState): "pending" | "ok" | "closed" | "info" {
  if (state === "pending") return "pending";
  if (state === "accepted") return "ok";
  return state === "countered" ? "info" : "closed";
}

const hour = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });

/** "Accepted 14:02", with the day when it was not today. */
export function stampWords(state: OfferState, answeredAt: Date, now: Date): string {
  const time = hour.format(answeredAt);
  if (answeredAt.toDateString() === now.toDateString()) return `${stateWords[state]} ${time}`;

  return `${stateWords[state]} ${day.format(answeredAt)}, ${time}`;
}

/** The document's title while offers wait for an answer. */
export function pendingTitle(pending: number, otherwise: string): string {
  if (pending === 0) return otherwise;
  return pending === 1 ? "1 pending offer" : `${pending} pending offers`;
}

/** "Teapot", "Teapot and Lamp", "Teapot, Lamp and Chair". */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
