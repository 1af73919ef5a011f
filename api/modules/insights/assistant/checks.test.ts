import fc from "fast-check";
import { expect, it } from "vitest";
import { CATEGORIES, CONDITIONS } from "../../../../schema/limits.ts";
import { checkedProduct } from "./nameProduct.ts";
import { checkedOrder } from "./orderSentences.ts";

const RUNS = { numRuns: 1000 };

// I-14
it("takes an order of sentences only if each is there once, whatever an assistant answers", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.oneof(
        fc.anything(),
        fc.record({ paragraphs: fc.array(fc.array(fc.integer({ min: -1, max: 9 }))) }),
        fc.record({ paragraphs: fc.anything() }),
      ),
      (sentences, said) => {
        const order = checkedOrder(said, sentences);
        if (order)
          expect(order.flat().toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: sentences }, (_, n) => n),
          );
      },
    ),
    RUNS,
  );
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }), (numbers) => {
      const paragraphs = [numbers.slice(0, 2), [], numbers.slice(2)];
      expect(checkedOrder({ paragraphs }, 5)).toEqual([
        numbers.slice(0, 2).map((n) => n - 1),
        numbers.slice(2).map((n) => n - 1),
      ]);
    }),
  );
});

// I-14
it("takes no figure, address or markup from an assistant, whatever it answers", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "A lamp.",
      "120 TP",
      "٣ lamps",
      "<b>lamp</b>",
      "www.lamp.example",
      "a@b.c",
      "Ⅻ",
    ),
  );
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(
      fc.record({
        name: text,
        description: text,
        category: fc.constantFrom(...CATEGORIES, "Furniture"),
        condition: fc.constantFrom(...CONDITIONS, "Mint"),
        brand: fc.option(text),
        tags: fc.array(text),
      }),
      (said) => {
        const product = checkedProduct(said);
        if (!product) return;
        const { name, description, brand, tags } = product;
        for (const each of [name, description ?? "", brand ?? "", ...tags])
          expect(each).not.toMatch(/[\p{N}<>]|https?:|www\.|@/u);
        expect(CATEGORIES).toContain(product.category);
        expect(CONDITIONS).toContain(product.condition);
        expect(tags.length).toBeLessThanOrEqual(5);
      },
    ),
    RUNS,
  );
});

it("breaks by nothing an assistant answers", () => {
  fc.assert(
    fc.property(fc.anything(), (said) => {
      checkedProduct(said);
      checkedOrder(said, 3);
    }),
    RUNS,
  );
});
