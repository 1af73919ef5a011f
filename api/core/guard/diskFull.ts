import { Refused } from "../failures.ts";

/** Of the file system, and PostgreSQL's disk_full. */
const CODES = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);
/** How the system names them in what a program says; PostgreSQL has no code of its own for a full quota. */
const WORDS = /No space left on device|Disk quota exceeded/;

/** Whether a disk, ours or the database's, had no room; however deep the driver wrapped it. */
export function isDiskFull(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (("code" in e && CODES.has(e.code)) || saysDiskFull(e.message)) return true;
  }
  return false;
}

/** Whether a program, such as PostgreSQL in its log, says so. */
export function saysDiskFull(words: string): boolean {
  return WORDS.test(words);
}

/** Nothing can be written until the operator makes room. */
export function diskFull(): Refused {
  return new Refused("UNAVAILABLE", "The disk of the market is full. Please try again later", {
    details: { retryAfterSeconds: 30 },
  });
}
