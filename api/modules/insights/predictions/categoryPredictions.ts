import { startOfDay } from "../../../core/clock.ts";
import { COVERAGE } from "../conformal.ts";
import { actionsFor } from "../demand/actions.ts";
import { forecastBasis, forecastEvidence } from "../demand/forecastBasis.ts";
import { FORECAST_RANGES, type Forecast } from "../demand/forecasts.ts";
import type { CategoryDemand, Demand } from "../demand/learnDemand.ts";
import { impactOfChange, percentSure, type NewPrediction } from "./prediction.ts";

const RANGE = "d7";
const { days: DAYS } = FORECAST_RANGES[RANGE];

/** What is expected of the interest in each category in the next seven days: how much, and whether it is more. Pure. */
export function categoryPredictions(demand: Demand): NewPrediction[] {
  const asOf = new Date(demand.today);
  const measured = demand.measured[RANGE];
  return demand.categories.flatMap((known) => {
    const { category, interest, shortfall, forecasts } = known;
    const forecast = forecasts[RANGE];
    if (!forecast || !measured || shortfall !== null) return [];
    const { expected, before } = forecast;
    const evidence = forecastEvidence(known, RANGE, forecast);
    const made = {
      about: { category },
      dueAt: startOfDay(asOf, DAYS),
      said: {
        reasoning: `${Math.round(expected)} are expected by the days before; the last ${DAYS} had ${before}.`,
        impact: impactOfChange(before === 0 ? 1 : Math.abs(expected / before - 1)),
        actionUrl: "/?panel=analytics&analytics=predictions",
        potentialValue: null,
        basis: forecastBasis({ interest, asOf, measured, shortfall, evidence }),
      },
    };
    return [...amount(known, forecast, made), ...direction(category, forecast, made)];
  });
}

type Made = Pick<NewPrediction, "about" | "dueAt"> & {
  said: Pick<
    NewPrediction["said"],
    "reasoning" | "impact" | "actionUrl" | "potentialValue" | "basis"
  >;
};

function amount(known: CategoryDemand, { interval }: Forecast, made: Made): NewPrediction[] {
  const [low, high] = [Math.ceil(interval.low), Math.floor(interval.high)];
  if (low > high) return [];
  const { said, ...about } = made;
  return [
    {
      ...about,
      type: "demand",
      low,
      high,
      confidence: percentSure(COVERAGE),
      said: {
        ...said,
        title: `Interest in ${known.category}`,
        description: `${low} to ${high} visits in ${DAYS} days, each member once a day.`,
        suggestedActions: actionsFor(known),
        basis: { ...said.basis, confidenceMeans: "As many come as are said" },
      },
    },
  ];
}

function direction(
  category: string,
  { trend, before, confidence }: Forecast,
  { said, ...about }: Made,
): NewPrediction[] {
  if (trend === "steady") return [];
  const isUp = trend === "up";
  return [
    {
      ...about,
      type: "trend",
      low: isUp ? before + 1 : 0,
      high: isUp ? null : before - 1,
      confidence: percentSure(confidence),
      said: {
        ...said,
        title: isUp ? `More look for ${category}` : `Fewer look for ${category}`,
        description: `${isUp ? "More" : "Fewer"} than ${before} visits in ${DAYS} days, each member once a day: so many there were in the ${DAYS} before.`,
        suggestedActions: [
          isUp ? "Offer what you have of it now" : "Do not wait for a better time to offer it",
        ],
      },
    },
  ];
}
