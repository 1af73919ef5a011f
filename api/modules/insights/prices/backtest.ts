import { estimate } from "./estimate.ts";
import { fitFold, FOLDS, foldOf, sampleOf } from "./folds.ts";
import { median, type PriceFact } from "./model.ts";
import { PriceSearch } from "./search.ts";

/** An item with all of its prices. */
export interface PriceHistory extends Omit<PriceFact, "tp" | "isSold" | "at"> {
  ask: number;
  listedAt: Date;
  soldFor: number | null;
  soldAt: Date | null;
  /** The item that it was before its owner got it in a deal. */
  relistedFrom: number | null;
}

/** A sale that was predicted from what was known before it was listed. */
export interface Backtested {
  category: string;
  /** The logarithms of the estimate and of what was paid. */
  estimated: number;
  paid: number;
  spread: number;
  /** The logarithm of the category's middle price at that time: a guess without a model. */
  baseline: number;
}

const SALES_MAX = 2000;
/** The more blocks, the fresher what a sale is predicted from, and the more models are fitted. */
const BLOCKS = { ofSmall: 8, ofLarge: 4, largeFrom: 20_000 } as const;

/** The price of an item that was known at a moment; undefined if it was not yet listed. */
export function factAt(item: PriceHistory, now: Date): PriceFact | undefined {
  const { itemId, sellerId, category, condition, words, ask, listedAt, soldFor, soldAt } = item;
  const thing = { itemId, sellerId, category, condition, words };
  if (soldFor !== null && soldAt !== null && soldAt < now)
    return { ...thing, tp: soldFor, isSold: true, at: soldAt };
  return listedAt < now ? { ...thing, tp: ask, isSold: false, at: listedAt } : undefined;
}

/**
 * Predicts the newest sales, in blocks of time, each from the prices before the block. Neither what is predicted,
 * nor what its seller asks elsewhere, nor the item that it was before is among the prices that predict it. What would
 * have had no answer is left out.
 */
export function backtest(items: readonly PriceHistory[]): Backtested[] {
  const sales = items
    .filter(({ soldFor, soldAt }) => soldFor !== null && soldAt !== null)
    .sort((a, b) => a.listedAt.getTime() - b.listedAt.getTime() || a.itemId - b.itemId)
    .slice(-SALES_MAX);
  const blocks = items.length < BLOCKS.largeFrom ? BLOCKS.ofSmall : BLOCKS.ofLarge;
  const size = Math.ceil(sales.length / blocks);
  return Array.from({ length: blocks }, (_, block) =>
    predictBlock(items, sales.slice(block * size, (block + 1) * size)),
  ).flat();
}

function predictBlock(
  items: readonly PriceHistory[],
  sales: readonly PriceHistory[],
): Backtested[] {
  const before = sales[0]?.listedAt;
  if (!before) return [];
  const facts = items.flatMap((item) => factAt(item, before) ?? []);
  if (facts.length === 0) return [];
  const search = new PriceSearch(facts);
  const middles = middlesOf(facts);
  return Array.from({ length: FOLDS }, (_, number) => {
    const fold = fitFold(facts, number);
    return sales
      .filter(
        ({ sellerId, category }) =>
          foldOf(sellerId) === number && sampleOf(fold, category).isEnough,
      )
      .map((sale) => {
        const candidates = search
          .candidates(fold, sale)
          .filter(({ itemId }) => itemId !== sale.relistedFrom);
        const { log, spread } = estimate(fold.model, sale, candidates, before);
        return {
          category: sale.category,
          estimated: log,
          paid: Math.log(sale.soldFor ?? 1),
          spread,
          baseline: middles.get(sale.category) ?? fold.model.level,
        };
      });
  }).flat();
}

function middlesOf(facts: readonly PriceFact[]): Map<string, number> {
  const byCategory = Map.groupBy(facts, ({ category }) => category);
  return new Map(
    [...byCategory].map(([name, prices]) => [name, median(prices.map(({ tp }) => Math.log(tp)))]),
  );
}
