import type { PriceModel, Thing } from "./model.ts";
import { quantile } from "./model.ts";
import type { Neighbour } from "./neighbours.ts";
import type { PricePart } from "./prices.types.ts";

const OTHERS = "Other words";
const SIMILAR = "Similar items";
const WORDS_SHOWN = 4;
/** What changes a price by less is not named. */
const NAMED_FROM_PERCENT = 2;

/** Where the parts begin: what things of the category sell for, in whole TP. */
export function startOf(model: PriceModel, { category }: Pick<Thing, "category">): number {
  const effect = model.categories[category]?.effect ?? 0;
  return Math.max(1, Math.round(Math.exp(model.level + effect + model.settled)));
}

/** What leads from the category to the price: the condition, the words that say most, all others, similar items. */
export function partsOf(
  model: PriceModel,
  { condition, words }: Thing,
  local: number,
): PricePart[] {
  const known = words
    .map((word) => ({ label: `“${word}”`, effect: model.words.get(word)?.effect ?? 0 }))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  const others = known.slice(WORDS_SHOWN).reduce((sum, { effect }) => sum + effect, 0);
  return [
    { label: condition, effect: model.conditions[condition]?.effect ?? 0 },
    ...known.slice(0, WORDS_SHOWN),
    { label: OTHERS, effect: others },
    { label: SIMILAR, effect: local },
  ]
    .map(({ label, effect }) => ({ label, percent: Math.round(1000 * Math.expm1(effect)) / 10 }))
    .filter(({ percent }) => percent !== 0);
}

/** The same in a sentence: "Books & Media about 35 TP, “oak” +9 %, Fair -26 %." */
export function reasoning(
  { category }: Pick<Thing, "category">,
  startsAt: number,
  parts: readonly PricePart[],
): string {
  const named = parts
    .filter(({ percent }) => Math.abs(percent) >= NAMED_FROM_PERCENT)
    .map(
      ({ label, percent }) =>
        `${inSentence(label)} ${percent > 0 ? "+" : "−"}${Math.abs(Math.round(percent))} %`,
    );
  return `${[`${category} about ${startsAt} TP`, ...named].join(", ")}.`;
}

/** Words stay as they are written, and conditions are names. */
function inSentence(label: string): string {
  return label === OTHERS || label === SIMILAR ? label.toLowerCase() : label;
}

/** The nearest prices in words; null without one. */
export function comparison(nearest: readonly Neighbour[]): string | null {
  if (nearest.length === 0) return null;
  const sold = nearest.filter(({ isSold }) => isSold).length;
  const prices = nearest.map(({ tp }) => tp);
  const [low, high] = [0.25, 0.75].map((share) => Math.round(quantile(prices, share)));
  const count = nearest.length === 1 ? "1 similar item" : `${nearest.length} similar items`;
  return nearest.length < 4
    ? `${count}: ${prices.map((tp) => `${tp} TP`).join(", ")}`
    : `${count}, ${sold} of them sold: half are between ${low} and ${high} TP`;
}
