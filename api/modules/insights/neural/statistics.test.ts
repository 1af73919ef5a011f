import { expect, it } from "vitest";
import { atLeast, falseDiscoveryRates, rateRatio, shrunkShare } from "./statistics.ts";

it("has the tails of the binomial distribution", () => {
  expect(atLeast(0, 10, 0.3)).toBe(1);
  expect(atLeast(10, 10, 0.5)).toBeCloseTo(1 / 1024, 10);
  // Of 20 throws of a coin at least 15 are heads: 0.0207.
  expect(atLeast(15, 20, 0.5)).toBeCloseTo(0.020695, 6);
  expect(atLeast(5, 12, 1 / 7)).toBeCloseTo(0.019627, 6);
  expect(atLeast(3, 5, 0)).toBe(0);
  expect(atLeast(3, 5, 1)).toBe(1);
});

it("has the false discovery rates of the paper's example", () => {
  // The 15 p-values of section 4; at 5 % the first four are discoveries.
  const ps = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
    0.6528, 0.759, 1,
  ];
  const qs = falseDiscoveryRates(ps);
  expect(qs.filter((q) => q <= 0.05)).toHaveLength(4);
  expect(qs[3]).toBeCloseTo(0.035625, 6);
  // They go with their p-values, whatever the order is.
  expect(falseDiscoveryRates([0.5, 0.01])).toEqual([0.5, 0.02]);
});

it("has the interval of a ratio of rates, which holds 1 where nothing is proven", () => {
  const much = rateRatio({ events: 30, days: 30 }, { events: 20, days: 60 });
  expect(much.ratio).toBeCloseTo(2.976, 3);
  expect(much.low).toBeGreaterThan(1);
  const little = rateRatio({ events: 3, days: 30 }, { events: 3, days: 60 });
  expect(little.low).toBeLessThan(1);
  expect(little.high).toBeGreaterThan(1);
  const gone = rateRatio({ events: 0, days: 30 }, { events: 24, days: 60 });
  expect(gone.high).toBeLessThan(1);
});

it("draws shares of few events to the usual one", () => {
  expect(shrunkShare(0, 0, 0.6, 5)).toBeCloseTo(0.6);
  expect(shrunkShare(5, 5, 0.6, 5)).toBeCloseTo(0.8);
  expect(shrunkShare(500, 500, 0.6, 5)).toBeGreaterThan(0.99);
});
