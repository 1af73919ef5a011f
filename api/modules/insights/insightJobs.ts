import type { EntityManager } from "@mikro-orm/postgresql";
import { startOfDay } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import type { TrendRange } from "../../core/graphql/enums.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import { learnedAt } from "./models.ts";
import { measureTaste } from "./taste/measureTasteDaily.ts";
import { measureEffects } from "./tips/measureEffects.ts";
import { countTrend } from "./trends/countTrends.ts";
import { TREND_RANGES } from "./trends/trendRanges.ts";

const RANGES = Object.keys(TREND_RANGES) as TrendRange[];

/** Counts what is in demand, each range as often as it is due. Answers how many ranges were counted. */
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
  return counted;
}

function turnOf(at: Date, everyMinutes: number): number {
  return Math.floor(at.getTime() / (60_000 * everyMinutes));
}

/** Measures once a UTC day how well tastes are told, and what goes with a sale. Answers how much was measured. */
export async function measureInsights(services: Services, now: Date): Promise<number> {
  const em = services.orm.em.fork() as EntityManager;
  const today = startOfDay(now);
  const isDue = async (method: "taste" | "listing-effects") => {
    const last = await learnedAt(em, method);
    return !last || last < today;
  };
  let measured = 0;
  if (await isDue("listing-effects")) {
    await inTransaction(em, (inner) => measureEffects(inner, now));
    measured += 1;
  }
  if (await isDue("taste")) {
    await inTransaction(em, (inner) => measureTaste(inner, now));
    measured += 1;
  }
  return measured;
}

/** All of it for a market that is being filled, in the caller's transaction. */
export async function countInsightsNow(em: EntityManager, now: Date): Promise<void> {
  for (const range of RANGES) await countTrend(em, range, now);
  await measureEffects(em, now);
  await measureTaste(em, now);
}
