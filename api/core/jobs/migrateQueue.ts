import { runMigrations } from "graphile-worker";
import { pino } from "pino";
import { queueLog } from "./queueLog.ts";
import { queuePool } from "./queuePool.ts";

/** Migrates the queue's own schema, `graphile_worker`; a single query when it is up to date. */
export async function migrateQueue(url: string): Promise<void> {
  const log = pino({ level: "silent" });
  const pool = queuePool(url, log);
  try {
    await runMigrations({ pgPool: pool, logger: queueLog(log) });
  } finally {
    await pool.end();
  }
}
