import { expect, it } from "vitest";
import { stateOf, type LineNow } from "./line.states.ts";

const LINE: LineNow = {
  wanted: 2,
  priceAtTime: 20,
  price: 20,
  status: "available",
  left: 3,
  isBlocked: false,
  isDeleted: false,
};

it.each<[Partial<LineNow>, string, string | null]>([
  [{}, "available", null],
  [{ left: 2 }, "available", null],
  [{ price: 25 }, "price_changed", "The price changed from 20 to 25 TP"],
  [{ left: 1 }, "short", "Only 1 available"],
  [{ left: 1, price: 25 }, "short", "Only 1 available"],
  [{ status: "reserved", left: 0 }, "superseded", "Somebody else ordered it"],
  [{ status: "sold", left: 0 }, "superseded", "Somebody else got it"],
  [{ status: "traded", left: 0 }, "superseded", "Somebody else got it"],
  [{ status: "removed" }, "superseded", "The seller took it off the market"],
  [{ status: "hidden" }, "superseded", "The seller took it off the market"],
  [{ isBlocked: true }, "superseded", "You and this seller cannot trade"],
])("a line with %j is %s: %s", (change, state, reason) => {
  expect(stateOf({ ...LINE, ...change })).toEqual({ state, reason });
});
