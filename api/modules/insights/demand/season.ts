import { meanOf, weekdayFactors, weekdayOf, type DaySeries } from "./forecast.ts";

/** Of these days the time of the year is told. */
const YEAR = 365;
/** So many days around the same day a year ago are compared with the whole year. */
const AROUND = 28;

/** How much more than usual there is at this time. */
export interface Season {
  factor: number;
  /** Against what: the weekday while no year is known. */
  of: "year" | "weekday";
}

/** The season of the day after a series: the four weeks around that day a year ago, or its weekday. Pure. */
export function seasonOf(series: DaySeries): Season {
  const { counts } = series;
  const year = counts.slice(-YEAR);
  const total = meanOf(year);
  if (year.length < YEAR || total === 0) {
    const weekday = weekdayOf(series, counts.length);
    return { factor: weekdayFactors(series)[weekday] ?? 1, of: "weekday" };
  }
  // A year ago this day was the first of the last 365; half of what is around it is before them where that is known.
  const dayThen = counts.length - YEAR;
  const around = counts.slice(Math.max(0, dayThen - AROUND / 2), dayThen + AROUND / 2);
  return { factor: meanOf(around) / total, of: "year" };
}
