/** A seeded stream of numbers: the same seed gives the same stream on every machine. */
export interface Rng {
  /** A fraction from 0 up to, not including, 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** One of a list that is never empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Mulberry32: 32 bits of state, good enough for pictures, no dependency. */
export function seededRng(seed: number): Rng {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}

/** A seed of its own for each part of a picture, so that one part's draws never shift another's. */
export function seedFor(seed: number, part: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (const letter of part) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
