import { CATEGORIES } from "../../../../schema/limits.ts";
import type { MarketLevel, TrendRange } from "../../../core/graphql/enums.ts";
import { quantile } from "../prices/model.ts";
import { busiestWeekday, sumOf, weekdayFactors, type DaySeries } from "./forecast.ts";
import {
  DAYS_NEEDED,
  FORECAST_RANGES,
  forecastOf,
  FORECASTS_NEEDED,
  measureForecasts,
  type Forecast,
  type MeasuredForecast,
} from "./forecasts.ts";
import { seasonOf, type Season } from "./season.ts";

/** In the last 28 days a category takes interest two times a day, and five members. */
export const INTEREST_NEEDED = 2 * DAYS_NEEDED;
export const MEMBERS_NEEDED = 5;
/** With fewer categories a third of them says nothing. */
const CATEGORIES_NEEDED = 3;

const NOTHING = {
  weekdays: null,
  busiest: null,
  season: null,
  demandLevel: null,
  competitionLevel: null,
};

const RANGES = Object.keys(FORECAST_RANGES) as TrendRange[];

/** What there is of a category now. */
export interface CategoryFacts {
  category: string;
  /** Members who were interested in the last 28 days. */
  members: number;
  /** Public items on the market, and the members who offer them. */
  supply: number;
  sellers: number;
  /** Items that changed hands in the last 28 days. */
  sold: number;
}

export interface CategoryDemand extends CategoryFacts {
  /** How often members were interested in the last 28 days, each once a day. */
  interest: number;
  /** Why there is no answer; null where there is one. */
  shortfall: string | null;
  /** How much more than on a mean day there is on each weekday, from Sunday; null without an answer. */
  weekdays: number[] | null;
  /** The weekday with most, where it is clearly above the others. */
  busiest: { weekday: number; factor: number } | null;
  season: Season | null;
  demandLevel: MarketLevel | null;
  competitionLevel: MarketLevel | null;
  forecasts: Partial<Record<TrendRange, Forecast>>;
}

/** What a market's days taught. */
export interface Demand {
  /** The first day that is forecast, YYYY-MM-DD. */
  today: string;
  /** How many days are known. */
  days: number;
  measured: Partial<Record<TrendRange, MeasuredForecast>>;
  categories: CategoryDemand[];
}

interface KnownDays {
  today: string;
  days: number;
  /** The counts of each category on the days before today. */
  counts: ReadonlyMap<string, readonly number[]>;
  facts: readonly CategoryFacts[];
}

/** Learns the interest in each category: forecasts, how good they are, and how it is beside what is offered. Pure. */
export function learnDemand({ today, days, counts, facts }: KnownDays): Demand {
  const firstWeekday = (((new Date(today).getUTCDay() - days) % 7) + 7) % 7;
  const series = (category: string): DaySeries => ({
    firstWeekday,
    counts: counts.get(category) ?? [],
  });
  const known = CATEGORIES.map((category) => {
    const found = facts.find((each) => each.category === category);
    const fact = found ?? { category, members: 0, supply: 0, sellers: 0, sold: 0 };
    const interest = sumOf((counts.get(category) ?? []).slice(-DAYS_NEEDED));
    return { ...fact, interest, shortfall: shortfallOf(days, interest, fact.members) };
  });
  const answered = known.filter(({ shortfall }) => shortfall === null);
  const measured: Demand["measured"] = {};
  for (const range of RANGES) {
    const result = measureForecasts(
      answered.map(({ category }) => series(category)),
      range,
    );
    if (result) measured[range] = result;
  }
  const demandLevel = levels(answered, ({ members, supply }) => members / (supply + 1));
  const competitionLevel = levels(answered, ({ supply, sold }) => supply / (sold + 1));
  return {
    today,
    days,
    measured,
    categories: known.map((fact): CategoryDemand => {
      if (fact.shortfall !== null) {
        return { ...fact, ...NOTHING, forecasts: {} };
      }
      const own = series(fact.category);
      return {
        ...fact,
        weekdays: weekdayFactors(own),
        busiest: busiestWeekday(own),
        season: seasonOf(own),
        demandLevel: demandLevel(fact),
        competitionLevel: competitionLevel(fact),
        forecasts: Object.fromEntries(
          RANGES.flatMap((range) => {
            const result = measured[range];
            return result ? [[range, forecastOf(own, range, result)] as const] : [];
          }),
        ),
      };
    }),
  };
}

function shortfallOf(days: number, interest: number, members: number): string | null {
  if (days < DAYS_NEEDED) return `Not enough data yet: ${days} of ${DAYS_NEEDED} days`;
  if (members < MEMBERS_NEEDED)
    return `Not enough data yet: ${members} of ${MEMBERS_NEEDED} members in ${DAYS_NEEDED} days`;
  return interest < INTEREST_NEEDED
    ? `Not enough data yet: ${interest} of ${INTEREST_NEEDED} visits in ${DAYS_NEEDED} days`
    : null;
}

/** What is missing before the first day is over. */
export const NO_DAYS = `Not enough data yet: 0 of ${DAYS_NEEDED} days`;
/** What is missing for the forecasts of a range, where the categories have enough. */
export const UNMEASURED = `Not enough data yet: fewer than ${FORECASTS_NEEDED} earlier forecasts to measure by`;

/** The thirds of the categories by a figure, equal ones in the same; null of too few categories. */
function levels(
  facts: readonly CategoryFacts[],
  figureOf: (fact: CategoryFacts) => number,
): (fact: CategoryFacts) => MarketLevel | null {
  const figures = facts.map(figureOf);
  const [low, high] = [quantile(figures, 1 / 3), quantile(figures, 2 / 3)];
  return (fact) => {
    if (figures.length < CATEGORIES_NEEDED) return null;
    const figure = figureOf(fact);
    if (low === high) return "medium";
    if (figure <= low) return "low";
    return figure > high ? "high" : "medium";
  };
}
