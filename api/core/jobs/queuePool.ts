import pg from "pg";
import type { Logger } from "pino";

/** How many jobs one server runs at a time. */
export const CONCURRENCY = 3;

/** The job queue's own connections: one listens, the others fetch and finish jobs. Every wait has a timeout. */
export function queuePool(connectionString: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONCURRENCY + 1,
    application_name: "market day jobs",
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener a lost connection would end the process.
  const lost = (error: Error) => log.warn({ err: error }, "the job queue lost a connection");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}
