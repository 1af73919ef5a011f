import { expect, it } from "vitest";
import { approverWords, endWords, leftWords, STATUS_LOOK, STATUSES } from "./adjustmentWords.ts";

it("says what is left of the day, and who would approve it", () => {
  expect(leftWords(4985)).toBe("4,985 of 5,000 TP are left for adjustments today (UTC).");
  expect(approverWords(1)).toBe("1 other administrator can approve it, for 48 hours.");
  expect(approverWords(3)).toBe("3 other administrators can approve it, for 48 hours.");
  expect(approverWords(0)).toMatch(/^No other .+ after 24 hours unless you withdraw it/);
});

it("says what comes at the end of the time", () => {
  expect(endWords(true)).toBe("then posted unless withdrawn");
  expect(endWords(false)).toBe("then it expires");
});

it("filters by every state, each by the word of its badge", () => {
  expect(STATUSES.map(({ value, label }) => [value, label])).toEqual(
    Object.entries(STATUS_LOOK).map(([value, { word }]) => [value, word]),
  );
});
