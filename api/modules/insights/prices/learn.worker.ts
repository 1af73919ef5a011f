import { parentPort } from "node:worker_threads";
import type { PriceHistory } from "./backtest.ts";
import { learnPrices } from "./learnPrices.ts";
import {
  StoredPrices,
  type FactColumns,
  type PriceParameters,
  type WordColumns,
} from "./storedPrices.ts";

// Learns prices in a thread of its own: of 200,000 items it takes seconds, in which the server must answer.

/** What the thread is asked, one after the other, and what it answers. */
export interface Asks {
  /** Takes more items. */
  add: { question: PriceHistory[]; answer: null };
  /** Learns from all of them, as of a moment. */
  learn: { question: Date; answer: { parameters: PriceParameters; facts: number } };
  words: { question: { start: number; count: number }; answer: WordColumns };
  facts: { question: { start: number; count: number }; answer: FactColumns };
}

export type Question = {
  [Name in keyof Asks]: { name: Name; question: Asks[Name]["question"] };
}[keyof Asks];

const items: PriceHistory[] = [];
let stored: StoredPrices | undefined;

function answer(asked: Question): Asks[keyof Asks]["answer"] {
  if (asked.name === "add") {
    items.push(...asked.question);
    return null;
  }
  if (asked.name === "learn") {
    stored = new StoredPrices(learnPrices(items, asked.question));
    return { parameters: stored.parameters, facts: stored.facts };
  }
  if (!stored) throw new Error("nothing is learned yet");
  const { start, count } = asked.question;
  return asked.name === "words" ? stored.wordsFrom(start, count) : stored.factsFrom(start, count);
}

parentPort?.on("message", (asked: Question) => parentPort?.postMessage(answer(asked)));
