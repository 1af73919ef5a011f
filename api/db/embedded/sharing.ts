import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError } from "../../env.ts";
import { lockFile, type FileLock } from "./fileLock.ts";

/** Longer than a start and a stop take together. */
const PATIENCE_MS = 300_000;
/** How long a process blocks itself for locks that others hold only briefly, such as at its exit. */
const EXIT_PATIENCE_MS = 2000;

const startingLock = (folder: string) => join(folder, "starting.lock");
const usersLock = (folder: string) => join(folder, "users.lock");

/** Runs work while no other process starts or stops this database. Refuses with ConfigurationError after 5 minutes. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeStarting(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function takeStarting(folder: string): Promise<FileLock> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const lock = lockFile(startingLock(folder), "alone");
    if (lock) return lock;
    if (Date.now() > patience)
      throw new ConfigurationError(
        `Another process has been starting or stopping the database in ${folder} for ${PATIENCE_MS / 60_000} minutes: end it, and start again.`,
      );
    await pause(25);
  }
}

/** The same, synchronously, for a process that is exiting. After 2 s without the lock the work runs without it. */
export function withLockAtExit(folder: string, work: () => void): void {
  const lock = lockFile(startingLock(folder), "alone", { waitMs: EXIT_PATIENCE_MS });
  try {
    work();
  } finally {
    lock?.release();
  }
}

/** Whether any process uses the database of this folder. */
export function isUsed(folder: string): boolean {
  const all = lockFile(usersLock(folder), "alone");
  all?.release();
  return all === undefined;
}

/**
 * Registers a user of the database of this folder, until it leaves or its process dies. Returns the function to leave,
 * which returns whether this was the last user. The last user stops the server, whoever started it. So a second process
 * can share it safely, and a server orphaned by a killed process is adopted and stopped by the next one. Call both
 * functions under the lock above.
 */
export function registerUser(folder: string): () => boolean {
  const mine = lockFile(usersLock(folder), "shared", { waitMs: EXIT_PATIENCE_MS });
  if (!mine) throw new Error(`${usersLock(folder)} is held by somebody who does not let go`);
  return () => {
    mine.release();
    return !isUsed(folder);
  };
}
