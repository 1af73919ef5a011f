import { expect, it } from "vitest";
import { aboutWords, rhythmWords, sizeText } from "./reportWords.ts";

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1.0 kB"],
  [123_456, "123 kB"],
  [98_765_432, "98.8 MB"],
  [7_000_000_000_000, "7000 GB"],
])("%i bytes are %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each([
  [{}, "Everything"],
  [{ from: "2026-03-01", to: "2026-03-01" }, "2026-03-01"],
  [
    { from: "2026-03-01", to: "2026-03-31", status: "pending" },
    "2026-03-01 to 2026-03-31 · Pending",
  ],
  [{ category: "Books", status: "sold" }, "Books · Sold"],
])("%o is about %s", (narrowed, words) => expect(aboutWords(narrowed)).toBe(words));

it.each([
  [{ frequency: "daily", runOn: null, hour: 6 }, "Every day at 06:00 UTC"],
  [{ frequency: "weekly", runOn: 7, hour: 23 }, "Sundays at 23:00 UTC"],
  [{ frequency: "monthly", runOn: 28, hour: 0 }, "Day 28 of the month at 00:00 UTC"],
] as const)("%o is %s", (rhythm, words) => expect(rhythmWords(rhythm)).toBe(words));
