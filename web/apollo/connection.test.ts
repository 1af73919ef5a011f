import { describe, expect, it } from "vitest";
import { createConnection } from "./connection.ts";

function clockFrom(start: number) {
  let ms = start;
  return { now: () => new Date(ms), pass: (more: number) => (ms += more) };
}

describe("the connection store", () => {
  it("counts what was missed after a gap, each event once", () => {
    const clock = clockFrom(0);
    const store = createConnection(clock.now);
    store.online();
    store.offline();
    clock.pass(4000);
    store.online();
    for (const cursor of ["a", "b", "a"]) store.event(cursor);
    expect(store.read()).toMatchObject({ state: "online", missed: 2 });
  });

  it("does not call ordinary live events missed", () => {
    const clock = clockFrom(0);
    const store = createConnection(clock.now);
    store.online();
    store.event("a");
    store.offline();
    store.online();
    clock.pass(1501);
    store.event("b");
    expect(store.read().missed).toBe(0);
  });

  it("keeps the moment the gap began while retries fail", () => {
    const clock = clockFrom(0);
    const store = createConnection(clock.now);
    store.offline();
    clock.pass(5000);
    store.offline();
    expect(store.read().since.getTime()).toBe(0);
  });

  it("tells its listeners until they leave", () => {
    const store = createConnection();
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    store.online();
    leave();
    store.offline();
    expect(told).toBe(1);
  });
});
