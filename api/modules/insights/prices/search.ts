import type { Fold } from "./folds.ts";
import type { PriceFact, Thing } from "./model.ts";
import { CANDIDATES_MAX, searchWords, type Neighbour } from "./neighbours.ts";

/** Finds prices by their words in memory, as `candidates.ts` finds them in the database. */
export class PriceSearch {
  readonly #facts: readonly PriceFact[];
  readonly #postings = new Map<string, number[]>();

  constructor(facts: readonly PriceFact[]) {
    this.#facts = facts;
    for (const [index, { category, words }] of facts.entries())
      for (const word of words) {
        const key = keyOf(category, word);
        const list = this.#postings.get(key);
        if (list) list.push(index);
        else this.#postings.set(key, [index]);
      }
  }

  /** The newest prices of the same category, of members of other folds, that share a rare word. */
  candidates({ model, residuals }: Fold, { category, words }: Thing): Neighbour[] {
    const postings = searchWords(model, words).flatMap(
      (word) => this.#postings.get(keyOf(category, word)) ?? [],
    );
    const asked = new Set(words.filter((word) => model.words.has(word)));
    return [...new Set(postings)]
      .flatMap((index) => this.#neighbour(index, residuals[index] ?? Number.NaN, asked))
      .sort((a, b) => b.at.getTime() - a.at.getTime() || b.itemId - a.itemId)
      .slice(0, CANDIDATES_MAX);
  }

  #neighbour(index: number, residual: number, asked: ReadonlySet<string>): Neighbour[] {
    const fact = this.#facts[index];
    if (!fact || Number.isNaN(residual)) return [];
    const { itemId, sellerId, tp, isSold, at, words } = fact;
    const shared = words.filter((word) => asked.has(word));
    return [{ itemId, sellerId, tp, isSold, at, shared, residual }];
  }
}

function keyOf(category: string, word: string): string {
  return `${category} ${word}`;
}
