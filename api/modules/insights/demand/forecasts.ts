import type { MarketTrend, TrendRange } from "../../../core/graphql/enums.ts";
import { calibrate, probabilityOf, type Block } from "../calibration.ts";
import { conformal } from "../conformal.ts";
import {
  forecastDays,
  SMOOTHED_SHARES,
  sumOf,
  type DaySeries,
  type SmoothedShare,
} from "./forecast.ts";

/** How many days each range has, how many days apart its forecasts of the past begin, and how many there are at most. */
export const FORECAST_RANGES = {
  h24: { days: 1, apart: 1, most: 56 },
  d7: { days: 7, apart: 3, most: 40 },
  d30: { days: 30, apart: 10, most: 24 },
} as const satisfies Readonly<Record<TrendRange, object>>;

/** A forecast takes so many days before it. */
export const DAYS_NEEDED = 28;
/** Fewer forecasts of the past measure nothing. */
export const FORECASTS_NEEDED = 30;

/** A forecast of the past beside what came. Sums over the days of its range. */
export interface Tested {
  expected: number;
  actual: number;
  /** The sum of as many days before it. */
  before: number;
  /** The square roots of what came and of what was expected, day by day: how far they are apart. */
  dayErrors: readonly number[];
}

/** How good the forecasts of a range are. */
export interface MeasuredForecast {
  /** With how much smoothing the forecasts were nearest. */
  share: SmoothedShare;
  /** How far the square roots of 80 % of the sums were from those of the forecasts. */
  width: number;
  /** The same of the single days. */
  dayWidth: number;
  /** How often the direction was right, by how far the sum before is from the forecast, in widths. */
  calibration: Block[];
  /** The mean error as a share of what came, of the forecast and of the sum before it. */
  accuracy: { error: number; baseline: number; forecasts: number };
}

/** The forecasts of the past for one category, the newest first: each from the days before it alone. */
function testedForecasts(series: DaySeries, range: TrendRange, share: SmoothedShare): Tested[] {
  const { days, apart, most } = FORECAST_RANGES[range];
  const { counts, firstWeekday } = series;
  const tested: Tested[] = [];
  const least = Math.max(DAYS_NEEDED, days);
  for (let origin = counts.length - days; origin >= least; origin -= apart) {
    if (tested.length === most) break;
    const known = { firstWeekday, counts: counts.slice(0, origin) };
    const expected = forecastDays(known, days, share);
    const came = counts.slice(origin, origin + days);
    tested.push({
      expected: sumOf(expected),
      actual: sumOf(came),
      before: sumOf(counts.slice(origin - days, origin)),
      dayErrors: came.map((count, n) => Math.abs(Math.sqrt(count) - Math.sqrt(expected[n] ?? 0))),
    });
  }
  return tested;
}

/** Measures a range on the forecasts of the past of all categories; null when they are too few. */
export function measureForecasts(
  all: readonly DaySeries[],
  range: TrendRange,
): MeasuredForecast | null {
  const measured = SMOOTHED_SHARES.flatMap(
    (share) =>
      measureShare(
        all.flatMap((one) => testedForecasts(one, range, share)),
        share,
      ) ?? [],
  );
  const [best = null] = measured.toSorted((a, b) => a.accuracy.error - b.accuracy.error);
  return best;
}

function measureShare(tested: readonly Tested[], share: SmoothedShare): MeasuredForecast | null {
  if (tested.length < FORECASTS_NEEDED) return null;
  const width = conformal(
    tested.map(({ actual, expected }) => Math.abs(Math.sqrt(actual) - Math.sqrt(expected))),
  );
  const came = sumOf(tested.map(({ actual }) => actual));
  const errorOf = (guess: (one: Tested) => number) =>
    sumOf(tested.map((one) => Math.abs(guess(one) - one.actual))) / Math.max(1, came);
  return {
    share,
    width,
    dayWidth: conformal(tested.flatMap(({ dayErrors }) => dayErrors)),
    calibration: calibrate(
      tested.map((one) => ({
        raw: distanceOf(one.expected, one.before, width),
        cameTrue: Math.sign(one.actual - one.before) === Math.sign(one.expected - one.before),
      })),
    ),
    accuracy: {
      error: errorOf(({ expected }) => expected),
      baseline: errorOf(({ before }) => before),
      forecasts: tested.length,
    },
  };
}

export interface Interval {
  low: number;
  high: number;
}

/** The interval around an expected count that has 80 % of what comes. */
function intervalOf(expected: number, width: number): Interval {
  const root = Math.sqrt(expected);
  return { low: Math.max(0, root - width) ** 2, high: (root + width) ** 2 };
}

/** A forecast of one range. Sums over its days. */
export interface Forecast {
  expected: number;
  /** 80 % of such sums are within. */
  interval: Interval;
  before: number;
  /** Up or down only where the sum before is outside the interval. */
  trend: MarketTrend;
  /** The probability that it goes the way that is said; null when steady, or not measured yet. */
  confidence: number | null;
  days: { expected: number; interval: Interval }[];
}

/** Forecasts a range, with what was measured of earlier forecasts. */
export function forecastOf(
  series: DaySeries,
  range: TrendRange,
  { share, width, dayWidth, calibration }: MeasuredForecast,
): Forecast {
  const { days } = FORECAST_RANGES[range];
  const daily = forecastDays(series, days, share);
  const expected = sumOf(daily);
  const before = sumOf(series.counts.slice(-days));
  const interval = intervalOf(expected, width);
  const trend = trendOf(before, interval);
  return {
    expected,
    interval,
    before,
    trend,
    confidence:
      trend === "steady" ? null : probabilityOf(calibration, distanceOf(expected, before, width)),
    days: daily.map((count) => ({ expected: count, interval: intervalOf(count, dayWidth) })),
  };
}

function trendOf(before: number, { low, high }: Interval): MarketTrend {
  if (before < low) return "up";
  return before > high ? "down" : "steady";
}

function distanceOf(expected: number, before: number, width: number): number {
  return Math.abs(Math.sqrt(expected) - Math.sqrt(before)) / Math.max(width, 0.01);
}
