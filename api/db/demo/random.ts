/** A seeded stream of numbers: the same seed gives the same stream on every machine. */
export interface Rng {
  /** A number between two bounds. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
}

/** Mulberry32: 32 bits of state, good enough for a demo, no dependency. */
export function seededRng(seed: number): Rng {
  let state = seed >>> 0;

  /** A fraction from 0 up to, not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
  };
}

/** A seed of its own for each part, so that one part's numbers never shift another's. */
export function seedFor(seed: number, part: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (const letter of part) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
