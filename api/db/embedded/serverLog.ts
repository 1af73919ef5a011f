import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { chownTo, type ClusterPaths } from "./clusterPaths.ts";

/** How many bytes are read from the end of the log. */
const TAIL = 64 * 1024;
/** Marks a successful start; earlier lines belong to an earlier failure. */
const WELL = "database system is ready to accept connections";
/** FATAL messages to single clients, which end only their connection. */
const SAID_TO_CLIENTS =
  /terminating (connection|background)|the database system is|authentication failed|does not exist|too many|connection slots/;
const BY_OTHERS = /(exited with exit code|was terminated by signal|received .* shutdown request)/;

/** Starts a new log and keeps the previous one as `.1`. */
export function freshLog(home: ClusterPaths): void {
  if (existsSync(home.log)) renameSync(home.log, `${home.log}.1`);
  writeFileSync(home.log, "", { mode: 0o600 });
  chownTo(home.log, home.account);
}

/**
 * The last log lines about the server's end: PANIC or FATAL, and how its processes ended. Undefined: there are none.
 */
export function lastFailureLines(home: ClusterPaths): string | undefined {
  const lines = linesOf(home);
  const since = lines.slice(lines.findLastIndex((line) => line.includes(WELL)) + 1);
  const words = [
    since.findLast((line) => line.includes("PANIC:")) ??
      since.findLast((line) => line.includes("FATAL:") && !SAID_TO_CLIENTS.test(line)) ??
      // Printed before logging starts, without a level.
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

function linesOf(home: ClusterPaths): string[] {
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
