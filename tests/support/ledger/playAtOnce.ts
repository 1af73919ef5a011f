import { expect } from "vitest";
import type { Books, ModelEscrow, ModelHold, Posting, Statement } from "./books.ts";
import type { Connection } from "./connection.ts";
import { MEMBERS, type Act } from "./script.ts";
import type { Stage } from "./stage.ts";

/** What became of one transaction, as the connection that wrote it knows. */
interface Written {
  fate: "committed" | "undone" | "unknown";
  posted: Posting[];
  made: ModelHold[];
  paid: ModelEscrow[];
  /** Promises and orders that ended here. */
  ended: { id: number; as: "captured" | "released" | "delivered" | "cancelled" }[];
}

/**
 * Plays a script on each connection at once. Nobody can say beforehand what is refused; but what was committed must be
 * there whole, what was undone not at all, what was killed one or the other, and no promise may end twice.
 */
export async function playAtOnce(
  stage: Stage,
  connections: readonly Connection[],
  scripts: readonly Act[][],
): Promise<void> {
  const shared = await stage.books();
  const ends = await Promise.allSettled(
    connections.map(async (connection, n) => {
      const results: Written[] = [];
      for (const act of scripts[n] ?? []) {
        const result = await write(stage, connection, shared, act);
        if (result.fate === "committed") {
          shared.holds.push(...result.made);
          shared.postings.push(...result.posted);
          shared.escrows.push(...result.paid);
        }
        results.push(result);
      }
      return results;
    }),
  );
  const written = ends.flatMap((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });

  for (const { fate, posted } of written) {
    const keys = posted.map(({ key }) => key);
    const found = await stage.found(keys);
    if (fate === "committed") expect(found, "what was committed is there").toBe(keys.length);
    if (fate === "undone") expect(found, "what was undone is not").toBe(0);
    if (fate === "unknown") expect([0, keys.length], "nothing is half done").toContain(found);
  }
  await expectOneEndEach(stage, written);
  await raceToEnd(stage, connections, shared);
  await stage.market.audit();
}

