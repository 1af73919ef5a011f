import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../tests/support/database.ts";
import { WITHOUT_WRITES } from "../core/sql/driver.ts";
import { prepareInTransactions } from "./prepared.ts";

let database: FreshDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new Pool({ connectionString: database.url, max: 1 });
  prepareInTransactions(pool);
  await pool.query("create table notes (words text)");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const WRITE = "insert into notes values ($1)";
const notes = async () =>
  (await pool.query<{ words: string }>("select words from notes order by words")).rows.map(
    ({ words }) => words,
  );

it("begins with the first looks, and writes when it has begun", async () => {
  const client = await pool.connect();
  await client.query("begin");
  const [looked] = await Promise.all([
    client.query<{ depth: number }>(`${WITHOUT_WRITES}select 1 as depth`),
    client.query(WRITE, ["first"]),
    client.query(`${WITHOUT_WRITES}select words from notes`),
    client.query(WRITE, ["second"]),
  ]);
  expect(looked.rows).toEqual([{ depth: 1 }]);
  await client.query("rollback");
  await client.query("begin");
  await client.query(WRITE, ["kept"]);
  await client.query("commit");
  client.release();
  expect(await notes()).toEqual(["kept"]);
});

it("writes nothing behind a begin that failed, and serves the next transaction", async () => {
  const client = await pool.connect();
  await client.query("begin isolation level nonsense");
  const [looked, ...writes] = await Promise.allSettled([
    client.query(`${WITHOUT_WRITES}select 1`),
    client.query(WRITE, ["at once"]),
    client.query(WRITE, ["behind it"]),
  ]);
  expect(looked.status).toBe("fulfilled");
  for (const write of writes)
    expect(write).toMatchObject({ reason: { message: expect.stringMatching(/syntax error/) } });
  await expect(client.query(WRITE, ["later"])).rejects.toThrow(/syntax error/);
  await client.query("rollback");

  await client.query("begin");
  await client.query(WRITE, ["next"]);
  await client.query("commit");
  client.release();
  expect(await notes()).toEqual(["kept", "next"]);
});

it("writes nothing that was still waiting for the begin when the transaction ended", async () => {
  const client = await pool.connect();
  void client.query("begin");
  const [write] = await Promise.allSettled([
    client.query(WRITE, ["too late"]),
    client.query("rollback"),
  ]);
  client.release();
  expect(write).toMatchObject({ reason: { message: "the transaction is over" } });
  expect(await notes()).not.toContain("too late");
});
