import { beforeAll, describe, expect, it } from "vitest";
import type { Demand } from "../../api/modules/insights/demand/learnDemand.ts";
import { categoryPredictions } from "../../api/modules/insights/predictions/categoryPredictions.ts";
import { readsOf, recording } from "../rules/statements/recording.ts";
import { midnight } from "../support/analyticsFromScratch.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { NOT_FOR_ME, PREDICTIONS, VIEW } from "./asked.ts";
import { INTERESTED_DAYS, INTERESTED_IN, interestedMarket } from "./market/interested.ts";

const market = aMarket();

// What the query answers, as far as it is looked at here.
interface Entry {
  type: string;
  topic: string;
  title: string;
  description: string;
  confidence: number | null;
  accuracy: number | null;
  timeline: string;
}

const answerOf = async (person: Person) => (await person.gql(PREDICTIONS)).predictions;
const openOf = async (person: Person) => (await answerOf(person)).entries as Entry[];

describe("on a market of three months, predictions of categories", () => {
  let looker: Person;

  beforeAll(async () => {
    market.toMorning();
    await market.member("First");
    await market.passHours(24);
    market.clock.advance(24 * INTERESTED_DAYS);
    const interested = await interestedMarket(market);
    [looker] = interested.members as [Person];
    // They look at the first two categories; the third is nothing to them.
    await market.rows(`delete from item_views where user_id = $1 and item_id = $2`, [
      Number(looker.id),
      Number(interested.items[2]?.id),
    ]);
    await market.passHours(1);
  });

  it("are those of the forecasts, of the categories that a member looks at", async () => {
    const [stored] = await market.rows<{ parameters: Demand }>(
      `select parameters from insight_models where method = 'demand'`,
    );
    if (!stored) throw new Error("the demand is measured once a day");
    const made = categoryPredictions(stored.parameters);
    expect(made.filter(({ type }) => type === "demand")).toHaveLength(INTERESTED_IN.length);
    const entries = await openOf(looker);
    const expected = made.filter(
      ({ about }) => "category" in about && about.category !== INTERESTED_IN[2],
    );
    expect(entries.map(({ title }) => title).sort()).toEqual(
      expected.map(({ said }) => said.title).sort(),
    );
    const [first] = entries;
    const lastDay = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }).format(midnight(market, 6));
    expect(first).toMatchObject({
      type: "demand",
      title: expect.stringMatching(/^Interest in /),
      description: expect.stringMatching(/^\d+ to \d+ visits in 7 days, each member once a day\.$/),
      confidence: 80,
      accuracy: null,
      timeline: `by ${lastDay}`,
    });
  });

  it("are those that move most for who looked at nothing", async () => {
    const nan = await market.member("Nan");
    expect((await openOf(nan)).map(({ type }) => type)).toEqual(["demand", "demand", "demand"]);
    const seller = await market.member("Sue");
    await nan.gql(VIEW, { id: (await anItem(seller, { category: INTERESTED_IN[1] })).id });
    expect((await openOf(nan)).map(({ topic }) => topic)).toEqual([
      `prediction:demand:category:${INTERESTED_IN[1]}`,
    ]);
    const id = `prediction:demand:category:${INTERESTED_IN[1]}`;
    await nan.gql(NOT_FOR_ME, { id, isNotForMe: true });
    expect(await openOf(nan)).toEqual([]);
    await nan.gql(NOT_FOR_ME, { id, isNotForMe: false });
    expect(await nan.refused(NOT_FOR_ME, { id: `${id}!`, isNotForMe: true })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("I-18: are read by one statement", async () => {
    await looker.gql(PREDICTIONS);
    const { statements } = await recording(() => looker.gql(PREDICTIONS));
    expect(readsOf(statements.filter(({ isOfRequest }) => isOfRequest))).toHaveLength(1);
  });

  it("are known when their last day is counted, and others are made of the days that follow", async () => {
    const range = await market.rows<{ low: number; high: number; category: string }>(
      `select category, low, high from predictions where type = 'demand' order by category`,
    );
    // In the first category as many come as were expected, in the others nobody.
    const [first] = range;
    if (!first) throw new Error("three categories are known");
    const { category, low } = first;
    const seller = await market.member("Sam");
    const item = await anItem(seller, { category });
    const today = midnight(market).toISOString().slice(0, 10);
    await market.rows(
      `insert into item_views (item_id, user_id, day)
       select $1, u.id, $2::date + (n % 7)::int
       from (select id, row_number() over (order by id) as place from users where username like 'looker%') u
       join generate_series(0, $3::int - 1) n on u.place = 1 + n / 7`,
      [Number(item.id), today, low],
    );
    const hours = (midnight(market, 7).getTime() - market.clock.now().getTime()) / 3600_000;
    await market.passHours(hours - 1);
    expect((await answerOf(looker)).past).toEqual([]);
    // Days are closed five minutes after midnight.
    await market.passHours(1.5);
    const { past, records, entries } = await answerOf(looker);
    const outcomes = await market.rows<{ category: string; outcome: string }>(
      `select category, outcome from predictions where type = 'demand' and outcome is not null order by category`,
    );
    expect(outcomes).toEqual(
      range.map((each) => ({
        category: each.category,
        outcome: each.category === category ? "right" : "wrong",
      })),
    );
    expect(past.map(({ type }: Entry) => type)).toContain("demand");
    expect(records.find(({ type }: Entry) => type === "demand")).toEqual({
      type: "demand",
      right: 1,
      resolved: 3,
    });
    // Three are too few to say how good they are.
    expect(entries.find(({ type }: Entry) => type === "demand")).toMatchObject({ accuracy: null });
  });

  it("say how many of 100 came, of 20 that are known", async () => {
    const records = (resolved: number) =>
      market.rows(
        `update insight_models set parameters = $1::jsonb where method = 'prediction-records'`,
        [JSON.stringify([{ type: "demand", right: 15, resolved }])],
      );
    await records(19);
    const accuracy = async () =>
      (await openOf(looker)).find(({ type }) => type === "demand")?.accuracy;
    expect(await accuracy()).toBeNull();
    await records(20);
    expect(await accuracy()).toBe(75);
  });
});
