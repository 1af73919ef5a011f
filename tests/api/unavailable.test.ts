import pg from "pg";
import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

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
