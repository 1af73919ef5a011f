import { describe, expect, it } from "vitest";
import { asOpen, missingTp, tpSentence, type TpContext, type TpStory } from "./tpWords.ts";

const wallet = { tpBalance: 100, held: 0 };
const said = (story: Partial<TpStory>, about: Partial<TpContext> = {}) =>
  tpSentence(
    { ...asOpen(0), ...story },
    { role: "buyer", isSwap: false, answerer: null, wallet, ...about },
  );

describe("what is yet to move", () => {
  it.each([
    [{ role: "seller", isSwap: true }, 6, "They add 6 TP. Your balance becomes 106 TP."],
    [{ role: "seller", isSwap: true }, -4, "You pay 4 TP change. Your balance becomes 96 TP."],
    [{ role: "seller" }, 18, "You receive 18 TP. Your balance becomes 118 TP."],
    [{ isSwap: true }, -6, "You add 6 TP. Your balance becomes 94 TP."],
    [{ isSwap: true }, 4, "They pay 4 TP change. Your balance becomes 104 TP."],
    [{}, -18, "You pay 18 TP. Your balance becomes 82 TP."],
    [{ isSwap: true }, 0, "An even swap. Your balance stays 100 TP."],
  ] as const)("%o, %i TP: %s", (about, change, words) =>
    expect(said({ change }, about)).toBe(words),
  );

  it("names who has to say yes", () => {
    expect(said({ change: -18 }, { answerer: "Amara" })).toBe(
      "You pay 18 TP. Your balance becomes 82 TP when Amara accepts.",
    );
  });

  it("does not count twice what is held for it, and says what is held for others", () => {
    const held = { tpBalance: 450, held: 32 };
    expect(said({ change: -12, heldForThis: 12 }, { wallet: held })).toBe(
      "You pay 12 TP. Your balance becomes 438 TP. 20 TP of it are held for other offers.",
    );
    const all = { tpBalance: 40, held: 40 };
    expect(missingTp({ ...asOpen(-40), heldForThis: 40 }, all)).toBe(0);
    expect(said({ change: -40, heldForThis: 40 }, { wallet: all })).toBe(
      "You pay 40 TP. Your balance becomes 0 TP.",
    );
  });

  it("says what is missing", () => {
    expect(said({ change: -90 }, { wallet: { tpBalance: 100, held: 30 } })).toBe(
      "You pay 90 TP. You need 20 TP more.",
    );
  });
});

describe("what is over, or on its way", () => {
  it.each([
    ["settled", {}, -7, "You paid 7 TP."],
    ["settled", { role: "seller" }, 7, "You received 7 TP."],
    ["settled", { role: "seller", isSwap: true }, -4, "You paid 4 TP change."],
    ["settled", { isSwap: true }, -6, "You added 6 TP."],
    ["settled", { isSwap: true }, 0, "An even swap: nobody paid TP."],
    ["escrow", {}, -70, "You paid 70 TP, kept in escrow until it is delivered."],
    ["escrow", { role: "seller" }, 70, "You receive 70 TP, kept in escrow until it is delivered."],
    ["void", { role: "seller" }, 7, "Nobody paid TP."],
  ] as const)("%s %o, %i TP: %s", (state, about, change, words) =>
    expect(said({ state, change }, about)).toBe(words),
  );

  it("says what went back, to each side", () => {
    expect(said({ state: "void", change: -70, refunded: 70 })).toBe("70 TP came back to you.");
    expect(said({ state: "void", change: 70, refunded: 70 }, { role: "seller" })).toBe(
      "70 TP went back to the buyer.",
    );
    expect(said({ state: "settled", change: -20, refunded: 10 })).toBe(
      "You paid 20 TP. 10 TP came back to you.",
    );
  });
});
