import { startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { countedBasis } from "../countedBasis.ts";
import { figureEvidence } from "../evidence.ts";
import { weekdayWord } from "../hours/weekWords.ts";
import { newestParameters } from "../models.ts";
import { actionsFor } from "./actions.ts";
import type { DemandForecast, DemandForecasts } from "./demand.types.ts";
import { DAYS_NEEDED } from "./forecasts.ts";
import { INTEREST_NEEDED, NO_DAYS, type CategoryDemand, type Demand } from "./learnDemand.ts";

const METHOD = `How many members were interested in ${DAYS_NEEDED} days for each item on the market, and how many items there are for each that changed hands; high is the upper third of the categories`;

/** The demand for each category beside what is offered. Open to visitors. One statement. Source: EP-038, EN-022 */
export async function readDemand(ctx: Context): Promise<DemandForecasts> {
  const found = await row(
    ctx.em,
    sql<{ demand: Demand | null }>`select ${newestParameters("demand")} as demand`,
  );
  const demand = found?.demand;
  const asOf = demand ? new Date(demand.today) : startOfDay(ctx.services.clock.now());
  const entries = demand?.categories.map((known) => entryOf(known, asOf)) ?? [];
  const answered = entries.filter(({ basis }) => basis.isEnough);
  return {
    entries,
    basis: {
      ...countedBasis({
        method: METHOD,
        sampleSize: answered.reduce((sum, { basis }) => sum + basis.sampleSize, 0),
        needed: INTEREST_NEEDED,
        noun: "visits",
        asOf,
      }),
      ...(answered.length === 0 && {
        isEnough: false,
        shortfall: entries[0]?.basis.shortfall ?? NO_DAYS,
      }),
    },
  };
}

function entryOf(known: CategoryDemand, asOf: Date): DemandForecast {
  const { category, members, supply, sellers, sold, season, shortfall, weekdays } = known;
  return {
    itemType: category,
    demandLevel: known.demandLevel,
    competitionLevel: known.competitionLevel,
    seasonalFactor: season && hundredths(season.factor),
    seasonalFactorMeans:
      season &&
      (season.of === "year"
        ? "The four weeks around this day a year ago, against the whole year"
        : `${weekdayWord(asOf.getUTCDay())} against a mean day; a year is not known yet`),
    recommendedActions: shortfall === null ? actionsFor(known) : [],
    members,
    supply,
    sellers,
    sold,
    // The market counts weekdays from Sunday, people from Monday.
    weekdays: weekdays ? [...weekdays.slice(1), weekdays[0] ?? 1].map(hundredths) : [],
    basis: {
      ...countedBasis({
        method: METHOD,
        sampleSize: known.interest,
        needed: INTEREST_NEEDED,
        noun: "visits",
        asOf,
        evidence: [
          figureEvidence(`Members who were interested in ${DAYS_NEEDED} days`, members),
          figureEvidence("Items on the market", supply),
          figureEvidence("Members who offer them", sellers),
          figureEvidence(`Items that changed hands in ${DAYS_NEEDED} days`, sold),
        ],
      }),
      isEnough: shortfall === null,
      shortfall,
    },
  };
}

function hundredths(figure: number): number {
  return Math.round(100 * figure) / 100;
}
