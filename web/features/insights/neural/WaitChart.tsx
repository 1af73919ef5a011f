import { useMemo } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { WaitChart_WaitFragment as Wait } from "../../../gql/graphql.ts";
import type { ChartColor, ChartSeries } from "../../../ui/chart/chartSeries.ts";
import { SeriesChart } from "../../../ui/SeriesChart.tsx";

const WAIT = graphql(`
  fragment WaitChart_wait on WaitCurve {
    label
    listings
    halfGoneAfter
    unsold
  }
`);

const COLORS: readonly ChartColor[] = ["c3", "c5", "c7"];

function shareText(share: number): string {
  return `${Math.round(100 * share)} of 100`;
}

/** How many things are still there after so many days, by thirds of the prices. */
export function WaitChart({ waits: masked }: { waits: readonly FragmentType<typeof WAIT>[] }) {
  const waits = useMemo(() => masked.map((wait) => getFragment(WAIT, wait)), [masked]);
  const days = Math.max(...waits.map(({ unsold }) => unsold.length));
  const points = useMemo(
    () =>
      Array.from({ length: days }, (_, day) => ({
        short: String(day),
        long: day === 1 ? "After 1 day" : `After ${day} days`,
      })),
    [days],
  );
  const series = useMemo(
    () =>
      waits.map(({ label, unsold }, n): ChartSeries => ({
        label: label.replace(/^The /, ""),
        color: COLORS[n % COLORS.length] ?? "c3",
        mark: "line",
        values: Array.from({ length: days }, (_, day) => unsold[day] ?? null),
      })),
    [waits, days],
  );
  return (
    <SeriesChart
      title="Unsold after so many days"
      sentence={waits.map(sentenceOf).join(" ")}
      pointName="Day"
      pointWord="day"
      points={points}
      series={series}
      text={shareText}
    />
  );
}

function sentenceOf({ label, listings, halfGoneAfter }: Wait): string {
  const things = `${listings} things`;
  return halfGoneAfter === null
    ? `Less than half of ${label.toLowerCase()} are gone (${things}).`
    : `Half of ${label.toLowerCase()} are gone after ${halfGoneAfter} ${halfGoneAfter === 1 ? "day" : "days"} (${things}).`;
}
