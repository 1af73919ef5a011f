import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { LiveSocket } from "../delivery/liveSocket.ts";
import { MESSAGE_ADDED } from "../delivery/messageCourse.ts";
import type { Reader } from "../readers.ts";
import { startServer } from "../servers/contender.ts";
import { freePort } from "../servers/http.ts";
import { spreadOf, type Spread } from "../statistics.ts";

/** Bytes of one idle socket. */
interface Memory {
  rss: number;
  heap: number;
}

/** Memory of one idle socket after a garbage collection, the middle of the rounds. */
export interface MemoryFigures {
  sockets: number;
  product: Memory;
  raw: Memory;
  /** Resident memory, of that of `ws`, round by round. */
  ofRaw: Spread;
}

interface Where {
  root: string;
  cache: string;
  databaseUrl: string;
  readers: Reader[];
}

/** Opened first and not counted: what a server needs once, and what it compiles when it has done a thing often. */
const FIRST = 2000;
/** What a process keeps in reserve differs from start to start by more than a tenth. */
const ROUNDS = 3;
const AT_ONCE = 50;
const PATIENCE_MS = 20_000;

/** Opens the same number of idle sockets at the product and at `ws` alone, each a process of its own, in turn. */
export async function measureMemory(where: Where): Promise<MemoryFigures> {
  const main = join(where.root, "dist", "api", "main.js");
  const raw = join(where.root, "tests", "bench", "memory", "rawSockets.mjs");
  const product: Memory[] = [];
  const alone: Memory[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    product.push(
      await perSocket(where, ["--enable-source-maps", main], "/readyz", (url, { token }) =>
        LiveSocket.open(url, token, MESSAGE_ADDED),
      ),
    );
    alone.push(await perSocket(where, [raw], "/ready", openRaw));
  }
  return {
    sockets: where.readers.length - FIRST,
    product: middleOf(product),
    raw: middleOf(alone),
    ofRaw: spreadOf(product.map(({ rss }, round) => rss / (alone[round]?.rss ?? Number.NaN))),
  };
}

function middleOf(rounds: readonly Memory[]): Memory {
  return {
    rss: spreadOf(rounds.map(({ rss }) => rss)).median,
    heap: spreadOf(rounds.map(({ heap }) => heap)).median,
  };
}

type Open = (url: string, reader: Reader) => Promise<{ close(): void }>;

async function perSocket(
  { root, cache, databaseUrl, readers }: Where,
  program: string[],
  readyPath: string,
  open: Open,
): Promise<Memory> {
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
