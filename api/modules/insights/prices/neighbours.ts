import type { PriceModel } from "./model.ts";

/** How many of the nearest prices are asked. */
const NEIGHBOURS = 25;
/** No member decides a price alone. */
const OF_ONE_SELLER = 3;
/** The neighbours weigh as much as the model when so many of them agree. */
const SHRINK = 8;
const DECAY_DAYS = 120;
const SOLD_COUNTS = 1.5;
const DAY_MS = 24 * 3600_000;
/** How many prices are looked at to find the nearest. */
export const CANDIDATES_MAX = 400;

/** A price that shares words with what is asked about. */
export interface Neighbour {
  itemId: number;
  sellerId: number;
  /** The words that both have. */
  shared: readonly string[];
  /** What the model leaves unexplained of its price, as a logarithm. */
  residual: number;
  tp: number;
  isSold: boolean;
  at: Date;
}

export type Nearest<Found extends Neighbour = Neighbour> = Found & { weight: number };

/**
 * The words by which neighbours are searched, the rarest first: as many as prices have together that may be looked at,
 * and at least the rarest of all.
 */
export function searchWords(model: PriceModel, words: readonly string[]): string[] {
  const known = words
    .filter((word) => model.words.has(word))
    .sort((a, b) => rarity(model, b) - rarity(model, a) || (a < b ? -1 : 1));
  let prices = 0;
  return known.filter((word, index) => {
    prices += model.words.get(word)?.prices ?? 0;
    return index === 0 || prices <= CANDIDATES_MAX;
  });
}

/** How much a shared word says: the more, the fewer prices have it. */
function rarity({ words, prices }: PriceModel, word: string): number {
  return Math.log(1 + prices / (words.get(word)?.prices ?? 1));
}

/** The nearest prices, the heaviest first, and at most three of one seller. */
export function nearestOf<Found extends Neighbour>(
  model: PriceModel,
  candidates: readonly Found[],
  now: Date,
): Nearest<Found>[] {
  const weighed = candidates
    .map((candidate) => ({ ...candidate, weight: weightOf(model, candidate, now) }))
    .sort((a, b) => b.weight - a.weight || b.itemId - a.itemId);
  const bySeller = new Map<number, number>();
  const nearest: Nearest<Found>[] = [];
  for (const candidate of weighed) {
    const count = (bySeller.get(candidate.sellerId) ?? 0) + 1;
    bySeller.set(candidate.sellerId, count);
    if (count <= OF_ONE_SELLER) nearest.push(candidate);
    if (nearest.length === NEIGHBOURS) break;
  }
  return nearest;
}

function weightOf(model: PriceModel, { shared, at, isSold }: Neighbour, now: Date): number {
  const said = shared.reduce((sum, word) => sum + rarity(model, word), 0);
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS;
  return said ** 2 * Math.exp(-days / DECAY_DAYS) * (isSold ? SOLD_COUNTS : 1);
}

/** What the nearest prices add to the model, and how far they are from each other. */
export function localEffect(nearest: readonly Nearest[]): {
  effect: number;
  /** How many equally heavy neighbours they are worth. */
  count: number;
  /** Their weighted mean distance from their middle, as a logarithm. */
  spread: number;
} {
  const total = nearest.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { effect: 0, count: 0, spread: 0 };
  const squares = nearest.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const count = total ** 2 / squares;
  const middle = weightedMedian(nearest, total);
  const distances = nearest.map(({ weight, residual }) => weight * Math.abs(residual - middle));
  const spread = distances.reduce((sum, distance) => sum + distance, 0) / total;
  return { effect: (middle * count) / (count + SHRINK), count, spread };
}

function weightedMedian(nearest: readonly Nearest[], total: number): number {
  let left = total / 2;
  const sorted = [...nearest].sort((a, b) => a.residual - b.residual);
  for (const { residual, weight } of sorted) {
    left -= weight;
    if (left <= 0) return residual;
  }
  return 0;
}
