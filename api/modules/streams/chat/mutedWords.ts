import { STREAM_MUTED_WORDS } from "../../../../schema/limits.ts";
import { badField } from "../../../core/failures.ts";

/** A text as its words, with a space around each: "Class-A!" is " class a ". */
function wordsIn(text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

/** Whether a text contains one of these words or phrases. A word inside a longer word does not count. */
export function hasMutedWord(text: string, muted: readonly string[]): boolean {
  const words = wordsIn(text);
  return muted.some((word) => words.includes(wordsIn(word)));
}

/**
 * The words a host wants muted, trimmed and without duplicates. Refuses too many words, too long ones, and words
 * without a letter.
 */
export function mutedWordsOf(words: readonly string[]): string[] {
  const { count, length } = STREAM_MUTED_WORDS;
  const wanted = [...new Set(words.map((word) => word.trim().toLowerCase()))];
  if (wanted.length > count) throw badField("words", `At most ${count} words`);
  for (const word of wanted) {
    if ([...word].length > length)
      throw badField("words", `A word may have at most ${length} characters`);
    if (wordsIn(word).trim() === "") throw badField("words", "A word needs a letter or a digit");
  }
  return wanted;
}
