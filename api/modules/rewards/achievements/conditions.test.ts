import { describe, expect, it } from "vitest";
import { mostOf, progressOf } from "./conditions.ts";
import type { MemberFacts } from "./memberFacts.ts";

const NONE = {
  deals: 0,
  sales: 0,
  purchases: 0,
  swaps: 0,
  listings: 0,
  reviews_written: 0,
  quick_answers: 0,
  daily_claims: 0,
};
const NOTHING: MemberFacts = {
  ...NONE,
  partners: 0,
  categories: 0,
  five_stars: 0,
  followers: 0,
  follows: 0,
  posts: 0,
  likes: 0,
  streams: 0,
  channels: 0,
  streak: 0,
  reversals: 0,
  byMonth: {},
};

describe("an achievement", () => {
  it("is reached with the last that is missing, and shows no more than its most", () => {
    const ten = { all: [{ fact: "deals" as const, op: ">=" as const, value: 10 }] };
    expect(progressOf(ten, { ...NOTHING, deals: 9 })).toEqual({ progress: 9, isReached: false });
    expect(mostOf(ten)).toBe(10);
    expect(progressOf(ten, { ...NOTHING, deals: 12 })).toEqual({ progress: 10, isReached: true });
  });

  it("of several facts needs them all", () => {
    const all = {
      all: [
        { fact: "sales" as const, op: ">=" as const, value: 5 },
        { fact: "swaps" as const, op: ">=" as const, value: 5 },
      ],
    };
    expect(progressOf(all, { ...NOTHING, sales: 9, swaps: 4 })).toEqual({
      progress: 9,
      isReached: false,
    });
  });

  it("may ask that something never was", () => {
    const clean = {
      all: [
        { fact: "deals" as const, op: ">=" as const, value: 2 },
        { fact: "reversals" as const, op: "<=" as const, value: 0 },
      ],
    };
    expect(progressOf(clean, { ...NOTHING, deals: 2 }).isReached).toBe(true);
    expect(progressOf(clean, { ...NOTHING, deals: 2, reversals: 1 }).isReached).toBe(false);
  });

  it("of a season counts only its months", () => {
    const winter = {
      all: [{ fact: "deals" as const, op: ">=" as const, value: 3, window: { months: [12] } }],
    };
    const facts = (month: number): MemberFacts => ({
      ...NOTHING,
      deals: 3,
      byMonth: { [month]: { ...NONE, deals: 3 } },
    });
    expect(progressOf(winter, facts(12)).isReached).toBe(true);
    expect(progressOf(winter, facts(11))).toMatchObject({ progress: 0, isReached: false });
  });
});
