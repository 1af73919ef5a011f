import type { OfferState } from "../../gql/graphql.ts";
import { tpText } from "../../ui/Tp.tsx";

/** "Amara offered Enamel teapot for Raincoat": one line for the arrivals shelf. */
export function arrivalSentence(offer: {
  /** The other side. */
  readonly who: string;
  /** Whether the viewer proposed it, in another tab. */
  readonly isMine: boolean;
  readonly given: readonly string[];
  readonly price: number;
  readonly target: string;
  readonly state: OfferState;
  readonly isCounter: boolean;
}): string {
  const terms = `${listWords(offer.given) || tpText(offer.price)} for ${offer.target}`;
  if (offer.state !== "pending") return `${stateWords[offer.state]}: ${terms}, with ${offer.who}`;
  const who = offer.isMine ? "You" : offer.who;
  return `${who} ${offer.isCounter ? "countered with" : "offered"} ${terms}`;
}

/** The label of each state. */
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

/** The colour tone of each state's badge. */
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

/** "Accepted 14:02"; with the date if it was not today. */
export function stampWords(state: OfferState, answeredAt: Date, now: Date): string {
  const time = hour.format(answeredAt);
  if (answeredAt.toDateString() === now.toDateString()) return `${stateWords[state]} ${time}`;

  return `${stateWords[state]} ${day.format(answeredAt)}, ${time}`;
}

/** The document title while offers wait for an answer. */
export function pendingTitle(pending: number, otherwise: string): string {
  if (pending === 0) return otherwise;
  return pending === 1 ? "1 pending offer" : `${pending} pending offers`;
}

/** "Teapot", "Teapot and Lamp", "Teapot, Lamp and Chair". */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** What a buyer gives, as text: "40 TP", "Lamp and 5 TP"; with the change they receive: "Lamp for 4 TP change". */
export function givenWords(items: readonly string[], tpDelta: number): string {
  const given = listWords(tpDelta > 0 ? [...items, tpText(tpDelta)] : items);
  return tpDelta < 0 ? `${given} for ${tpText(-tpDelta)} change` : given;
}
