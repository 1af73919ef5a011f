import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { LiveSocket } from "../delivery/liveSocket.ts";
import { MESSAGE_ADDED } from "../delivery/messageCourse.ts";
import type { Reader } from "../readers.ts";
import { startServer } from "../servers/contender.ts";
import { freePort } from "../servers/http.ts";

/** Memory of one idle socket, in bytes, after a garbage collection. */
export interface MemoryFigures {
  sockets: number;
  product: { rss: number; heap: number };
  raw: { rss: number; heap: number };
}

interface Where {
  root: string;
  cache: string;
  databaseUrl: string;
  readers: Reader[];
}

/** Opened first and not counted: what a server needs once, and what it compiles when it has done a thing often. */
const FIRST = 1000;
const AT_ONCE = 50;
const PATIENCE_MS = 20_000;

/** Opens the same number of idle sockets at the product and at `ws` alone, each a process of its own. */
export async function measureMemory(where: Where): Promise<MemoryFigures> {
  const main = join(where.root, "dist", "api", "main.js");
  const raw = join(where.root, "tests", "bench", "memory", "rawSockets.mjs");
  return {
    sockets: where.readers.length - FIRST,
    product: await perSocket(where, ["--enable-source-maps", main], "/readyz", (url, { token }) =>
      LiveSocket.open(url, token, MESSAGE_ADDED),
    ),
    raw: await perSocket(where, [raw], "/ready", openRaw),
  };
}

type Open = (url: string, reader: Reader) => Promise<{ close(): void }>;

async function perSocket(
  { root, cache, databaseUrl, readers }: Where,
  program: string[],
  readyPath: string,
  open: Open,
): Promise<{ rss: number; heap: number }> {
  const file = join(cache, "memory.json");
  const collect = join(root, "tests", "bench", "memory", "collect.mjs");
  const server = await startServer({
    args: ["--expose-gc", "--import", collect, ...program],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(cache, "files"),
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      MEMORY_FILE: file,
    },
    port: await freePort(),
    readyPath,
  });
  const opened: { close(): void }[] = [];
  const openSome = async (some: Reader[]) => {
    for (let from = 0; from < some.length; from += AT_ONCE)
      opened.push(
        ...(await Promise.all(
          some.slice(from, from + AT_ONCE).map((reader) => open(server.url, reader)),
        )),
      );
  };
  try {
    await openSome(readers.slice(0, FIRST));
    const before = await memoryOf(server.pid, file);
    await openSome(readers.slice(FIRST));
    const after = await memoryOf(server.pid, file);
    const each = (total: number) => Math.round(total / (readers.length - FIRST));
    return {
      rss: each(after.rss - before.rss),
      heap: each(after.heapUsed + after.external - before.heapUsed - before.external),
    };
  } finally {
    for (const socket of opened) socket.close();
    await server.stop();
  }
}

async function memoryOf(pid: number, file: string): Promise<NodeJS.MemoryUsage> {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage;
    } catch (problem) {
      if (Date.now() > deadline) throw problem;
      await pause(20);
    }
  }
}

function openRaw(url: string): Promise<{ close(): void }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"), { perMessageDeflate: false });
    socket.on("error", reject);
    socket.on("open", () => socket.send("hello"));
    socket.on("message", () => resolve({ close: () => socket.terminate() }));
  });
}
