import type { OfferAction, OfferState } from "../../core/graphql/enums.ts";

/** Who may act: the side that proposed, or the side that answers. */
export type OfferSide = "proposer" | "answerer";

/** The state machine of offers. Every state but pending is final. Source: C21..C23 */
export const OFFER_STATES: Readonly<
  Record<OfferState, readonly { action: OfferAction; who: OfferSide; next: OfferState }[]>
> = {
  pending: [
    { action: "accept", who: "answerer", next: "accepted" },
    { action: "decline", who: "answerer", next: "declined" },
    { action: "counter", who: "answerer", next: "countered" },
    { action: "withdraw", who: "proposer", next: "withdrawn" },
  ],
  countered: [],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
  superseded: [],
  cancelled: [],
};

/** What a side may do in a state; clients show the buttons it names. */
export function actionsOf(state: OfferState, side: OfferSide): OfferAction[] {
  return OFFER_STATES[state].filter(({ who }) => who === side).map(({ action }) => action);
}
