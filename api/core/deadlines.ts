import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { newContext, type Services } from "./context.ts";
import { rows, sql } from "./sql.ts";
import { transact, type UseCase } from "./transact.ts";

/** Rows that end by themselves when nobody acts. The declared ones are written out as docs/deadlines.md. */
export interface Deadline {
  /** Names its alarm in the job queue; the triggers on the table use the same name. */
  task: string;
  /** The table whose rows have a `deadline`. */
  table: string;
  /** Which rows wait, as the table's index on the deadline has it. One that waits is due once its deadline has passed. */
  waiting: RawBuilder<unknown>;
  /** In words, for the documentation. */
  states: readonly EndingState[];
  /**
   * Ends one row. The row decides: false when it is not due (any more), or when somebody else has it in hand. Takes it
   * with SKIP LOCKED, so that several servers never wait for each other.
   */
  end: UseCase<{ id: number }, boolean>;
}

/** One state with a deadline, in words. */
interface EndingState {
  state: string;
  after: string;
  happens: string;
  told: string;
  source: string;
}

/** Who asks when nobody does. */
const NOBODY = { ip: "server", userAgent: undefined };
const AT_ONCE = 100;

/** Ends one row, if it is due by the market's clock. */
export function endOne(services: Services, deadline: Deadline, id: number): Promise<boolean> {
  return transact(newContext(services, null, NOBODY), deadline.end, { id });
}

/**
 * Looks into the rows themselves and ends what is due, each in a transaction of its own. One that fails is reported and
 * does not keep the others. Answers how many ended.
 */
export async function endDue(
  services: Services,
  deadline: Deadline,
  report: (error: unknown, id: number) => void,
): Promise<number> {
  const seen: number[] = [];
  let ended = 0;
  for (;;) {
    const due = await dueIds(services, deadline, seen);
    for (const id of due) {
      seen.push(id);
      try {
        if (await endOne(services, deadline, id)) ended++;
      } catch (error) {
        report(error, id);
      }
    }
    if (due.length < AT_ONCE) return ended;
  }
}

async function dueIds(
  { orm, clock }: Services,
  { table, waiting }: Deadline,
  seen: readonly number[],
): Promise<number[]> {
  const found = await rows(
    orm.em.fork() as EntityManager,
    sql<{ id: number }>`
      select id from ${sql.table(table)}
      where ${waiting} and deadline <= ${clock.now()} and id <> all(${[...seen]}::int[])
      order by deadline, id limit ${AT_ONCE}`,
  );
  return found.map(({ id }) => id);
}

/** How long a row may stay in somebody else's hands. */
const PATIENCE_MS = 10_000;

/** Does everything that is due by the market's clock, and answers when nothing is: for tests that moved the clock. */
export async function keepDeadlines(
  services: Services,
  deadlines: readonly Deadline[],
): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  for (const deadline of deadlines) {
    const until = Date.now() + PATIENCE_MS;
    for (let due = 1; due > 0;) {
      await endDue(services, deadline, fail);
      due = (await dueIds(services, deadline, [])).length;
      if (due > 0 && Date.now() > until)
        throw new Error(`${deadline.task}: ${due} rows are due and do not end`);
      if (due > 0) await wait(10);
    }
  }
}
