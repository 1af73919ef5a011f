/** The colours of the design for charts; `tp` is the marigold of TrustPoints. */
export type ChartColor = "tp" | "c1" | "c3" | "c4" | "c5" | "c6" | "c7";

/** What stands below a chart: on the axis, and in a sentence. */
export interface ChartPoint {
  short: string;
  long: string;
}

/** One row of values over the points of a chart. */
export interface ChartSeries {
  label: string;
  color: ChartColor;
  /** What is expected is hatched. */
  mark: "bars" | "line" | "forecast";
  /** A value a point; null where none is known. */
  values: readonly (number | null)[];
  /** Between which values it is likely to be, at each point; null where none is known. */
  band?: readonly (readonly [low: number, high: number] | null)[];
}

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const fullDay = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A UTC day, YYYY-MM-DD, on an axis: "Nov 24". */
export function axisDay(date: string): string {
  return day.format(new Date(date));
}

/** A UTC day, YYYY-MM-DD, in a sentence: "Nov 24, 2026". */
export function utcDayText(date: string): string {
  return fullDay.format(new Date(date));
}

/**
 * The values of one point in words: "Nov 24, 2026: Revenue 18 TP, Refunded 0 TP". Beside a forecast, what is not known at a
 * point is left out: a day has been, or will be.
 */
export function readingOf(
  point: string,
  index: number,
  series: readonly ChartSeries[],
  text: (value: number) => string,
): string {
  const isForecast = series.some(({ mark }) => mark === "forecast");
  const values = series
    .filter(({ values: all }) => !isForecast || all[index] != null)
    .map((each) => `${each.label} ${valueText(each, index, text) ?? "not counted"}`);
  return `${point}: ${values.join(", ")}`;
}

/** A value of a series with what it is likely to be between: "12 (8 to 17)"; null where none is known. */
export function valueText(
  { values, band }: ChartSeries,
  index: number,
  text: (value: number) => string,
): string | null {
  const value = values[index];
  if (value == null) return null;
  const likely = band?.[index];
  return likely ? `${text(value)} (${text(likely[0])} to ${text(likely[1])})` : text(value);
}
