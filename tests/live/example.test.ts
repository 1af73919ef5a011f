import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const LIVE = fileURLToPath(new URL("../../docs/examples/live.mjs", import.meta.url));
const SOON = { timeout: 10_000 };

// A port of its own, so that the market comes back where the program looks for it.
const market = aMarket({ PORT: String(await freePort()) });
const running = new Set<Program>();
let seller: Person;
let cursorFile: string;

beforeEach(async () => {
  seller = await market.member("Seller");
  cursorFile = join(await mkdtemp(join(tmpdir(), "market-day-live-")), "cursor");
});
afterEach(async () => {
  await Promise.all([...running].map((program) => program.stop()));
  await rm(join(cursorFile, ".."), { recursive: true, force: true });
});

/** The program of docs/api.md as a partner runs it. */
class Program {
  said = "";
  readonly ended: Promise<number | null>;
  readonly #end: () => void;

  constructor(variables: Record<string, string> = {}) {
    const env = { ...process.env, MARKET: market.url, CURSOR_FILE: cursorFile, ...variables };
    const child = spawn(process.execPath, [LIVE], { env });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (this.said += text));
    this.ended = new Promise((resolve) => child.once("close", resolve));
    this.#end = () => child.kill();
    running.add(this);
  }

  /** `id: title`, in the order in which it heard them. */
  get heard(): string[] {
    return [...this.said.matchAll(/^\d+: .*(?=, 20 TP, from Seller$)/gm)].map(([line]) => line);
  }

  get titles(): string[] {
    return this.heard.map((line) => line.replace(/^\d+: /, ""));
  }

  stop(): Promise<number | null> {
    running.delete(this);
    this.#end();
    return this.ended;
  }
}

/** Lists items until the program hears one: it does not say when it has joined. */
async function hears(program: Program, title: string): Promise<void> {
  const listed = async () => (await anItem(seller, { title })) && program.titles.includes(title);
  await expect.poll(listed, SOON).toBe(true);
}

it("hears every listing once: live, over a restart of the market, and what came while it was stopped", async () => {
  const first = new Program();
  await hears(first, "Hello");
  await market.stopServer();
  await market.startServer();
  const { id } = await anItem(seller, { title: "After the restart" });
  await expect.poll(() => first.heard.at(-1), SOON).toBe(`${id}: After the restart`);
  await first.stop();
  expect(new Set(first.heard).size).toBe(first.heard.length);

  for (const title of ["Missed one", "Missed two"]) await anItem(seller, { title });
  const second = new Program();
  await expect.poll(() => second.titles.at(-1), SOON).toBe("Missed two");
  // Stopped between an item and its cursor, it hears that one item again; never one less.
  const missed = second.titles.filter((title) => title !== "After the restart");
  expect(missed).toEqual(["Missed one", "Missed two"]);
});

it("goes on from the cursor of the refusal when it was away for longer than the log is kept", async () => {
  const { items } = await market.stranger.gql(`{ items(first: 1) { cursor } }`);
  await writeFile(cursorFile, items.cursor);
  for (const title of ["Gone one", "Gone two"]) await anItem(seller, { title });
  await market.rows("delete from event_log where audience = 'm'");

  const program = new Program();
  await expect.poll(() => program.said, SOON).toContain("read the list anew");
  await hears(program, "Fresh");
  expect(program.titles).not.toContain("Gone two");
});

it("ends with a word when its token is no good", async () => {
  const program = new Program({ TOKEN: "not-a-token" });
  expect(await program.ended).toBe(1);
  expect(program.said).toContain("refused");
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
