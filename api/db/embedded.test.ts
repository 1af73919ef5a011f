import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigurationError } from "../env.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded.ts";

const MODULE = new URL("./embedded.ts", import.meta.url).href;
const onWindows = process.platform === "win32";
let dataDir: string;
let opened: EmbeddedPostgres[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "market-day-embedded-"));
  chmodSync(dataDir, 0o711);
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres(dataDir);
  opened.push(database);
  return database;
}

/** Starts the database in another process, which then ends in the given way. */
async function startElsewhere(end: "is killed" | "exits"): Promise<void> {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)});
    await startEmbeddedPostgres(${JSON.stringify(dataDir)});
    console.log("started");
    ${end === "exits" ? "process.exit(1);" : "setInterval(() => {}, 1000);"}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");

  await once(child.stdout, "data");
  if (end === "is killed") child.kill("SIGKILL");
  await exit;
}

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

const pidFile = () => join(dataDir, "postgres", "cluster", "postmaster.pid");
const postmaster = () => readFileSync(pidFile(), "utf8").split("\n");

describe("the embedded PostgreSQL", { timeout: 60_000 }, () => {
  it("starts on 127.0.0.1 alone, with a password, as a role that is no superuser", async () => {
    const { url } = await start();

    const [facts] = await ask<Record<string, unknown>>(
      url,
      `select current_database() as database, current_user as role, rolsuper, rolcreatedb,
              current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding
         from pg_roles where rolname = current_user`,
    );
    expect(facts).toEqual({
      database: "market_day",
      role: "market_day",
      rolsuper: false,
      rolcreatedb: true,
      listens: "127.0.0.1",
      encoding: "UTF8",
    });
    expect(Number(new URL(url).port)).toBeLessThan(32_768);
    const stranger = url.replace(/:[0-9a-f]+@/, ":guess@");
    await expect(ask(stranger, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("keeps rows and port over a restart, and is gone after stop", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select 7 as seven");
    await first.stop();
    await expect(ask(first.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });

    const second = await start();

    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "select seven from kept")).toEqual([{ seven: 7 }]);
  });

  it("is shared by a second opener, and stays until the last one leaves", async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.url).toBe(first.url);

    await first.stop();
    await first.stop();
    expect(await ask(second.url, "select 1 as here")).toEqual([{ here: 1 }]);

    await second.stop();
    await expect(ask(second.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it.skipIf(onWindows)("adopts a server whose process was killed, and stops it", async () => {
    await startElsewhere("is killed");
    const [orphan] = postmaster();

    const adopter = await start();
    expect(postmaster()[0]).toBe(orphan);

    await adopter.stop();
    await expect(ask(adopter.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it.skipIf(onWindows)(
    "recovers when the server itself was killed and its pid is another's",
    async () => {
      await startElsewhere("is killed");
      const lines = postmaster();
      process.kill(Number(lines[0]), "SIGKILL");
      const file = join(dataDir, "postgres", "cluster", "postmaster.pid");
      writeFileSync(file, [process.pid, ...lines.slice(1)].join("\n"));

      const { url } = await start();

      expect(await ask(url, "select 1 as here")).toEqual([{ here: 1 }]);
    },
  );

  it("ends with a process that exits without stopping it", async () => {
    await startElsewhere("exits");

    await expect.poll(() => existsSync(pidFile()), { timeout: 10_000 }).toBe(false);
  });

  it("takes another port when somebody has its own", async () => {
    const before = await start();
    await before.stop();
    const intruder = createServer().listen(Number(new URL(before.url).port), "127.0.0.1");
    await once(intruder, "listening");

    const after = await start();
    intruder.close();

    expect(new URL(after.url).port).not.toBe(new URL(before.url).port);
    expect(await ask(after.url, "select 1 as here")).toEqual([{ here: 1 }]);
  });

  it("removes a throw-away folder at the end", async () => {
    const database = await startEmbeddedPostgres(dataDir, { throwaway: true });
    expect(await ask(database.url, "show fsync")).toEqual([{ fsync: "off" }]);

    await database.stop();

    mkdirSync(dataDir, { recursive: false });
  });

  it("says in one line what to do when the folder is a file", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");

    const refusal = startEmbeddedPostgres(file);

    await expect(refusal).rejects.toBeInstanceOf(ConfigurationError);
    await expect(refusal).rejects.toThrow(/^The data folder .+DATA_DIR.+DATABASE_URL\.$/);
  });
});
