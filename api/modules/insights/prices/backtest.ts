import { hoursAfter } from "../../../core/clock.ts";
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

/** What sells within so many days sells soon. */
export const SOON_DAYS = 30;
/** What was listed so many days ago at most is fresh: what waits longer is no bargain, whatever its words say. */
const FRESH_DAYS = 14;
const ASKS = { daysAgo: [30, 44, 58, 72], most: 400 } as const;

export function isFreshAt(listedAt: Date, now: Date): boolean {
  return listedAt >= hoursAfter(now, -24 * FRESH_DAYS);
}

/** The price of an item that was known at a moment; undefined if it was not yet listed. */
export function factAt(item: PriceHistory, now: Date): PriceFact | undefined {
  const {
    itemId,
    sellerId,
    category,
    condition,
    words,
    isEvidence,
    ask,
    listedAt,
    soldFor,
    soldAt,
  } = item;
  const thing = { itemId, sellerId, category, condition, words, isEvidence };
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
  return Array.from({ length: blocks }, (_, block) => {
    const inBlock = sales.slice(block * size, (block + 1) * size);
    const before = inBlock[0]?.listedAt;
    if (!before) return [];
    const known = new PricesBefore(items, before);
    return known.predicted(inBlock).map(({ item, log, spread, model }) => ({
      category: item.category,
      estimated: log,
      paid: Math.log(item.soldFor ?? 1),
      spread,
      baseline: known.middles.get(item.category) ?? model.level,
    }));
  }).flat();
}

/** An item that was on the market, with what was known of its price then. */
export interface AskTested {
  category: string;
  /** The logarithms of the estimate and of what was asked. */
  estimated: number;
  asked: number;
  spread: number;
  /** Whether it had just been listed. */
  isFresh: boolean;
  isSoldSoon: boolean;
}

/**
 * Looks back at what was on the market 30 to 72 days ago: what was asked beside what was known of prices then, and
 * whether it sold within the 30 days after. Items are spread over all that there were, as many fresh ones as others.
 */
export function backtestAsks(items: readonly PriceHistory[], now: Date): AskTested[] {
  return ASKS.daysAgo.flatMap((days) => {
    const then = hoursAfter(now, -24 * days);
    const end = hoursAfter(then, 24 * SOON_DAYS);
    const open = items.filter(
      ({ listedAt, soldAt }) => listedAt < then && (soldAt === null || soldAt >= then),
    );
    const [fresh = [], others = []] = [true, false].map((isFresh) =>
      evenly(open.filter(({ listedAt }) => isFreshAt(listedAt, then) === isFresh)),
    );
    return new PricesBefore(items, then)
      .predicted([...fresh, ...others])
      .map(({ item, log, spread }) => ({
        category: item.category,
        estimated: log,
        asked: Math.log(item.ask),
        spread,
        isFresh: isFreshAt(item.listedAt, then),
        isSoldSoon: item.soldAt !== null && item.soldAt < end,
      }));
  });
}

/** At most so many, from the first to the last. */
function evenly<Row>(rows: readonly Row[]): Row[] {
  const every = Math.ceil(rows.length / ASKS.most);
  return rows.filter((_, n) => n % every === 0);
}

/** What was known of prices at a moment. */
class PricesBefore {
  readonly middles: ReadonlyMap<string, number>;
  readonly #facts: readonly PriceFact[];
  readonly #search: PriceSearch;
  readonly #before: Date;

  constructor(items: readonly PriceHistory[], before: Date) {
    this.#before = before;
    this.#facts = items.flatMap((item) => factAt(item, before) ?? []);
    this.#search = new PriceSearch(this.#facts);
    this.middles = middlesOf(this.#facts);
  }

  /** The estimates for some items, of those that would have had an answer. */
  predicted(asked: readonly PriceHistory[]) {
    if (this.#facts.length === 0) return [];
    return Array.from({ length: FOLDS }, (_, number) => {
      const fold = fitFold(this.#facts, number);
      return asked
        .filter(
          ({ sellerId, category }) =>
            foldOf(sellerId) === number && sampleOf(fold, category).isEnough,
        )
        .map((item) => {
          const candidates = this.#search
            .candidates(fold, item)
            .filter(({ itemId }) => itemId !== item.relistedFrom);
          const { log, spread } = estimate(fold.model, item, candidates, this.#before);
          return { item, log, spread, model: fold.model };
        });
    }).flat();
  }
}

function middlesOf(facts: readonly PriceFact[]): Map<string, number> {
  const byCategory = Map.groupBy(facts, ({ category }) => category);
  return new Map(
    [...byCategory].map(([name, prices]) => [name, median(prices.map(({ tp }) => Math.log(tp)))]),
  );
}
