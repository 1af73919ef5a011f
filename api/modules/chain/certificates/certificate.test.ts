import { describe, expect, it } from "vitest";
import {
  achievementOf,
  levelCertificate,
  passportOf,
  stillHolds,
  type PassportLink,
} from "./certificate.ts";

const link = (n: number): PassportLink => ({
  at: `2026-01-0${n + 1}T10:00:00.000Z`,
  type: "purchase",
  condition: n === 0 ? "Like New" : "Good",
  photos: [],
});
const passport = (deals: number) =>
  passportOf({
    dealId: 7,
    title: "Milking stool",
    category: "Home & Garden",
    links: Array.from({ length: deals }, (_, n) => link(n)),
  });
const level = (n: number) => levelCertificate(3, n, 50 * n * (n - 1));

describe("a certificate", () => {
  // Proves: EN-025
  it("is as rare as the deals are many, and the level is high", () => {
    const rarities = [1, 2, 3, 4, 6, 7, 9].map((deals) => passport(deals).rarity);
    expect(rarities).toEqual(["common", "rare", "rare", "epic", "epic", "legendary", "legendary"]);
    expect([2, 4, 5, 9, 10, 19, 20].map((n) => level(n)?.rarity)).toEqual([
      "common",
      "common",
      "rare",
      "rare",
      "epic",
      "epic",
      "legendary",
    ]);
    const mythic = {
      id: 1,
      name: "Founder",
      description: "",
      points: 60,
      unlockedAt: "2026-01-01",
    };
    expect(achievementOf(3, { ...mythic, rarity: "mythic" }).rarity).toBe("legendary");
    expect(achievementOf(3, { ...mythic, rarity: "epic" }).rarity).toBe("epic");
  });

  it("says the way of a thing, and how it was at the last deal", () => {
    expect(passport(2)).toMatchObject({
      tokenId: "passport-7",
      name: "Milking stool",
      description: "Went through 2 deals on this market.",
      attributes: [
        { name: "Category", value: "Home & Garden" },
        { name: "Condition", value: "Good" },
        { name: "Deals", value: "2" },
        { name: "First deal", value: "2026-01-01" },
      ],
    });
    expect(passport(1).description).toBe("Went through 1 deal on this market.");
  });

  it("of a level begins with the second, and holds when the level has risen", () => {
    expect(level(1)).toBeUndefined();
    const [three, ten] = [level(3), level(10)];
    if (!three || !ten) throw new Error("there are no levels");
    expect(stillHolds(three, [three])).toBe(true);
    expect(stillHolds(three, [ten])).toBe(true);
    expect(stillHolds(ten, [three])).toBe(false);
    expect(stillHolds(three, [passport(1)])).toBe(false);
    expect(stillHolds(passport(1), [three, passport(1)])).toBe(true);
    expect(stillHolds(passport(1), [three])).toBe(false);
  });
});
