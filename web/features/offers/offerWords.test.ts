import { describe, expect, it } from "vitest";
import {
  arrivalSentence,
  consequence,
  listWords,
  payment,
  pendingTitle,
  stampWords,
} from "./offerWords.ts";

describe("what an offer does to the viewer's TP", () => {
  const balance = 100;

  it("tells the seller who is topped up", () => {
    expect(consequence({ role: "seller", isSwap: true, change: 6, balance })).toBe(
      "They add 6 TP. Your balance becomes 106 TP.",
    );
  });

  it("tells the seller who owes change", () => {
    expect(consequence({ role: "seller", isSwap: true, change: -4, balance })).toBe(
      "You pay 4 TP change. Your balance becomes 96 TP.",
    );
  });

  it("tells the seller of a sale for TP", () => {
    expect(consequence({ role: "seller", isSwap: false, change: 18, balance })).toBe(
      "You receive 18 TP. Your balance becomes 118 TP.",
    );
  });

  it("tells the buyer the same things from the other side", () => {
    expect(payment({ role: "buyer", isSwap: true, change: -6 })).toBe("You add 6 TP.");
    expect(payment({ role: "buyer", isSwap: true, change: 4 })).toBe("They pay 4 TP change.");
    expect(payment({ role: "buyer", isSwap: false, change: -18 })).toBe("You pay 18 TP.");
  });

  it("says that an even swap moves nothing", () => {
    expect(consequence({ role: "buyer", isSwap: true, change: 0, balance })).toBe(
      "An even swap. Your balance stays 100 TP.",
    );
  });
});

describe("the arrival line", () => {
  const swap = {
    who: "Amara",
    given: ["Enamel teapot"],
    price: 0,
    target: "Raincoat",
    state: "pending",
    isCounter: false,
  } as const;

  it("names who offers what for what", () => {
    expect(arrivalSentence(swap)).toBe("Amara offered Enamel teapot for Raincoat");
    expect(arrivalSentence({ ...swap, given: [], price: 18 })).toBe(
      "Amara offered 18 TP for Raincoat",
    );
  });

  it("names a counter-offer and an answered offer as what they are", () => {
    expect(arrivalSentence({ ...swap, isCounter: true })).toBe(
      "Amara countered with Enamel teapot for Raincoat",
    );
    expect(arrivalSentence({ ...swap, state: "expired" })).toBe(
      "Expired: Enamel teapot for Raincoat, with Amara",
    );
  });
});

describe("small words", () => {
  it("joins titles the way people do", () => {
    expect(listWords(["Teapot", "Lamp", "Chair"])).toBe("Teapot, Lamp and Chair");
    expect(listWords([])).toBe("");
  });

  it("counts pending offers in the title", () => {
    expect(pendingTitle(0, "Seller dashboard")).toBe("Seller dashboard");
    expect(pendingTitle(1, "Seller dashboard")).toBe("1 pending offer");
    expect(pendingTitle(3, "Seller dashboard")).toBe("3 pending offers");
  });

  it("adds the day to the stamp of an answer that is not from today", () => {
    const answered = new Date(2026, 10, 19, 14, 2);
    expect(stampWords("accepted", answered, new Date(2026, 10, 19, 18))).toBe("Accepted 14:02");
    expect(stampWords("accepted", answered, new Date(2026, 10, 21))).toBe("Accepted Nov 19, 14:02");
  });
});
