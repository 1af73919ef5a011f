import { describe, expect, it } from "vitest";
import { mayPass, readDelay } from "./retryLink.ts";

// Proves: KC-013
describe("retrying reads", () => {
  it("waits 1, 2, 4 s and never longer than 30", () => {
    expect([1, 2, 3, 9].map(readDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
  it("tries again after a network failure, not after anything else that was thrown", () => {
    expect(mayPass(new TypeError("Failed to fetch"))).toBe(true);
    expect(mayPass(new Error("a bug"))).toBe(false);
  });
});
