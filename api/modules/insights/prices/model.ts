/**
 * What things are worth on this market: the logarithm of a price is the sum of what the category, the condition, a
 * settled deal and each word add. The effects are estimated by ridge regression, by backfitting, so a word that few
 * items have adds little; and a price far from all others counts no more than one at 2.5 median deviations.
 */

const RIDGE = 4;
const ROUNDS = 8;
const CUT = 2.5;
/** Until then nothing is cut: the effects are too rough to call a price odd. */
const CUT_AFTER = 3;
/** What a single item has cannot be told from chance. */
const WORD_ITEMS_MIN = 2;
/** From the median of absolute values to the standard deviation of a normal distribution. */
const MAD_TO_DEVIATION = 1.4826;

/** One price of the market: what an item was sold for, or what is asked for it. */
export interface PriceFact {
  itemId: number;
  sellerId: number;
  category: string;
  condition: string;
  words: readonly string[];
  /** In whole TP. */
  tp: number;
  isSold: boolean;
  /** When it was sold, or listed. */
  at: Date;
  /** Whether it may teach a price. The words of all items are kept, by which those that fit a taste are found. */
  isEvidence: boolean;
}

/** What a question or a fact is about. */
export type Thing = Pick<PriceFact, "category" | "condition" | "words">;

export interface Effect {
  /** What it adds to the logarithm of a price. */
  effect: number;
  /** How many prices have it. */
  prices: number;
}

export interface PriceModel {
  /** The logarithm of the middle price. */
  level: number;
  categories: Record<string, Effect>;
  conditions: Record<string, Effect>;
  /** What a deal adds to an ask: things sell below what is asked. */
  settled: number;
  words: ReadonlyMap<string, Effect>;
  /** The median distance of prices from the model, as a logarithm. */
  spread: number;
  prices: number;
}

/** The effects of one kind, such as all words. */
class Effects {
  readonly #members = new Map<string, number[]>();
  readonly #values = new Map<string, number>();

  add(name: string, fact: number): void {
    const members = this.#members.get(name);
    if (members) members.push(fact);
    else this.#members.set(name, [fact]);
  }

  leaveOutRarerThan(least: number): void {
    for (const [name, { length }] of this.#members) if (length < least) this.#members.delete(name);
  }

  /** Estimates each effect from what the others leave unexplained, and takes it out of the residuals. */
  estimate(residuals: Float64Array, cut: number): void {
    for (const [name, members] of this.#members) {
      const before = this.#values.get(name) ?? 0;
      let sum = 0;
      for (const fact of members)
        sum += before + Math.max(-cut, Math.min(cut, residuals[fact] ?? 0));
      const after = sum / (members.length + RIDGE);
      for (const fact of members) residuals[fact] = (residuals[fact] ?? 0) + before - after;
      this.#values.set(name, after);
    }
  }

  entries(): [string, Effect][] {
    return [...this.#members].map(([name, { length }]) => [
      name,
      { effect: this.#values.get(name) ?? 0, prices: length },
    ]);
  }
}

/** Estimates the model. Answers it with what it leaves unexplained of each fact, in the order of the facts. */
export function fitPrices(facts: readonly PriceFact[]): {
  model: PriceModel;
  residuals: Float64Array;
} {
  const logs = Float64Array.from(facts, ({ tp }) => Math.log(tp));
  const level = median(logs);
  const residuals = logs.map((log) => log - level);
  const categories = new Effects();
  const conditions = new Effects();
  const settled = new Effects();
  const words = new Effects();
  for (const [index, fact] of facts.entries()) {
    categories.add(fact.category, index);
    conditions.add(fact.condition, index);
    if (fact.isSold) settled.add("sold", index);
    for (const word of fact.words) words.add(word, index);
  }
  words.leaveOutRarerThan(WORD_ITEMS_MIN);
  for (let round = 0; round < ROUNDS; round += 1) {
    const cut =
      round < CUT_AFTER ? Infinity : CUT * MAD_TO_DEVIATION * median(residuals.map(Math.abs));
    for (const effects of [categories, conditions, settled, words])
      effects.estimate(residuals, cut);
  }
  const model: PriceModel = {
    level,
    categories: Object.fromEntries(categories.entries()),
    conditions: Object.fromEntries(conditions.entries()),
    settled: settled.entries()[0]?.[1].effect ?? 0,
    words: new Map(words.entries()),
    spread: median(residuals.map(Math.abs)),
    prices: facts.length,
  };
  return { model, residuals };
}

/** The logarithm of what a thing would sell for by the model alone. */
export function modelled(model: PriceModel, { category, condition, words }: Thing): number {
  return (
    model.level +
    (model.categories[category]?.effect ?? 0) +
    (model.conditions[condition]?.effect ?? 0) +
    model.settled +
    words.reduce((sum, word) => sum + (model.words.get(word)?.effect ?? 0), 0)
  );
}

/** The median; 0 of nothing. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values is, between two of them in proportion; 0 of nothing. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}
