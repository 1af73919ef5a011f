/**
 * How many members will be interested in a category on each of the next days, by what the days before were: a mean of two
 * forecasts, damped exponential smoothing of the days without their weekday, and the same weekday of the last four
 * weeks. Pure.
 */

/** Counts of consecutive UTC days, the oldest first. */
export interface DaySeries {
  /** The weekday of the first, 0 is Sunday. */
  firstWeekday: number;
  counts: readonly number[];
}

const WEEK = 7;
const WEEKS_AVERAGED = 4;
/** A weekday counts as much as all days together when so many of it are known. */
const WEEKDAY_SHRINK = 4;
const PROFILE_WEEKS = 26;
/** Days before these have no part in the level of today. */
const SMOOTHED_DAYS = 91;
/** The first days only find the level, and say nothing about how well it is followed. */
const WARM_UP_DAYS = 14;
const ALPHAS = [0.05, 0.1, 0.2, 0.35, 0.6];
const TREND_SHARES = [0, 0.1, 0.3];
const DAMPING = 0.9;

/** The weekday of a day of a series, or of one after it. */
export function weekdayOf({ firstWeekday }: DaySeries, index: number): number {
  return (firstWeekday + index) % WEEK;
}

/** How much more than on a mean day there is on each weekday, from Sunday; 1 where nothing is known. */
export function weekdayFactors(series: DaySeries): number[] {
  const from = Math.max(0, series.counts.length - WEEK * PROFILE_WEEKS);
  const sums = Array.from({ length: WEEK }, () => ({ sum: 0, days: 0 }));
  let total = 0;
  for (let index = from; index < series.counts.length; index += 1) {
    const weekday = sums[weekdayOf(series, index)];
    const count = series.counts[index] ?? 0;
    total += count;
    if (!weekday) continue;
    weekday.sum += count;
    weekday.days += 1;
  }
  const mean = total / Math.max(1, series.counts.length - from);
  return sums.map(({ sum, days }) =>
    mean === 0 ? 1 : (sum + WEEKDAY_SHRINK * mean) / ((days + WEEKDAY_SHRINK) * mean),
  );
}

/** One-sided 5 %, shared by the weekdays of all categories that are looked at (Bonferroni, 7 · 14). */
const Z_MIN = 3.28;

/** The weekday with most, from Sunday; null where it is not clearly above the others. */
export function busiestWeekday(series: DaySeries): { weekday: number; factor: number } | null {
  const factors = weekdayFactors(series);
  const weekday = factors.indexOf(Math.max(...factors));
  const known = series.counts.slice(-WEEK * PROFILE_WEEKS);
  const skipped = series.counts.length - known.length;
  const isThen = (index: number) => weekdayOf(series, skipped + index) === weekday;
  const [then, others] = [true, false].map((is) => known.filter((_, n) => isThen(n) === is));
  if (!then || !others || then.length < WEEKS_AVERAGED) return null;
  const deviation = Math.hypot(errorOf(then), errorOf(others));
  const isClear = meanOf(then) - meanOf(others) > Z_MIN * deviation;
  return isClear ? { weekday, factor: factors[weekday] ?? 1 } : null;
}

/** The standard error of a mean; a count of nothing but zeros has that of a single one. */
function errorOf(counts: readonly number[]): number {
  const mean = meanOf(counts);
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  return Math.sqrt(Math.max(1, squares / Math.max(1, counts.length - 1)) / counts.length);
}

/** The mean; 0 of nothing. */
export function meanOf(counts: readonly number[]): number {
  return sumOf(counts) / Math.max(1, counts.length);
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How much of a forecast may be the smoothing; the rest is the same weekday of the last four weeks. */
export const SMOOTHED_SHARES = [0.5, 0.75, 1] as const;
export type SmoothedShare = (typeof SMOOTHED_SHARES)[number];

/** The expected counts of the `days` days after a series. */
export function forecastDays(series: DaySeries, days: number, share: SmoothedShare): number[] {
  const { counts } = series;
  const factors = weekdayFactors(series);
  const factorOf = (index: number) => factors[weekdayOf(series, index)] ?? 1;
  const from = Math.max(0, counts.length - SMOOTHED_DAYS);
  const { level, trend } = bestSmoothing(
    counts.slice(from).map((count, n) => count / factorOf(from + n)),
  );
  let damped = 0;
  return Array.from({ length: days }, (_, ahead) => {
    damped += trend * DAMPING ** (ahead + 1);
    const index = counts.length + ahead;
    const smoothed = Math.max(0, level + damped) * factorOf(index);
    return share * smoothed + (1 - share) * sameWeekdayMean(series, index);
  });
}

/** The mean of the same weekday in the last four weeks of a series. */
export function sameWeekdayMean({ counts }: DaySeries, index: number): number {
  const known: number[] = [];
  for (let day = index - WEEK; day >= 0 && known.length < WEEKS_AVERAGED; day -= WEEK)
    if (day < counts.length) known.push(counts[day] ?? 0);
  return meanOf(known);
}

/** Level and trend after the last day, by the smoothing that followed the days best. */
function bestSmoothing(values: readonly number[]): { level: number; trend: number } {
  let best = { level: 0, trend: 0, error: Infinity };
  for (const alpha of ALPHAS)
    for (const share of TREND_SHARES) {
      const found = smooth(values, alpha, alpha * share);
      if (found.error < best.error) best = found;
    }
  return best;
}

/** Holt's linear smoothing with a damped trend. The error is the mean absolute one of each day seen from the day before. */
function smooth(values: readonly number[], alpha: number, beta: number) {
  let level = meanOf(values.slice(0, WARM_UP_DAYS));
  let trend = 0;
  let error = 0;
  for (const [index, value] of values.entries()) {
    const expected = level + DAMPING * trend;
    if (index >= WARM_UP_DAYS) error += Math.abs(value - expected);
    const before = level;
    level = expected + alpha * (value - expected);
    trend = DAMPING * trend + beta * (level - before - DAMPING * trend);
  }
  return { level, trend, error: error / Math.max(1, values.length - WARM_UP_DAYS) };
}
