import type { EntityManager } from "@mikro-orm/postgresql";
import { startOfDay } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import type { TrendRange } from "../../core/graphql/enums.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import { countInterestToday, measureDemand } from "./demand/measureDemand.ts";
import { measureHours } from "./hours/marketHours.ts";
import { learnedAt, replaceModel, type InsightMethod } from "./models.ts";
import { measureBehavior } from "./neural/measureBehavior.ts";
import { measureTraits } from "./neural/measureTraits.ts";
import { describePhotosOf } from "./photos/describePhotos.ts";
import { measurePhotos } from "./photos/measurePhotosDaily.ts";
import { measureTiming } from "./predictions/measureTiming.ts";
import { measureChanges } from "./prices/measureChanges.ts";
import { measureTaste } from "./taste/measureTasteDaily.ts";
import { measureEffects } from "./tips/measureEffects.ts";
import { countTrend } from "./trends/countTrends.ts";
import { TREND_RANGES } from "./trends/trendRanges.ts";

const RANGES = Object.keys(TREND_RANGES) as TrendRange[];

/**
 * Counts what is in demand, each range as often as it is due, and who is interested in what today. Answers how many ranges
 * were counted.
 */
export async function countTrends(services: Services, now: Date): Promise<number> {
  const em = services.orm.em.fork() as EntityManager;
  let counted = 0;
  for (const range of RANGES) {
    const last = await learnedAt(em, `trending-${range}`);
    const { everyMinutes } = TREND_RANGES[range];
    // By turns of the clock: a job that begins some milliseconds early must not wait for the next one.
    if (last && turnOf(last, everyMinutes) === turnOf(now, everyMinutes)) continue;
    await inTransaction(em, (inner) => countTrend(inner, range, now));
    counted += 1;
  }
  // It is called again until nothing is left to count.
  if (counted > 0) await inTransaction(em, (inner) => countInterestToday(inner, now));
  return counted;
}

function turnOf(at: Date, everyMinutes: number): number {
  return Math.floor(at.getTime() / (60_000 * everyMinutes));
}

/** Answers false where there was nothing to measure. */
type Measure = (em: EntityManager, now: Date) => Promise<unknown>;

type DailyMethod =
  | "listing-effects"
  | "taste"
  | "market-hours"
  | "price-changes"
  | "demand"
  | "traits"
  | "behavior"
  | "timing";

/** What is measured once a UTC day, each in a transaction. */
const DAILY: Readonly<Record<DailyMethod, Measure>> = {
  "listing-effects": measureEffects,
  taste: measureTaste,
  "market-hours": measureHours,
  "price-changes": measureChanges,
  demand: measureDemand,
  traits: measureTraits,
  behavior: measureBehavior,
  timing: measureTiming,
};

const DAILY_METHODS = Object.keys(DAILY) as DailyMethod[];

/**
 * Measures once a UTC day how well tastes and photos are told, what goes with a sale, when members are about, and what
 * interests them. Answers how much was measured.
 */
export async function measureInsights(services: Services, now: Date): Promise<number> {
  const em = services.orm.em.fork() as EntityManager;
  const isDue = async (method: InsightMethod) => {
    const last = await learnedAt(em, method);
    return !last || last < startOfDay(now);
  };
  let measured = 0;
  for (const method of DAILY_METHODS) {
    if (!(await isDue(method))) continue;
    const isMeasured = await inTransaction(em, (inner) => DAILY[method](inner, now));
    if (isMeasured !== false) measured += 1;
  }
  if (await isDue("photos")) {
    // It reads files for some seconds, so only the result is stored in a transaction.
    const model = await measurePhotos(em, services.env);
    await inTransaction(em, (inner) => replaceModel(inner, "photos", model, now));
    measured += 1;
  }
  return measured;
}

/** All of it for a market that is being filled, in the caller's transaction. */
export async function countInsightsNow(
  em: EntityManager,
  env: Services["env"],
  now: Date,
): Promise<void> {
  for (const range of RANGES) await countTrend(em, range, now);
  await countInterestToday(em, now);
  for (const method of DAILY_METHODS) await DAILY[method](em, now);
  while ((await describePhotosOf(em, env)) > 0);
  await replaceModel(em, "photos", await measurePhotos(em, env), now);
}
