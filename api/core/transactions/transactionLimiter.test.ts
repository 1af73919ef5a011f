import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { TransactionLimiter } from "./transactionLimiter.ts";

const [ANN, BEN] = [1, 2];

/** Work that runs until it is let go, and what has begun so far. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)?.();
      await wait(0);
    },
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
  };
}

it("runs no more together than it may, in the order in which they came", async () => {
  const limiter = new TransactionLimiter({ atOnce: 2, patienceMs: 1000 });
  const { begun, end, work } = works();
  const all = ["a", "b", "c", "d"].map((name) => limiter.run(undefined, work(name)));

  expect(begun).toEqual(["a", "b"]);
  expect([limiter.running, limiter.waiting]).toEqual([2, 2]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  expect([limiter.running, limiter.waiting]).toEqual([0, 0]);
});

it("keeps half of the places from one member, whoever came first", async () => {
  const limiter = new TransactionLimiter({ atOnce: 4, patienceMs: 1000 });
  const { begun, end, work } = works();
  const anns = ["a1", "a2", "a3", "a4"].map((name) => limiter.run(ANN, work(name)));
  const bens = limiter.run(BEN, work("b1"));

  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (const name of ["a2", "a3", "a4"]) await end(name);
  expect(await Promise.all([...anns, bens])).toEqual(["a1", "a2", "a3", "a4", "b1"]);
});

it("refuses who waited too long, and forgets them", async () => {
  const limiter = new TransactionLimiter({ atOnce: 1, patienceMs: 5 });
  const { begun, end, work } = works();
  const first = limiter.run(ANN, work("first"));

  await expect(limiter.run(BEN, work("second"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(limiter.waiting).toBe(0);
  await end("first");
  await first;
  expect(begun).toEqual(["first"]);
  const next = limiter.run(BEN, work("next"));
  await end("next");
  expect(await next).toBe("next");
});

it("gives the place back when the work fails", async () => {
  const limiter = new TransactionLimiter({ atOnce: 1, patienceMs: 1000 });
  const { end, work } = works();

  await expect(limiter.run(ANN, () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  const next = limiter.run(ANN, work("next"));
  await end("next");
  expect(await next).toBe("next");
});
