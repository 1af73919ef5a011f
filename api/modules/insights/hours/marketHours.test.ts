import { expect, it } from "vitest";
import { busiestHours, type HourBlock } from "./marketHours.ts";

/** A week of which each four hours have so many acts. */
function week(acts: number, more: Partial<HourBlock> = {}): HourBlock[] {
  return Array.from({ length: 42 }, (_, n) => {
    const block = { day: 1 + Math.floor(n / 6), from: 4 * (n % 6), acts, members: 8 };
    return block.day === more.day && block.from === more.from ? { ...block, ...more } : block;
  });
}

it("names the four hours that stand out", () => {
  const blocks = week(10, { day: 6, from: 20, acts: 25 });
  expect(busiestHours({ blocks })).toBe("Saturdays, 20:00 to 00:00 UTC");
});

it("names none where none does, of few acts, or of few members", () => {
  expect(busiestHours({ blocks: week(10) })).toBeNull();
  expect(busiestHours({ blocks: week(10, { day: 6, from: 20, acts: 17 }) })).toBeNull();
  expect(busiestHours({ blocks: week(1, { day: 2, from: 8, acts: 90 }) })).toBeNull();
  expect(busiestHours({ blocks: week(10, { day: 6, from: 20, acts: 25, members: 4 }) })).toBeNull();
  expect(busiestHours({ blocks: [] })).toBeNull();
});
