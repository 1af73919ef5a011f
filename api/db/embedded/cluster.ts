import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chownTo, passwordOf, type ClusterPaths } from "./clusterPaths.ts";
import { DoesNotStart } from "./doesNotStart.ts";
import { runningOn } from "./postmaster.ts";
import { pgCtl, runProgram, type Programs } from "./programs.ts";

const MAJOR_VERSION = "18";
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

/** Creates the cluster if there is none, in another folder that is then renamed: an interruption leaves nothing. */
export async function createCluster(home: ClusterPaths, programs: Programs, throwaway: boolean) {
  if (existsSync(home.cluster)) return refuseUnusable(home);

  const unfinished = `${home.cluster}.unfinished`;
  const passwordFile = join(home.folder, "password.initdb");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  chownTo(unfinished, home.account);
  writeFileSync(passwordFile, passwordOf(home), { mode: 0o600 });
  chownTo(passwordFile, home.account);

  try {
    const options = ["-D", unfinished, `--pwfile=${passwordFile}`, ...CREATION];
    await runProgram(home, programs.initdb, [...options, ...(throwaway ? ["--no-sync"] : [])]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, home.cluster);
}

/** Refuses a cluster that is gone or of another version, with a hopeless DoesNotStart: a retry would not help. */
export function refuseUnusable(home: ClusterPaths): void {
  const file = join(home.cluster, "PG_VERSION");
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  if (version === MAJOR_VERSION) return;

  throw new DoesNotStart(
    version === undefined
      ? `there is no database in ${home.cluster} any more`
      : `the database in ${home.cluster} is of PostgreSQL ${version}, this one is ${MAJOR_VERSION}`,
    { isHopeless: true },
  );
}

/** Stops the server: open connections are closed, everything committed is on disk. */
export async function stopServer(home: ClusterPaths, programs: Programs): Promise<void> {
  if (!runningOn(home)) return;
  const stop = (mode: string) => pgCtl(home, programs, "stop", "-m", mode, "-t", STOP_SECONDS);
  await stop("fast").catch(() => stop("immediate"));
}

/** Tells the server to stop without waiting for it, from a process that is exiting. */
export function haltAtExit(home: ClusterPaths, programs: Programs): void {
  if (!runningOn(home)) return;
  const options = ["stop", "-W", "-m", "fast", "-D", home.cluster];
  execFileSync(programs.pgCtl, options, { ...home.account, cwd: home.folder, stdio: "ignore" });
}
