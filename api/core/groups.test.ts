import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { Groups } from "./groups.ts";

/** Work that runs until it is let go, and whom each group took along. */
function works(end: (input: string) => PromiseSettledResult<string> = done) {
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  return {
    begun,
    next: async () => {
      letGo.shift()?.();
      await wait(0);
    },
    work: (inputs: string[]) =>
      new Promise<PromiseSettledResult<string>[]>((resolve) => {
        begun.push(inputs.join(" "));
        letGo.push(() => resolve(inputs.map(end)));
      }),
  };
}

const done = (input: string) => ({ status: "fulfilled", value: input.toUpperCase() }) as const;

it("who comes alone begins at once, the others wait for each other", async () => {
  const groups = new Groups();
  const { begun, next, work } = works();
  const all = ["a", "b", "c", "d", "e"].map((input) => groups.run("x", input, work));
  const other = groups.run("y", "z", work);

  expect(begun).toEqual(["a", "b", "z"]);
  expect(groups.waiting).toBe(3);
  await next();
  expect(begun).toEqual(["a", "b", "z", "c d e"]);
  expect(groups.waiting).toBe(0);
  await next();
  await next();
  await next();
  expect(await Promise.all(all)).toEqual(["A", "B", "C", "D", "E"]);
  expect(await other).toBe("Z");
});

it("a group has sixteen at most", async () => {
  const groups = new Groups();
  const { begun, next, work } = works();
  const all = Array.from({ length: 20 }, (_, n) => groups.run("x", `${n}`, work));
  for (let n = 0; n < 4; n++) await next();
  await Promise.all(all);
  expect(begun.map((inputs) => inputs.split(" ").length)).toEqual([1, 1, 16, 2]);
});

it("each has an end of its own, and a work that throws is the end of all", async () => {
  const groups = new Groups();
  const odd = works((input) =>
    input === "d" ? { status: "rejected", reason: new Error("not d") } : done(input),
  );
  const all = Promise.allSettled(
    ["a", "b", "c", "d"].map((input) => groups.run("x", input, odd.work)),
  );
  for (let n = 0; n < 3; n++) await odd.next();
  expect(await all).toMatchObject([
    { value: "A" },
    { value: "B" },
    { value: "C" },
    { reason: new Error("not d") },
  ]);

  const broken = groups.run("x", "a", async () => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await groups.run("x", "a", async (inputs) => inputs.map(done))).toBe("A");
});

it("refuses who waited too long, and forgets them", async () => {
  const groups = new Groups({ patienceMs: 5 });
  const { begun, next, work } = works();
  const first = ["a", "b"].map((input) => groups.run("x", input, work));
  await expect(groups.run("x", "c", work)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(groups.waiting).toBe(0);
  await next();
  await next();
  expect(await Promise.all(first)).toEqual(["A", "B"]);
  expect(begun).toEqual(["a", "b"]);
});

it("a group is done in the name of its first", async () => {
  const groups = new Groups();
  const request = new AsyncLocalStorage<string>();
  const doneFor: string[] = [];
  const { next, work } = works();
  const all = ["a", "b", "c", "d"].map((name) =>
    request.run(name, () =>
      groups.run("x", name, (inputs) => {
        doneFor.push(`${request.getStore()}: ${inputs.join(" ")}`);
        return work(inputs);
      }),
    ),
  );
  for (let n = 0; n < 3; n++) await next();
  await Promise.all(all);
  expect(doneFor).toEqual(["a: a", "b: b", "c: c d"]);
});
