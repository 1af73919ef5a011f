import { describe, expect, it } from "vitest";
import { closeCode, isSessionEnd, retryDelay } from "./reconnect.ts";

describe("coming back", () => {
  it("doubles from a quarter second to ten, each wait between half and whole", () => {
    expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, () => 1))).toEqual([
      250, 500, 1000, 10_000,
    ]);
    expect(retryDelay(0, () => 0)).toBe(125);
  });
  it("knows the closes that mean the session is over", () => {
    expect([4401, 4403].every((code) => isSessionEnd({ code }))).toBe(true);
    expect(isSessionEnd({ code: 1001 })).toBe(false);
    expect(isSessionEnd(new Event("error"))).toBe(false);
    expect(closeCode({ code: 1006 })).toBe(1006);
  });
});
