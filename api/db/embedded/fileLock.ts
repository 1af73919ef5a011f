import { DatabaseSync } from "node:sqlite";

/** SQLITE_BUSY: the lock is held elsewhere. */
const BUSY = 5;

/** A lock that is held until `release`, or until its process ends, however it ends. */
export type FileLock = { release(): void };

/**
 * Takes an exclusive (`alone`) or a shared lock on a file; undefined when another lock prevents it. Blocks the whole
 * process for up to `waitMs`.
 *
 * Node has no file locks, but its built-in SQLite has, with the same behaviour on every system: the lock is a
 * transaction on an empty database that is never committed. The system releases it when the process dies. A process id
 * in a file would be a guess: ids are reused, and equal in different containers.
 */
export function lockFile(
  file: string,
  how: "alone" | "shared",
  { waitMs = 0 } = {},
): FileLock | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    // With the journal in memory nothing is written, so that the lock works on a full disk.
    if (how === "alone") database.exec("pragma journal_mode = memory; begin exclusive");
    // A transaction takes its shared lock at its first read.
    else database.exec("begin; select name from sqlite_schema");
    return { release: () => database.close() };
  } catch (problem) {
    database.close();
    if ((problem as { errcode?: number }).errcode === BUSY) return undefined;
    throw problem;
  }
}
