import { expect, it } from "vitest";
import { relativeTime } from "./relativeTime.ts";

const NOW = new Date("2026-11-26T15:30:20.500Z");

it.each([
  ["now", "2026-11-26T15:30:20.500Z"],
  ["now-90m", "2026-11-26T14:00:20.500Z"],
  ["now+2h", "2026-11-26T17:30:20.500Z"],
  ["today", "2026-11-26T00:00:00.000Z"],
  ["today-30d", "2026-10-27T00:00:00.000Z"],
  ["today-4w", "2026-10-29T00:00:00.000Z"],
  ["today+0d", "2026-11-26T00:00:00.000Z"],
])("reads %s", (text, moment) => {
  expect(relativeTime(text)?.at(NOW).toISOString()).toBe(moment);
});

it.each([
  "",
  "Now",
  "now-",
  "today-30",
  "yesterday",
  "now-2y",
  "now - 2h",
  "now-123456d",
  "2026-11-26",
])("does not read %j", (text) => {
  expect(relativeTime(text)).toBeUndefined();
});

it("knows what is a whole day", () => {
  expect(relativeTime("today-1w")?.isDay).toBe(true);
  expect(relativeTime("today")?.isDay).toBe(true);
  expect(relativeTime("today-1h")?.isDay).toBe(false);
  expect(relativeTime("now")?.isDay).toBe(false);
});
