import { calibrate, type Block } from "../calibration.ts";
import { conformal, COVERAGE } from "../conformal.ts";
import { backtest, backtestAsks, factAt, type Backtested, type PriceHistory } from "./backtest.ts";
import { fitFold, foldOf, FOLDS, type Fold } from "./folds.ts";
import { measureAsks, type MeasuredAsks } from "./measureAsks.ts";
import { median, modelled, quantile, type PriceFact } from "./model.ts";

const OF_CATEGORY = { sales: 300, needed: 100 } as const;
const OF_ALL = 1000;
/** Fewer sales measure neither a range nor a confidence. */
export const SALES_NEEDED = 200;
/** An answer comes true when the item sells for 80 to 120 % of it. */
const TRUE_WITHIN = 0.2;

/** How good the answers are, measured on prices that are not among those which answer. */
export interface Measured {
  /** How many spreads from the estimate 80 % of the sales were: by category, and of all under "all". */
  widths: Record<string, number>;
  /** Without enough sales: the logarithms between which 80 % of the prices are around the model of the other folds. */
  usual: { low: number; high: number };
  /** How often an estimate came true, by how near such prices are to each other. */
  calibration: Block[];
  /** The median errors of the estimate and of the category's middle price, as shares; null without sales. */
  accuracy: { error: number; baseline: number; sales: number } | null;
  /** How often items sell soon, by what they ask; null without enough sales, absent in what was learned before it was measured. */
  asks?: MeasuredAsks | null;
}

/** What a market's prices taught. */
export interface Learned {
  facts: PriceFact[];
  folds: Fold[];
  measured: Measured;
}

/** Learns the prices of a market as of now. Pure: the same items give the same answer. */
export function learnPrices(items: readonly PriceHistory[], now: Date): Learned {
  const facts = items.flatMap((item) => factAt(item, now) ?? []);
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitFold(facts, fold));
  const evidence = items.filter(({ isEvidence }) => isEvidence);
  const tested = backtest(evidence);
  const distances = facts.flatMap((fact) =>
    fact.isEvidence ? (distanceOf(fact, folds) ?? []) : [],
  );
  const widths = widthsOf(tested);
  const measured: Measured = {
    widths,
    usual: {
      low: quantile(distances, (1 - COVERAGE) / 2),
      high: quantile(distances, (1 + COVERAGE) / 2),
    },
    calibration: calibrate(
      tested.map((sale) => ({ raw: scoreOf(sale.spread), cameTrue: cameTrue(sale) })),
    ),
    accuracy:
      tested.length === 0
        ? null
        : {
            error: median(tested.map(({ estimated, paid }) => errorOf(estimated, paid))),
            baseline: median(tested.map(({ baseline, paid }) => errorOf(baseline, paid))),
            sales: tested.length,
          },
    asks: tested.length < SALES_NEEDED ? null : measureAsks(backtestAsks(evidence, now), widths),
  };
  return { facts, folds, measured };
}

/** How far a price is from the model that was fitted without it, as a logarithm. */
function distanceOf(fact: PriceFact, folds: readonly Fold[]): number | undefined {
  const model = folds[foldOf(fact.sellerId)]?.model;
  if (!model) return undefined;
  const settled = fact.isSold ? 0 : model.settled;
  return Math.log(fact.tp) + settled - modelled(model, fact);
}

/** The raw score of an estimate: the higher, the nearer such prices are to each other. */
export function scoreOf(spread: number): number {
  return -spread;
}

/** How far an estimate is from what was paid, as a share of what was paid. */
function errorOf(estimated: number, paid: number): number {
  return Math.abs(Math.exp(estimated - paid) - 1);
}

/** Whether it sold for 80 to 120 % of the estimate. */
function cameTrue({ estimated, paid }: Backtested): boolean {
  return Math.abs(Math.exp(paid - estimated) - 1) <= TRUE_WITHIN;
}

/** How wide the ranges must be, by the newest sales. */
function widthsOf(tested: readonly Backtested[]): Record<string, number> {
  if (tested.length < SALES_NEEDED) return {};
  const byCategory = [...Map.groupBy(tested, ({ category }) => category)]
    .filter(([, sales]) => sales.length >= OF_CATEGORY.needed)
    .map(([category, sales]) => [category, widthOf(sales.slice(-OF_CATEGORY.sales))] as const);
  return { all: widthOf(tested.slice(-OF_ALL)), ...Object.fromEntries(byCategory) };
}

function widthOf(sales: readonly Backtested[]): number {
  return conformal(sales.map(({ estimated, paid, spread }) => Math.abs(estimated - paid) / spread));
}
