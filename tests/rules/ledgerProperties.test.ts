import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Books } from "../support/ledger/books.ts";
import type { Connection } from "../support/ledger/connection.ts";
import { playAtOnce } from "../support/ledger/playAtOnce.ts";
import { acts, type Act } from "../support/ledger/script.ts";
import { Stage } from "../support/ledger/stage.ts";
import { aMarket } from "../support/market.ts";
import { playScripts } from "../support/playScripts.ts";
import { scripts } from "../support/repetitions.ts";

/** `LEDGER_SEED=…` plays the same again. */
const SEED = Number(process.env["LEDGER_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const ONE_AFTER_THE_OTHER = scripts(300, 15_000);
const AT_ONCE = scripts(80, 15_000);

const market = aMarket();
const stage = new Stage(market);
beforeAll(() => stage.setUp());
afterAll(() => stage.close());

describe(`the books, seed ${SEED}`, () => {
  it(
    "are to the point what one would keep on paper, whatever is refused, undone or killed",
    async () => {
      const connection = await stage.connect();
      const playScript = async (script: Act[]) => {
        // What a failed play left open must not fail the smaller one that is looked for next.
        await connection.run("rollback");
        let books = await stage.books();
        for (const act of script) books = await play(connection, books, act);
        await stage.expectLike(books);
      };

      await playScripts(acts(16), playScript, { seed: SEED, ...ONE_AFTER_THE_OTHER.bounds });
      await stage.expectHistory();
    },
    ONE_AFTER_THE_OTHER.patienceMs,
  );

  it(
    "stay right when four connections write at once and are killed in between",
    async () => {
      const connections = await Promise.all([1, 2, 3, 4].map(() => stage.connect()));
      await playScripts(
        fc.tuple(acts(12), acts(12), acts(12), acts(12)),
        (each) => playAtOnce(stage, connections, each),
        { seed: SEED, ...AT_ONCE.bounds, endOnFailure: true },
      );
      await stage.expectHistory();
    },
    AT_ONCE.patienceMs,
  );
});

/** One transaction on paper and in PostgreSQL. What is refused or does not end well must not have happened at all. */
async function play(connection: Connection, before: Books, act: Act): Promise<Books> {
  const books = before.copy();
  await connection.run("begin");
  for (const step of act.steps) {
    const statement = books.statementOf(step, stage.newKey());
    if (!statement) continue;
    const expected = books.apply(statement);
    const { outcome, id } = await connection.say(statement);
    expect({ statement, outcome }).toEqual({ statement, outcome: expected });
    if (expected.startsWith("TP")) {
      await connection.run("rollback");
      await stage.expectLike(before);
      return before;
    }
    if (statement.verb === "hold") Object.assign(books.holds.at(-1) ?? {}, { id });
    if (statement.verb === "escrow") Object.assign(books.escrows.at(-1) ?? {}, { id });
  }
  const now = await end(connection, { before, books, act });
  await stage.expectLike(now);
  return now;
}

interface Played {
  before: Books;
  books: Books;
  act: Act;
}

async function end(connection: Connection, { before, books, act }: Played): Promise<Books> {
  switch (act.ending) {
    case "commit":
      await connection.run("commit");
      return books;
    case "rollback":
      await connection.run("rollback");
      return before;
    case "kill":
      await stage.kill(connection.pid);
      await connection.open();
      return before;
    case "killInCommit": {
      const { pid } = connection;
      // A line of its own says whether the commit happened, also where no TP moved.
      const marker = stage.newKey();
      const grant = books.statementOf({ verb: "grant", member: 0, amount: 1 }, marker);
      if (grant) {
        books.apply(grant);
        await connection.say(grant);
      }
      await connection.dieInCommit();
      await stage.gone(pid);
      await connection.open();
      return (await stage.found([marker])) === 1 ? books : before;
    }
  }
}
