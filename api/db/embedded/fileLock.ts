import { DatabaseSync } from "node:sqlite";

/** SQLITE_BUSY: somebody else holds it. */
const BUSY = 5;

/** A lock that is held until `release`, or until its process ends, however it ends. */
export type FileLock = { release(): void };

/**
 * Takes the lock of a file, for oneself alone or shared with others who share it; undefined when somebody holds it
 * otherwise. Waits up to `waitMs`, and the whole process with it.
 *
 * Node locks no files, but the SQLite in it does, the same on every system: an empty database and a transaction that
 * is never committed. The system itself takes the lock from a process that dies, so that nobody has to guess by an id
 * which may be another's by now, or everybody's in containers.
 */
export function lockFile(
  file: string,
  how: "alone" | "shared",
  { waitMs = 0 } = {},
): FileLock | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    // The journal in memory: nothing is written, and the lock can be had on a full disk.
    if (how === "alone") database.exec("pragma journal_mode = memory; begin exclusive");
    // A transaction takes its lock when it first reads.
    else database.exec("begin; select name from sqlite_schema");
    return { release: () => database.close() };
  } catch (problem) {
    database.close();
    if ((problem as { errcode?: number }).errcode === BUSY) return undefined;
    throw problem;
  }
}
