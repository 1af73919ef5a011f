import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded.ts";

const MODULE = new URL("../embedded.ts", import.meta.url).href;
const RESERVE_BYTES = 64 * 1024 * 1024;
let dataDir: string;
let opened: EmbeddedPostgres[];
let said: string[];
let hopeless: string[];
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "market-day-supervised-"));
  chmodSync(dataDir, 0o711);
  [opened, said, hopeless, children] = [[], [], [], []];
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const database of opened) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({ firstPauseMs = 500, throwaway = false } = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres(dataDir, { throwaway });
  opened.push(database);
  const say = (words: string) => void said.push(words);
  database.supervise({
    log: { info: say, warn: say },
    onHopeless: (words) => void hopeless.push(words),
    firstPauseMs,
  });
  return database;
}

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

const cluster = (...names: string[]) => join(dataDir, "postgres", "cluster", ...names);
const pidFile = () => cluster("postmaster.pid");
const pid = () => Number.parseInt(readFileSync(pidFile(), "utf8"), 10);
const killServer = () => process.kill(pid(), "SIGKILL");
/** Waits until the query returns these rows, whatever it returns before. */
async function eventually(url: string, sql: string, rows: object[]): Promise<void> {
  await expect
    .poll(() => ask(url, sql).catch((problem: Error) => problem.message), { timeout: 60_000 })
    .toEqual(rows);
}
const restarts = (lines: string[]) => lines.filter((line) => /has ended/.test(line));

describe("a supervised PostgreSQL", { timeout: 120_000 }, () => {
  it("that was killed runs again on its port, with its rows, and it is said why", async () => {
    const { url } = await start();
    await ask(url, "create table kept as select 7 as seven");
    const before = pid();

    killServer();

    await eventually(url, "select seven from kept", [{ seven: 7 }]);
    expect(pid()).not.toBe(before);
    expect(restarts(said)).toEqual([
      expect.stringMatching(/^the embedded PostgreSQL has ended and is started again: .*killed/),
    ]);
    expect(hopeless).toEqual([]);
  });

  it("that two processes supervise is started once each time, and stopped by the last", async () => {
    const { url, stop } = await start();
    const other = await superviseElsewhere();

    for (const round of [1, 2]) {
      const before = pid();
      killServer();
      await expect
        .poll(() => existsSync(pidFile()) && pid() !== before, { timeout: 60_000 })
        .toBe(true);
      await eventually(url, `select ${round} as round`, [{ round }]);
    }
    expect(await other.asks()).toBe("1");
    await other.kill();

    expect(restarts([...said, ...other.said])).toHaveLength(2);
    await stop();
    expect(existsSync(pidFile())).toBe(false);
  });

  it("that does not come up is tried again until what keeps it is mended", async () => {
    const { url } = await start({ firstPauseMs: 50 });
    const conf = readFileSync(cluster("postgresql.conf"));
    appendFileSync(cluster("postgresql.conf"), "no_such_setting = on\n");

    killServer();

    const lines = () => said.filter((line) => /does not start/.test(line)).length;
    await expect.poll(lines, { timeout: 60_000 }).toBeGreaterThan(1);
    writeFileSync(cluster("postgresql.conf"), conf);
    await eventually(url, "select 1 as here", [{ here: 1 }]);
    expect(said.find((line) => /does not start/.test(line))).toMatch(
      /^the embedded PostgreSQL does not start: FATAL.*configuration file.*\. Next try in 0\.05 s$/,
    );
    expect(hopeless).toEqual([]);
  });

  it("that fails ten times in a row is given up, in one line that says why", async () => {
    await start({ firstPauseMs: 1 });
    appendFileSync(cluster("postgresql.conf"), "no_such_setting = on\n");

    killServer();

    await expect.poll(() => hopeless, { timeout: 60_000 }).toHaveLength(1);
    expect(hopeless[0]).toMatch(/cannot be started again: 10 tries failed.*configuration file/);
    expect(said.filter((line) => /does not start/.test(line))).toHaveLength(10);
  });

  it.each([
    ["corrupt", /pg_control/, () => truncateSync(cluster("global", "pg_control"), 100)],
    [
      "gone",
      /there is no database in .+ any more/,
      () => rmSync(cluster(), { recursive: true, force: true }),
    ],
    [
      "of another version",
      /is of PostgreSQL 17, this one is 18/,
      () => writeFileSync(cluster("PG_VERSION"), "17\n"),
    ],
  ])("whose cluster is %s is given up at once, and no other is made", async (what, why, spoil) => {
    const { url } = await start();

    killServer();
    spoil();

    await expect.poll(() => hopeless, { timeout: 60_000 }).toEqual([expect.stringMatching(why)]);
    await expect(ask(url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(existsSync(cluster())).toBe(what !== "gone");
  });

  it("that is stopped while it is away stays away", async () => {
    const { url, stop } = await start({ firstPauseMs: 10_000 });
    appendFileSync(cluster("postgresql.conf"), "no_such_setting = on\n");
    killServer();
    await expect.poll(() => said.some((line) => /does not start/.test(line))).toBe(true);

    await stop();

    await expect(ask(url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(existsSync(pidFile())).toBe(false);
  });

  it("has a reserve of 64 MB beside it, really taken from the disk; a throw-away one has none", async () => {
    const reserve = () => join(dataDir, "postgres", "reserve");
    await start({ throwaway: true });
    const throwaway = reserve();
    dataDir = mkdtempSync(join(tmpdir(), "market-day-supervised-"));
    chmodSync(dataDir, 0o711);
    await start();

    await expect.poll(() => existsSync(reserve()), { timeout: 60_000 }).toBe(true);

    const { size, blocks } = statSync(reserve());
    expect(size).toBe(RESERVE_BYTES);
    expect(blocks * 512).toBeGreaterThanOrEqual(RESERVE_BYTES);
    expect(existsSync(throwaway)).toBe(false);
  });
});

/** Another process that uses and supervises the same database. */
async function superviseElsewhere() {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)});
    const { default: pg } = await import("pg");
    const database = await startEmbeddedPostgres(${JSON.stringify(dataDir)});
    const say = (words) => console.log(words);
    database.supervise({ log: { info: say, warn: say }, onHopeless: say });
    console.log("shares");
    process.stdin.on("data", async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      console.log("asked " + (await client.query("select 1 as one")).rows[0].one);
      await client.end();
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
    cwd: new URL("../../..", import.meta.url),
  });
  children.push(child);
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line));
  await once(reader, "line");
  const heard = (beginning: string) => lines.find((line) => line.startsWith(beginning));
  return {
    said: lines,
    asks: async () => {
      child.stdin.write("?");
      await expect.poll(() => heard("asked"), { timeout: 60_000 }).toBeDefined();
      return heard("asked")?.slice("asked ".length);
    },
    kill: async () => {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}
