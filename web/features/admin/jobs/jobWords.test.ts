import { expect, it } from "vitest";
import { latenessWords, secondsText } from "./jobWords.ts";

it("says seconds in the unit that a reader takes", () => {
  expect([0, 119, 120, 7199, 7200, 90_000].map(secondsText)).toEqual([
    "0 s",
    "119 s",
    "2 min",
    "120 min",
    "2 h",
    "25 h",
  ]);
});

it("says what is late, and that nothing is", () => {
  const consumers = [
    { name: "cards", waiting: 0, lag: 0 },
    { name: "feed", waiting: 1, lag: 40 },
    { name: "pages", waiting: 30, lag: 5 },
  ] as const;
  expect(latenessWords({ jobLag: 5, deadlineLag: 5, consumers: consumers.slice(0, 1) })).toBe(
    "Jobs, deadlines and events are on time.",
  );
  expect(latenessWords({ jobLag: 12, deadlineLag: 180, consumers: [...consumers] })).toBe(
    "A job has waited for a server for 12 s. The most overdue deadline is 3 min late. 1 event waits for feed, the oldest for 40 s.",
  );
});
