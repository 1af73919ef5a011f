import { answerPrice, type PriceAnswer } from "../../../api/modules/insights/prices/answerPrice.ts";
import type { PriceHistory } from "../../../api/modules/insights/prices/backtest.ts";
import { foldOf } from "../../../api/modules/insights/prices/folds.ts";
import { learnPrices, type Learned } from "../../../api/modules/insights/prices/learnPrices.ts";
import type { Thing } from "../../../api/modules/insights/prices/model.ts";
import { PriceSearch } from "../../../api/modules/insights/prices/search.ts";
import { priceWords } from "../../../api/modules/insights/prices/words.ts";
import type { MarketItem, SyntheticMarket } from "./market.ts";

const DAY_MS = 24 * 3600_000;

/** The items as the market reads them to learn: without those that went by a swap. */
export function historiesOf(items: readonly MarketItem[]): PriceHistory[] {
  return items
    .filter(({ soldAt, soldFor }) => soldAt === null || soldFor !== null)
    .map((item) => ({
      ...thingOf(item),
      itemId: item.id,
      sellerId: item.sellerId,
      ask: item.ask,
      listedAt: item.listedAt,
      soldFor: item.soldFor,
      soldAt: item.soldAt,
      relistedFrom: null,
      isEvidence: true,
    }));
}

/** What is asked about an item. */
export function thingOf({
  title,
  category,
  condition,
}: Pick<MarketItem, "title" | "category" | "condition">): Thing {
  return { category, condition, words: priceWords(title, [], category) };
}

/** A market's knowledge at a moment, which can be asked. */
export class Asked {
  readonly learned: Learned;
  readonly #search: PriceSearch;
  readonly #now: Date;

  constructor(items: readonly PriceHistory[], now: Date) {
    this.#now = now;
    this.learned = learnPrices(
      items.flatMap((item) => asOf(item, now)),
      now,
    );
    this.#search = new PriceSearch(this.learned.facts);
  }

  /** What the market answers a member about a thing. */
  price(memberId: number, thing: Thing): PriceAnswer | undefined {
    const fold = this.learned.folds[foldOf(memberId)];
    if (!fold) throw new Error("no such fold");
    const candidates = this.#search.candidates(fold, thing);
    return answerPrice(fold, this.learned.measured, { thing, candidates, now: this.#now });
  }
}

/** An item without what happened to it later; nothing if it was not yet listed. */
function asOf(item: PriceHistory, now: Date): PriceHistory[] {
  if (item.listedAt >= now) return [];
  return [item.soldAt && item.soldAt >= now ? { ...item, soldAt: null, soldFor: null } : item];
}

export interface AnsweredSale {
  category: string;
  soldFor: number;
  answer: PriceAnswer;
  /** The middle price of the category at that time. */
  baseline: number;
}

/**
 * Asks for the price of everything that was listed in the last five months but one, each month by what was known at its
 * beginning, and keeps what was sold.
 */
export function askedMonthly({ items, now }: SyntheticMarket): AnsweredSale[] {
  const histories = historiesOf(items);
  return [150, 120, 90, 60].flatMap((days) => {
    const from = new Date(now.getTime() - days * DAY_MS);
    const to = new Date(from.getTime() + 30 * DAY_MS);
    const asked = new Asked(histories, from);
    const middles = Map.groupBy(asked.learned.facts, ({ category }) => category);
    return histories.flatMap(({ listedAt, soldFor, sellerId, ...thing }) => {
      if (listedAt < from || listedAt >= to || soldFor === null) return [];
      const answer = asked.price(sellerId, thing);
      if (!answer) throw new Error("a market of this size has enough prices");
      const prices = (middles.get(thing.category) ?? []).map(({ tp }) => tp).sort((a, b) => a - b);
      const baseline = prices[prices.length >> 1] ?? 1;
      return [{ category: thing.category, soldFor, answer, baseline }];
    });
  });
}
