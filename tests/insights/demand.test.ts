import { describe, expect, it } from "vitest";
import type { TrendRange } from "../../api/core/graphql/enums.ts";
import { actionsFor } from "../../api/modules/insights/demand/actions.ts";
import {
  busiestWeekday,
  forecastDays,
  sameWeekdayMean,
  weekdayFactors,
} from "../../api/modules/insights/demand/forecast.ts";
import {
  FORECAST_RANGES,
  forecastOf,
  measureForecasts,
} from "../../api/modules/insights/demand/forecasts.ts";
import {
  learnDemand,
  type CategoryFacts,
  type Demand,
} from "../../api/modules/insights/demand/learnDemand.ts";
import { seasonOf } from "../../api/modules/insights/demand/season.ts";
import { CATEGORIES } from "../../schema/limits.ts";
import { documented, round } from "./market/documented.ts";
import { interestOf, type Interest } from "./market/interest.ts";

const SEEDS = [1, 2, 3];
/** The days on which the market is asked about the next ones. */
const ORIGINS = Array.from({ length: 16 }, (_, n) => 400 + 20 * n);
const RANGES = Object.keys(FORECAST_RANGES) as TrendRange[];

interface Answered {
  range: TrendRange;
  isCovered: boolean;
  isSaid: boolean;
  isRight: boolean;
  confidence: number | null;
}

/** What was answered about the sums of each range, beside what came. */
function answeredOn(market: readonly Interest[]): Answered[] {
  return ORIGINS.flatMap((origin) =>
    RANGES.flatMap((range) => {
      const known = market.map((one) => ({ ...one, counts: one.counts.slice(0, origin) }));
      const measured = measureForecasts(known, range);
      if (!measured) throw new Error("a year is enough to measure by");
      return known.map((one, n) => {
        const { expected, interval, before, trend, confidence } = forecastOf(one, range, measured);
        const days = market[n]?.counts.slice(origin, origin + FORECAST_RANGES[range].days) ?? [];
        const came = days.reduce((sum, count) => sum + count, 0);
        const went = {
          up: came > before,
          down: came < before,
          // Had it said something.
          steady: Math.sign(came - before) === Math.sign(expected - before),
        };
        return {
          range,
          isCovered: came >= interval.low && came <= interval.high,
          isSaid: trend !== "steady",
          isRight: went[trend],
          confidence,
        };
      });
    }),
  );
}

/** The mean errors of the next seven days, each as a share of what a week ago would have been wrong by until then. */
function errorsOn(market: readonly Interest[]) {
  const sums = { forecast: 0, weekAgo: 0, fourWeeks: 0, days: 0 };
  for (const origin of ORIGINS) {
    const measured = measureForecasts(
      market.map((one) => ({ ...one, counts: one.counts.slice(0, origin) })),
      "d7",
    );
    for (const one of market) {
      const counts = one.counts.slice(0, origin);
      const known = { ...one, counts };
      const scale =
        counts.slice(7).reduce((sum, count, n) => sum + Math.abs(count - (counts[n] ?? 0)), 0) /
        (counts.length - 7);
      const expected = forecastDays(known, 7, measured?.share ?? 1);
      for (const [n, count] of one.counts.slice(origin, origin + 7).entries()) {
        sums.forecast += Math.abs(count - (expected[n] ?? 0)) / scale;
        sums.weekAgo += Math.abs(count - (counts[origin - 7 + n] ?? 0)) / scale;
        sums.fourWeeks += Math.abs(count - sameWeekdayMean(known, origin + n)) / scale;
        sums.days += 1;
      }
    }
  }
  return {
    forecast: sums.forecast / sums.days,
    weekAgo: sums.weekAgo / sums.days,
    fourWeeks: sums.fourWeeks / sums.days,
  };
}

function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

