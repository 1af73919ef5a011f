import { setTimeout as pause } from "node:timers/promises";
import { isDiskFull, saysDiskFull } from "../../core/guard/diskFull.ts";
import { DoesNotStart } from "./doesNotStart.ts";
import type { Home } from "./home.ts";
import { choosePort, isFree } from "./port.ts";
import { runningOn } from "./postmaster.ts";
import { pgCtl, type Programs } from "./programs.ts";
import { giveUpReserve, hasNoRoom } from "./reserve.ts";
import { freshLog, lastWords } from "./serverLog.ts";

const ATTEMPTS = 5;
const START_SECONDS = 120;
const DURABLE = ["timezone=UTC", "log_timezone=UTC", "log_checkpoints=off"];
/** For tests: a crash of the machine may lose the cluster, which is thrown away anyway. */
const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
/** What the server says of a cluster that has lost what it needs; only a backup helps. */
const BEYOND_REPAIR =
  /could not locate (a valid|required) checkpoint record|control file|pg_control|database files are incompatible|could not find the database system/;

/** How a server runs. */
export interface Running {
  throwaway: boolean;
  /** Connections at once. */
  connections: number;
}

interface Launch extends Running {
  /** Where those who use it already look for it. Default: any free port. */
  port?: number | undefined;
  /** How long to wait until it is ready; one that recovers longer goes on all the same. Default 120. */
  seconds?: number;
}

/** Starts the server and answers its port. On a full disk the reserve goes first. Refuses with DoesNotStart. */
export async function launch(home: Home, programs: Programs, how: Launch): Promise<number> {
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
      if (refusal.kind.isFull && giveUpReserve(home)) continue;
      if (attempt >= ATTEMPTS || !refusal.kind.passes) throw refusal;
      await pause(attempt * 200);
    }
  }
}

function optionsOf({ throwaway, connections }: Running, port: number): string {
  const settings = [`max_connections=${connections}`, ...DURABLE, ...(throwaway ? THROWAWAY : [])];
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
}

async function refusalOf(home: Home, port: number, problem: unknown): Promise<DoesNotStart> {
  const words = lastWords(home) ?? "its log says nothing";
  if (isNoRoom(home, words) || isDiskFull(problem))
    return new DoesNotStart(`the disk of ${home.folder} is full`, { isFull: true, cause: problem });

  // Somebody took the port between the look and the start, or a killed server's last processes still end.
  const isTaken = !(await isFree(port));
  const passes = isTaken || words.includes("pre-existing shared memory");
  const isHopeless = BEYOND_REPAIR.test(words);
  const why = isTaken ? `port ${port} is another program's` : `${words} (see ${home.log})`;
  return new DoesNotStart(why, { passes, isHopeless, cause: problem });
}

/** Why a server that ran does so no more, in words. */
export function whyItEnded(home: Home): string {
  const words = lastWords(home);
  if (isNoRoom(home, words ?? "")) return `the disk of ${home.folder} is full`;
  return (
    words ?? "it was killed, by somebody or by a system short of memory (its log says nothing)"
  );
}

/** On a full disk the log may have had no room either. */
function isNoRoom(home: Home, words: string): boolean {
  return saysDiskFull(words) || hasNoRoom(home);
}
