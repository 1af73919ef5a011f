import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ConfigurationError } from "../../env.ts";
import { give, passwordOf, type Home } from "./home.ts";
import { choosePort, isFree } from "./port.ts";
import type { Programs } from "./programs.ts";
import { isAlive } from "./sharing.ts";

const MAJOR_VERSION = "18";
const START_SECONDS = "120";
const STOP_SECONDS = "20";
const CREATION = [
  "--username=postgres",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--set=listen_addresses=127.0.0.1",
  "--set=unix_socket_directories=",
];
const DURABLE = ["timezone=UTC", "log_timezone=UTC", "log_checkpoints=off"];
/** For tests: a crash of the machine may lose the cluster, which is thrown away anyway. */
const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Creates the cluster if there is none. Written beside and renamed, so that an interrupted creation leaves nothing. */
export async function createCluster(home: Home, programs: Programs, throwaway: boolean) {
  if (existsSync(home.cluster)) return refuseOtherVersion(home);

  const unfinished = `${home.cluster}.unfinished`;
  const passwordFile = join(home.folder, "password.initdb");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  give(unfinished, home.account);
  writeFileSync(passwordFile, passwordOf(home), { mode: 0o600 });
  give(passwordFile, home.account);

  try {
    const where = ["-D", unfinished, `--pwfile=${passwordFile}`];
    await run(home, programs.initdb, [...where, ...CREATION, ...(throwaway ? ["--no-sync"] : [])]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, home.cluster);
}

/** How a server runs. */
export interface Running {
  throwaway: boolean;
  /** Connections at once. */
  connections: number;
}

/** Starts the server on a free port and answers which. */
export async function launch(
  home: Home,
  programs: Programs,
  { throwaway, connections }: Running,
): Promise<number> {
  freshLog(home);
  const settings = [
    `max_connections=${connections}`,
    ...DURABLE,
    ...(throwaway ? THROWAWAY : []),
  ].map((setting) => `-c ${setting}`);

  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(home.folder);
    try {
      const options = `-p ${port} ${settings.join(" ")}`;
      await pgCtl(home, programs, "start", "-l", home.log, "-t", START_SECONDS, "-o", options);
      return port;
    } catch (problem) {
      // Somebody took the port between the look and the start, or a killed server's last processes still end.
      if (attempt < 5 && (!(await isFree(port)) || logSays(home, "pre-existing shared memory"))) {
        await pause(attempt * 200);
        continue;
      }
      throw new ConfigurationError(
        `The embedded PostgreSQL does not start: ${lastComplaint(home)} (see ${home.log}). Choose another folder with DATA_DIR, or set DATABASE_URL.`,
        { cause: problem },
      );
    }
  }
}

/** Stops the server: open connections are closed, everything committed is on disk. */
export async function halt(home: Home, programs: Programs): Promise<void> {
  if (runningPort(home) === undefined) return;
  await pgCtl(home, programs, "stop", "-m", "fast", "-t", STOP_SECONDS).catch(() =>
    pgCtl(home, programs, "stop", "-m", "immediate", "-t", STOP_SECONDS),
  );
}

/** Tells the server to stop, from a process that has no time left to wait for it. */
export function haltAtExit(home: Home, programs: Programs): void {
  const options = ["stop", "-W", "-m", "fast", "-D", home.cluster];
  execFileSync(programs.pgCtl, options, { ...home.account, cwd: home.folder, stdio: "ignore" });
}

/** The port of the server that runs on this cluster, if one does. */
export function runningPort(home: Home): number | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const [pid, , , port] = existsSync(file)
    ? readFileSync(file, "utf8").split("\n").map(Number)
    : [];
  if (!pid || !port) return undefined;
  if (isAlive(pid) && isPostgres(pid)) return port;

  // After a reboot the pid may be another program's; PostgreSQL would believe itself running.
  if (isAlive(pid)) rmSync(file, { force: true });
  return undefined;
}

function isPostgres(pid: number): boolean {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
    if (process.platform === "win32") return true;
    return execFileSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).includes(
      "postgres",
    );
  } catch {
    return false;
  }
}

function refuseOtherVersion(home: Home): void {
  const version = readFileSync(join(home.cluster, "PG_VERSION"), "utf8").trim();
  if (version === MAJOR_VERSION) return;

  throw new ConfigurationError(
    `The database in ${home.cluster} is of PostgreSQL ${version}, this one is ${MAJOR_VERSION}: choose another folder with DATA_DIR, or set DATABASE_URL.`,
  );
}

/** A log per start, and the one before it. */
function freshLog(home: Home): void {
  if (existsSync(home.log)) renameSync(home.log, `${home.log}.1`);
  writeFileSync(home.log, "", { mode: 0o600 });
  give(home.log, home.account);
}

function logLines(home: Home): string[] {
  return readFileSync(home.log, "utf8").trim().split("\n");
}

function logSays(home: Home, words: string): boolean {
  return logLines(home)
    .slice(-10)
    .some((line) => line.includes(words));
}

function lastComplaint(home: Home): string {
  const complaint = logLines(home).findLast((line) => /FATAL|PANIC|ERROR/.test(line));
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "") ?? "its log says nothing";
}

function pgCtl(home: Home, programs: Programs, verb: string, ...options: string[]) {
  return run(home, programs.pgCtl, [verb, "-w", "-D", home.cluster, ...options]);
}

async function run(home: Home, program: string, options: string[]): Promise<void> {
  // The PG* variables of the person's own PostgreSQL must not reach this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("PG")),
  );
  await promisify(execFile)(program, options, { ...home.account, env, cwd: home.folder });
}
