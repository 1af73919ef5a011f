import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "./home.ts";

/** A server that runs. */
export interface Postmaster {
  port: number;
  /** Whether it takes connections; it does not while it recovers or stops. */
  isReady: boolean;
}

/** The server that runs on this cluster, if one does: by PostgreSQL's own file, and whether its process is there. */
export function runningOn(home: Home): Postmaster | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const lines = linesOf(file);
  const [pid, , , port] = lines.map(Number);
  if (!pid || !port) return undefined;
  if (isAlive(pid) && isPostgres(pid)) return { port, isReady: lines[7]?.trim() === "ready" };

  // After a reboot the pid may be another program's; PostgreSQL would believe itself running.
  if (isAlive(pid)) rmSync(file, { force: true });
  return undefined;
}

/** PostgreSQL writes and removes it when it likes. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function isPostgres(pid: number): boolean {
  try {
    // Not a dead one (Z) that nobody has buried: in a container the first process may be none that does.
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
