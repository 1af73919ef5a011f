import { object, string } from "yup";
import type { Context } from "../../../core/context.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { categoriesOf, itemWords } from "../../items/index.ts";
import type { DescriptionInput, EnhancedDescription } from "./descriptions.types.ts";
import { enhance } from "./enhance.ts";

const METHOD =
  "Your own sentences, mended, each once, in the order in which buyers read. No word is added";

const rules = object({
  title: itemWords.title.defined(),
  description: itemWords.description.defined(),
  category: string().defined(),
});

/** Rewords a description, and asks what it does not say. Refuses texts that no item may have. Source: EP-040 */
export function enhanceDescription(ctx: Context, input: DescriptionInput): EnhancedDescription {
  const { title, description, category } = checked(rules, input);
  const { text, questions, sentences } = enhance(
    title,
    description,
    categoriesOf(category)[0] ?? category,
  );
  const isEnough = sentences > 0;
  return {
    enhancedDescription: text,
    questions,
    basis: {
      method: METHOD,
      sampleSize: sentences,
      needed: 1,
      isEnough,
      shortfall: isEnough ? null : "Not enough data yet: 0 of 1 sentences",
      evidence: [],
      asOf: ctx.services.clock.now(),
      confidenceMeans: "There is none: nothing is guessed",
      accuracy: null,
    },
  };
}
