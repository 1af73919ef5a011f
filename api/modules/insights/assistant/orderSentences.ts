import type { Logger } from "pino";
import type { AssistantSettings } from "../../../env.ts";
import { askAssistant } from "./assistant.ts";

const INSTRUCTIONS = `You are given the numbered sentences of a description of a second-hand thing.
Put them into the order in which a buyer reads best: what it is, its condition, its size, what is included, how it is
handed over. Answer with paragraphs of sentence numbers. Each number is there exactly once.`;

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["paragraphs"],
  properties: {
    paragraphs: { type: "array", items: { type: "array", items: { type: "integer" } } },
  },
};

/**
 * Asks an assistant for the order of sentences. It answers numbers and no words, so nothing can be added, left out or
 * turned round. Undefined without an answer that has each sentence exactly once.
 */
export async function orderSentences(
  settings: AssistantSettings,
  sentences: readonly string[],
  log: Logger,
): Promise<number[][] | undefined> {
  return askAssistant(
    settings,
    {
      name: "order",
      schema: SCHEMA,
      instructions: INSTRUCTIONS,
      content: sentences.map((sentence, n) => `${n + 1}. ${sentence}`).join("\n"),
      check: (said) => checkedOrder(said, sentences.length),
    },
    log,
  );
}

/** The paragraphs, with numbers from 0; undefined unless each sentence is there exactly once. Pure. */
export function checkedOrder(said: unknown, sentences: number): number[][] | undefined {
  const { paragraphs } = (said ?? {}) as { paragraphs?: unknown };
  if (!Array.isArray(paragraphs) || !paragraphs.every((each) => Array.isArray(each)))
    return undefined;
  const numbers = paragraphs.flat() as unknown[];
  const isWhole =
    numbers.length === sentences &&
    Array.from({ length: sentences }, (_, n) => n + 1).every((n) => numbers.includes(n));
  if (!isWhole) return undefined;
  return (paragraphs as number[][])
    .filter((each) => each.length > 0)
    .map((each) => each.map((n) => n - 1));
}