describe("forecasts on markets whose truth is known", () => {
  const markets = SEEDS.map((seed) => interestOf({ seed }));
  const errors = markets.map(errorsOn);
  const answered = markets.map(answeredOn);

  it("I-09: are nearer than a week ago, and than four weeks", () => {
    const scaled = Math.max(...errors.map(({ forecast }) => forecast));
    const byWeek = Math.max(...errors.map(({ forecast, weekAgo }) => forecast / weekAgo));
    const byFour = Math.max(...errors.map(({ forecast, fourWeeks }) => forecast / fourWeeks));
    expect(scaled).toBeLessThanOrEqual(0.85);
    expect(byWeek).toBeLessThanOrEqual(0.87);
    expect(byFour).toBeLessThanOrEqual(1);
    // What came is within the interval 80 of 100 times, for each range.
    const covered = RANGES.flatMap((range) =>
      answered.map((all) =>
        share(
          all.filter((one) => one.range === range),
          ({ isCovered }) => isCovered,
        ),
      ),
    );
    expect(Math.min(...covered)).toBeGreaterThanOrEqual(0.74);
    expect(Math.max(...covered)).toBeLessThanOrEqual(0.88);
    expect(documented("I-09")).toEqual(
      [scaled, byWeek, byFour, Math.min(...covered), Math.max(...covered)].map(round),
    );
  });

  it("I-10: say up or down where it comes true, and how sure that is", () => {
    const said = answered.map((all) => all.filter(({ isSaid }) => isSaid));
    expect(Math.min(...said.map(({ length }) => length))).toBeGreaterThanOrEqual(20);
    const right = Math.min(...said.map((all) => share(all, ({ isRight }) => isRight)));
    const always = Math.max(...answered.map((all) => share(all, ({ isRight }) => isRight)));
    expect(right).toBeGreaterThanOrEqual(0.75);
    // It would be wrong far more often if it always said something.
    expect(always).toBeLessThan(right - 0.1);
    const apart = Math.max(
      ...said.map((all) => {
        const sure = all.filter(({ confidence }) => confidence !== null);
        const mean = sure.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / sure.length;
        return Math.abs(mean - share(sure, ({ isRight }) => isRight));
      }),
    );
    expect(apart).toBeLessThanOrEqual(0.06);
    expect(documented("I-10")).toEqual([right, always, apart].map(round));
  });

  it("I-15: of days in a random order say that nothing changes", () => {
    const [market] = markets;
    const shuffled = (market ?? []).map((one) => ({
      ...one,
      counts: one.counts.map((_, n) => one.counts[(n * 307) % one.counts.length] ?? 0),
    }));
    const said = answeredOn(shuffled).filter(({ range }) => range !== "h24");
    expect(share(said, ({ isSaid }) => isSaid)).toBeLessThan(0.25);
  });
});

const DAYS = 120;
const MARKET = interestOf({ seed: 4, days: DAYS });
const TODAY = "2026-06-01";

function factOf(category: string, more: Partial<CategoryFacts> = {}): CategoryFacts {
  return { category, members: 40, supply: 20, sellers: 9, sold: 5, ...more };
}

function learned(days = DAYS, facts = CATEGORIES.map((name) => factOf(name))): Demand {
  const counts = new Map(MARKET.map((one) => [one.category, one.counts.slice(-days)]));
  return learnDemand({ today: TODAY, days, counts, facts });
}

