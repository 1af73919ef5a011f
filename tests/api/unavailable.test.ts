import pg from "pg";
import { expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { times } from "../support/races.ts";

const market = aMarket();

it("says 503 and when to come back while the database is locked, and serves again after", async () => {
  const amara = await market.member("Amara");
  const locker = new pg.Client({ connectionString: market.databaseUrl });
  await locker.connect();
  await locker.query("begin; lock table sessions in access exclusive mode");

  const ask = (path: string, body: object) =>
    fetch(`${market.url}${path}`, {
      method: "POST",
      headers: amara.headers,
      body: JSON.stringify(body),
    });
  const graphql = await ask("/graphql", { query: "{ wallet { held } }" });
  const rest = await amara.rest("GET", "/api/wallet");
  await locker.query("rollback");
  await locker.end();

  expect(graphql.status).toBe(503);
  expect(graphql.headers.get("retry-after")).toBeTruthy();
  expect(rest.status).toBe(503);
  expect(rest.headers.get("retry-after")).toBeTruthy();
  expect(await amara.wallet()).toMatchObject({ tpBalance: 100 });
});

it(
  "is not short of connections after many have broken in the middle of a transaction",
  { timeout: 60_000 },
  async () => {
    const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 1000)];
    const item = await anItem(amara, { trustPoints: 5 });
    const locker = new pg.Client({ connectionString: market.databaseUrl });
    await locker.connect();

    const broken = new Set<number>();
    // The server has 20 connections; more transactions than that lose theirs while they wait for the item.
    for (let round = 1; broken.size < 25; round++) {
      await locker.query(`begin; select from items where id = ${item.id} for update`);
      const offers = Promise.all(
        times(10, (n) =>
          jun.rest(
            "POST",
            `/api/buy-with-tp/${item.id}`,
            {},
            { "idempotency-key": `${round}-${n}` },
          ),
        ),
      );
      let isSettled = false;
      void offers.then(() => (isSettled = true));
      while (!isSettled) {
        const { rows } = await locker.query<{ pid: number }>(
          `with waiting as materialized (
           select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database())
         select pid from waiting where pg_terminate_backend(pid)`,
        );
        for (const { pid } of rows) broken.add(pid);
      }
      await locker.query("rollback");
      expect((await offers).map(({ status }) => status)).toEqual(times(10, () => 503));
    }
    await locker.end();

    const { status } = await jun.rest("POST", `/api/buy-with-tp/${item.id}`);
    expect(status).toBe(201);
  },
);
