import fc from "fast-check";
import { expect, it } from "vitest";
import { shareShipping, subtotalOf } from "./prices.ts";

it("adds up price times quantity", () => {
  expect(
    subtotalOf([
      { quantity: 2, price: 15 },
      { quantity: 1, price: 7 },
    ]),
  ).toBe(37);
});

it.each([
  [50, [60, 30], [34, 16]],
  [50, [100], [50]],
  [50, [1, 1, 1], [18, 16, 16]],
  [200, [1, 999], [1, 199]],
])(
  "shares %i TP among %j as %j, what rounding leaves going to the first",
  (cost, subtotals, shares) => {
    expect(shareShipping(cost, subtotals)).toEqual(shares);
  },
);

it("shares exactly the cost, whatever the subtotals, and nobody less than nothing", () => {
  const subtotals = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.constantFrom(50, 100, 200), subtotals, (cost, amounts) => {
      const shares = shareShipping(cost, amounts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cost);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});