describe("the demand", () => {
  it("I-17: is the same from the same days", () => {
    expect(JSON.stringify(learned())).toBe(JSON.stringify(learned()));
  });

  it("I-16: is unknown with one day, one member or one visit too few", () => {
    const [first] = CATEGORIES;
    const of = (demand: Demand) => demand.categories.find(({ category }) => category === first);
    expect(of(learned(27))).toMatchObject({
      shortfall: "Not enough data yet: 27 of 28 days",
      weekdays: null,
      season: null,
      demandLevel: null,
      competitionLevel: null,
      forecasts: {},
    });
    expect(of(learned(28))).toMatchObject({ shortfall: null, season: { of: "weekday" } });
    const four = CATEGORIES.map((name) => factOf(name, name === first ? { members: 4 } : {}));
    expect(of(learned(DAYS, four))?.shortfall).toBe(
      "Not enough data yet: 4 of 5 members in 28 days",
    );
    const few = (visits: number) =>
      learnDemand({
        today: TODAY,
        days: DAYS,
        counts: new Map([
          [first, Array.from({ length: DAYS }, (_, n) => (n >= DAYS - visits ? 1 : 0))],
        ]),
        facts: [factOf(first, { members: 5 })],
      });
    // One visit a day: 28 of 56.
    expect(of(few(60))?.shortfall).toBe("Not enough data yet: 28 of 56 visits in 28 days");
    // Without 30 forecasts of the past there is none of the future.
    expect(of(learned(29))?.forecasts).toEqual({});
    expect(Object.keys(of(learned(45))?.forecasts ?? {})).toEqual(["h24", "d7"]);
  });

  it("is high where many are interested in little, and so is the competition where much waits for few", () => {
    const facts = CATEGORIES.map((name, n) =>
      factOf(name, { members: 10 + n, supply: 20, sold: n }),
    );
    const levels = learned(DAYS, facts).categories.map(
      ({ demandLevel, competitionLevel }) => `${demandLevel} ${competitionLevel}`,
    );
    expect(levels.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "low high"));
    expect(levels.slice(-4)).toEqual(Array.from({ length: 4 }, () => "high low"));
    // Where all are alike nothing stands out.
    expect(new Set(learned().categories.map(({ demandLevel }) => demandLevel))).toEqual(
      new Set(["medium"]),
    );
    // Two categories have no thirds.
    const two = learned(
      DAYS,
      CATEGORIES.map((name, n) => factOf(name, { members: n < 2 ? 40 : 0 })),
    );
    expect(two.categories[0]).toMatchObject({ shortfall: null, demandLevel: null });
  });

  it("knows the weekdays, and the season once there is a year", () => {
    // 2026-06-01 is a Monday; Sundays have twice as much.
    const counts = Array.from({ length: 400 }, (_, n) => ((n + 2) % 7 === 0 ? 20 : 10));
    const series = { firstWeekday: (8 - (400 % 7) + 7) % 7, counts };
    const factors = weekdayFactors(series);
    const busiest = factors.indexOf(Math.max(...factors));
    expect(counts[(busiest - series.firstWeekday + 7) % 7]).toBe(20);
    expect(factors[busiest]).toBeGreaterThan(1.5);
    expect(busiestWeekday(series)).toEqual({ weekday: busiest, factor: factors[busiest] });
    // What differs by chance alone is called busy once in 20 markets of 14 categories.
    const called = [1, 2, 3, 4, 5].flatMap((seed) =>
      interestOf({ seed, days: 90, isFlat: true }).map((one) => busiestWeekday(one) !== null),
    );
    expect(share(called, (is) => is)).toBeLessThan(0.03);
    const weekly = [1, 2, 3].flatMap((seed) =>
      interestOf({ seed, days: 180 }).map((one) => busiestWeekday(one) !== null),
    );
    expect(share(weekly, (is) => is)).toBeGreaterThan(0.5);
    expect(seasonOf({ firstWeekday: 0, counts: counts.slice(0, 364) }).of).toBe("weekday");
    // Three times as much in the weeks around this day a year ago.
    const yearly = Array.from({ length: 400 }, (_, n) => (Math.abs(n - 35) <= 14 ? 30 : 10));
    expect(seasonOf({ firstWeekday: 0, counts: yearly })).toMatchObject({ of: "year" });
    expect(seasonOf({ firstWeekday: 0, counts: yearly }).factor).toBeGreaterThan(2.3);
  });

  it("recommends what its figures say, and nothing where nothing stands out", () => {
    const [base] = learned().categories;
    if (!base) throw new Error("no category");
    const flat = { ...base, busiest: null, forecasts: {} };
    expect(actionsFor(flat)).toEqual([]);
    expect(
      actionsFor({ ...flat, demandLevel: "high", competitionLevel: "low", supply: 1, sold: 5 }),
    ).toEqual([
      "Offer something here: 40 members were interested in 28 days, and 1 item is on the market.",
      "Do not ask for less than such things sell for: 5 changed hands in 28 days, and 1 item is left.",
    ]);
    expect(
      actionsFor({ ...flat, competitionLevel: "high", busiest: { weekday: 6, factor: 1.2 } }),
    ).toEqual([
      "Ask for a price in the lower half of what such things sell for: 20 items are on the market, and 5 changed hands in 28 days.",
      "Be there to answer on Saturdays: 20 % more members are interested than on a mean day.",
    ]);
  });
});
