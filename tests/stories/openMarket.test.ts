import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../api/core/credentials/passwords.ts";
import { DEMO_PASSWORD, seedDemo } from "../../api/db/demo/index.ts";
import { readEnv } from "../../api/env.ts";
import { ServerProcess } from "../support/builtMarket.ts";
import { freshDatabase, type FreshDatabase } from "../support/database.ts";

/** A server that is to refuse may fill a market first, when it is wrong. */
const A_WHILE = 120_000;
const ADMIN = { email: "admin@market-day.example", password: DEMO_PASSWORD };
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;

const folder = mkdtempSync(join(tmpdir(), "market-day-open-"));
const running: ServerProcess[] = [];
let database: FreshDatabase;
let sql: Client;

async function useDatabase(): Promise<void> {
  database = await freshDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
}

async function dropDatabase(): Promise<void> {
  await sql.end();
  await database.drop();
}

afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The built server as an operator starts it: with a database of its own, and what is named here. */
async function aServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.atFreePort({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    ...variables,
  });
  running.push(server);
  return server;
}

async function refusalOf(variables: Record<string, string>): Promise<string> {
  const server = await aServer(variables);
  const said = await server.start().then(
    () => "it started",
    (problem: Error) => problem.message,
  );
  expect(await server.stop(), said).toBe(1);
  return said.split("\n").slice(1).join("\n");
}

async function statusAt(server: ServerProcess, path: string): Promise<number> {
  return (await fetch(server.url + path)).status;
}

async function demoMembers(server: ServerProcess): Promise<{ email: string }[]> {
  const answer = await fetch(`${server.url}/api/demo`);
  return ((await answer.json()) as { members: { email: string }[] }).members;
}

async function signsIn(server: ServerProcess): Promise<boolean> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: LOGIN, variables: ADMIN }),
  });
  return ((await answer.json()) as { data: { login: unknown } }).data.login !== null;
}

describe("a market with a database of its own", { timeout: A_WHILE }, () => {
  beforeAll(useDatabase);
  afterAll(dropDatabase);

  it("opens empty: no public administrator, and nothing that is for a desk", async () => {
    const server = await aServer();
    await server.start();

    expect(await demoMembers(server)).toEqual([]);
    expect(await signsIn(server)).toBe(false);
    expect(await statusAt(server, "/dev/inbox")).toBe(404);
    expect(await statusAt(server, "/dev/gallery")).toBe(404);
    expect((await sql.query("select 1 from users")).rows).toEqual([]);
  });

  it("is never the demo where others reach it, even if it is told to be", async () => {
    const said = await refusalOf({ DEMO: "on", PUBLIC_URL: "https://market.example" });
    expect(said).toMatch(/^Market Day cannot start: DEMO is "on": use it .+\.$/);
    expect((await sql.query("select 1 from users")).rows).toEqual([]);
  });
});

describe("a database with the demo market", { timeout: A_WHILE }, () => {
  beforeAll(async () => {
    await useDatabase();
    const env = { ...readEnv({ LOG_LEVEL: "silent" }), dataDir: folder };
    await seedDemo({ env, databaseUrl: database.url });
  }, A_WHILE);
  afterAll(dropDatabase);

  it("is shown where the operator says so, on this machine", async () => {
    const server = await aServer({ DEMO: "on" });
    await server.start();
    expect(await demoMembers(server)).toHaveLength(9);
    expect(await signsIn(server)).toBe(true);
    expect(await statusAt(server, "/dev/gallery")).toBe(204);
  });

  it.each([
    ["PUBLIC_URL", "https://market.example"],
    ["NODE_ENV", "production"],
  ])(
    "is not opened to others as long as its password is the published one: %s=%s",
    async (...it) => {
      const said = await refusalOf(Object.fromEntries([it]));
      expect(said).toMatch(/^Market Day cannot start: .+admin@market-day\.example.+\.$/);
      expect(said.split("\n")).toHaveLength(1);
    },
  );

  it("opens when every account has a password of its own, and offers no sign-in", async () => {
    const hash = await hashPassword("a password of their own");
    await sql.query("update users set password = $1 where username <> 'elif'", [hash]);
    expect(await refusalOf({})).toContain("elif@market-day.example");

    await sql.query("update users set password = $1", [hash]);
    const server = await aServer({ PUBLIC_URL: "https://market.example" });
    await server.start();
    expect(await demoMembers(server)).toEqual([]);
    expect(await signsIn(server)).toBe(false);
  });
});

describe("a market of real members", { timeout: A_WHILE }, () => {
  beforeAll(useDatabase);
  afterAll(dropDatabase);

  it("is kept from opening by nobody who signs up under a demo address", async () => {
    const hash = await hashPassword(DEMO_PASSWORD);
    await sql.query(
      "insert into users (username, email, password, display_name) values ('amara', 'amara@market-day.example', $1, 'Mallory')",
      [hash],
    );
    const server = await aServer({ PUBLIC_URL: "https://market.example" });
    await server.start();
    expect(await statusAt(server, "/readyz")).toBe(200);
  });
});
