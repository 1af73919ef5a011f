import { expect, it } from "vitest";
import { hasMutedWord, mutedWordsOf } from "./mutedWords.ts";

it.each([
  ["this is SPAM!", true],
  ["spam", true],
  ["ｓｐａｍ", true],
  ["spamming", false],
  ["buy, now", true],
  ["buy it now", false],
  ["", false],
])("%j has a muted word: %j", (text, has) => {
  expect(hasMutedWord(text, ["spam", "buy now"])).toBe(has);
});

it("keeps each word once", () => {
  expect(mutedWordsOf([" Spam", "spam", "Buy now "])).toEqual(["spam", "buy now"]);
});

it.each([
  [["!?"], "A word needs a letter or a digit"],
  [["x".repeat(41)], "A word may have at most 40 characters"],
  [Array.from({ length: 51 }, (_, n) => `word${n}`), "At most 50 words"],
])("refuses %j", (words, message) => {
  expect(() => mutedWordsOf(words)).toThrow(message);
});
