import { object, string } from "yup";
import type { Context } from "../../../core/context.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { categoriesOf, itemWords } from "../../items/index.ts";
import { orderSentences } from "../assistant/orderSentences.ts";
import type { DescriptionInput, EnhancedDescription } from "./descriptions.types.ts";
import { enhance, fitting } from "./enhance.ts";

const METHOD =
  "Your own sentences, mended, each once, in the order in which buyers read. No word is added";

const rules = object({
  title: itemWords.title.defined(),
  description: itemWords.description.defined(),
  category: string().defined(),
});

/**
 * Rewords a description, and asks what it does not say. The sentences are put in order by the market, or by its assistant
 * where the member agrees. Refuses texts that no item may have. Source: EP-040
 */
export async function enhanceDescription(
  ctx: Context,
  { withAssistant, ...input }: DescriptionInput,
): Promise<EnhancedDescription> {
  const { title, description, category } = checked(rules, input);
  const known = categoriesOf(category)[0] ?? category;
  const { text, questions, sentences } = enhance(title, description, known);
  const isEnough = sentences.length > 0;
  const { env, log } = ctx.services;
  const order =
    withAssistant && env.assistant && sentences.length > 1
      ? await orderSentences(env.assistant, sentences, log)
      : undefined;
  const paragraphs = order?.map((numbers) => numbers.map((n) => sentences[n]).join(" "));
  return {
    enhancedDescription: paragraphs ? fitting(paragraphs, description) : text,
    questions,
    assistant: paragraphs ? (env.assistant?.host ?? null) : null,
    basis: {
      method: METHOD,
      sampleSize: sentences.length,
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
