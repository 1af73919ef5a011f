import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { InterestChart_PredictionFragment as Prediction } from "../../../gql/graphql.ts";
import type { ChartSeries } from "../../../ui/chart/chartSeries.ts";
import { TimeChart } from "../../../ui/TimeChart.tsx";

const PREDICTION = graphql(`
  fragment InterestChart_prediction on MarketPrediction {
    category
    timeframe
    reasoning
    today
    history {
      day
      members
    }
    forecast {
      day
      expected
      range {
        min
        max
      }
    }
  }
`);

const figure = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

function countText(count: number): string {
  return figure.format(count);
}

/** How many members were interested in a category by day, and how many will be. */
export function InterestChart({ prediction }: { prediction: FragmentType<typeof PREDICTION> }) {
  const shown = getFragment(PREDICTION, prediction);
  const { category, timeframe, reasoning } = shown;
  const [dates, series] = seriesOf(shown);
  return (
    <TimeChart
      title={`Interest in ${category}`}
      sentence={`${capital(timeframe)}: ${reasoning}`}
      dates={dates}
      series={series}
      text={countText}
    />
  );
}

/** The days that were, today so far, and the days that will be. */
function seriesOf({
  today,
  history,
  forecast,
}: Prediction): [dates: string[], series: ChartSeries[]] {
  const unknown = history.map(() => null);
  return [
    [...history, ...forecast].map(({ day }) => day),
    [
      {
        label: "Expected",
        color: "c3",
        mark: "forecast",
        values: [...unknown, ...forecast.map(({ expected }) => expected)],
        band: [...unknown, ...forecast.map(({ range }) => [range.min, range.max] as const)],
      },
      {
        label: "Members",
        color: "c5",
        mark: "bars",
        values: [
          ...history.map(({ members }) => members),
          ...forecast.map((_, n) => (n === 0 ? today : null)),
        ],
      },
    ],
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
