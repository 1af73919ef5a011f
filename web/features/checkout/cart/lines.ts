import type { Cart, CartLine } from "./useCart.ts";

/** Whether a line can be ordered, as it is or at its new price. Source: C13, C17 */
export function isBuyable({ state }: Pick<CartLine, "state">): boolean {
  return state === "available" || state === "price_changed";
}

/** The lines whose price changed since they were added. */
export function changedPrices(cart: Pick<Cart, "lines">): readonly CartLine[] {
  return cart.lines.filter(({ state }) => state === "price_changed");
}

/** The cost of the cart at today's prices, in TP. */
export function totalNow(cart: Pick<Cart, "lines">): number {
  return cart.lines
    .filter(isBuyable)
    .reduce((sum, { currentPrice, quantity }) => sum + currentPrice * quantity, 0);
}

/** "1 item", "3 items". */
export function itemsText(count: number): string {
  return `${count} ${count === 1 ? "item" : "items"}`;
}
