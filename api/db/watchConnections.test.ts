import type { MikroORM } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../tests/support/database.ts";
import { row, sql } from "../core/sql/sql.ts";
import { allowStatements } from "../core/sql/statementTime.ts";
import { inTransaction } from "../core/transactions/transaction.ts";
import { openOrm } from "./orm.ts";
import { watchConnections } from "./watchConnections.ts";

let database: FreshDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.url);
  await watchConnections(orm.em as EntityManager);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const transaction = <Answer>(work: (em: EntityManager) => Promise<Answer>) =>
  inTransaction(orm.em.fork() as EntityManager, work);

/** Takes so many seconds for one row. */
const slow = (em: EntityManager, seconds: number) =>
  row(em, sql<{ took: number }>`select ${seconds}::int as took from pg_sleep(${seconds})`);
/** The database's own limit is out of the way, as it is for a server whose network loses every packet. */
const unlimited = (em: EntityManager) =>
  row(em, sql`select set_config('statement_timeout', '0', true)`);

it("lets a statement take as long as its transaction was allowed, and ends any other that is silent", async () => {
  const [allowed, silent, late] = await Promise.allSettled([
    transaction(async (em) => {
      await allowStatements(em, 20_000);
      return slow(em, 6);
    }),
    transaction(async (em) => {
      await unlimited(em);
      return slow(em, 20);
    }),
    transaction(async (em) => {
      await allowStatements(em, 5500);
      await unlimited(em);
      return slow(em, 20);
    }),
  ]);
  expect(allowed).toEqual({ status: "fulfilled", value: { took: 6 } });
  for (const { reason } of [silent, late] as PromiseRejectedResult[])
    expect(String(reason)).toContain("the database is silent");
}, 15_000);

it("forgets what a transaction was allowed when it ends", async () => {
  // One connection after the other: the second transaction has that of the first.
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const first = await transaction(async (em) => {
    await allowStatements(em, 20_000);
    return row(em, pid);
  });
  const outcome = transaction(async (em) => {
    expect(await row(em, pid)).toEqual(first);
    await unlimited(em);
    return slow(em, 20);
  });
  await expect(outcome).rejects.toThrow("the database is silent");
}, 15_000);
