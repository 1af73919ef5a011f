import { object } from "yup";
import { autoTags } from "../../../../schema/tags.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { categoriesOf, itemWords } from "../../items/index.ts";
import { percent } from "../evidence.ts";
import { answerPrice, type PriceAnswer } from "./answerPrice.ts";
import { findCandidates, knownPrices, type Candidate, type KnownPrices } from "./findCandidates.ts";
import { foldOf } from "./folds.ts";
import type { Thing } from "./model.ts";
import { evidenceOf, PRICES_METHOD, samplingOf } from "./priceBasis.ts";
import type { PriceQuestionInput, PriceSuggestion } from "./prices.types.ts";
import { comparison, partsOf, reasoning, startOf } from "./reasoning.ts";
import { priceWords } from "./words.ts";

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
  if (!known) return noSuggestion(samplingOf(undefined, category, ctx.services.clock.now()));

  const [candidates = []] = await findCandidates(ctx.em, known, { viewerId, fold }, [
    { thing, itemId: ownItem },
  ]);
  const now = known.learnedAt;
  const answer = answerPrice(known.fold, known.measured, { thing, candidates, now });
  return answer
    ? suggestionOf(known, thing, answer)
    : noSuggestion(samplingOf(known.fold, category, now));
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
      ...basisOf(samplingOf(fold, thing.category, learnedAt)),
      evidence: evidenceOf(nearest),
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

function noSuggestion(sampling: ReturnType<typeof samplingOf>): PriceSuggestion {
  return {
    suggestedPoints: null,
    reasoning: sampling.shortfall ?? "",
    confidence: null,
    marketComparison: null,
    priceRange: null,
    startsAt: null,
    parts: [],
    comparables: [],
    basis: { ...basisOf(sampling), evidence: [], accuracy: null },
  };
}

function basisOf(sampling: ReturnType<typeof samplingOf>) {
  return { ...sampling, method: PRICES_METHOD, confidenceMeans: CONFIDENCE_MEANS };
}
