import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { BoundedQueue } from "./boundedQueue.ts";

it("runs no more together than it may, and everybody in the end", async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await wait(2);
    running--;
  };

  await Promise.all(Array.from({ length: 10 }, () => queue.run(work)));

  expect(most).toBe(2);
});

it("refuses whoever finds the line full, and takes work again afterwards", async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 1 });
  const first = queue.run(() => wait(5, "first"));
  const second = queue.run(() => wait(1, "second"));

  await expect(queue.run(() => wait(1, "third"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await queue.run(() => wait(1, "fourth"))).toBe("fourth");
});

it("gives the place back when the work fails", async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 0 });

  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(() => wait(1, "next"))).toBe("next");
});
