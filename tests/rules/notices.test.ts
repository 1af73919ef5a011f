import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

interface Fact {
  audience: string;
  topic: string;
  data: object;
  durable: boolean;
}

interface Heard {
  a: string;
  s?: number;
  t: string;
  d: object;
}

const market = aMarket();
let client: Client;
let notices: string[] = [];

beforeAll(async () => {
  client = new Client({ connectionString: market.databaseUrl });
  await client.connect();
  client.on("notification", ({ payload }) => notices.push(payload ?? ""));
  await client.query("listen market_day_events");
});

afterAll(() => client.end());

/** What the servers hear of facts that one transaction tells. */
async function heardOf(facts: Fact[]): Promise<Heard[]> {
  notices = [];
  await client.query("select event_append($1::jsonb, now())", [JSON.stringify(facts)]);
  const heard = () => notices.flatMap((notice) => JSON.parse(notice) as Heard[]);
  await expect.poll(() => heard().length).toBe(facts.length);
  return heard();
}

const facts = (count: number, sizeOf: (n: number) => number): Fact[] =>
  Array.from({ length: count }, (_, n) => ({
    audience: `zz${n % 3}`,
    topic: "itemUpdated",
    data: { n, words: "x".repeat(sizeOf(n)) },
    durable: n % 7 > 0,
  }));

it("what a transaction tells is one notice, each audience in its order", async () => {
  const heard = await heardOf(facts(12, () => 10));
  expect(notices).toHaveLength(1);
  for (const audience of ["zz0", "zz1", "zz2"]) {
    const places = heard.flatMap(({ a, s }) => (a === audience && s !== undefined ? [s] : []));
    expect(places).toEqual(places.map((_, n) => (places[0] ?? 0) + n));
  }
  expect(heard.filter(({ s }) => s === undefined)).toHaveLength(2);
});

it.each([
  ["many", facts(1000, () => 20)],
  ["large ones", facts(30, () => 1300)],
  ["a very large one among others", facts(60, (n) => (n === 20 ? 7000 : 100))],
])("tells %s, none too long for a notice, in the same order", async (_name, many) => {
  const heard = await heardOf(many);
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8000);
  const numbers = (
    audience: string,
    isKept: boolean,
    of: { a: string; n: number; kept: boolean }[],
  ) => of.filter(({ a, kept }) => a === audience && kept === isKept).map(({ n }) => n);
  const told = many.map(({ audience, data, durable }) => ({
    a: audience,
    n: (data as { n: number }).n,
    kept: durable,
  }));
  const arrived = heard.map(({ a, s, d }) => ({
    a,
    n: (d as { n: number }).n,
    kept: s !== undefined,
  }));
  for (const audience of ["zz0", "zz1", "zz2"])
    for (const isKept of [true, false])
      expect(numbers(audience, isKept, arrived)).toEqual(numbers(audience, isKept, told));
});
