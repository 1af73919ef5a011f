import { describe, expect, it } from "vitest";

import { consequence, deltaWords, evenDelta, titlesOf } from "./terms.ts";

describe("the terms of a swap", () => {
  it("let the buyer add what his items lack, and take change for what they exceed", () => {
    expect(deltaWords(evenDelta(24, 18))).toBe("You add 6 TP");
    expect(deltaWords(evenDelta(20, 24))).toBe("You receive 4 TP change");
    expect(deltaWords(evenDelta(20, 20))).toBe("Even swap");
  });

  it("say what the balance becomes", () => {
    expect(consequence(6, 100, "Amara")).toBe(
      "You add 6 TP. Your balance becomes 94 TP when Amara accepts.",
    );
    expect(consequence(-4, 100, "Amara")).toBe(
      "Amara adds 4 TP. Your balance becomes 104 TP when Amara accepts.",
    );
    expect(consequence(0, 1000, "Amara")).toBe("Nobody adds TP. Your balance stays 1,000 TP.");
  });

  it("name one item or a pair", () => {
    expect(titlesOf([{ title: "Raincoat" }])).toBe("Raincoat");
    expect(titlesOf([{ title: "Raincoat" }, { title: "Bike pump" }])).toBe(
      "Raincoat and Bike pump",
    );
  });
});
