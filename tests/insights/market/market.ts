import { CATEGORIES, CONDITIONS } from "../../../schema/limits.ts";
import { randomFrom, type Random } from "./random.ts";

// A market whose truth is known: what everything is worth, and why. The figures of docs/panels.md are measured on it.

export const KINDS = 8;
const BRANDS = 6;
const QUALITIES = 12;
/** What an item is worth by its condition, as a share of a new one. */
const BY_CONDITION = [1, 0.87, 0.7, 0.5, 0.3];
const DAY = 24 * 3600_000;

export interface MarketItem {
  id: number;
  sellerId: number;
  title: string;
  category: string;
  condition: string;
  /** What it is, by the numbers of its true category and of its kind there. Nobody on the market knows. */
  is: { category: number; kind: number };
  /** What it is worth to those who would buy it, in TP. Nobody on the market knows. */
  worth: number;
  /** The asking price in whole TP. */
  ask: number;
  listedAt: Date;
  /** Null while it is on the market. */
  soldAt: Date | null;
  /** What it was sold for in whole TP; null also for a swap. */
  soldFor: number | null;
}

export interface SyntheticMarket {
  now: Date;
  items: MarketItem[];
}

interface MarketSize {
  seed: number;
  members?: number;
  itemsEach?: number;
  /** When its year ends. */
  until?: Date;
}

/** A year of a market: by default 2,000 members with 7 items each. */
export function syntheticMarket({
  seed,
  members = 2000,
  itemsEach = 7,
  until: now = new Date("2026-06-01T00:00:00Z"),
}: MarketSize): SyntheticMarket {
  const random = randomFrom(seed);
  const words = wordMaker(random);
  const categories = CATEGORIES.map((name) => {
    const level = random.normal(Math.log(45), 0.55);
    return {
      name,
      kinds: made(KINDS, () => ({ word: words(), worth: Math.exp(random.normal(level, 0.6)) })),
      brands: made(BRANDS, () => ({ word: words(), factor: Math.exp(random.normal(0, 0.3)) })),
      qualities: made(QUALITIES, () => ({
        word: words(),
        factor: Math.exp(random.normal(0, 0.2)),
      })),
    };
  });
  const fillers = made(60, words);
  const biases = made(members, () => Math.exp(random.normal(0.08, 0.12)));

  const items = made(members * itemsEach, (_, index): MarketItem => {
    const sellerId = random.below(members) + 1;
    const category = random.pick(categories);
    const kind = random.pick(category.kinds);
    const brand = random.next() < 0.7 ? random.pick(category.brands) : undefined;
    const qualities = made(random.below(3), () => random.pick(category.qualities));
    const grade = random.weighted([2, 3, 4, 2, 1]);
    const worth =
      kind.worth *
      (brand?.factor ?? 1) *
      qualities.reduce((product, { factor }) => product * factor, 1) *
      (BY_CONDITION[grade] ?? 1) *
      Math.exp(random.normal(0, 0.12));
    const slip = random.next();
    const lapse = slip < 0.015 ? 2.5 : slip < 0.03 ? 1 / 2.5 : 1;
    const ask = inRange(worth * (biases[sellerId - 1] ?? 1) * lapse);
    const title = [
      ...qualities.map(({ word }) => word),
      ...(brand ? [brand.word] : []),
      ...(random.next() < 0.75 ? [kind.word] : []),
      ...made(1 + random.below(2), () => random.pick(fillers)),
    ].join(" ");
    const listedAt = new Date(now.getTime() - random.next() * 365 * DAY);
    // The dearer it is beside its worth, the longer it waits.
    const perDay = 0.02 * (worth / ask) ** 2.7;
    const soldAt = new Date(listedAt.getTime() - (Math.log(1 - random.next()) / perDay) * DAY);
    const isSold = soldAt < now && soldAt.getTime() - listedAt.getTime() < 120 * DAY;
    const isSwap = random.next() < 0.25;
    return {
      id: index + 1,
      sellerId,
      title,
      category: random.next() < 0.04 ? random.pick(CATEGORIES) : category.name,
      condition: CONDITIONS[grade] ?? "Good",
      is: { category: categories.indexOf(category), kind: category.kinds.indexOf(kind) },
      worth,
      ask,
      listedAt,
      soldAt: isSold ? soldAt : null,
      soldFor: isSold && !isSwap ? inRange(ask * (random.next() < 0.3 ? 0.9 : 1)) : null,
    };
  });
  return { now, items };
}

function made<T>(count: number, make: (_: unknown, index: number) => T): T[] {
  return Array.from({ length: count }, make);
}

function inRange(tp: number): number {
  return Math.min(1000, Math.max(1, Math.round(tp)));
}

/** Words that can be pronounced, each once. */
function wordMaker(random: Random): () => string {
  const used = new Set<string>();
  const syllable = () => random.pick([..."bdfgklmnprstvz"]) + random.pick([..."aeiou"]);
  return () => {
    for (;;) {
      const word = made(2 + random.below(2), syllable).join("") + random.pick([..."nrlkt"]);
      if (!used.has(word) && used.add(word)) return word;
    }
  };
}
