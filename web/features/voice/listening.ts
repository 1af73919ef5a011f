import { SEARCH_TEXT_MAX, VOICE } from "../../../schema/limits.ts";
import type { SpeechHeard } from "./speech.ts";

/** What was heard while somebody speaks. */
export interface Listening {
  /** What is shown: the last words, certain or not. */
  words: string;
  /** What is certain, and how much, from 0 to 1; null before. */
  certain: { words: string; confidence: number; at: number } | null;
}

export const NOTHING: Listening = { words: "", certain: null };

/**
 * Adds what the browser heard. Some phones call what they only suppose final, with a confidence of 0, and say what is
 * final twice: the first is no more than supposed, and the same within 250 ms is one. `at` is in ms.
 */
export function hear(
  before: Listening,
  { resultIndex, results }: SpeechHeard,
  at: number,
): Listening {
  let now = before;
  for (let index = resultIndex; index < results.length; index += 1) {
    const result = results[index];
    const words = cleaned(result?.[0]?.transcript ?? "");
    const confidence = result?.[0]?.confidence ?? 0;
    if (words === "") continue;
    const isFinal = result?.isFinal === true && confidence > 0;
    const isSame = now.certain?.words === words && at - now.certain.at <= VOICE.sameWithinMs;
    if (!isFinal) now = { ...now, words };
    else if (!isSame) now = { words, certain: { words, confidence, at } };
  }
  return now;
}

/** Whether what is certain is searched without a question. Source: PN-017 */
export function isSure({ certain }: Listening): boolean {
  return certain !== null && certain.confidence > VOICE.confidenceAbove;
}

/** As the search has it: without the full stop that some browsers add. */
function cleaned(transcript: string): string {
  return transcript
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.。]$/, "")
    .slice(0, SEARCH_TEXT_MAX);
}
