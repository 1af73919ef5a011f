import { extent } from "d3-array";
import { scaleBand, scaleLinear } from "d3-scale";
import type { ChartSeries } from "./chartSeries.ts";

export const CHART_HEIGHT = 220;
const TOP = 12;
const BOTTOM = 26;
/** About the width of a letter of the labels. */
const LETTER = 6.6;
const LABEL_GAP = 15;
/** A bar with its gap; thinner ones are drawn as one area. */
const STEP_MIN = 4;
const DAY_LABEL = 64;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export type ChartScales = ReturnType<typeof chartScales>;

/** Where days and values are in a chart of this width. */
export function chartScales(
  width: number,
  dates: readonly string[],
  series: readonly ChartSeries[],
) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least = 0, most = 0] = extent(known);
  const y = scaleLinear([Math.min(0, least), Math.max(4, most)], [CHART_HEIGHT - BOTTOM, TOP]).nice(
    4,
  );
  const ticks = y
    .ticks(4)
    .filter(Number.isInteger)
    .map((value) => ({ value, y: y(value), text: compact.format(value) }));

  const start = 8 + LETTER * Math.max(...ticks.map(({ text }) => text.length));
  const end = 22 + LETTER * Math.max(...series.map(({ label }) => label.length));
  const x = scaleBand<number>(dates.keys(), [start, Math.max(start + 1, width - end)]).paddingInner(
    0.25,
  );
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  return {
    x,
    y,
    ticks,
    start,
    end: width - end,
    middle,
    isDense: x.step() < STEP_MIN,
    /** The days below the axis: the last one, and as many before it as there is room for. */
    days: [...dates.keys()].filter((index) => {
      const every = Math.max(1, Math.ceil(DAY_LABEL / x.step()));
      return (dates.length - 1 - index) % every === 0;
    }),
    /** The day at a place of the chart. */
    indexAt(place: number): number {
      const index = Math.floor((place - start) / x.step());
      return Math.min(dates.length - 1, Math.max(0, index));
    },
  };
}

/** Where the name of each series stands, beside its last value and not over another one. */
export function labelPlaces({ y }: ChartScales, series: readonly ChartSeries[]): number[] {
  const places = series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0));
  const order = [...places.keys()].toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0));
  let below = CHART_HEIGHT;
  for (const index of order) {
    below = Math.min(places[index] ?? 0, below - LABEL_GAP);
    places[index] = below;
  }
  return places;
}
