import { expect, it } from "vitest";
import { daysBefore, nextRunAt, type Rhythm } from "./nextRun.ts";

it.each<[Rhythm, after: string, next: string]>([
  [{ frequency: "daily", runOn: null, hour: 6 }, "2026-03-04T05:59:59.999Z", "2026-03-04T06:00Z"],
  [{ frequency: "daily", runOn: null, hour: 6 }, "2026-03-04T06:00:00.000Z", "2026-03-05T06:00Z"],
  [{ frequency: "daily", runOn: null, hour: 0 }, "2026-12-31T12:00:00.000Z", "2027-01-01T00:00Z"],
  // 1 March 2026 is a Sunday.
  [{ frequency: "weekly", runOn: 7, hour: 23 }, "2026-03-01T00:00:00.000Z", "2026-03-01T23:00Z"],
  [{ frequency: "weekly", runOn: 1, hour: 0 }, "2026-03-01T23:00:00.000Z", "2026-03-02T00:00Z"],
  [{ frequency: "weekly", runOn: 1, hour: 0 }, "2026-03-02T00:00:00.000Z", "2026-03-09T00:00Z"],
  [{ frequency: "monthly", runOn: 28, hour: 9 }, "2026-02-28T09:00:00.000Z", "2026-03-28T09:00Z"],
  [{ frequency: "monthly", runOn: 1, hour: 9 }, "2026-01-01T09:00:00.000Z", "2026-02-01T09:00Z"],
])("%o after %s runs at %s", (rhythm, after, next) => {
  expect(nextRunAt(rhythm, new Date(after))).toEqual(new Date(next));
});

it.each([
  ["daily", "2026-03-01T06:00Z", "2026-02-28", "2026-02-28"],
  ["weekly", "2026-03-02T06:00Z", "2026-02-23", "2026-03-01"],
  ["monthly", "2026-03-15T06:00Z", "2026-02-01", "2026-02-28"],
  ["monthly", "2026-01-01T00:00Z", "2025-12-01", "2025-12-31"],
] as const)("a %s run at %s is about %s to %s", (frequency, at, from, to) => {
  expect(daysBefore(frequency, new Date(at))).toEqual({ from, to });
});
