import { expect, it } from "vitest";
import { suggest, toleranceOf } from "./suggest.ts";

const items = (...values: number[]) => values.map((tpValue, index) => ({ id: index + 1, tpValue }));

it("tolerates 10 TP on cheap items and 20 % on dear ones", () => {
  expect(toleranceOf(17)).toBe(10);
  expect(toleranceOf(50)).toBe(10);
  expect(toleranceOf(200)).toBe(40);
});

it("ranks what fits by its distance from the target", () => {
  const found = suggest(items(40, 62, 51, 70), 60);
  expect(found.map(({ tpValue }) => tpValue)).toEqual([62, 51, 70]);
  expect(found[1]?.difference).toBe(-9);
});

it("offers pairs only when no single item fits", () => {
  const found = suggest(items(30, 28, 5), 60);
  expect(found.map(({ items }) => items.map(({ tpValue }) => tpValue))).toEqual([[30, 28]]);
});

it("suggests nothing when nothing comes near", () => {
  expect(suggest(items(1, 2), 500)).toEqual([]);
});
