import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import { systemContext, type Services } from "../context.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { transact, type UseCase } from "../transactions/transact.ts";

/** A deadline of some rows, which end by themselves when nobody acts. All of them are listed in docs/deadlines.md. */
export interface Deadline {
  /** Names it in logs and metrics. */
  task: string;
  /** The table whose rows have a `deadline`. */
  table: string;
  /**
   * The SQL condition for rows that wait, the same as in the table's index on `deadline`. Such a row is due once its
   * deadline has passed.
   */
  waiting: RawBuilder<unknown>;
  /** In words, for the documentation. */
  states: readonly EndingState[];
  /**
   * Ends one row if it is still due. Returns false when it is not, or when another transaction holds its row lock: it
   * locks with SKIP LOCKED, so that several servers never wait for each other.
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

/** How many rows of each deadline one query finds. */
const FOUND_MAX = 100;
/** How many rows are ended in parallel. */
const AT_ONCE = 3;

interface Due {
  task: string;
  id: number;
}

/** A row that could not be ended. */
export interface Failed extends Due {
  error: unknown;
}

interface Ended {
  /** How many rows of each deadline ended. */
  ended: Map<string, number>;
  failed: Failed[];
}

/**
 * Finds the rows that are due and ends each in its own transaction. One that fails does not stop the others. Rows in
 * `leaveOut` are not tried.
 */
export async function endDue(
  services: Services,
  deadlines: readonly Deadline[],
  leaveOut: readonly Due[] = [],
): Promise<Ended> {
  const ended = new Map<string, number>();
  const failed: Failed[] = [];
  const tried = [...leaveOut];
  for (;;) {
    const found = await due(services, deadlines, tried);
    tried.push(...found);
    const next = found.values();
    const endNext = async () => {
      for (const { task, id } of next) {
        const deadline = deadlines.find((one) => one.task === task);
        if (!deadline) continue;
        try {
          if (await transact(systemContext(services), deadline.end, { id }))
            ended.set(task, (ended.get(task) ?? 0) + 1);
        } catch (error) {
          failed.push({ task, id, error });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, endNext));
    if (found.length < FOUND_MAX) return { ended, failed };
  }
}

/** The rows that are due by the market's clock, of all deadlines in one statement. */
function due(
  { orm, clock }: Services,
  deadlines: readonly Deadline[],
  leaveOut: readonly Due[],
): Promise<Due[]> {
  const looks = deadlines.map(({ task, table, waiting }) => {
    const left = leaveOut.flatMap((row) => (row.task === task ? [row.id] : []));
    return sql`(
      select ${sql.lit(task)} as task, id from ${sql.table(table)}
      where ${waiting} and deadline <= ${clock.now()} and id <> all(${left}::int[])
      order by deadline, id limit ${FOUND_MAX})`;
  });
  return rows(orm.em.fork() as EntityManager, sql<Due>`${sql.join(looks, sql` union all `)}`);
}

/** How many seconds the most overdue row is late. */
export async function deadlineLag(
  em: EntityManager,
  deadlines: readonly Deadline[],
  now: Date,
): Promise<number> {
  const firsts = deadlines.map(
    ({ table, waiting }) =>
      sql`(select min(deadline) as first from ${sql.table(table)} where ${waiting})`,
  );
  const found = await row(
    em,
    sql<{ lag: number }>`
      select greatest(0, extract(epoch from ${now} - min(first)))::float8 as lag
      from (${sql.join(firsts, sql` union all `)}) deadlines`,
  );
  return found?.lag ?? 0;
}

/** How long a due row may stay locked by another transaction. */
const PATIENCE_MS = 10_000;

/**
 * Ends everything that is due by the market's clock, and returns when nothing is left: for tests that moved the clock.
 */
export async function keepDeadlines(
  services: Services,
  deadlines: readonly Deadline[],
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { failed } = await endDue(services, deadlines);
    if (failed[0]) throw failed[0].error;
    const left = await due(services, deadlines, []);
    if (left.length === 0) return;
    if (Date.now() > until)
      throw new Error(`${left[0]?.task}: ${left.length} rows are due and do not end`);
    await wait(10);
  }
}
