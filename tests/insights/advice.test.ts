import { describe, expect, it } from "vitest";
import { advisePrice, type PriceAdvice } from "../../api/modules/insights/prices/advisePrice.ts";
import type { PriceAnswer } from "../../api/modules/insights/prices/answerPrice.ts";
import { isFreshAt } from "../../api/modules/insights/prices/backtest.ts";
import { changesOf } from "../../api/modules/insights/prices/changesOf.ts";
import { documented, round } from "./market/documented.ts";
import { syntheticMarket, type MarketItem } from "./market/market.ts";
import { Asked, historiesOf, thingOf } from "./market/priceQuestions.ts";

const SEEDS = [1, 2, 3];
const DAY_MS = 24 * 3600_000;
const DAYS_AGO = [150, 120, 90, 60, 45];

interface Advised {
  item: MarketItem;
  advice: PriceAdvice;
  isFresh: boolean;
  isSoldSoon: boolean;
}

/** What is said about the prices of everything on the market, at five times of the last five months. */
function advisedOn(seed: number): Advised[] {
  const { items, now } = syntheticMarket({ seed });
  const histories = historiesOf(items);
  return DAYS_AGO.flatMap((days) => {
    const then = new Date(now.getTime() - days * DAY_MS);
    const end = new Date(then.getTime() + 30 * DAY_MS);
    const asked = new Asked(histories, then);
    const asks = asked.learned.measured.asks;
    if (!asks) throw new Error("a market of this size has measured its asks");
    return items
      .filter(
        ({ listedAt, soldAt, soldFor }) =>
          listedAt < then && (soldAt === null || (soldAt >= then && soldFor !== null)),
      )
      .map((item) => {
        const answer = asked.price(item.sellerId, thingOf(item));
        if (!answer) throw new Error("a market of this size has enough prices");
        const isFresh = isFreshAt(item.listedAt, then);
        return {
          item,
          advice: advisePrice({ price: item.ask, isFresh }, answer, asks),
          isFresh,
          isSoldSoon: item.soldAt !== null && item.soldAt < end,
        };
      });
  });
}

function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

/** Under-priced by a tenth, or over-priced by three. Nobody on the market knows. */
const isUnder = ({ item }: Advised) => item.ask < 0.9 * item.worth;
const isOver = ({ item }: Advised) => item.ask > 1.3 * item.worth;

/** How far what was said is from what came, in the mean. */
function apart(advised: readonly Advised[], came: (one: Advised) => boolean): number {
  const said = advised.reduce((sum, { advice }) => sum + (advice.confidence ?? Number.NaN), 0);
  return Math.abs(said / advised.length / 100 - share(advised, came));
}

// It only computes, for a minute and more on a busy machine.
describe("advice about prices on markets whose truth is known", { timeout: 180_000 }, () => {
  it("I-11: what may ask for more is under-priced far more often than others, and its confidence comes true", () => {
    const figures = SEEDS.map((seed) => {
      const all = advisedOn(seed);
      const fresh = all.filter(({ isFresh }) => isFresh);
      const raised = all.filter(({ advice }) => advice.potentialIncrease !== null);
      const lowered = all.filter(({ advice }) => advice.position === "above");
      expect(raised.length).toBeGreaterThan(80);
      return {
        under: share(raised, isUnder) / share(fresh, isUnder),
        over: share(lowered, isOver) / share(all, isOver),
        soon:
          share(raised, ({ isSoldSoon }) => isSoldSoon) -
          share(fresh, ({ isSoldSoon }) => isSoldSoon),
        apart: Math.max(
          apart(raised, ({ isSoldSoon }) => isSoldSoon),
          apart(lowered, ({ isSoldSoon }) => !isSoldSoon),
        ),
      };
    });
    const least = (of: (figure: (typeof figures)[number]) => number) =>
      Math.min(...figures.map(of));
    expect(least(({ under }) => under)).toBeGreaterThanOrEqual(2.5);
    expect(least(({ over }) => over)).toBeGreaterThanOrEqual(2.5);
    expect(least(({ soon }) => soon)).toBeGreaterThan(0);
    const worst = Math.max(...figures.map((figure) => figure.apart));
    expect(worst).toBeLessThanOrEqual(0.1);
    expect(documented("I-11")).toEqual(
      [least(({ under }) => under), least(({ over }) => over), worst].map(round),
    );
  });
});

