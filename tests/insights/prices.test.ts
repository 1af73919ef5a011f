import { describe, expect, it } from "vitest";
import { foldOf } from "../../api/modules/insights/prices/folds.ts";
import { median } from "../../api/modules/insights/prices/model.ts";
import { priceWords } from "../../api/modules/insights/prices/words.ts";
import { documented, round } from "./market/documented.ts";
import { syntheticMarket, type MarketItem } from "./market/market.ts";
import {
  Asked,
  askedMonthly,
  historiesOf,
  thingOf,
  type AnsweredSale,
} from "./market/priceQuestions.ts";
import { randomFrom } from "./market/random.ts";

const SEEDS = [1, 2, 3];

/** The share of the sales for which something holds. */
function shareOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

const inRange = ({ soldFor, answer }: AnsweredSale) =>
  soldFor >= answer.low && soldFor <= answer.high;
const isTrue = ({ soldFor, answer }: AnsweredSale) => Math.abs(soldFor / answer.points - 1) <= 0.2;

/** The expected calibration error: how far what was said is from what came, by tenths of what was said. */
function calibrationError(sales: readonly AnsweredSale[]): number {
  const said = ({ answer }: AnsweredSale) => answer.confidence ?? Number.NaN;
  const tenths = Map.groupBy(sales, (sale) => Math.floor(10 * said(sale)));
  return [...tenths.values()].reduce((sum, group) => {
    const mean = group.reduce((total, sale) => total + said(sale), 0) / group.length;
    return sum + (Math.abs(shareOf(group, isTrue) - mean) * group.length) / sales.length;
  }, 0);
}

function figuresOf(seed: number) {
  const sales = askedMonthly(syntheticMarket({ seed }));
  const error = median(sales.map(({ soldFor, answer }) => Math.abs(answer.points / soldFor - 1)));
  const baseline = median(sales.map((sale) => Math.abs(sale.baseline / sale.soldFor - 1)));
  const categories = [...Map.groupBy(sales, ({ category }) => category).values()];
  return {
    sales: sales.length,
    error,
    baseline,
    covered: shareOf(sales, inRange),
    worstCategory: Math.min(
      ...categories.filter(({ length }) => length >= 50).map((group) => shareOf(group, inRange)),
    ),
    calibration: calibrationError(sales),
  };
}

describe("prices on markets whose truth is known", () => {
  const measured = SEEDS.map(figuresOf);
  const worst = (of: (figures: (typeof measured)[number]) => number) =>
    Math.max(...measured.map(of));
  const least = (of: (figures: (typeof measured)[number]) => number) =>
    Math.min(...measured.map(of));

  it("I-01: the error is at most 0.55 of the category's middle price's, and 0.24", () => {
    expect(least(({ sales }) => sales)).toBeGreaterThan(2000);
    expect(worst(({ error, baseline }) => error / baseline)).toBeLessThanOrEqual(0.55);
    expect(worst(({ error }) => error)).toBeLessThanOrEqual(0.24);
    expect(documented("I-01")).toEqual([
      round(worst(({ error }) => error)),
      round(worst(({ error, baseline }) => error / baseline)),
    ]);
  });

  it("I-02: the range has 80 of 100 sales, and in no category far fewer", () => {
    expect(least(({ covered }) => covered)).toBeGreaterThanOrEqual(0.77);
    expect(worst(({ covered }) => covered)).toBeLessThanOrEqual(0.86);
    expect(least(({ worstCategory }) => worstCategory)).toBeGreaterThanOrEqual(0.68);
    expect(documented("I-02")).toEqual([
      round(least(({ covered }) => covered)),
      round(worst(({ covered }) => covered)),
      round(least(({ worstCategory }) => worstCategory)),
    ]);
  });

  it("I-03: what is said to be likely comes true as often", () => {
    expect(worst(({ calibration }) => calibration)).toBeLessThanOrEqual(0.05);
    expect(documented("I-03")).toEqual([round(worst(({ calibration }) => calibration))]);
  });
});

describe("what a member asks for elsewhere", () => {
  it("I-04: moves nothing, however much it is and however often", () => {
    const { items, now } = syntheticMarket({ seed: 1, members: 400 });
    const before = new Asked(historiesOf(items), now);
    const member = 99_991;
    for (const item of items.slice(0, 20)) {
      const planted = Array.from({ length: 10 }, (_, n): MarketItem => ({
        ...item,
        id: 1_000_000 + n,
        sellerId: member,
        ask: 1000,
        soldAt: null,
        soldFor: null,
      }));
      const after = new Asked(historiesOf([...items, ...planted]), now);
      const [answer, wider] = [before, after].map((asked) => asked.price(member, thingOf(item)));
      const { points, nearest, local } = answer ?? {};
      expect(wider).toMatchObject({ points, nearest, local });
      // Only how good answers are, and so how wide a range is, is measured on all members together.
      const high = answer?.high ?? 0;
      expect(Math.abs((wider?.high ?? 0) - high)).toBeLessThanOrEqual(Math.max(1, 0.05 * high));
      // For others they count, as those of one member.
      expect(after.learned.facts.length).toBe(before.learned.facts.length + 10);
    }
  });

  it("nor do the prices of one other member alone", () => {
    const { items, now } = syntheticMarket({ seed: 1 });
    const [item] = items;
    if (!item) throw new Error("an empty market");
    const asker = item.sellerId + 1;
    const planted = Array.from({ length: 40 }, (_, n): MarketItem => ({
      ...item,
      id: 1_000_000 + n,
      sellerId: item.sellerId + 2,
      ask: 1000,
      soldAt: null,
      soldFor: null,
    }));
    const before = new Asked(historiesOf(items), now).price(asker, thingOf(item));
    const after = new Asked(historiesOf([...items, ...planted]), now).price(asker, thingOf(item));
    expect((after?.points ?? 0) / (before?.points ?? 1)).toBeLessThan(1.5);
  });
});

