import { setImmediate as soon } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { pipeline } from "./pipeline.ts";

const later = async <T>(value: T, turns: number): Promise<T> => {
  for (let n = 0; n < turns; n++) await soon();
  return value;
};
const notTried = Object.assign(new Error("current transaction is aborted"), { code: "25P02" });

describe("what is asked together", () => {
  it("answers in the order in which it was asked", async () => {
    expect(await pipeline([later("slow", 3), later(2, 1), null])).toEqual(["slow", 2, null]);
  });

  it("fails for the real reason, though another failure is heard first", async () => {
    const reason = new Error("too little TP");
    const works = [
      later(undefined, 3).then(() => Promise.reject(reason)),
      Promise.reject(notTried),
    ] as const;
    await expect(pipeline(works)).rejects.toBe(reason);
  });

  it("waits for everything before it fails: nothing of it goes on behind the rollback", async () => {
    let isDone = false;
    const works = [
      Promise.reject(notTried),
      later(undefined, 3).then(() => {
        isDone = true;
      }),
    ] as const;
    await expect(pipeline(works)).rejects.toBe(notTried);
    expect(isDone).toBe(true);
  });
});
