import { seededRng } from "../../../api/db/demo/random.ts";

/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `n`. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  /** Of the normal distribution. */
  normal(mean?: number, deviation?: number): number;
  /** Shares that sum to 1; the smaller `alpha`, the more of it a single one has. */
  dirichlet(count: number, alpha: number): number[];
  /** An index, as often as its weight says. */
  weighted(weights: readonly number[]): number;
}

/** More kinds of numbers from the stream that the demo market is made with. */
export function randomFrom(seed: number): Random {
  const rng = seededRng(seed);
  const next = () => rng.between(0, 1);
  const normal = (mean = 0, deviation = 1) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  /** Marsaglia and Tsang; below 1 by the power of a uniform number. */
  const gamma = (alpha: number): number => {
    if (alpha < 1) return gamma(alpha + 1) * (1 - next()) ** (1 / alpha);
    const d = alpha - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - next()) < x * x * 0.5 + d - d * v + d * Math.log(v)) return d * v;
    }
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    pick: (list) => list[Math.floor(next() * list.length)] as never,
    normal,
    dirichlet(count, alpha) {
      const parts = Array.from({ length: count }, () => gamma(alpha));
      const sum = parts.reduce((a, b) => a + b, 0) || 1;
      return parts.map((part) => part / sum);
    },
    weighted(weights) {
      let left = next() * weights.reduce((a, b) => a + b, 0);
      const found = weights.findIndex((weight) => (left -= weight) < 0);
      return found < 0 ? weights.length - 1 : found;
    },
  };
}
