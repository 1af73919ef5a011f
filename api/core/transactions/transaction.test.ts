import type { EntityManager } from "@mikro-orm/postgresql";
import { expect, it } from "vitest";
import { aNotesTable } from "../../../tests/support/notesTable.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { inTransaction } from "./transaction.ts";

const newEm = aNotesTable();
const write = (em: EntityManager, words: string) =>
  rows(em, sql`insert into notes values (${words})`);
const notes = async () =>
  (await rows(newEm(), sql<{ words: string }>`select words from notes order by words`)).map(
    ({ words }) => words,
  );

it("keeps what the work and the last of it wrote, and answers", async () => {
  const answer = await inTransaction(
    newEm(),
    async (em) => {
      await write(em, "work");
      return 7;
    },
    (em) => write(em, "last"),
  );
  expect([answer, await notes()]).toEqual([7, ["last", "work"]]);
});

it("undoes everything when a statement fails that nobody waited for", async () => {
  const working = inTransaction(newEm(), async (em) => {
    await write(em, "first");
    void write(em, "first").catch(() => {});
  });
  await expect(working).rejects.toThrow(/duplicate key/);
  expect(await notes()).toEqual([]);
});

it("commits when what nobody waited for is answered", async () => {
  await inTransaction(newEm(), async (em) => {
    void rows(em, sql`select pg_sleep(0.2)`);
    void write(em, "unwaited");
  });
  expect(await notes()).toEqual(["unwaited"]);
});

it("takes nothing for a transaction that is over", async () => {
  let late: EntityManager | undefined;
  const working = inTransaction(newEm(), async (em) => {
    late = em;
    await write(em, "undone");
    throw new Error("a bug");
  });
  await expect(working).rejects.toThrow("a bug");
  await expect(write(late as EntityManager, "late")).rejects.toThrow("the transaction is over");
  expect(await notes()).toEqual([]);
});

it("sends what only kysely can write down with the others, in its order", async () => {
  await inTransaction(newEm(), async (em) => {
    const counted = sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table("notes")}`;
    const [, before, , after] = await Promise.all([
      write(em, "one"),
      row(em, counted),
      write(em, "two"),
      row(em, counted),
    ]);
    expect([before?.count, after?.count]).toEqual([1, 2]);
  });
});

it("says of a transaction that it did not begin", async () => {
  const working = newEm().transactional((em) => write(em as EntityManager, "elsewhere"));
  await expect(working).rejects.toThrow("inTransaction() did not begin");
});
