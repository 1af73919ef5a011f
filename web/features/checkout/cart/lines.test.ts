import { describe, expect, it } from "vitest";
import { changedPrices, isBuyable, itemsText, totalNow } from "./lines.ts";
import type { CartLine } from "./useCart.ts";

const line = (state: CartLine["state"], currentPrice: number, quantity: number): CartLine => ({
  id: state,
  quantity,
  priceAtTime: 10,
  currentPrice,
  available: 5,
  lineTotal: 10 * quantity,
  state,
  reason: null,
  item: {
    id: "1",
    title: "Teapot",
    images: [],
    seller: { id: "2", displayName: "Amara" },
  },
});

describe("the lines of a cart", () => {
  const cart = {
    lines: [
      line("available", 10, 2),
      line("price_changed", 12, 1),
      line("short", 10, 9),
      line("superseded", 10, 1),
    ],
  };

  it("can be bought as they are, or at their new price", () => {
    expect(cart.lines.filter(isBuyable).map(({ state }) => state)).toEqual([
      "available",
      "price_changed",
    ]);
  });
  it("cost today's prices once these are consented to, without what cannot be bought", () => {
    expect(totalNow(cart)).toBe(32);
    expect(changedPrices(cart)).toHaveLength(1);
  });
  it("are counted in words", () => {
    expect([itemsText(0), itemsText(1), itemsText(2)]).toEqual(["0 items", "1 item", "2 items"]);
  });
});
