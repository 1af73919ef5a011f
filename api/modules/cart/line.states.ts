import type { CartLineState, ItemStatus } from "../../core/graphql/enums.ts";

/** The quantity a line asks for, and the item's current state. Prices in whole TP. */
export interface LineNow {
  wanted: number;
  priceAtTime: number;
  price: number;
  status: ItemStatus;
  left: number;
  /** Whether an administrator removed it. */
  isDeleted: boolean;
  /** Whether the buyer or the seller blocked the other. */
  isBlocked: boolean;
}

/** Why an item in a cart cannot be bought any more, as text for the buyer. It does not say who caused it. */
const GONE: Readonly<Record<Exclude<ItemStatus, "available">, string>> = {
  reserved: "Somebody else ordered it",
  sold: "Somebody else got it",
  traded: "Somebody else got it",
  in_auction: "It is in an auction now",
  draft: "The seller took it off the market",
  hidden: "The seller took it off the market",
  removed: "The seller took it off the market",
};

/** The same text for both members, so that the one who was blocked does not learn who blocked whom. */
const BLOCKED = "You and this seller cannot trade";

/** How many pieces can be bought now. */
export function availableOf({ status, left }: Pick<LineNow, "status" | "left">): number {
  return status === "available" ? left : 0;
}

/** The state of a line and the reason for it, as text for the buyer. Source: C13, C17, C21 */
export function stateOf(line: LineNow): { state: CartLineState; reason: string | null } {
  if (line.isBlocked) return { state: "superseded", reason: BLOCKED };
  if (line.isDeleted) return { state: "superseded", reason: "The market removed it" };
  if (line.status !== "available") return { state: "superseded", reason: GONE[line.status] };
  if (line.left === 0) return { state: "superseded", reason: GONE.sold };
  if (line.left < line.wanted) return { state: "short", reason: onlyLeft(line.left) };
  if (line.price !== line.priceAtTime)
    return {
      state: "price_changed",
      reason: `The price changed from ${line.priceAtTime} to ${line.price} TP`,
    };
  return { state: "available", reason: null };
}

/** The exact wording that C13 requires. */
export function onlyLeft(left: number): string {
  return `Only ${left} available`;
}

/**
 * Whether a line in this state can be ordered. One whose price changed can, because the buyer sees the new price before
 * paying.
 */
export function isBuyable(state: CartLineState): boolean {
  return state === "available" || state === "price_changed";
}
