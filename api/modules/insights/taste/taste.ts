/** What a member did with an item that says something about their taste. */
export type SignalKind = "view" | "like" | "message" | "cart" | "offer" | "bought";

/** How much each says. Source: panels 2 "For You" */
export const WEIGHTS: Readonly<Record<SignalKind, number>> = {
  view: 1,
  like: 4,
  message: 3,
  cart: 5,
  offer: 6,
  bought: 8,
};
/** After so many days it says half as much. */
export const HALF_LIFE_DAYS = 30;
/** The newest ones count. */
export const SIGNALS_MAX = 200;
/** How much the words of an item weigh beside its category. */
const WORDS_WEIGH = 5;
const DAY_MS = 24 * 3600_000;

/** A word of an item's title or tags, with its inverse document frequency. */
export interface TasteWord {
  word: number;
  rarity: number;
}

export interface Signal {
  itemId: number;
  kind: SignalKind;
  at: Date;
  category: string;
  words: readonly TasteWord[];
}

/** What somebody is after: weights of categories and words. */
export interface Taste {
  /** The weight of all signals. */
  total: number;
  categories: ReadonlyMap<string, number>;
  /** Weight times rarity. */
  words: ReadonlyMap<number, number>;
  /** The Euclidean length of `words`. */
  length: number;
}

/** How many items are on the market, and how many of them each category has. */
export interface Supply {
  items: number;
  categories: Readonly<Record<string, number>>;
}

/** An item that may be recommended. */
export interface TasteItem {
  category: string;
  words: readonly TasteWord[];
}

/** What a signal weighs at a moment; half as much after 30 days. */
export function weightOf({ kind, at }: Pick<Signal, "kind" | "at">, now: Date): number {
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS;
  return WEIGHTS[kind] * 0.5 ** (days / HALF_LIFE_DAYS);
}

/** The taste that signals show. An item counts once, by the weightiest of what was done with it. */
export function tasteOf(signals: readonly Signal[], now: Date): Taste {
  const categories = new Map<string, number>();
  const words = new Map<number, number>();
  let total = 0;
  for (const { signal, weight } of onePerItem(signals, now)) {
    total += weight;
    categories.set(signal.category, (categories.get(signal.category) ?? 0) + weight);
    for (const { word, rarity } of signal.words)
      words.set(word, (words.get(word) ?? 0) + weight * rarity);
  }
  const length = Math.hypot(...words.values());
  return { total, categories, words, length };
}

/** Each item once, by the weightiest of what was done with it. */
export function onePerItem<Act extends Signal>(signals: readonly Act[], now: Date) {
  const byItem = new Map<number, { signal: Act; weight: number }>();
  for (const signal of signals) {
    const weight = weightOf(signal, now);
    if (weight > (byItem.get(signal.itemId)?.weight ?? 0))
      byItem.set(signal.itemId, { signal, weight });
  }
  return [...byItem.values()];
}

/** How much an item fits a taste: how alike its words are, and how much more of its category is asked than there is. */
export function fitOf(taste: Taste, item: TasteItem, supply: Supply): number {
  return WORDS_WEIGH * cosineOf(taste, item.words) + demandOf(taste, item.category, supply);
}

/** The logarithm of how much more of a category somebody looks at than there is of it on the market. */
export function demandOf(taste: Taste, category: string, { items, categories }: Supply): number {
  const kinds = Math.max(1, Object.keys(categories).length);
  const share = ((categories[category] ?? 0) + 1) / (items + kinds);
  const asked = taste.categories.get(category) ?? 0;
  return Math.log((asked + 2 * share) / ((taste.total + 2) * share));
}

/** How alike the words of an item are to those of a taste, from 0 to 1. */
export function cosineOf(taste: Taste, words: readonly TasteWord[]): number {
  let [dot, square] = [0, 0];
  for (const { word, rarity } of words) {
    dot += rarity * (taste.words.get(word) ?? 0);
    square += rarity * rarity;
  }
  return dot === 0 ? 0 : dot / (Math.sqrt(square) * taste.length);
}
