import { expect, it } from "vitest";
import { halfGoneAfter, lifeTable, soldWithin, type Span } from "./lifeTable.ts";

/** Weeks of remission of 21 patients; some were lost from sight (0). */
const REMISSIONS: Span[] = [
  [6, 1, 3],
  [6, 0, 1],
  [7, 1, 1],
  [9, 0, 1],
  [10, 1, 1],
  [10, 0, 1],
  [11, 0, 1],
  [13, 1, 1],
  [16, 1, 1],
  [17, 0, 1],
  [19, 0, 1],
  [20, 0, 1],
  [22, 1, 1],
  [23, 1, 1],
  [25, 0, 1],
  [32, 0, 2],
  [34, 0, 1],
  [35, 0, 1],
];

it("has the survival of the leukaemia trial (Freireich et al., Blood 21 (1963) 699)", () => {
  const table = lifeTable(REMISSIONS, 1);
  expect([table.listings, table.sold]).toEqual([21, 9]);
  // After the week in which something ends, as the textbooks have it.
  for (const [week, share] of [
    [5, 1],
    [6, 0.857],
    [7, 0.807],
    [10, 0.753],
    [13, 0.69],
    [16, 0.627],
    [22, 0.538],
    [23, 0.448],
    [35, 0.448],
  ] as const)
    expect(table.unsold[week + 1], `week ${week}`).toBeCloseTo(share, 3);
  expect(halfGoneAfter(table)).toBe(24);
  expect(soldWithin(table, 8, 8)).toBeCloseTo(1 - 0.69 / 0.807, 2);
});

it("knows nothing of waits that too few had", () => {
  const table = lifeTable([
    [0, 1, 5],
    [3, 1, 6],
    [9, 0, 9],
  ]);
  expect(table.unsold).toHaveLength(5);
  expect(soldWithin(table, 0, 4)).toBeCloseTo(1 - 0.75 * (1 - 6 / 15));
  expect(soldWithin(table, 0, 5)).toBeNull();
  expect(soldWithin(table, 5, 1)).toBeNull();
  expect(halfGoneAfter(table)).toBe(4);
  expect(soldWithin(lifeTable([]), 0, 1)).toBeNull();
});
