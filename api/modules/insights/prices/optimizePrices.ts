import { PRICED_ITEMS_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import type { PricePosition } from "../../../core/graphql/enums.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { isForAll, itemColumns, itemJoins, toItem, type ItemRow } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { countedBasis } from "../countedBasis.ts";
import { newestParameters } from "../models.ts";
import { advisePrice } from "./advisePrice.ts";
import { answerPrice, type PriceAnswer } from "./answerPrice.ts";
import { isFreshAt, SOON_DAYS } from "./backtest.ts";
import { changesOf, type ChangeEffects } from "./changesOf.ts";
import { findCandidates, knownPrices, type Candidate, type KnownPrices } from "./findCandidates.ts";
import { foldOf } from "./folds.ts";
import { evidenceOf, PRICES_METHOD, samplingOf } from "./priceBasis.ts";
import type { PriceOptimization, PriceOptimizations } from "./prices.types.ts";
import { priceWords } from "./words.ts";

/** Without so many prices of things that are alike, what is known is the category's, and no reason to change a price. */
const ALIKE_NEEDED = 3;
const METHOD = `${PRICES_METHOD}. A price outside the range is led to its nearer end; nothing is maximised, for what words do not say may be the reason for it`;
const CONFIDENCE_MEANS = `At the price that is asked now it sells within ${SOON_DAYS} days, where less is asked than the range; it does not, where more is asked`;
/** What is outside its range first. */
const ORDER: readonly (PricePosition | null)[] = ["below", "above", "within", null];

/**
 * The prices of the viewer's items on the market, beside what such things sell for. Three statements. Source: EP-037,
 * EN-021, panels 6
 */
export async function optimizePrices(ctx: Context): Promise<PriceOptimizations> {
  const viewerId = viewerOf(ctx).id;
  const found = await rows(
    ctx.em,
    sql<{ effects: ChangeEffects | null } & (Stored<ItemRow> | { id: null })>`
      select ${newestParameters("price-changes")} as effects, ${itemColumns}
      from (select 1) one left join (items i ${itemJoins})
        on i.user_id = ${viewerId} and i.status = 'available' and ${isForAll()}
      order by i.id desc limit ${PRICED_ITEMS_MAX}`,
  );
  const items = found.flatMap((stored) => (stored.id === null ? [] : [toItem<ItemRow>(stored)]));
  const changes = changesOf(found[0]?.effects ?? null);
  const now = ctx.services.clock.now();
  if (items.length === 0) return { entries: [], changes, basis: overall(0, now) };
  const asked = items.map(({ id, title, tags, category, condition }) => ({
    itemId: id,
    thing: { category, condition, words: priceWords(title, tags, category) },
  }));
  const fold = foldOf(viewerId);
  const words = [...new Set(asked.flatMap(({ thing }) => thing.words))];
  const known = await knownPrices(ctx.em, fold, words);
  const candidates = known
    ? await findCandidates(ctx.em, known, { viewerId, fold }, asked)
    : undefined;
  const entries = items.map((item, n) => {
    const question = asked[n];
    if (!known || !question) return unknown(item, samplingOf(undefined, item.category, now));
    const answer = answerPrice(known.fold, known.measured, {
      thing: question.thing,
      candidates: candidates?.[n] ?? [],
      now: known.learnedAt,
    });
    const sampling = samplingOf(known.fold, item.category, known.learnedAt);
    if (!answer) return unknown(item, sampling);
    const alike = alikeOf(item, answer);
    return alike < ALIKE_NEEDED
      ? unknown(item, {
          ...sampling,
          sampleSize: alike,
          needed: ALIKE_NEEDED,
          isEnough: false,
          shortfall: `Not enough data yet: ${alike} of ${ALIKE_NEEDED} prices of things with a word of its title`,
        })
      : optimized(item, known, answer, sampling);
  });
  return {
    entries: entries.toSorted((a, b) => ORDER.indexOf(a.position) - ORDER.indexOf(b.position)),
    changes,
    basis: overall(items.length, known?.learnedAt ?? now),
  };
}

/** How many of the nearest prices are of things with a word of the title: tags alone do not make them alike. */
function alikeOf({ title, category }: ItemRow, { nearest }: PriceAnswer<Candidate>): number {
  const words = new Set(priceWords(title, [], category));
  return nearest.filter((other) =>
    priceWords(other.title, [], category).some((word) => words.has(word)),
  ).length;
}

type Sampling = ReturnType<typeof samplingOf>;

function optimized(
  item: ItemRow,
  { measured, learnedAt }: KnownPrices,
  answer: PriceAnswer<Candidate>,
  sampling: Sampling,
): PriceOptimization {
  const asked = { price: item.trustPoints, isFresh: isFreshAt(item.createdAt, learnedAt) };
  const { accuracy, ...advice } = advisePrice(asked, answer, measured.asks ?? null);
  return {
    ...advice,
    item,
    currentPrice: asked.price,
    priceRange: { min: answer.low, max: answer.high },
    basis: {
      ...sampling,
      method: METHOD,
      evidence: evidenceOf(answer.nearest),
      confidenceMeans: CONFIDENCE_MEANS,
      accuracy,
    },
  };
}

function unknown(item: ItemRow, sampling: Sampling): PriceOptimization {
  return {
    item,
    currentPrice: item.trustPoints,
    suggestedPrice: null,
    priceRange: null,
    position: null,
    reasoning: sampling.shortfall ?? "",
    confidence: null,
    potentialIncrease: null,
    basis: {
      ...sampling,
      method: METHOD,
      evidence: [],
      confidenceMeans: CONFIDENCE_MEANS,
      accuracy: null,
    },
  };
}

function overall(items: number, asOf: Date): Basis {
  return countedBasis({ method: METHOD, sampleSize: items, asOf });
}
