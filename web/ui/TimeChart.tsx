import { useMemo } from "react";
import { axisDay, utcDayText, type ChartSeries } from "./chart/chartSeries.ts";
import { SeriesChart } from "./SeriesChart.tsx";

interface Props {
  /** What it shows, as the name of the chart and of its table. */
  title: string;
  /** What there is to see, in one sentence. */
  sentence: string;
  /** UTC days, YYYY-MM-DD, the oldest first. */
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** A value in words: "18 TP". */
  text: (value: number) => string;
}

/** Values by day. */
export function TimeChart({ dates, ...rest }: Props) {
  const points = useMemo(
    () => dates.map((date) => ({ short: axisDay(date), long: utcDayText(date) })),
    [dates],
  );
  return <SeriesChart {...rest} pointName="Day" pointWord="day" points={points} />;
}
