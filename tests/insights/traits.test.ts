import { describe, expect, it } from "vitest";
import {
  byTrait,
  learnTraits,
  tradingStyleOf,
  traitsOf,
} from "../../api/modules/insights/neural/traits.ts";
import type { Share } from "../../api/modules/insights/tips/newcombe.ts";

const each = (value: Share) => byTrait(() => value);

/** Members of whom each has ten events, of which 0 to 10 came true. */
const MEMBERS = Array.from({ length: 44 }, (_, n): Share => ({ came: n % 11, of: 10 }));

describe("traits", () => {
  const market = learnTraits(byTrait(() => MEMBERS));
  const of = (share: Share) => traitsOf(each(share), market)[0];

  it("are places among the active members, drawn to the middle where little is known", () => {
    expect(of({ came: 10, of: 10 })).toMatchObject({ name: "Responsiveness", score: 96 });
    expect(of({ came: 0, of: 10 })?.score).toBeLessThanOrEqual(5);
    expect(of({ came: 5, of: 10 })?.score).toBe(50);
    // Five of five says less than ten of ten.
    expect(of({ came: 5, of: 5 })?.score ?? 0).toBeLessThan(95);
    expect(of({ came: 8, of: 10 })?.description).toBe(
      "You answered 8 of 10 offers within a day; of all members together it is 50 of 100.",
    );
  });

  it("I-16: need five events, and twenty members", () => {
    expect(of({ came: 4, of: 4 })).toEqual({
      name: "Responsiveness",
      score: null,
      description: "Not enough data yet: 4 of 5 offers to you",
    });
    const few = learnTraits(byTrait(() => MEMBERS.slice(0, 19)));
    expect(traitsOf(each({ came: 9, of: 9 }), few)[0]).toMatchObject({
      score: null,
      description: "Not enough data yet: 19 of 20 members to compare with",
    });
  });
});

describe("the trading style", () => {
  it.each([
    [{ bought: 2, sold: 1, swapped: 1 }, null],
    [{ bought: 2, sold: 1, swapped: 3 }, "Swapper"],
    [{ bought: 1, sold: 3, swapped: 1 }, "Seller"],
    [{ bought: 6, sold: 3, swapped: 1 }, "Buyer"],
    [{ bought: 2, sold: 2, swapped: 1 }, "All-rounder"],
  ])("of %o is %s", (deals, style) => {
    expect(tradingStyleOf(deals)).toBe(style);
  });
});
