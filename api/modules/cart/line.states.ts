import type { CartLineState, ItemStatus } from "../../core/graphql/enums.ts";

/** What a line wants, and what its item is now. Prices in whole TP. */
export interface LineNow {
  wanted: number;
  priceAtTime: number;
  price: number;
  status: ItemStatus;
  left: number;
  /** A block stands between the buyer and the seller. */
  isBlocked: boolean;
}

/** Why an item in a cart cannot be bought any more, in words. Who caused it is not told. */
const GONE: Readonly<Record<Exclude<ItemStatus, "available">, string>> = {
  reserved: "Somebody else ordered it",
  sold: "Somebody else got it",
  traded: "Somebody else got it",
  in_auction: "It is in an auction now",
  draft: "The seller took it off the market",
  hidden: "The seller took it off the market",
  removed: "The seller took it off the market",
};

/** For both: the one who was blocked learns no more than that. */
const BLOCKED = "You and this seller cannot trade";

/** How many pieces can be bought now. */
export function availableOf({ status, left }: Pick<LineNow, "status" | "left">): number {
  return status === "available" ? left : 0;
}

/** Where a line stands, and why, in words for a person. Source: C13, C17, C21 */
export function stateOf(line: LineNow): { state: CartLineState; reason: string | null } {
  if (line.isBlocked) return { state: "superseded", reason: BLOCKED };
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

/** Word for word from C13. */
export function onlyLeft(left: number): string {
  return `Only ${left} available`;
}

/** Lines that are taken into an order: whoever pays sees the new price first. */
export function isBuyable(state: CartLineState): boolean {
  return state === "available" || state === "price_changed";
}
