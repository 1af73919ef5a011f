import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BuiltMarket, ServerProcess } from "../support/builtMarket.ts";
import { freshDatabase, type FreshDatabase } from "../support/database.ts";
import { Gate } from "../support/gate.ts";
import { times } from "../support/races.ts";
import { msUntil, statusOf } from "../support/statusOf.ts";

const READ = { query: "{ items(first: 1) { cursor } }" };

describe("a server that loses its database", () => {
  const folder = mkdtempSync(join(tmpdir(), "market-day-gate-"));
  let database: FreshDatabase;
  let gate: Gate;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await freshDatabase();
    gate = await Gate.before(database.url);
    server = await ServerProcess.atFreePort({
      HOST: "127.0.0.1",
      DATABASE_URL: gate.url,
      DATA_DIR: folder,
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
    });
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    await gate.remove();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is not ready within two seconds, says when to try again, and is ready again by itself", async () => {
    gate.close();
    expect(await msUntil(`${server.url}/readyz`, 503, 5000)).toBeLessThan(2000);
    expect(await statusOf(`${server.url}/livez`)).toBe(200);
    const refused = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer of-nobody" },
      body: JSON.stringify(READ),
    });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: "UNAVAILABLE" } }],
    });

    gate.open();
    expect(await msUntil(`${server.url}/readyz`, 200, 10_000)).toBeLessThan(10_000);
  });

  it("works off its queue also when the database went while it was starting", async () => {
    const direct = new Client({ connectionString: database.url });
    await direct.connect();
    await direct.query("select graphile_worker.add_job('over-forgotten')");
    const left = async () =>
      (await direct.query("select task_identifier from graphile_worker.jobs where key is null"))
        .rows;
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    await direct.end();
  });

  it("survives it with a job in hand, and does the job after", async () => {
    const direct = new Client({ connectionString: database.url });
    await direct.connect();
    const job = async () =>
      (
        await direct.query(
          "select locked_at is not null as taken from graphile_worker.jobs where key is null",
        )
      ).rows;
    await direct.query("begin; lock table idempotency_keys in access exclusive mode");
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query("select graphile_worker.add_job('over-forgotten')");
    await expect.poll(job, { timeout: 20_000, interval: 20 }).toEqual([{ taken: true }]);

    gate.close();
    expect(await msUntil(`${server.url}/readyz`, 503, 5000)).toBeLessThan(2000);
    await direct.query("rollback");
    gate.open();
    await expect.poll(job, { timeout: 30_000 }).toEqual([]);
    expect(await statusOf(`${server.url}/readyz`)).toBe(200);
    await Promise.all([direct.end(), other.end()]);
  });
});

describe("a server that is told to stop", () => {
  const market = new BuiltMarket({});
  beforeAll(() => market.open());
  afterEach(() => market.audit());
  afterAll(() => market.close());

  it("says so first, answers what is in flight, closes sockets with 1001 and exits with 0", async () => {
    const member = await market.member("Lena");
    const streams = await Promise.all(
      times(8, () => member.live("subscription { walletUpdated { cursor } }")),
    );
    const { url } = market.main;
    const holder = new Client({ connectionString: market.databaseUrl });
    await holder.connect();

    const begun = Date.now();
    const exited = market.main.stop();
    expect(await msUntil(`${url}/readyz`, 503, 1500)).toBeLessThan(1500);
    expect(await statusOf(`${url}/livez`)).toBe(200);

    // In flight when the port closes: they wait for a table that somebody holds.
    await holder.query("begin");
    await holder.query("lock table items in access exclusive mode");
    const inFlight = times(15, () => member.rest("POST", "/graphql", READ, {}));
    // Past the notice: nobody new gets in, and those inside still wait.
    expect(await msUntil(`${url}/livez`, 0, 5000)).toBeLessThan(5000);
    await holder.query("commit");
    await holder.end();
    const answers = await Promise.all(inFlight);

    expect(answers.map(({ status }) => status)).toEqual(times(15, () => 200));
    expect(answers[0]?.body).toHaveProperty("data.items");
    for (const stream of streams) expect(await stream.closed()).toBe(1001);
    expect(await exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan(15_000);
  });
});
