import { fitPrices, type PriceFact, type PriceModel } from "./model.ts";

/**
 * A member's own prices are never among those that answer the member: a model fitted on them would repeat what the
 * member asks for. So the members are in five folds, and there is a model for each, fitted on the prices of all others
 * (cross-fitting).
 */
export const FOLDS = 5;

export function foldOf(memberId: number): number {
  return memberId % FOLDS;
}

/** With fewer prices, or prices of fewer members, there is no answer. */
export const PRICES_NEEDED = 8;
export const SELLERS_NEEDED = 5;

/** The prices for the questions of one fold's members. */
export interface Fold {
  model: PriceModel;
  /** How many prices each category has, and of how many members. */
  known: Record<string, { prices: number; sellers: number }>;
  /** What the model leaves unexplained of each fact; NaN for those of the fold's own members, and for what is no evidence. */
  residuals: Float64Array;
}

/** Fits the model for the members of one fold. */
export function fitFold(facts: readonly PriceFact[], fold: number): Fold {
  const used = facts.flatMap(({ sellerId, isEvidence }, index) =>
    isEvidence && foldOf(sellerId) !== fold ? index : [],
  );
  const others = used.flatMap((index) => facts[index] ?? []);
  const fitted = fitPrices(others);
  const residuals = new Float64Array(facts.length).fill(Number.NaN);
  for (const [n, index] of used.entries()) residuals[index] = fitted.residuals[n] ?? 0;
  return { model: fitted.model, known: knownOf(others), residuals };
}

/** Whether a category has enough prices for an answer, and what there is. */
export function sampleOf({ known }: Pick<Fold, "known">, category: string) {
  const { prices, sellers } = known[category] ?? { prices: 0, sellers: 0 };
  return { prices, sellers, isEnough: prices >= PRICES_NEEDED && sellers >= SELLERS_NEEDED };
}

function knownOf(facts: readonly PriceFact[]): Fold["known"] {
  return Object.fromEntries(
    [...Map.groupBy(facts, ({ category }) => category)].map(([category, prices]) => [
      category,
      { prices: prices.length, sellers: new Set(prices.map(({ sellerId }) => sellerId)).size },
    ]),
  );
}
