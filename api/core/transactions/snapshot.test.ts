import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { aNotesTable } from "../../../tests/support/notesTable.ts";
import { CONNECTIONS_MAX } from "../../env.ts";
import type { Context } from "../context.ts";
import { poolOf } from "../sql/driver.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { withSnapshot, openSnapshot, TAKE_SNAPSHOT } from "./snapshot.ts";
import { transact } from "./transact.ts";
import { inTransaction } from "./transaction.ts";

const newEm = aNotesTable();
const asking = () => ({ em: newEm() });
const write = (words: string) => rows(newEm(), sql`insert into notes values (${words})`);
const count = async (em: EntityManager) =>
  (await row(em, sql<{ n: number }>`select count(*)::int as n from notes`))?.n;
const countByOrm = async (em: EntityManager) => {
  const [{ n } = { n: -1 }] = await em.execute<{ n: number }[]>(
    "select count(*)::int as n from notes",
  );
  return n;
};

/** Connections that somebody has. */
const taken = () => {
  const pool = poolOf(newEm());
  return pool.totalCount - pool.idleCount;
};
const allGivenBack = async () => {
  await expect.poll(taken).toBe(0);
};

it("reads what was there at the first statement, whoever writes it down", async () => {
  const ctx = asking();
  const seen = await withSnapshot(ctx, "query", async () => {
    await write("before it");
    const first = await count(ctx.em);
    await write("after it");
    return [first, await count(ctx.em), await countByOrm(ctx.em)];
  });
  expect(seen).toEqual([1, 1, 1]);
  expect(await count(newEm())).toBe(2);
  await allGivenBack();
});

it("takes no connection where nothing is read", async () => {
  await withSnapshot(asking(), "query", () => expect(taken()).toBe(0));
  expect(taken()).toBe(0);
});

it("changes nothing", async () => {
  const ctx = asking();
  const writing = withSnapshot(ctx, "query", () =>
    rows(ctx.em, sql`insert into notes values ('written')`),
  );
  await expect(writing).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/read-only transaction/) },
  });
  await allGivenBack();
  expect(await count(newEm())).toBe(0);
});

it("runs no use case in a query", async () => {
  const ctx = asking();
  const changing = withSnapshot(ctx, "query", () =>
    transact(ctx as Context, async () => "changed", undefined),
  );
  await expect(changing).rejects.toThrow("a query changes nothing");
});

it("answers more at once than there are connections", async () => {
  const each = async () => {
    const ctx = asking();
    return withSnapshot(ctx, "query", async () => {
      const both = await Promise.all([count(ctx.em), countByOrm(ctx.em)]);
      return [...both, await count(ctx.em)];
    });
  };
  const asked = Array.from({ length: 5 * CONNECTIONS_MAX }, each);
  await write("meanwhile");
  for (const [first, ...others] of await Promise.all(asked)) expect(others).toEqual([first, first]);
  await allGivenBack();
});

it("reads late for itself, and never on a connection that is somebody else's by then", async () => {
  const ctx = asking();
  const kept = await withSnapshot(ctx, "query", async () => {
    await count(ctx.em);
    // As the ORM keeps it while it writes a statement down.
    return ctx.em.getTransactionContext<Kysely<unknown>>();
  });
  await allGivenBack();
  await inTransaction(newEm(), async (em) => {
    await rows(em, sql`insert into notes values ('not committed yet')`);
    const late = await kept?.executeQuery<{ n: number }>(
      CompiledQuery.raw("select count(*)::int as n from notes"),
    );
    expect([late?.rows[0]?.n, await count(ctx.em)]).toEqual([0, 0]);
  });
  expect(await count(newEm())).toBe(1);
  await allGivenBack();
});

it("answers what nobody waits for any more, as a field beside one that failed", async () => {
  const ctx = asking();
  const left: Promise<unknown>[] = [];
  const answering = withSnapshot(ctx, "query", () => {
    left.push(count(ctx.em), countByOrm(ctx.em));
    throw new Error("refused");
  });
  await expect(answering).rejects.toThrow("refused");
  expect(await Promise.all(left)).toEqual([0, 0]);
  await allGivenBack();
});

it("answers what was asked before the answer was complete, and keeps the connection until then", async () => {
  const ctx = asking();
  const moment = openSnapshot(ctx, "query");
  await count(ctx.em);
  const late = row(ctx.em, sql`select pg_sleep(0.2), 7 as n`);
  // Sent, and not answered.
  await Promise.resolve();
  moment.end();
  const foreign = Array.from({ length: CONNECTIONS_MAX }, () => write(String(Math.random())));
  expect(await late).toMatchObject({ n: 7 });
  await Promise.all(foreign);
  await allGivenBack();
});

it("fails behind a statement that failed, with its reason, and serves the next", async () => {
  const ctx = asking();
  const ended = await withSnapshot(ctx, "query", () =>
    Promise.allSettled([
      count(ctx.em),
      rows(ctx.em, sql`select words from leaflets`),
      count(ctx.em),
      countByOrm(ctx.em),
    ]),
  );
  expect(ended.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "rejected",
  ]);
  const causes = ended.flatMap((end) =>
    end.status === "rejected" ? [(end.reason as Error).cause] : [],
  );
  expect(new Set(causes).size).toBe(1);
  expect(causes[0]).toMatchObject({ message: expect.stringMatching(/leaflets/) });
  await allGivenBack();
  expect(await count(newEm())).toBe(0);
});

it("fails when it could not be taken: what was read behind that is of no moment in common", async () => {
  const ctx = asking();
  const client = await poolOf(ctx.em).connect();
  const { query } = client;
  const cancelled = new Error("canceling statement due to user request");
  Object.assign(client, {
    query: (...given: unknown[]) =>
      given[0] === TAKE_SNAPSHOT
        ? Promise.reject(cancelled)
        : (Reflect.apply(query, client, given) as unknown),
  });
  client.release();
  await expect(withSnapshot(ctx, "query", () => count(ctx.em))).rejects.toMatchObject({
    message: "the snapshot cannot be read",
    cause: cancelled,
  });
  await allGivenBack();
  client.query = query;
});

it("loses its connection: it fails, and the pool has another", async () => {
  const ctx = asking();
  const moment = openSnapshot(ctx, "query");
  const own = await row(ctx.em, sql<{ pid: number }>`select pg_backend_pid() as pid`);
  await rows(newEm(), sql`select pg_terminate_backend(${own?.pid})`);
  await expect(count(ctx.em)).rejects.toThrow("the snapshot cannot be read");
  moment.end();
  expect(await count(newEm())).toBe(0);
  await allGivenBack();
});

it("begins anew for what is read after a mutation's commit, and holds nothing before it", async () => {
  const ctx = asking();
  const moment = openSnapshot(ctx, "mutation");
  expect(await count(ctx.em)).toBe(0);
  await write("by the mutation");
  expect([await count(ctx.em), taken()]).toEqual([1, 0]);
  moment.begin();
  expect(await count(ctx.em)).toBe(1);
  await write("by somebody else");
  expect([await count(ctx.em), taken()]).toEqual([1, 1]);
  moment.end();
  await allGivenBack();
  expect(await count(ctx.em)).toBe(2);
});
