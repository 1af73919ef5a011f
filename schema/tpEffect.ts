/** What something does to a member's TrustPoints, counted in one way by the API and the screens; imports nothing. */

/** How far it is: TP that are yet to move, wait in escrow, have moved, or do not move. */
export type TpState = "open" | "escrow" | "settled" | "void";

/** What is known of it for one member. Whole TP. */
export interface TpTerms {
  readonly state: TpState;
  /** What it adds to what the member owns; negative: what it costs. */
  readonly change: number;
  /** What of the member's TP is held for it. */
  readonly heldForThis: number;
}

/** Whole TP. */
interface Owned {
  readonly tpBalance: number;
  readonly held: number;
}

/** What is yet to move. What a buyer has paid into escrow has left their wallet already. */
function toCome({ state, change }: TpTerms): number {
  if (state === "open") return change;
  return state === "escrow" ? Math.max(change, 0) : 0;
}

/** What the member owns after it. */
export function balanceAfter({ tpBalance }: Owned, terms: TpTerms): number {
  return tpBalance + toCome(terms);
}

/** What stays held for other offers after it. */
export function heldForOthers({ held }: Owned, { heldForThis }: TpTerms): number {
  return held - heldForThis;
}

/** What the member may spend after it; negative: what is missing for it. */
export function availableAfter(owned: Owned, terms: TpTerms): number {
  return balanceAfter(owned, terms) - heldForOthers(owned, terms);
}
