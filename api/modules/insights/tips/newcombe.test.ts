import { expect, it } from "vitest";
import { differenceOf } from "./newcombe.ts";

const Z_95 = 1.96;

it("has the intervals of 95 % that the paper has", () => {
  const { low, high } = differenceOf({ came: 56, of: 70 }, { came: 48, of: 80 }, Z_95);
  expect([low, high].map((figure) => figure.toFixed(4))).toEqual(["0.0524", "0.3339"]);
  const small = differenceOf({ came: 9, of: 10 }, { came: 3, of: 10 }, Z_95);
  expect([small.low, small.high].map((figure) => figure.toFixed(4))).toEqual(["0.1705", "0.8090"]);
});

it("is narrower with 90 %, turns with the order, and leaves no share out of 0 to 1", () => {
  const [one, other] = [
    { came: 41, of: 100 },
    { came: 23, of: 100 },
  ];
  const { low, high } = differenceOf(one, other);
  const wide = differenceOf(one, other, Z_95);
  expect(low).toBeGreaterThan(wide.low);
  expect(high).toBeLessThan(wide.high);
  expect(differenceOf(other, one).low).toBeCloseTo(-high, 10);
  const sure = differenceOf({ came: 10, of: 10 }, { came: 0, of: 10 });
  expect(sure.high).toBeLessThanOrEqual(1);
  expect(sure.low).toBeGreaterThan(0);
});
