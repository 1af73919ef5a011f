import type { EntityManager } from "@mikro-orm/postgresql";
import type { ItemRow } from "../../items/index.ts";
import { advisePrice, type PriceAdvice } from "./advisePrice.ts";
import { answerPrice, type PriceAnswer } from "./answerPrice.ts";
import { isFreshAt } from "./backtest.ts";
import { findCandidates, knownPrices, type Candidate } from "./findCandidates.ts";
import { foldOf } from "./folds.ts";
import { samplingOf } from "./priceBasis.ts";
import { priceWords } from "./words.ts";

/** Without so many prices of things that are alike, what is known is the category's, and no reason to change a price. */
const ALIKE_NEEDED = 3;

/** An item whose price is looked at. */
export type PricedItem = Pick<
  ItemRow,
  "id" | "title" | "tags" | "category" | "condition" | "trustPoints" | "createdAt"
>;

export interface AdvisedPrice<Priced extends PricedItem> {
  item: Priced;
  sampling: ReturnType<typeof samplingOf>;
  /** Null where too little is known of such things. */
  known: { answer: PriceAnswer<Candidate>; advice: PriceAdvice } | null;
}

/** What such things sell for as a member's items are, and what to ask. Two statements for all of them. */
export async function advisePrices<Priced extends PricedItem>(
  em: EntityManager,
  ownerId: number,
  items: readonly Priced[],
  now: Date,
): Promise<AdvisedPrice<Priced>[]> {
  if (items.length === 0) return [];
  const asked = items.map(({ id, title, tags, category, condition }) => ({
    itemId: id,
    thing: { category, condition, words: priceWords(title, tags, category) },
  }));
  const fold = foldOf(ownerId);
  const words = [...new Set(asked.flatMap(({ thing }) => thing.words))];
  const known = await knownPrices(em, fold, words);
  const candidates = known && (await findCandidates(em, known, { viewerId: ownerId, fold }, asked));
  return items.map((item, n): AdvisedPrice<Priced> => {
    const question = asked[n];
    const sampling = samplingOf(known?.fold, item.category, known?.learnedAt ?? now);
    const answer =
      known &&
      question &&
      answerPrice(known.fold, known.measured, {
        thing: question.thing,
        candidates: candidates?.[n] ?? [],
        now: known.learnedAt,
      });
    if (!answer) return { item, sampling, known: null };
    const alike = alikeOf(item, answer);
    if (alike < ALIKE_NEEDED)
      return { item, sampling: { ...sampling, ...few(alike) }, known: null };
    const price = { price: item.trustPoints, isFresh: isFreshAt(item.createdAt, known.learnedAt) };
    const advice = advisePrice(price, answer, known.measured.asks ?? null);
    return { item, sampling, known: { answer, advice } };
  });
}

function few(alike: number) {
  return {
    sampleSize: alike,
    needed: ALIKE_NEEDED,
    isEnough: false,
    shortfall: `Not enough data yet: ${alike} of ${ALIKE_NEEDED} prices of things with a word of its title`,
  };
}

/** How many of the nearest prices are of things with a word of the title: tags alone do not make them alike. */
function alikeOf({ title, category }: PricedItem, { nearest }: PriceAnswer<Candidate>): number {
  const words = new Set(priceWords(title, [], category));
  return nearest.filter((other) =>
    priceWords(other.title, [], category).some((word) => words.has(word)),
  ).length;
}
