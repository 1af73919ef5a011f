/**
 * The effect of an offer or order on a member's TrustPoints, computed the same way by the API and the web client;
 * imports nothing.
 */

/** The state of the TP: not moved yet, in escrow, moved, or never to move. */
export type TpState = "open" | "escrow" | "settled" | "void";

/** The effect on one member's TP. Whole TP. */
export interface TpTerms {
  readonly state: TpState;
  /** The change of what the member owns; negative if it costs. */
  readonly change: number;
  /** How much of the member's TP is held for it. */
  readonly heldForThis: number;
}

/** A member's wallet. Whole TP. */
interface Owned {
  readonly tpBalance: number;
  readonly held: number;
}

/** The TP that have yet to move. TP that a buyer paid into escrow have already left their wallet. */
function toCome({ state, change }: TpTerms): number {
  if (state === "open") return change;
  return state === "escrow" ? Math.max(change, 0) : 0;
}

/** The member's balance after it. */
export function balanceAfter({ tpBalance }: Owned, terms: TpTerms): number {
  return tpBalance + toCome(terms);
}

/** The TP that stay held for other offers after it. */
export function heldForOthers({ held }: Owned, { heldForThis }: TpTerms): number {
  return held - heldForThis;
}

/** What the member may spend after it; negative if TP are missing. */
export function availableAfter(owned: Owned, terms: TpTerms): number {
  return balanceAfter(owned, terms) - heldForOthers(owned, terms);
}
