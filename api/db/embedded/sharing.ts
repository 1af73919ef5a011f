import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError } from "../../env.ts";
import { lockFile, type FileLock } from "./fileLock.ts";

/** More than a start and a stop may take together. */
const PATIENCE_MS = 300_000;
/** At its exit a process may keep itself waiting for others' steps, which are short then. */
const EXIT_PATIENCE_MS = 2000;

const startingLock = (folder: string) => join(folder, "starting.lock");
const usersLock = (folder: string) => join(folder, "users.lock");

/** Runs work while nobody else starts or stops the database of this folder. Refuses with ConfigurationError after 5 minutes. */
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

/** The same for a process that ends and can wait no other way than by standing still; in vain it goes on without. */
export function withLockAtExit(folder: string, work: () => void): void {
  const lock = lockFile(startingLock(folder), "alone", { waitMs: EXIT_PATIENCE_MS });
  try {
    work();
  } finally {
    lock?.release();
  }
}

/** Whether anybody uses the database of a folder. */
export function isUsed(folder: string): boolean {
  const all = lockFile(usersLock(folder), "alone");
  all?.release();
  return all === undefined;
}

/**
 * Says that one uses the database of a folder, until one leaves or dies. Answers how to leave, which says whether that
 * was the last: who is stops the server, whoever started it. So a second process can share it safely, and a server
 * orphaned by a killed process is adopted and stopped by the next one. Enter and leave under the lock above.
 */
export function enter(folder: string): () => boolean {
  const mine = lockFile(usersLock(folder), "shared", { waitMs: EXIT_PATIENCE_MS });
  if (!mine) throw new Error(`${usersLock(folder)} is held by somebody who does not let go`);
  return () => {
    mine.release();
    return !isUsed(folder);
  };
}
