import { expect, it } from "vitest";
import { elapsedWords, groupsOf, statusOf, whenWords } from "./streamStatus.ts";

const NOW = new Date("2026-05-01T12:00:00Z");
const before = "2026-05-01T11:00:00Z";
const after = "2026-05-01T13:00:00Z";
const stream = { isLive: false, scheduledAt: null, endedAt: null, createdAt: before };

// Proves: ST-019, LV-018
it("is live, else scheduled while its time is ahead, else ended, else offline", () => {
  expect(statusOf({ ...stream, isLive: true, scheduledAt: after }, NOW)).toBe("live");
  expect(statusOf({ ...stream, scheduledAt: after }, NOW)).toBe("scheduled");
  expect(statusOf({ ...stream, scheduledAt: before }, NOW)).toBe("offline");
  expect(statusOf({ ...stream, scheduledAt: before, endedAt: before }, NOW)).toBe("ended");
  expect(statusOf(stream, NOW)).toBe("offline");
});

// Proves: LV-013
it("puts live streams first, then coming ones; all others are recent", () => {
  const rows = [
    { ...stream, id: "ended", endedAt: before },
    { ...stream, id: "live", isLive: true },
    { ...stream, id: "offline" },
    { ...stream, id: "planned", scheduledAt: after },
  ];
  const { live, upcoming, recent } = groupsOf(rows, NOW);
  expect(live.map(({ id }) => id)).toEqual(["live"]);
  expect(upcoming.map(({ id }) => id)).toEqual(["planned"]);
  expect(recent.map(({ id }) => id)).toEqual(["ended", "offline"]);
});

// Proves: LV-021
it("says that it streams now, or the date that tells most", () => {
  expect(whenWords({ ...stream, isLive: true }, "live")).toBe("Streaming now");
  expect(whenWords({ ...stream, scheduledAt: after }, "scheduled")).toMatch(/^1 May/);
  expect(whenWords({ ...stream, endedAt: before }, "ended")).toMatch(/^1 May/);
});

it("says how long a stream has gone on", () => {
  const ago = (minutes: number) => elapsedWords(new Date(NOW.getTime() - minutes * 60_000), NOW);
  expect([ago(-1), ago(0), ago(12), ago(60), ago(65)]).toEqual([
    "less than a minute",
    "less than a minute",
    "12 min",
    "1 h",
    "1 h 5 min",
  ]);
});
