import { describe, expect, it } from "vitest";
import { agoWords, leftWords } from "./timeWords.ts";

const now = new Date("2026-05-10T12:00:00Z");
const earlier = (ms: number) => new Date(now.getTime() - ms);
const later = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;

describe("how long ago", () => {
  it("does not count the first minute, nor a clock that runs ahead", () => {
    expect(agoWords(earlier(59_000), now)).toBe("just now");
    expect(agoWords(later(5_000), now)).toBe("just now");
  });
  it("counts minutes, hours and days", () => {
    expect(agoWords(earlier(2 * minute), now)).toBe("2 min ago");
    expect(agoWords(earlier(3 * hour), now)).toBe("3 hr ago");
    expect(agoWords(earlier(24 * hour), now)).toBe("yesterday");
  });
  it("names the date after a week, with the year only when it differs", () => {
    expect(agoWords(new Date("2026-04-02T12:00:00Z"), now)).toBe("Apr 2");
    expect(agoWords(new Date("2024-04-02T12:00:00Z"), now)).toBe("Apr 2, 2024");
  });
});

describe("how long is left", () => {
  it("gets finer as the end comes closer", () => {
    expect(leftWords(later(47 * hour + 12 * minute), now)).toBe("47 h 12 min left");
    expect(leftWords(later(hour), now)).toBe("1 h left");
    expect(leftWords(later(12 * minute + 30_000), now)).toBe("12 min left");
    expect(leftWords(later(31_500), now)).toBe("32 s left");
  });
  it("says when time is up", () => {
    expect(leftWords(now, now)).toBe("Time is up");
  });
});
