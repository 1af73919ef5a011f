/** An interval is to hold so many of the answers. */
export const COVERAGE = 0.8;

/**
 * Split conformal prediction: how far earlier answers were from what came says how far the next ones will be. The width
 * that has 80 % of the distances.
 */
export function conformal(distances: readonly number[]): number {
  const sorted = Float64Array.from(distances).sort();
  const rank = Math.min(sorted.length, Math.ceil(COVERAGE * (sorted.length + 1)));
  return sorted[rank - 1] ?? 0;
}
