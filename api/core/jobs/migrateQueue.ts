import { runMigrations } from "graphile-worker";
import { pino } from "pino";
import { queueLog } from "./queueLog.ts";
import { queuePool } from "./queuePool.ts";

/** Brings the queue's own schema, `graphile_worker`, up to date; a single look where it is. */
export async function migrateQueue(url: string): Promise<void> {
  const log = pino({ level: "silent" });
  const pool = queuePool(url, log);
  try {
    await runMigrations({ pgPool: pool, logger: queueLog(log) });
  } finally {
    await pool.end();
  }
}
