import { describe, expect, it } from "vitest";
import { levelOf, xpOfLevel } from "./levels.ts";

describe("levels", () => {
  it("begin at 0, 100, 300, 600 and 1000 XP", () => {
    expect([1, 2, 3, 4, 5].map(xpOfLevel)).toEqual([0, 100, 300, 600, 1000]);
  });

  it("are reached with the last XP that is missing, and not before", () => {
    for (let level = 2; level <= 200; level += 1) {
      expect(levelOf(xpOfLevel(level))).toBe(level);
      expect(levelOf(xpOfLevel(level) - 1)).toBe(level - 1);
    }
  });

  it("are never below 1, also after a reversal", () => {
    expect(levelOf(0)).toBe(1);
    expect(levelOf(-50)).toBe(1);
  });
});
