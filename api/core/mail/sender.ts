import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { Batcher } from "../jobs/batcher.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { inTransaction } from "../transactions/transaction.ts";

/**
 * Sends what use cases wrote to a table. Their transaction writes the row; its job is added to the queue after the
 * commit, because adding a job runs NOTIFY. Rows whose job was lost with a server are found by the sweep.
 */
export interface Sender {
  /** Adds the jobs of rows that were just committed, in batches. Never rejects. */
  arm(ids: readonly number[]): Promise<void>;
  /** Adds a new job for every row that waits and has none. */
  rearm(): Promise<void>;
  /**
   * Sends one row, unless it was sent already or is too old. Returns whether it did. When it throws, the queue tries
   * again later.
   */
  send(id: number): Promise<boolean>;
}

/** For a server without a mail server or gateway: everything stays in its table, and the dev inbox shows it. */
export const sendsNothing: Sender = {
  arm: async () => {},
  rearm: async () => {},
  send: async () => false,
};

/** What a sender needs of its server. */
export interface Surroundings {
  newEm: () => EntityManager;
  clock: Clock;
  log: Logger;
}

interface SenderOptions<Row> {
  /** Names the job. */
  task: string;
  /** Has `id`, `body`, `created_at` and `sent_at`. */
  table: string;
  /** What `deliver` needs of a row. */
  columns: RawBuilder<Row>;
  /** How often the queue tries to send a row, at growing intervals. */
  attempts: number;
  /** After how many milliseconds a row is not worth sending any more. */
  giveUpMs: number;
  /** Sends a row. Must end within the 10 s after which PostgreSQL ends a transaction that is idle. */
  deliver(row: Row): Promise<unknown>;
}

/** Sends the rows of one table. */
export function createSender<Row>(
  { newEm, clock, log }: Surroundings,
  { task, table, columns, attempts, giveUpMs, deliver }: SenderOptions<Row>,
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
    // In one transaction that locks the row, so that two servers do not send it twice.
    send: (id) =>
      inTransaction(newEm(), async (em) => {
        const found = await row(
          em,
          sql<Row>`select ${columns} from ${sql.table(table)} t where t.id = ${id} and ${waits()} for update skip locked`,
        );
        if (!found) return false;
        await deliver(found);
        // The body may hold codes and links that set passwords, so it is deleted once it was sent.
        await rows(
          em,
          sql`update ${sql.table(table)} set sent_at = ${clock.now()}, body = '' where id = ${id}`,
        );
        return true;
      }),
  };
}