describe("what is learned", () => {
  it("I-15: is nothing from prices that were shuffled", () => {
    const market = syntheticMarket({ seed: 4 });
    const random = randomFrom(4);
    const prices = market.items.map(({ ask, soldFor }) => ({ ask, soldFor }));
    for (let n = prices.length - 1; n > 0; n -= 1) {
      const other = random.below(n + 1);
      [prices[n], prices[other]] = [prices[other] as never, prices[n] as never];
    }
    const items = market.items.map((item, n) => {
      const price = prices[n] ?? { ask: 1, soldFor: 1 };
      return {
        ...item,
        ask: price.ask,
        soldFor: item.soldFor === null ? null : (price.soldFor ?? price.ask),
      };
    });
    const sales = askedMonthly({ ...market, items });
    const error = median(sales.map(({ soldFor, answer }) => Math.abs(answer.points / soldFor - 1)));
    const baseline = median(sales.map((sale) => Math.abs(sale.baseline / sale.soldFor - 1)));
    expect(error / baseline).toBeGreaterThan(0.95);
    expect(error / baseline).toBeLessThan(1.15);
    // Nor does it say that it knows.
    expect(median(sales.map(({ answer }) => answer.confidence ?? 1))).toBeLessThan(0.25);
  });

  it("I-17: is the same from the same data", () => {
    const { items, now } = syntheticMarket({ seed: 5, members: 300 });
    const [one, other] = [1, 2].map(() => new Asked(historiesOf(items), now).learned);
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  it("I-19: is the same without the prices that are no evidence", () => {
    const { items, now } = syntheticMarket({ seed: 4 });
    const histories = historiesOf(items);
    const marked = histories.map((item) => ({ ...item, isEvidence: item.sellerId % 7 !== 0 }));
    const evidence = marked.filter(({ isEvidence }) => isEvidence);
    expect(evidence.length).toBeLessThan(histories.length);
    const [some, all] = [new Asked(evidence, now).learned, new Asked(marked, now).learned];
    expect(all.measured).toEqual(some.measured);
    expect(all.folds.map(({ model, known }) => ({ model, known }))).toEqual(
      some.folds.map(({ model, known }) => ({ model, known })),
    );
    // They stay among the facts, by whose words things that fit a taste are found.
    expect(all.facts).toHaveLength(some.facts.length + histories.length - evidence.length);
  });

  it("I-16: is no answer with one price too few, or of too few members", () => {
    const { items, now } = syntheticMarket({ seed: 6, members: 300 });
    const asker = 5;
    const ofOthers = items.filter(
      ({ sellerId, category, soldAt }) =>
        foldOf(sellerId) !== foldOf(asker) && category === "Electronics" && soldAt === null,
    );
    const others = [...new Map(ofOthers.map((item) => [item.sellerId, item])).values()];
    const ask = (known: MarketItem[]) =>
      new Asked(historiesOf(known), now).price(asker, thingOf(others[0] as MarketItem));
    expect(ask(others.slice(0, 7))).toBeUndefined();
    expect(ask(others.slice(0, 8))).toMatchObject({ confidence: null, points: expect.any(Number) });
    // Eight prices of four members.
    const ofFour = others
      .slice(0, 8)
      .map((item, n) => ({ ...item, sellerId: (others[n % 4] as MarketItem).sellerId }));
    expect(ask(ofFour)).toBeUndefined();
  });
});

describe("the words of a price", () => {
  it("are in lower case, once, without accents, and singular", () => {
    expect(priceWords("Lámparas — two LAMPS, lamp", [], "Home & Garden")).toEqual([
      "lampara",
      "two",
      "lamp",
    ]);
    expect(priceWords("Samsung SSD 500 GB", ["storage", "electronics"], "Electronics")).toEqual([
      "samsung",
      "ssd",
      "500gb",
      "storage",
    ]);
    expect(priceWords("Hand-made T-shirt, 3-4 years", [], "Other")).toEqual([
      "handmade",
      "tshirt",
      "year",
    ]);
    expect(priceWords("glass of bus", [], "Other")).toEqual(["glass", "bus"]);
    expect(priceWords("💥 !!", [], "Other")).toEqual([]);
  });
});
