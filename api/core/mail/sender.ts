import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { Batcher } from "../jobs/batcher.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { inTransaction } from "../transactions/transaction.ts";

/**
 * Sends what use cases wrote to a table. A row is written by their transaction and its job in the queue after the commit,
 * because the queue notifies; what a server did not come to is found in the rows.
 */
export interface Sender {
  /** Gives rows that were just committed their jobs, many at once. Never rejects. */
  arm(ids: readonly number[]): Promise<void>;
  /** Gives every row that waits and has no job a new one. */
  rearm(): Promise<void>;
  /** Sends one row, unless it has left or is too old; answers whether. What throws is tried again later. */
  send(id: number): Promise<boolean>;
}

/** Where nothing can be sent to: everything stays in its table, and the dev inbox shows it. */
export const sendsNothing: Sender = {
  arm: async () => {},
  rearm: async () => {},
  send: async () => false,
};

/** What a sender has of its server. */
export interface Surroundings {
  newEm: () => EntityManager;
  clock: Clock;
  log: Logger;
}

interface What<Row> {
  /** Names the job. */
  task: string;
  /** Has `id`, `body`, `created_at` and `sent_at`. */
  table: string;
  /** What `deliver` needs of a row. */
  columns: RawBuilder<Row>;
  /** How often the queue tries, at growing intervals. */
  attempts: number;
  /** When a row is of no use any more, in milliseconds. */
  giveUpMs: number;
  /** Must be over within the 10 s after which the database ends a transaction that says nothing. */
  deliver(row: Row): Promise<unknown>;
}

/** Sends the rows of one table. */
export function createSender<Row>(
  { newEm, clock, log }: Surroundings,
  { task, table, columns, attempts, giveUpMs, deliver }: What<Row>,
): Sender {
  const waits = () =>
    sql`t.sent_at is null and t.created_at > ${new Date(clock.now().getTime() - giveUpMs)}`;
  const addJob = sql`graphile_worker.add_job(${sql.lit(task)}, json_build_object('id', t.id),
    job_key := ${sql.lit(`${task}:`)} || t.id, run_at := least(now(), t.created_at), max_attempts := ${sql.lit(attempts)})`;
  const addJobs = async (ids: number[]) => {
    try {
      await rows(
        newEm(),
        sql`select (${addJob}).id from ${sql.table(table)} t where t.id = any(${ids}) order by t.id`,
      );
    } catch (error) {
      log.warn({ err: error, task }, "no job for what was just written; the sweep gives it one");
    }
  };
  const batches = new Batcher(addJobs);

  return {
    arm: (ids) => batches.add(ids),
    rearm: async () => {
      await rows(
        newEm(),
        sql`select (${addJob}).id from ${sql.table(table)} t
            where ${waits()}
              and not exists (select 1 from graphile_worker.jobs j where j.key = ${sql.lit(`${task}:`)} || t.id)
            order by t.id limit 1000`,
      );
    },
    // In one transaction that holds the row, so that two servers do not send it twice.
    send: (id) =>
      inTransaction(newEm(), async (em) => {
        const found = await row(
          em,
          sql<Row>`select ${columns} from ${sql.table(table)} t where t.id = ${id} and ${waits()} for update skip locked`,
        );
        if (!found) return false;
        await deliver(found);
        // It holds codes, and links that set passwords: what has left need not stay readable here.
        await rows(
          em,
          sql`update ${sql.table(table)} set sent_at = ${clock.now()}, body = '' where id = ${id}`,
        );
        return true;
      }),
  };
}
