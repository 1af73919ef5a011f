/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1));
  return sorted[place] ?? Number.NaN;
}

/** A middle and how far the rounds lie apart. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  const median = ((middle[0] ?? Number.NaN) + (middle[1] ?? Number.NaN)) / 2;
  return { median, min: Math.min(...values), max: Math.max(...values) };
}

/** "0.82 (0.74 to 0.87)", with so many digits. */
export function written({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;
}
