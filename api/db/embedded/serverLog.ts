import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { give, type Home } from "./home.ts";

/** The last of a log that may be long. Bytes. */
const TAIL = 64 * 1024;
/** What the server says when it is well; whatever is before it belongs to an earlier trouble. */
const WELL = "database system is ready to accept connections";
/** FATAL is said to single clients too, which ends nothing but their connection. */
const SAID_TO_CLIENTS =
  /terminating (connection|background)|the database system is|authentication failed|does not exist|too many|connection slots/;
const BY_OTHERS = /(exited with exit code|was terminated by signal|received .* shutdown request)/;

/** A log per start, and the one before it. */
export function freshLog(home: Home): void {
  if (existsSync(home.log)) renameSync(home.log, `${home.log}.1`);
  writeFileSync(home.log, "", { mode: 0o600 });
  give(home.log, home.account);
}

/** What the server said last about its own end: PANIC or FATAL, and how its processes ended. Undefined: nothing. */
export function lastWords(home: Home): string | undefined {
  const lines = linesOf(home);
  const since = lines.slice(lines.findLastIndex((line) => line.includes(WELL)) + 1);
  const words = [
    since.findLast((line) => line.includes("PANIC:")) ??
      since.findLast((line) => line.includes("FATAL:") && !SAID_TO_CLIENTS.test(line)) ??
      // Said before the log itself begins, without a level.
      since.findLast((line) => line.startsWith("postgres: ")),
    since.findLast((line) => BY_OTHERS.test(line)),
  ];
  return words.flatMap((line) => (line ? [withoutTime(line)] : [])).join("; ") || undefined;
}

function withoutTime(line: string): string {
  return line
    .replace(/^.*?(?=PANIC|FATAL|LOG|postgres:)/, "")
    .replace(/^LOG:\s*/, "")
    .replace(/\s+/g, " ");
}

function linesOf(home: Home): string[] {
  if (!existsSync(home.log)) return [];
  const log = openSync(home.log, "r");
  try {
    const { size } = fstatSync(log);
    const tail = Buffer.alloc(Math.min(size, TAIL));
    const length = readSync(log, tail, 0, tail.length, size - tail.length);
    return tail.toString("utf8", 0, length).trim().split("\n");
  } finally {
    closeSync(log);
  }
}
