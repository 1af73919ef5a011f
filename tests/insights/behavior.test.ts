import { describe, expect, it } from "vitest";
import {
  optimalTimesOf,
  patternsOf,
  preferencesOf,
  type DatedAct,
  type MarketActs,
} from "../../api/modules/insights/neural/behavior.ts";
import { randomFrom } from "./market/random.ts";

const CATEGORIES = ["Books & Media", "Electronics", "Home & Garden", "Toys & Games"];
/** 700 acts of all members: more at weekends and in the evening. */
const MARKET: MarketActs = {
  total: 700,
  weekdays: [80, 80, 80, 80, 80, 150, 150],
  blocks: [20, 20, 140, 140, 180, 200],
  categories: Object.fromEntries(CATEGORIES.map((name) => [name, 175])),
  bands: { upTo: [20, 60], counts: [233, 233, 234] },
};

/** Acts as somebody does them who is like all others. */
function usualActs(seed: number, count: number): DatedAct[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => ({
    weekday: 1 + random.weighted(MARKET.weekdays),
    hour: 4 * random.weighted(MARKET.blocks) + random.below(4),
    category: random.pick(CATEGORIES),
    tp: random.pick([10, 40, 90]),
  }));
}

describe("patterns", () => {
  it("are what a member does far more often than others", () => {
    const acts = usualActs(1, 20).map((act, n) => ({
      ...act,
      weekday: n < 13 ? 2 : act.weekday,
      category: n < 16 ? "Electronics" : act.category,
      tp: [10, 40, 90][n % 3] ?? 10,
    }));
    const patterns = patternsOf(acts, MARKET);
    expect(patterns.map(({ pattern }) => pattern).toSorted()).toEqual([
      "Active on Tuesdays",
      "Interested in Electronics",
    ]);
    const tuesdays = acts.filter(({ weekday }) => weekday === 2).length;
    expect(patterns.find(({ pattern }) => pattern === "Active on Tuesdays")).toMatchObject({
      frequency: `${tuesdays} of 20`,
    });
    for (const { significance } of patterns) expect(significance).toBeGreaterThan(0.99);
  });

  it("are said of one in ten members at most who are like all others", () => {
    const members = Array.from({ length: 300 }, (_, seed) =>
      patternsOf(usualActs(seed + 1, 12 + (seed % 30)), MARKET),
    );
    expect(members.filter(({ length }) => length > 0).length / 300).toBeLessThanOrEqual(0.1);
  });

  it("I-16: need twelve acts", () => {
    const acts = usualActs(1, 12).map((act) => ({ ...act, weekday: 2 }));
    expect(patternsOf(acts, MARKET)).not.toEqual([]);
    expect(patternsOf(acts.slice(1), MARKET)).toEqual([]);
    expect(patternsOf(acts, { ...MARKET, total: 0 })).toEqual([]);
  });
});

describe("preferences", () => {
  it("go up or down only where it is not by chance, the strongest first", () => {
    expect(
      preferencesOf([
        { category: "Electronics", recent: 30, earlier: 20 },
        { category: "Home & Garden", recent: 0, earlier: 24 },
        { category: "Books & Media", recent: 10, earlier: 14 },
        { category: "Other", recent: 0, earlier: 0 },
      ]),
    ).toMatchObject([
      { category: "Electronics", trend: "increasing", strength: 0.75 },
      { category: "Books & Media", trend: "steady", strength: 0.25 },
      { category: "Home & Garden", trend: "decreasing", strength: 0 },
    ]);
  });
});

describe("optimal times", () => {
  it("are those in which most offers were accepted, of five at least", () => {
    const times = [
      { weekday: 6, from: 16, made: 8, accepted: 7 },
      { weekday: 1, from: 8, made: 20, accepted: 4 },
      { weekday: 3, from: 20, made: 4, accepted: 4 },
    ];
    expect(optimalTimesOf(times)).toEqual([
      {
        action: "Make an offer",
        timeframe: "Saturdays, 16:00 to 20:00 UTC",
        successRate: 0.75,
        offers: 8,
      },
      {
        action: "Make an offer",
        timeframe: "Mondays, 08:00 to 12:00 UTC",
        successRate: 0.25,
        offers: 20,
      },
    ]);
  });
});
