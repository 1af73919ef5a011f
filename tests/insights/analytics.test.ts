import { beforeAll, describe, expect, it } from "vitest";
import { learnDemand } from "../../api/modules/insights/demand/learnDemand.ts";
import { readsOf, recording } from "../rules/statements/recording.ts";
import { midnight } from "../support/analyticsFromScratch.ts";
import { anItem, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import { BASIS, LIKE, VIEW } from "./asked.ts";
import { INTERESTED_DAYS, INTERESTED_IN, interestedMarket, looksAt } from "./market/interested.ts";

const market = aMarket();

const PREDICTIONS = `query MarketPredictions($timeRange: TrendRange) { marketPredictions(timeRange: $timeRange) { timeRange
  entries { category trend predictedChange timeframe reasoning confidence expected expectedRange { min max } before today
    history { day members } forecast { day expected range { min max } } basis { ${BASIS} } } basis { ${BASIS} } } }`;
const DEMAND = `query DemandForecasts { demandForecasts { entries { itemType demandLevel competitionLevel seasonalFactor
  seasonalFactorMeans recommendedActions members supply sellers sold weekdays basis { ${BASIS} } } basis { ${BASIS} } } }`;

let seller: Person;
let members: Person[];
let items: ListedItem[];

beforeAll(async () => {
  seller = await market.member("Sella");
});

// What the queries answer about one category, as far as it is looked at here.
interface Prediction {
  category: string;
  expected: number;
  expectedRange: { min: number; max: number };
  history: { day: string; members: number }[];
  forecast: { day: string }[];
}
interface Demand {
  itemType: string;
  members: number;
  demandLevel: string;
  seasonalFactor: number;
  weekdays: number[];
}

function entryFor<Found extends { category?: string; itemType?: string }>(
  entries: Found[],
  name: string,
): Found {
  const found = entries.find(({ category, itemType }) => (category ?? itemType) === name);
  if (!found) throw new Error(`nothing is said about ${name}`);
  return found;
}

it("says that it does not know while there is nothing to learn from", async () => {
  const { marketPredictions } = await market.stranger.gql(PREDICTIONS, {});
  expect(marketPredictions).toMatchObject({
    timeRange: "h24",
    entries: [],
    basis: { isEnough: false, shortfall: "Not enough data yet: 0 of 28 days" },
  });
  const { demandForecasts } = await market.stranger.gql(DEMAND);
  expect(demandForecasts).toMatchObject({ entries: [], basis: { isEnough: false } });
  await market.passHours(24);
  const { marketPredictions: later } = await market.stranger.gql(PREDICTIONS, {});
  expect(later.entries).toHaveLength(14);
  expect(later.entries[0]).toMatchObject({
    trend: null,
    predictedChange: null,
    confidence: null,
    expected: null,
    history: [],
    forecast: [],
    basis: { isEnough: false, sampleSize: 0, needed: 56, accuracy: null },
  });
  expect(later.basis.shortfall).toMatch(/^Not enough data yet: \d of 28 days$/);
  for (const path of ["market-predictions", "demand-forecast"]) {
    const { status, body } = await market.stranger.rest("GET", `/api/analytics/${path}`);
    expect([status, body.length], path).toEqual([200, 14]);
  }
});

describe("on a market of three months", () => {
  beforeAll(async () => {
    market.clock.advance(24 * INTERESTED_DAYS);
    market.toMorning();
    ({ seller, members, items } = await interestedMarket(market));
    await market.passHours(1);
  });

  // Proves: EP-036, EN-020
  it("forecasts what the same days say in memory, and shows them", async () => {
    const today = midnight(market);
    const counts = new Map(
      INTERESTED_IN.map((name, category): [string, number[]] => [
        name,
        Array.from({ length: INTERESTED_DAYS }, (_, n) =>
          looksAt(market, category, INTERESTED_DAYS - n),
        ),
      ]),
    );
    const facts = INTERESTED_IN.map((category) => ({
      category,
      members: 10,
      supply: 1,
      sellers: 1,
      sold: 0,
    }));
    const memory = learnDemand({
      today: today.toISOString().slice(0, 10),
      days: INTERESTED_DAYS,
      counts,
      facts,
    });
    for (const [timeRange, days] of [
      ["h24", 1],
      ["d7", 7],
    ] as const) {
      const { marketPredictions } = await market.stranger.gql(PREDICTIONS, { timeRange });
      for (const name of INTERESTED_IN) {
        const expected = memory.categories.find(({ category }) => category === name)?.forecasts[
          timeRange
        ];
        if (!expected) throw new Error("three months are enough");
        const entry = entryFor<Prediction>(marketPredictions.entries, name);
        expect(entry, `${name} ${timeRange}`).toMatchObject({
          trend: expected.trend,
          expected: Math.round((10 * expected.expected) / days) / 10,
          before: Math.round((10 * expected.before) / days) / 10,
          today: 0,
          basis: {
            isEnough: true,
            shortfall: null,
            confidenceMeans: "It goes the way that is said",
          },
        });
        const { history, forecast } = entry;
        expect(forecast).toHaveLength(days);
        expect(forecast[0]?.day).toBe(today.toISOString().slice(0, 10));
        expect(history.at(-1)).toEqual({
          day: midnight(market, -1).toISOString().slice(0, 10),
          members: looksAt(market, INTERESTED_IN.indexOf(name), 1),
        });
        expect(entry.expectedRange.min).toBeLessThanOrEqual(entry.expected);
      }
      // Nobody looked at the others.
      expect(entryFor(marketPredictions.entries, "Automotive")).toMatchObject({
        trend: null,
        reasoning: "Not enough data yet: 0 of 5 members in 28 days",
      });
    }
    const { status, body } = await market.stranger.rest(
      "GET",
      "/api/analytics/market-predictions?timeRange=7d",
    );
    const { marketPredictions } = await market.stranger.gql(PREDICTIONS, { timeRange: "d7" });
    expect([status, body]).toEqual([200, marketPredictions.entries]);
    expect(body[0].basis.accuracy ?? marketPredictions.basis.accuracy).toMatchObject({
      measure: "The mean error, in % of what came",
      baselineName: "the time before",
    });
  });

  it("counts who was interested today, each once, and neither sellers, circles nor suspended members", async () => {
    const [one, two, three, four] = members as [Person, Person, Person, Person];
    const item = items[1] as ListedItem;
    const other = await anItem(seller, { title: "Another", category: "Electronics" });
    for (const member of [one, two, four]) await member.gql(VIEW, { id: item.id });
    await one.gql(LIKE, { id: item.id });
    await one.gql(LIKE, { id: other.id });
    await seller.gql(LIKE, { id: item.id });
    await three.gql(LIKE, { id: other.id });
    await market.rows(`update items set is_circle_only = true where id = $1`, [Number(other.id)]);
    const admin = await market.admin();
    await admin.gql(SUSPEND, { memberId: four.id, reason: "Spam in every chat" });
    await market.passHours(1);
    const { marketPredictions } = await one.gql(PREDICTIONS, {});
    expect(entryFor(marketPredictions.entries, "Electronics")).toMatchObject({ today: 2 });
  });

  // Proves: EP-038, EN-022
  it("says how high the demand is beside what is offered, with what can be done", async () => {
    const { demandForecasts } = await market.stranger.gql(DEMAND);
    const entries = INTERESTED_IN.map((name) => entryFor<Demand>(demandForecasts.entries, name));
    expect(entries.map(({ members: count }) => count)).toEqual([7, 8, 9]);
    expect(entries.map(({ demandLevel }) => demandLevel)).toEqual(["low", "medium", "high"]);
    expect(entries[2]).toMatchObject({
      competitionLevel: "medium",
      supply: 1,
      sellers: 1,
      sold: 0,
      recommendedActions: expect.arrayContaining([
        "Offer something here: 9 members were interested in 28 days, and 1 item is on the market.",
      ]),
      seasonalFactorMeans: expect.stringMatching(
        /days against a mean day; a year is not known yet$/,
      ),
      basis: { isEnough: true, confidenceMeans: null },
    });
    // From Monday; Saturdays and Sundays have most.
    const { weekdays = [] } = entries[0] ?? {};
    expect(Math.min(...weekdays.slice(5))).toBeGreaterThan(Math.max(...weekdays.slice(0, 5)));
    const day = (midnight(market).getUTCDay() + 6) % 7;
    expect(entries[0]?.seasonalFactor).toBe(weekdays[day]);
    const { body } = await market.stranger.rest("GET", "/api/analytics/demand-forecast");
    expect(body).toEqual(demandForecasts.entries);
  });

  it("reads each panel with one statement, and refuses ranges that there are not", async () => {
    const [looker = seller] = members;
    for (const document of [PREDICTIONS, DEMAND]) {
      const { statements } = await recording(() => looker.gql(document, {}));
      expect(readsOf(statements.filter(({ isOfRequest }) => isOfRequest))).toHaveLength(1);
    }
    const { status, body } = await market.stranger.rest(
      "GET",
      "/api/analytics/market-predictions?timeRange=1h",
    );
    expect([status, body.code]).toEqual([400, "BAD_USER_INPUT"]);
  });
});
