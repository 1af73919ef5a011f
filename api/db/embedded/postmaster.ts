import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ClusterPaths } from "./clusterPaths.ts";

/** A running server. */
export interface Postmaster {
  port: number;
  /** Whether it takes connections; it does not while it recovers or stops. */
  isReady: boolean;
}

/** The server that runs on this cluster, if any: PostgreSQL's pid file names it, and its process exists. */
export function runningOn(home: ClusterPaths): Postmaster | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const lines = linesOf(file);
  const [pid, , , port] = lines.map(Number);
  if (!pid || !port) return undefined;
  if (isAlive(pid) && isPostgres(pid)) return { port, isReady: lines[7]?.trim() === "ready" };

  // After a reboot the pid may belong to another program, and PostgreSQL would believe that it runs already.
  if (isAlive(pid)) rmSync(file, { force: true });
  return undefined;
}

/** Empty when there is no file: PostgreSQL writes and removes it at any time. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function isPostgres(pid: number): boolean {
  try {
    // Not a zombie (Z): in a container the first process may not reap its children.
    if (process.platform === "linux")
      return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
    if (process.platform === "win32") return true;
    return execFileSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).includes(
      "postgres",
    );
  } catch {
    return false;
  }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
