import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Notice } from "../../api/core/events/carrier.ts";
import { PostgresCarrier } from "../../api/core/events/postgresCarrier.ts";
import { itemAudience } from "../../api/core/events/topics.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
/** What each of two servers was told by the other. */
const heard: [Notice[], Notice[]] = [[], []];
let carriers: [PostgresCarrier, PostgresCarrier];

beforeAll(async () => {
  const open = async (hears: Notice[]) => {
    const carrier = new PostgresCarrier(market.databaseUrl, pino({ level: "silent" }));
    await carrier.start({ receive: (notices) => void hears.push(...notices), missed: () => {} });
    return carrier;
  };
  carriers = [await open(heard[0]), await open(heard[1])];
});

afterAll(() => Promise.all(carriers.map((carrier) => carrier.stop())));

const notices = (count: number, sizeOf: (n: number) => number): Notice[] =>
  Array.from({ length: count }, (_, n) => ({
    a: itemAudience(900_000 + (n % 3)),
    s: n,
    t: "itemUpdated",
    d: { n, words: "é".repeat(sizeOf(n) / 2) },
  }));

it.each([
  ["few", notices(3, () => 10)],
  ["many", notices(1000, () => 20)],
  ["large ones", notices(30, () => 1300)],
  ["a very large one among others", notices(60, (n) => (n === 20 ? 7000 : 100))],
])(
  "a server tells the others %s, whole and in their order, and not itself",
  async (_name, many) => {
    for (const list of heard) list.splice(0);
    // In one turn and in several: the first leaves at once, and what comes meanwhile with the next.
    for (const notice of many) void carriers[0].publish([notice]);
    await carriers[0].publish([]);
    await expect.poll(() => heard[1].length).toBe(many.length);
    expect(heard[1]).toEqual(many);

    // What it told itself would have come before this.
    await carriers[1].publish(many.slice(0, 1));
    await expect.poll(() => heard[0].length).toBeGreaterThan(0);
    expect(heard[0]).toEqual(many.slice(0, 1));
  },
);

it("what a transaction appends is numbered for each audience in its order, and answered", async () => {
  const facts = Array.from({ length: 12 }, (_, n) => ({
    audience: `zz${n % 3}`,
    topic: "itemUpdated",
    data: { n },
  }));
  const append = async () => {
    const [answered] = await market.rows<{ notices: Notice[] }>(
      "select event_append($1::jsonb, now()) as notices",
      [JSON.stringify(facts)],
    );
    return answered?.notices ?? [];
  };
  const first = await append();
  const all = [...first, ...(await append())];
  for (const audience of ["zz0", "zz1", "zz2"]) {
    const own = all.filter(({ a }) => String(a) === audience);
    expect(own.map(({ s }) => s)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const logged = await market.rows<{ n: number }>(
      "select (data->>'n')::int as n from event_log where audience = $1 order by seq",
      [audience],
    );
    expect(own.map(({ d }) => d["n"])).toEqual(logged.map(({ n }) => n));
  }
});

it("no function and no trigger of the market notifies", async () => {
  const found = await market.rows(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = current_schema() and p.prosrc ~* 'notify|graphile_worker'`,
  );
  expect(found).toEqual([]);
});
