import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError } from "../../env.ts";

const PATIENCE_MS = 60_000;
const held = new Set<string>();
let opened = 0;

/** Runs work while no other process starts or stops the database of this folder. A dead holder's lock is broken. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, "lock");
  const patience = Date.now() + PATIENCE_MS;

  while (!take(file)) {
    if (Date.now() > patience)
      throw new ConfigurationError(
        `Another process is starting or stopping the database: if none is, remove ${file}.`,
      );
    await pause(25);
  }
  held.add(file);

  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  }

  const holder = pidIn(file);
  // A container gives every start the same pid: our own pid in a lock we do not hold is a dead one's.
  const abandoned =
    holder === process.pid ? !held.has(file) : holder !== undefined && !isAlive(holder);
  if (abandoned) rmSync(file, { force: true });
  return false;
}

/**
 * Who uses the database of a folder. The last one out stops the server, whoever started it: so a second process can
 * share it safely, and a server orphaned by a killed process is adopted and stopped by the next one.
 */
export function usersOf(folder: string) {
  const list = join(folder, "users");
  mkdirSync(list, { recursive: true });

  return {
    /** Writes this process down; returns how it leaves, which answers whether it was the last. */
    enter(): () => boolean {
      const mine = join(list, `${process.pid}.${++opened}`);
      writeFileSync(mine, "");
      return () => {
        rmSync(mine, { force: true });
        return !readdirSync(list).some((name) => isAlive(Number.parseInt(name, 10)));
      };
    },
    /** A server that has just been started has no users yet: whatever is written there is from before. */
    clear(): void {
      for (const name of readdirSync(list)) rmSync(join(list, name), { force: true });
    },
  };
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

function pidIn(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
