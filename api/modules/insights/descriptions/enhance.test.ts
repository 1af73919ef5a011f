import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enhance } from "./enhance.ts";

/** Words and figures, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

const WORDS = [
  "oak",
  "Shelf",
  "80",
  "cm",
  "wide",
  "scratch",
  "IKEA",
  "pick",
  "up",
  "works",
  "1,5",
  "box",
  "it's",
  "über",
];
const sentence = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "grapheme", maxLength: 6 })), {
    maxLength: 8,
  })
  .map((words) => words.join(" "));
const text = fc
  .array(fc.tuple(sentence, fc.constantFrom(".", "!", "!!!", "?", "\n", ", ", " ", "\n- ")), {
    maxLength: 8,
  })
  .map((parts) => parts.flat().join(""));

describe("a reworded description", () => {
  it("has no word and no figure that its writer did not write: 1,000 texts", () => {
    fc.assert(
      fc.property(text, fc.constantFrom("Electronics", "Other"), (description, category) => {
        const left = wordsOf(description);
        for (const word of wordsOf(enhance("A title", description, category).text)) {
          const at = left.indexOf(word);
          expect(at, `${word} of ${JSON.stringify(description)}`).not.toBe(-1);
          left.splice(at, 1);
        }
        // Nothing is lost but what was there twice.
        const kept = new Set(wordsOf(enhance("A title", description, category).text));
        expect(wordsOf(description).filter((word) => !kept.has(word))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("is in the order in which buyers read, mended, each sentence once", () => {
    const { text: reworded, questions } = enhance(
      "Oak shelf",
      "pick up in Leeds only!!! Oak shelf from the sixties\n- 80 cm wide,30 cm deep. TWO SMALL SCRATCHES ON TOP. oak shelf from the sixties. Comes with four screws",
      "Home & Garden",
    );
    expect(reworded).toBe(
      "Oak shelf from the sixties.\nTwo small scratches on top.\n80 cm wide, 30 cm deep.\nComes with four screws.\nPick up in Leeds only!",
    );
    expect(questions).toEqual([]);
  });

  it("asks what it does not say", () => {
    expect(enhance("Lamp", "A lamp.", "Electronics").questions).toEqual([
      "Which brand and model is it?",
      "Does it have any faults or marks?",
      "What comes with it?",
      "How old is it?",
    ]);
    expect(enhance("Thing", "A thing.", "No such category").questions).toHaveLength(4);
  });

  it("of nothing is nothing", () => {
    expect(enhance("", " \n ", "Other")).toMatchObject({ text: "", sentences: [] });
    expect(enhance("", "!!! ???", "Other").text).toBe("");
  });
});
