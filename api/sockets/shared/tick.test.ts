import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { laneOf, LANES, Tick } from "./tick.ts";

/** Tells something to all lanes; answers which of them have had it. */
function tellAll(tick: Tick): number[] {
  const told: number[] = [];
  for (let lane = 0; lane < LANES; lane++) tick.add(lane, { flush: () => void told.push(lane) });
  return told;
}

it("the first word after a silence leaves in one turn, the next wait for their tick and take turns", async () => {
  const tick = new Tick();
  const first = tellAll(tick);
  expect(first).toEqual([]);
  await turn();
  expect(first).toEqual(Array.from({ length: LANES }, (_, n) => n));

  const second = tellAll(tick);
  await turn();
  expect(second).toEqual([]);
  // In between the process does something else. Looked at after every turn: a timer may come when all is told.
  let turns = 0;
  while (second.length < LANES) {
    await turn();
    if (second.length > 0) turns++;
  }
  expect(turns).toBeGreaterThan(LANES / 4);
  expect(second).toEqual(first);
});

it("what takes long leaves lane by lane even after a silence", async () => {
  const tick = new Tick();
  let told = 0;
  const busy = {
    flush: () => {
      for (const until = performance.now() + 20; performance.now() < until;);
      told++;
    },
  };
  for (let lane = 0; lane < LANES; lane++) tick.add(lane, busy);
  await turn();
  expect(told).toBeLessThan(LANES / 2);
  await expect.poll(() => told).toBe(LANES);
});

it("gives all lanes as many sockets, neighbours together", () => {
  const sizes = Array.from({ length: LANES }, () => 0);
  let changes = 0;
  for (let socket = 0; socket < 64 * LANES * 3; socket++) {
    sizes[laneOf(socket)] = (sizes[laneOf(socket)] ?? 0) + 1;
    if (laneOf(socket) !== laneOf(socket + 1)) changes++;
  }
  expect(sizes).toEqual(Array.from({ length: LANES }, () => 192));
  expect(changes).toBe(LANES * 3);
});
