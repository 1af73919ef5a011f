import { object } from "yup";
import { autoTags } from "../../../../schema/tags.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { categoriesOf, itemWords } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { itemEvidence, percent } from "../evidence.ts";
import { answerPrice, type PriceAnswer } from "./answerPrice.ts";
import { findCandidates, knownPrices, type Candidate, type KnownPrices } from "./findCandidates.ts";
import { foldOf, PRICES_NEEDED, sampleOf, SELLERS_NEEDED } from "./folds.ts";
import type { Thing } from "./model.ts";
import type { PriceQuestionInput, PriceSuggestion } from "./prices.types.ts";
import { comparison, partsOf, reasoning, startOf } from "./reasoning.ts";
import { priceWords } from "./words.ts";

const EVIDENCE = 6;
const METHOD =
  "What category, condition and words add to the prices of this market (ridge regression), and the 25 nearest prices";
const CONFIDENCE_MEANS = "It sells for 80 to 120 % of the suggestion";

const rules = object({
  title: itemWords.title.required("Title is required"),
  description: itemWords.description.defined(),
  category: itemWords.category.required("Category is required"),
  condition: itemWords.condition.nullable(),
});

/**
 * Suggests a price for something the viewer would list, from the prices of others. Refuses a question without a title or
 * with an unknown category or condition. Source: EP-039, C38, panels 2
 */
export async function suggestPrice(
  ctx: Context,
  { itemId, ...input }: PriceQuestionInput,
): Promise<PriceSuggestion> {
  const viewerId = viewerOf(ctx).id;
  const asked = checked(rules, input);
  const ownItem = itemId ? idOf(itemId, "itemId") : null;
  const category = categoriesOf(asked.category)[0] ?? asked.category;
  const tags = autoTags(asked.title, asked.description, category);
  const thing: Thing = {
    category,
    condition: asked.condition ?? "Good",
    words: priceWords(asked.title, tags, category),
  };
  const fold = foldOf(viewerId);
  const known = await knownPrices(ctx.em, fold, thing.words);
  if (!known) return noSuggestion(0, 0, ctx.services.clock.now());

  const about = { thing, viewerId, fold, itemId: ownItem };
  const candidates = await findCandidates(ctx.em, known, about);
  const now = known.learnedAt;
  const answer = answerPrice(known.fold, known.measured, { thing, candidates, now });
  const { prices, sellers } = sampleOf(known.fold, category);
  return answer
    ? suggestionOf(known, thing, answer)
    : noSuggestion(prices, sellers, known.learnedAt);
}

function suggestionOf(
  { fold, measured, learnedAt }: KnownPrices,
  thing: Thing,
  answer: PriceAnswer<Candidate>,
): PriceSuggestion {
  const { points, low, high, confidence, nearest, local } = answer;
  const startsAt = startOf(fold.model, thing);
  const parts = partsOf(fold.model, thing, local);
  return {
    suggestedPoints: points,
    reasoning: reasoning(thing, startsAt, parts),
    confidence: confidence === null ? null : Math.round(100 * confidence),
    marketComparison: comparison(nearest),
    priceRange: { min: low, max: high },
    startsAt,
    parts,
    comparables: nearest.map(({ tp, isSold }) => ({ tp, isSold })),
    basis: {
      ...basisOf(sampleOf(fold, thing.category).prices, learnedAt),
      isEnough: true,
      shortfall: null,
      evidence: nearest
        .slice(0, EVIDENCE)
        .map(({ itemId, title, tp, isSold }) =>
          itemEvidence({ id: itemId, title }, `${isSold ? "sold for" : "offered for"} ${tp} TP`),
        ),
      accuracy: measured.accuracy && {
        measure: "The middle error, in % of what was paid",
        value: percent(measured.accuracy.error),
        baseline: percent(measured.accuracy.baseline),
        baselineName: "the middle price of the category",
        n: measured.accuracy.sales,
      },
    },
  };
}

function noSuggestion(prices: number, sellers: number, asOf: Date): PriceSuggestion {
  const shortfall =
    prices < PRICES_NEEDED
      ? `Not enough data yet: ${prices} of ${PRICES_NEEDED} prices`
      : `Not enough data yet: prices of ${sellers} of ${SELLERS_NEEDED} members`;
  return {
    suggestedPoints: null,
    reasoning: shortfall,
    confidence: null,
    marketComparison: null,
    priceRange: null,
    startsAt: null,
    parts: [],
    comparables: [],
    basis: {
      ...basisOf(prices, asOf),
      isEnough: false,
      shortfall,
      evidence: [],
      accuracy: null,
    },
  };
}

function basisOf(sampleSize: number, asOf: Date) {
  return {
    method: METHOD,
    sampleSize,
    needed: PRICES_NEEDED,
    asOf,
    confidenceMeans: CONFIDENCE_MEANS,
  } satisfies Partial<Basis>;
}
