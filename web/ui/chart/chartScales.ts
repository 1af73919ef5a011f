import { extent } from "d3-array";
import { scaleBand, scaleLinear } from "d3-scale";
import type { ChartPoint, ChartSeries } from "./chartSeries.ts";

export const CHART_HEIGHT = 220;
const TOP = 12;
const BOTTOM = 26;
/** About the width of a letter of the labels. */
const LETTER = 6.6;
const LABEL_GAP = 15;
/** A bar with its gap; thinner ones are drawn as one area. */
const STEP_MIN = 4;
const POINT_LABEL = 64;

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
/** Parts of one, and small numbers of them. */
const fine = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

export type ChartScales = ReturnType<typeof chartScales>;

/** Where points and values are in a chart of this width. */
export function chartScales(
  width: number,
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
) {
  const known = series.flatMap(({ values, band = [] }) => [
    ...values.filter((value) => value !== null),
    ...band.flatMap((likely) => likely ?? []),
  ]);
  const [least = 0, most = 0] = extent(known);
  // Whole numbers have no ticks between them; a chart of nothing but zeros has a height, too.
  const isWhole = known.every(Number.isInteger);
  const top = isWhole ? Math.max(4, most) : Math.max(0, most);
  const y = scaleLinear([Math.min(0, least), top], [CHART_HEIGHT - BOTTOM, TOP]).nice(4);
  const ticks = y
    .ticks(4)
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, y: y(value), text: (isWhole ? compact : fine).format(value) }));

  const start = 8 + LETTER * Math.max(...ticks.map(({ text }) => text.length));
  const end = 22 + LETTER * Math.max(...series.map(({ label }) => label.length));
  const x = scaleBand<number>(points.keys(), [
    start,
    Math.max(start + 1, width - end),
  ]).paddingInner(0.25);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  return {
    x,
    y,
    ticks,
    start,
    end: width - end,
    middle,
    isDense: x.step() < STEP_MIN,
    /** The points that are named below the axis: the last one, and as many before it as there is room for. */
    labelled: [...points.keys()].filter((index) => {
      const every = Math.max(1, Math.ceil(POINT_LABEL / x.step()));
      return (points.length - 1 - index) % every === 0;
    }),
    /** The point at a place of the chart. */
    indexAt(place: number): number {
      const index = Math.floor((place - start) / x.step());
      return Math.min(points.length - 1, Math.max(0, index));
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
