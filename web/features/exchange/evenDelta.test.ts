import { describe, expect, it } from "vitest";
import { deltaWords, evenDelta, titlesOf } from "./evenDelta.ts";

describe("the terms of a swap", () => {
  it("let the buyer add what his items lack, and take change for what they exceed", () => {
    expect(deltaWords(evenDelta(24, 18))).toBe("You add 6 TP");
    expect(deltaWords(evenDelta(20, 24))).toBe("You receive 4 TP change");
    expect(deltaWords(evenDelta(20, 20))).toBe("Even swap");
  });

  it("name one item or a pair", () => {
    expect(titlesOf([{ title: "Raincoat" }])).toBe("Raincoat");
    expect(titlesOf([{ title: "Raincoat" }, { title: "Bike pump" }])).toBe(
      "Raincoat and Bike pump",
    );
  });
});
