import { startOfDay, utcDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import type { TrendRange } from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import type { Basis } from "../basis.types.ts";
import { percent } from "../evidence.ts";
import { newestParameters } from "../models.ts";
import type { MarketPrediction, MarketPredictions } from "./demand.types.ts";
import { forecastBasis, forecastEvidence, tenths } from "./forecastBasis.ts";
import { FORECAST_RANGES, type Forecast } from "./forecasts.ts";
import { NO_DAYS, UNMEASURED, type CategoryDemand, type Demand } from "./learnDemand.ts";
import type { InterestToday } from "./measureDemand.ts";

/** How many days before are shown, and the words of each range. */
const SHOWN = {
  h24: { days: 14, ahead: "today, until midnight UTC", ago: "yesterday" },
  d7: { days: 28, ahead: "the 7 days from today on", ago: "in the 7 days before" },
  d30: { days: 90, ahead: "the 30 days from today on", ago: "in the 30 days before" },
} as const satisfies Readonly<Record<TrendRange, object>>;

interface FoundRow {
  demand: Demand | null;
  today: InterestToday | null;
  history: { category: string; day: string; members: number }[];
}

/** Where the interest in each category goes. Open to visitors. One statement. Source: EP-036, EN-020 */
export async function readPredictions(
  ctx: Context,
  timeRange: TrendRange,
): Promise<MarketPredictions> {
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      select d.demand, ${newestParameters("demand-today")} as today,
        (select coalesce(json_agg(json_build_object('category', h.category, 'day', to_char(h.day, 'YYYY-MM-DD'), 'members', h.interested)
           order by h.day), '[]')
         from market_day_categories h
         where h.day < (d.demand ->> 'today')::date and h.day >= (d.demand ->> 'today')::date - ${SHOWN[timeRange].days}::int) as history
      from (select ${newestParameters("demand")} as demand) d`,
  );
  const { demand = null, today = null, history = [] } = found ?? {};
  const now = ctx.services.clock.now();
  if (!demand)
    return {
      timeRange,
      entries: [],
      basis: forecastBasis({ interest: 0, asOf: startOfDay(now), shortfall: NO_DAYS }),
    };
  const byCategory = Map.groupBy(history, ({ category }) => category);
  const soFar = today?.day === demand.today ? today.members : null;
  const asOf = new Date(demand.today);
  const measured = demand.measured[timeRange];
  const entries = demand.categories.map((known): MarketPrediction => {
    const forecast = known.forecasts[timeRange];
    const basis = { interest: known.interest, asOf, shortfall: known.shortfall };
    if (!measured || !forecast)
      return unknown(
        known.category,
        timeRange,
        forecastBasis({ ...basis, shortfall: basis.shortfall ?? UNMEASURED }),
      );
    return {
      ...predictionOf(known, timeRange, forecast),
      today: soFar && (soFar[known.category] ?? 0),
      history: shownDays(demand, SHOWN[timeRange].days, byCategory.get(known.category) ?? []),
      forecast: forecast.days.map(({ expected, interval }, n) => ({
        day: utcDay(startOfDay(asOf, n)),
        expected: tenths(expected),
        range: { min: tenths(interval.low), max: tenths(interval.high) },
      })),
      basis: forecastBasis({
        ...basis,
        measured,
        evidence: forecastEvidence(known, timeRange, forecast),
      }),
    };
  });
  const answered = entries.filter(({ basis }) => basis.isEnough);
  return {
    timeRange,
    entries,
    basis: forecastBasis({
      interest: answered.reduce((sum, { basis }) => sum + basis.sampleSize, 0),
      asOf,
      measured,
      shortfall: answered.length > 0 ? null : (entries[0]?.basis.shortfall ?? null),
    }),
  };
}

type Predicted = Omit<MarketPrediction, "today" | "history" | "forecast" | "basis">;

function predictionOf(
  { category }: CategoryDemand,
  timeRange: TrendRange,
  { expected, interval, before, trend, confidence }: Forecast,
): Predicted {
  const { days } = FORECAST_RANGES[timeRange];
  const aDay = (sum: number) => tenths(sum / days);
  const range = { min: aDay(interval.low), max: aDay(interval.high) };
  const unit = days === 1 ? "members" : "members a day";
  const { ago } = SHOWN[timeRange];
  const said =
    trend === "steady"
      ? `${aDay(before)} ${ago} is within that, so it is steady`
      : `it was ${aDay(before)} ${ago}`;
  return {
    category,
    trend,
    predictedChange: before === 0 ? null : percent(expected / before - 1),
    timeframe: SHOWN[timeRange].ahead,
    reasoning: `${aDay(expected)} ${unit} are expected, 80 of 100 times ${range.min} to ${range.max}; ${said}.`,
    confidence: confidence === null ? null : Math.round(100 * confidence),
    expected: aDay(expected),
    expectedRange: range,
    before: aDay(before),
  };
}

function unknown(category: string, timeRange: TrendRange, basis: Basis): MarketPrediction {
  return {
    category,
    trend: null,
    predictedChange: null,
    timeframe: SHOWN[timeRange].ahead,
    reasoning: basis.shortfall ?? "",
    confidence: null,
    expected: null,
    expectedRange: null,
    before: null,
    today: null,
    history: [],
    forecast: [],
    basis,
  };
}

/** Each day once; nobody was interested on those that are not stored. */
function shownDays(
  { today, days }: Demand,
  most: number,
  stored: FoundRow["history"],
): MarketPrediction["history"] {
  const members = new Map(stored.map((each) => [each.day, each.members]));
  const count = Math.min(days, most);
  return Array.from({ length: count }, (_, n) => {
    const day = utcDay(startOfDay(new Date(today), n - count));
    return { day, members: members.get(day) ?? 0 };
  });
}
