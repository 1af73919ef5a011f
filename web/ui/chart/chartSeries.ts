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
  mark: "bars" | "line";
  /** A value a point; null where none is known. */
  values: readonly (number | null)[];
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

/** The values of one point in words: "Nov 24, 2026: Revenue 18 TP, Refunded 0 TP". */
export function readingOf(
  point: string,
  index: number,
  series: readonly ChartSeries[],
  text: (value: number) => string,
): string {
  const values = series.map(({ label, values }) => {
    const value = values[index];
    return `${label} ${value == null ? "not counted" : text(value)}`;
  });
  return `${point}: ${values.join(", ")}`;
}
