import { describe, expect, it } from "vitest";
import { arrivalSentence, givenWords, listWords, pendingTitle, stampWords } from "./offerWords.ts";

describe("the arrival line", () => {
  const swap = {
    who: "Amara",
    isMine: false,
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
    expect(arrivalSentence({ ...swap, isMine: true })).toBe(
      "You offered Enamel teapot for Raincoat",
    );
    expect(arrivalSentence({ ...swap, state: "expired" })).toBe(
      "Expired: Enamel teapot for Raincoat, with Amara",
    );
  });
});

it("says what a buyer gives", () => {
  expect(givenWords([], 40)).toBe("40 TP");
  expect(givenWords(["Lamp"], 0)).toBe("Lamp");
  expect(givenWords(["Lamp", "Chair"], 5)).toBe("Lamp, Chair and 5 TP");
  expect(givenWords(["Lamp"], -4)).toBe("Lamp for 4 TP change");
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
