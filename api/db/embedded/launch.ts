import { setTimeout as pause } from "node:timers/promises";
import { isDiskFull, saysDiskFull } from "../../core/guard/diskFull.ts";
import type { ClusterPaths } from "./clusterPaths.ts";
import { DoesNotStart } from "./doesNotStart.ts";
import { choosePort, isFree } from "./port.ts";
import { runningOn } from "./postmaster.ts";
import { pgCtl, type Programs } from "./programs.ts";
import { deleteReserve, isClusterDiskFull } from "./reserve.ts";
import { freshLog, lastFailureLines } from "./serverLog.ts";

const ATTEMPTS = 5;
const START_SECONDS = 120;
const DURABLE = ["timezone=UTC", "log_timezone=UTC", "log_checkpoints=off"];
/** For tests: a crash of the machine may lose the cluster, which is thrown away anyway. */
const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
/** Log messages of a cluster that is damaged beyond recovery; only a backup helps. */
const BEYOND_REPAIR =
  /could not locate (a valid|required) checkpoint record|control file|pg_control|database files are incompatible|could not find the database system/;

/** How a server runs. */
export interface Running {
  throwaway: boolean;
  /** Maximum number of connections. */
  connections: number;
}

interface Launch extends Running {
  /** The port that its current users expect. Default: any free port. */
  port?: number | undefined;
  /** How long to wait until the server is ready; a longer recovery goes on in the background. Default 120. */
  seconds?: number;
}

/** Starts the server and returns its port. On a full disk it first gives up the reserve. Refuses with DoesNotStart. */
export async function launch(home: ClusterPaths, programs: Programs, how: Launch): Promise<number> {
  freshLog(home);

  for (let attempt = 1; ; attempt += 1) {
    const port = how.port ?? (await choosePort(home.folder));
    try {
      const seconds = String(how.seconds ?? START_SECONDS);
      await pgCtl(
        home,
        programs,
        "start",
        "-l",
        home.log,
        "-t",
        seconds,
        "-o",
        optionsOf(how, port),
      );
      return port;
    } catch (problem) {
      if (runningOn(home)?.port === port) return port;
      const refusal = await refusalOf(home, port, problem);
      if (refusal.kind.isFull && deleteReserve(home)) continue;
      if (attempt >= ATTEMPTS || !refusal.kind.passes) throw refusal;
      await pause(attempt * 200);
    }
  }
}

function optionsOf({ throwaway, connections }: Running, port: number): string {
  const settings = [`max_connections=${connections}`, ...DURABLE, ...(throwaway ? THROWAWAY : [])];
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
}

async function refusalOf(
  home: ClusterPaths,
  port: number,
  problem: unknown,
): Promise<DoesNotStart> {
  const words = lastFailureLines(home) ?? "its log says nothing";
  if (isNoRoom(home, words) || isDiskFull(problem))
    return new DoesNotStart(`the disk of ${home.folder} is full`, { isFull: true, cause: problem });

  // Another program took the port after the check, or the last processes of a killed server are still ending.
  const isTaken = !(await isFree(port));
  const passes = isTaken || words.includes("pre-existing shared memory");
  const isHopeless = BEYOND_REPAIR.test(words);
  const why = isTaken ? `port ${port} is another program's` : `${words} (see ${home.log})`;
  return new DoesNotStart(why, { passes, isHopeless, cause: problem });
}

/** Describes why a running server has ended. */
export function whyItEnded(home: ClusterPaths): string {
  const words = lastFailureLines(home);
  if (isNoRoom(home, words ?? "")) return `the disk of ${home.folder} is full`;
  return (
    words ?? "it was killed, by somebody or by a system short of memory (its log says nothing)"
  );
}

/** Checks the free space too: on a full disk the log may have had no room for the message. */
function isNoRoom(home: ClusterPaths, words: string): boolean {
  return saysDiskFull(words) || isClusterDiskFull(home);
}