/** What is still open is ended by all at once, half of them one way and half the other: one succeeds, each time. */
async function raceToEnd(
  stage: Stage,
  connections: readonly Connection[],
  { holds, escrows }: Books,
): Promise<void> {
  const open = await stage.open(holds, escrows);
  const race = async (statementOf: (n: number) => Statement) => {
    const outcomes = await Promise.all(
      connections.map((connection, n) => connection.sayAlone(statementOf(n))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  };
  for (const hold of open.holds)
    await race((n) => {
      const posting = {
        key: stage.newKey(),
        from: hold.owner,
        to: (hold.owner + 1) % MEMBERS,
        amount: hold.amount,
      };
      return n % 2 === 0 ? { verb: "release", hold } : { verb: "capture", hold, posting };
    });
  for (const escrow of open.escrows)
    await race((n) =>
      n % 2 === 0
        ? { verb: "refund", escrow }
        : { verb: "payOut", escrow, to: (escrow.buyer + 1) % MEMBERS },
    );
}

/** Nothing here may wait for a deadlock: each use case takes its wallets first, in the one order. */
async function write(
  stage: Stage,
  connection: Connection,
  shared: Books,
  act: Act,
): Promise<Written> {
  const result: Written = { fate: "undone", posted: [], made: [], paid: [], ended: [] };
  const statements = act.steps
    .map((step) => shared.statementOf(step, stage.newKey()))
    .filter((statement) => statement !== undefined);
  let isCommitting = false;
  try {
    await connection.run("rollback");
    await connection.run("begin");
    // One statement alone takes its own locks.
    if (statements.length > 1)
      await connection.lock(statements.flatMap(walletsOf), statements.flatMap(partsOf));
    for (const statement of statements) {
      const { outcome, id } = await connection.say(statement);
      const before = known(shared, statement);
      if (before) {
        // Whatever else happens: a key means what it meant first.
        expect(outcome).toBe(before.amount === amountOf(statement) ? "done" : "TP004");
        if (outcome === "done") continue;
      }
      if (outcome.startsWith("TP")) {
        await connection.run("rollback");
        return result;
      }
      if (outcome === "done") note(result, statement, id ?? 0);
    }
    if (act.ending === "rollback") {
      await connection.run("rollback");
      return result;
    }
    if (act.ending === "kill") {
      await stage.kill(connection.pid);
      await connection.open();
      return result;
    }
    isCommitting = true;
    if (act.ending === "killInCommit") {
      const { pid } = connection;
      await connection.dieInCommit();
      await stage.gone(pid);
      await connection.open();
      return { ...result, fate: "unknown" };
    }
    await connection.run("commit");
    return { ...result, fate: "committed" };
  } catch (error) {
    throw new Error(`${isCommitting ? "the commit" : "a step"} failed`, { cause: error });
  }
}

function note(result: Written, statement: Statement, id: number): void {
  switch (statement.verb) {
    case "post":
      return void result.posted.push(statement.posting);
    case "hold":
      return void result.made.push({
        id,
        owner: statement.member,
        amount: statement.amount,
        isOpen: true,
      });
    case "release":
      return void result.ended.push({ id: statement.hold.id, as: "released" });
    case "capture":
      result.posted.push(statement.posting);
      return void result.ended.push({ id: statement.hold.id, as: "captured" });
    case "escrow":
      return void result.paid.push({
        id,
        buyer: statement.member,
        amount: statement.amount,
        isOpen: true,
      });
    case "payOut":
      return void result.ended.push({ id: statement.escrow.id, as: "delivered" });
    case "refund":
      return void result.ended.push({ id: statement.escrow.id, as: "cancelled" });
  }
}

/** The posting of that key, where one was committed before. */
function known(shared: Books, statement: Statement): Posting | undefined {
  if (statement.verb !== "post") return undefined;
  return shared.postings.find(({ key }) => key === statement.posting.key);
}

function amountOf(statement: Statement): number {
  return statement.verb === "post" ? statement.posting.amount : 0;
}

function walletsOf(statement: Statement): number[] {
  switch (statement.verb) {
    case "post":
      return [statement.posting.from, statement.posting.to];
    case "hold":
      return [statement.member];
    case "release":
      return [statement.hold.owner];
    case "capture":
      return [statement.posting.from, statement.posting.to];
    case "escrow":
      return [statement.member];
    case "payOut":
      return [statement.to];
    case "refund":
      return [statement.escrow.buyer];
  }
}

function partsOf(statement: Statement): number[] {
  return statement.verb === "payOut" || statement.verb === "refund" ? [statement.escrow.id] : [];
}

/** Each promise and order that somebody saw end, ended so, and for one of them only; and each that was made is there. */
async function expectOneEndEach(stage: Stage, written: readonly Written[]): Promise<void> {
  const committed = written.filter(({ fate }) => fate === "committed");
  const ended = committed.flatMap((each) => each.ended);
  const found = await stage.market.rows<{ id: number; as: string }>(
    `select id, state as "as" from ledger_holds where id = any($1) and state <> 'active'
     union all
     select id, status from order_parts where id = any($2) and status <> 'pending'`,
    [idsOf(ended, HOLD_ENDS), idsOf(ended, ORDER_ENDS)],
  );
  expect(found.map(lineOf).toSorted(), "each ends once").toEqual(ended.map(lineOf).toSorted());

  const [kept] = await stage.market.rows<{ holds: number; parts: number }>(
    `select (select count(*)::int from ledger_holds where id = any($1)) as holds,
            (select count(*)::int from order_parts where id = any($2)) as parts`,
    [committed.flatMap((each) => idsOf(each.made)), committed.flatMap((each) => idsOf(each.paid))],
  );
  expect(kept).toEqual({
    holds: committed.flatMap((each) => each.made).length,
    parts: committed.flatMap((each) => each.paid).length,
  });
}

const HOLD_ENDS = ["captured", "released"];
const ORDER_ENDS = ["delivered", "cancelled"];

function idsOf(rows: readonly { id: number; as?: string }[], ends?: readonly string[]): number[] {
  return rows.filter((each) => !ends || ends.includes(each.as ?? "")).map(({ id }) => id);
}

function lineOf({ id, as }: { id: number; as: string }): string {
  return `${id} ${as}`;
}
