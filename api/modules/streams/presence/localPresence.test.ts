import { expect, it } from "vitest";
import { LocalPresence } from "./localPresence.ts";

const jun = { streamId: 1, person: "u7" };
const at = (time: number) => () => time;
const NOTHING = { came: { streams: [], persons: [] }, left: { streams: [], persons: [] } };

function aPresence(perAddressMax = Infinity): LocalPresence {
  return new LocalPresence({ perAddressMax, graceMs: 800 });
}

it("tells of somebody once, however many tabs come and go", () => {
  const presence = aPresence();
  const tabs = [presence.hold(jun, at(0)), presence.hold(jun, at(0)), presence.hold(jun, at(0))];
  expect(presence.takeChanges().came).toEqual({ streams: [1], persons: ["u7"] });
  tabs[0]?.();
  tabs[0]?.();
  tabs[1]?.();
  presence.expire(10_000);
  expect(presence.takeChanges()).toEqual(NOTHING);
  tabs[2]?.();
  presence.expire(10_000);
  expect(presence.takeChanges().left).toEqual({ streams: [1], persons: ["u7"] });
  expect(presence.isEmpty).toBe(true);
});

it("does not tell of who is back within the grace", () => {
  const presence = aPresence();
  const release = presence.hold(jun, at(0));
  presence.takeChanges();
  release();
  presence.expire(700);
  presence.hold(jun, at(700));
  presence.expire(5000);
  expect(presence.takeChanges()).toEqual(NOTHING);
});

it("forgets who sends no heartbeat, unless a subscription is held too", () => {
  const presence = aPresence();
  presence.beat(jun, 12_000);
  presence.beat({ streamId: 2, person: "u7" }, 12_000);
  presence.hold({ streamId: 2, person: "u7" }, at(0));
  presence.takeChanges();
  presence.expire(11_999);
  expect(presence.takeChanges()).toEqual(NOTHING);
  presence.expire(12_000);
  expect(presence.takeChanges().left).toEqual({ streams: [1], persons: ["u7"] });
});

it("tells again what the database did not hear, and what became of it meanwhile", () => {
  const presence = aPresence();
  const release = presence.hold(jun, at(0));
  presence.hold({ streamId: 1, person: "u8" }, at(0));
  presence.restoreChanges(presence.takeChanges());
  release();
  presence.expire(5000);
  expect(presence.takeChanges()).toEqual({ ...NOTHING, came: { streams: [1], persons: ["u8"] } });
});

it("tells of everybody anew when the database has forgotten", () => {
  const presence = aPresence();
  presence.hold(jun, at(0));
  presence.takeChanges();
  presence.resetWritten();
  expect(presence.takeChanges().came).toEqual({ streams: [1], persons: ["u7"] });
});

it("counts only so many devices of one address on a stream, and others when these have gone", () => {
  const presence = aPresence(2);
  const device = (n: number, streamId = 1) => ({ streamId, person: `d${n}`, address: "network 1" });
  for (const n of [1, 2, 3]) presence.beat(device(n), 100);
  presence.beat(device(3, 2), 100);
  expect(presence.takeChanges().came).toEqual({ streams: [1, 1, 2], persons: ["d1", "d2", "d3"] });
  presence.leave(device(1));
  presence.beat(device(3), 100);
  expect(presence.takeChanges()).toEqual({
    came: { streams: [1], persons: ["d3"] },
    left: { streams: [1], persons: ["d1"] },
  });
});
