import { Refused } from "../failures.ts";

/** Error codes of the file system, and PostgreSQL's disk_full. */
const CODES = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);
/** The operating system's messages for it. PostgreSQL has no error code for an exceeded quota. */
const WORDS = /No space left on device|Disk quota exceeded/;

/** Whether the disk of this server or of the database was full, however deep the driver wrapped the error. */
export function isDiskFull(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (("code" in e && CODES.has(e.code)) || saysDiskFull(e.message)) return true;
  }
  return false;
}

/** Whether a message of a program, such as PostgreSQL in its log, reports a full disk. */
export function saysDiskFull(words: string): boolean {
  return WORDS.test(words);
}

/** Nothing can be written until the operator makes room. */
export function diskFull(): Refused {
  return new Refused("UNAVAILABLE", "The disk of the market is full. Please try again later", {
    details: { retryAfterSeconds: 30 },
  });
}
