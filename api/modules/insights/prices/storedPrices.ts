import { CATEGORIES } from "../../../../schema/limits.ts";
import { FOLDS, foldOf, type Fold } from "./folds.ts";
import type { Learned, Measured } from "./learnPrices.ts";
import type { PriceModel } from "./model.ts";

/** The part of a fold that is in `insight_models`; its words are in `market_words`. */
export interface FoldParameters extends Omit<Fold, "model" | "residuals"> {
  model: Omit<PriceModel, "words">;
}

/** What `insight_models` has of the prices. */
export interface PriceParameters {
  folds: FoldParameters[];
  measured: Measured;
}

const CATEGORY_ROOM = 32;

/**
 * How `price_facts.words` has a word in a category. One number for both, so that the index finds the word in this
 * category alone: a common word is in every one.
 */
export function postingOf(wordNumber: number, category: string): number {
  return wordNumber * CATEGORY_ROOM + CATEGORIES.findIndex((name) => name === category) + 1;
}

/** The number of a posting's word. */
export function wordOf(posting: number): number {
  return Math.floor(posting / CATEGORY_ROOM);
}

/** Rows of `market_words`, column by column. Arrays are written as PostgreSQL reads them. */
export interface WordColumns {
  words: string[];
  numbers: number[];
  effects: string[];
  prices: string[];
}

/** Rows of `price_facts`, column by column. */
export interface FactColumns {
  itemIds: number[];
  categories: string[];
  tp: number[];
  isSold: boolean[];
  pricedAt: string[];
  folds: number[];
  words: string[];
  rarities: string[];
  /** By fold; empty where the price is no evidence. */
  residuals: string[];
}

/** What was learned, as the tables have it. */
export class StoredPrices {
  readonly parameters: PriceParameters;
  readonly #learned: Learned;
  readonly #words: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** How many prices have a word. */
  readonly #uses: ReadonlyMap<string, number>;

  constructor(learned: Learned) {
    this.#learned = learned;
    const words = new Set(learned.folds.flatMap(({ model }) => [...model.words.keys()]));
    this.#words = [...words].sort();
    this.#numbers = new Map(this.#words.map((word, number) => [word, number]));
    this.#uses = countedWords(learned.facts);
    this.parameters = {
      folds: learned.folds.map(({ model, known }) => ({ model: withoutWords(model), known })),
      measured: learned.measured,
    };
  }

  get facts(): number {
    return this.#learned.facts.length;
  }

  /** The next words; none at the end. */
  wordsFrom(start: number, count: number): WordColumns {
    const words = this.#words.slice(start, start + count);
    const of = (word: string) => this.#learned.folds.map(({ model }) => model.words.get(word));
    return {
      words,
      numbers: words.map((_, n) => start + n),
      effects: words.map((word) => arrayOf(of(word).map((effect) => effect?.effect ?? 0))),
      prices: words.map((word) => arrayOf(of(word).map((effect) => effect?.prices ?? 0))),
    };
  }

  /** The next facts; none at the end. */
  factsFrom(start: number, count: number): FactColumns {
    const facts = this.#learned.facts.slice(start, start + count);
    return {
      itemIds: facts.map(({ itemId }) => itemId),
      categories: facts.map(({ category }) => category),
      tp: facts.map(({ tp }) => tp),
      isSold: facts.map(({ isSold }) => isSold),
      pricedAt: facts.map(({ at }) => at.toISOString()),
      folds: facts.map(({ sellerId }) => foldOf(sellerId)),
      words: facts.map(({ words, category }) =>
        arrayOf(this.#known(words).map(({ number }) => postingOf(number, category))),
      ),
      rarities: facts.map(({ words }) => arrayOf(this.#known(words).map(({ rarity }) => rarity))),
      residuals: facts.map(({ isEvidence }, n) =>
        arrayOf(isEvidence ? this.#residualsOf(start + n) : []),
      ),
    };
  }

  /** The words that a model has, with their number and their inverse document frequency. */
  #known(words: readonly string[]): { number: number; rarity: number }[] {
    return words.flatMap((word) => {
      const number = this.#numbers.get(word);
      if (number === undefined) return [];
      const rarity = Math.log((this.facts + 1) / ((this.#uses.get(word) ?? 0) + 1));
      return { number, rarity: Math.round(1000 * rarity) / 1000 };
    });
  }

  #residualsOf(index: number): number[] {
    return Array.from({ length: FOLDS }, (_, fold) => {
      const residual = this.#learned.folds[fold]?.residuals[index] ?? 0;
      return Number.isNaN(residual) ? 0 : residual;
    });
  }
}

function countedWords(facts: Learned["facts"]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of facts.flatMap(({ words }) => words))
    counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}

function withoutWords(model: PriceModel): FoldParameters["model"] {
  const { level, categories, conditions, settled, spread, prices } = model;
  return { level, categories, conditions, settled, spread, prices };
}

function arrayOf(values: readonly number[]): string {
  return `{${values.join(",")}}`;
}
