import type { TrendRange } from "../../../core/graphql/enums.ts";
import type { Basis } from "../basis.types.ts";
import { figureEvidence, percent } from "../evidence.ts";
import { DAYS_NEEDED, FORECAST_RANGES, type Forecast, type MeasuredForecast } from "./forecasts.ts";
import { INTEREST_NEEDED, type CategoryDemand } from "./learnDemand.ts";

const METHOD =
  "A mean of two forecasts of how many members are interested a day: damped exponential smoothing of the last 91 days without their weekday, and the same weekday of the last four weeks, the latter as far as it made the forecasts of the past nearer";
const CONFIDENCE_MEANS = "It goes the way that is said";

/** The counts behind a forecast. */
export function forecastEvidence(
  { interest, members }: CategoryDemand,
  timeRange: TrendRange,
  { before, expected }: Forecast,
): Basis["evidence"] {
  const { days } = FORECAST_RANGES[timeRange];
  return [
    figureEvidence(`Members in the last ${DAYS_NEEDED} days`, members),
    figureEvidence(`A day in the last ${DAYS_NEEDED} days`, tenths(interest / DAYS_NEEDED)),
    figureEvidence(
      days === 1 ? "Yesterday" : `A day in the last ${days} days`,
      tenths(before / days),
    ),
    figureEvidence("Expected a day", tenths(expected / days)),
  ];
}

export interface BasisFacts {
  interest: number;
  asOf: Date;
  measured?: MeasuredForecast | undefined;
  shortfall: string | null;
  evidence?: Basis["evidence"];
}

/** How a forecast came about, or what is missing for one. */
export function forecastBasis({
  interest,
  asOf,
  measured,
  shortfall,
  evidence = [],
}: BasisFacts): Basis {
  return {
    method: METHOD,
    sampleSize: interest,
    needed: INTEREST_NEEDED,
    isEnough: shortfall === null,
    shortfall,
    evidence,
    asOf,
    confidenceMeans: CONFIDENCE_MEANS,
    accuracy:
      measured && shortfall === null
        ? {
            measure: "The mean error, in % of what came",
            value: percent(measured.accuracy.error),
            baseline: percent(measured.accuracy.baseline),
            baselineName: "the time before",
            n: measured.accuracy.forecasts,
          }
        : null,
  };
}

/** With one decimal. */
export function tenths(count: number): number {
  return Math.round(10 * count) / 10;
}