const LOG = Math.log(20);
const ANSWER = {
  points: 20,
  low: 15,
  high: 27,
  range: { log: LOG, low: Math.log(15) - LOG, high: Math.log(27) - LOG },
  confidence: 0.6,
  nearest: [],
  local: 0,
} satisfies PriceAnswer;

describe("the advice", () => {
  it("leads to the nearer end of the range, and leaves what is within it or waited", () => {
    const advise = (price: number, isFresh = true) => advisePrice({ price, isFresh }, ANSWER, null);
    expect(advise(15)).toMatchObject({ position: "within", suggestedPrice: 15 });
    expect(advise(27)).toMatchObject({ position: "within", suggestedPrice: 27 });
    expect(advise(14)).toEqual({
      position: "below",
      suggestedPrice: 15,
      potentialIncrease: 1,
      confidence: null,
      accuracy: null,
      reasoning:
        "80 of 100 such things sell for 15 to 27 TP, most for about 20: 14 TP is less. Yours may differ in what its words do not say.",
    });
    expect(advise(14, false)).toMatchObject({
      position: "below",
      suggestedPrice: 14,
      potentialIncrease: null,
      confidence: null,
    });
    for (const isFresh of [true, false])
      expect(advise(28, isFresh)).toMatchObject({
        position: "above",
        suggestedPrice: 27,
        potentialIncrease: null,
      });
  });

  it("says how often such prices sold soon, as many as were measured", () => {
    const soldByAsk = (answers: number) => ({
      calibration: [
        { upTo: 0, share: 0.3, answers: answers / 2 },
        { upTo: 3, share: 0.7, answers: answers / 2 },
      ],
      all: { came: 40, of: 100 },
      outside: { came: 15, of: 20 },
    });
    const asks = { below: soldByAsk(200), above: soldByAsk(200) };
    const few = { below: soldByAsk(198), above: soldByAsk(198) };
    const cheap = { price: 10, isFresh: true };
    expect(advisePrice(cheap, ANSWER, asks)).toMatchObject({
      confidence: 70,
      accuracy: { value: 75, baseline: 40, n: 20 },
    });
    expect(advisePrice({ price: 40, isFresh: true }, ANSWER, asks)).toMatchObject({
      confidence: 70,
      accuracy: { value: 25, baseline: 60, n: 20 },
    });
    expect(advisePrice(cheap, ANSWER, few).confidence).toBeNull();
  });
});

describe("what went with lower and higher prices", () => {
  const effect = {
    isLowered: true,
    changes: 100,
    before: { looked: 400, acted: 48 },
    after: { looked: 500, acted: 90 },
  };

  it("is told in figures and words, from 100 changes on", () => {
    const [lowered, raised] = changesOf({ effects: [effect] });
    expect(lowered).toEqual({
      isLowered: true,
      changes: 100,
      needed: 100,
      before: 12,
      after: 18,
      text: "Of the members who looked in the 14 days before a price was lowered, 12 of 100 did more; in the 14 days after it, 18 of 100 (100 changes).",
    });
    expect(raised).toMatchObject({
      changes: 0,
      before: null,
      text: "What goes with a higher price is not known yet: 0 of 100 changes.",
    });
    expect(changesOf({ effects: [{ ...effect, changes: 99 }] })[0]).toMatchObject({
      before: null,
      after: null,
      text: "What goes with a lower price is not known yet: 99 of 100 changes.",
    });
    expect(changesOf(null)).toHaveLength(2);
  });
});
