import { randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** Below 32768: the system assigns higher ports to outgoing connections. */
const PORTS = { from: 15_432, to: 32_767 };

const fileOf = (folder: string) => join(folder, "port");

/** A free port on 127.0.0.1: the last port of this folder if it is free, else a new one, which is stored. */
export async function choosePort(folder: string): Promise<number> {
  const before = lastPort(folder);
  if (before !== undefined && (await isFree(before))) return before;

  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (!(await isFree(port))) continue;
    writeFileSync(fileOf(folder), String(port));
    return port;
  }
}

/** Whether no program listens on this port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** The port that the server of this folder used last. */
export function lastPort(folder: string): number | undefined {
  try {
    const port = Number(readFileSync(fileOf(folder), "utf8"));
    return Number.isInteger(port) && port >= PORTS.from && port <= PORTS.to ? port : undefined;
  } catch {
    return undefined;
  }
}
