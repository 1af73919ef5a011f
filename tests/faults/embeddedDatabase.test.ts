import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { anEmbeddedMarket, EmbeddedMarket } from "../support/faults/embeddedMarket.ts";
import { statusOf } from "../support/statusOf.ts";

const market = anEmbeddedMarket();
const readiness = () => statusOf(`${market.url}/readyz`);

it(
  "a killed PostgreSQL comes back by itself: 503 with Retry-After meanwhile, and nothing is lost",
  { timeout: 180_000 },
  async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara, { trustPoints: 5 });
    const before = market.postmaster;
    const conf = market.inData("postgres", "cluster", "postgresql.conf");
    const whole = readFileSync(conf);
    // So that it stays away until the test has seen what there is to see.
    appendFileSync(conf, "no_such_setting = on\n");

    market.killPostmaster();

    await expect.poll(readiness).toBe(503);
    const asked = [
      await jun.rest("POST", "/graphql", { query: "{ wallet { held } }" }),
      await jun.rest("POST", `/api/buy-with-tp/${item.id}`),
      await jun.rest("GET", "/api/wallet"),
      await upload(jun.token ?? ""),
    ];
    expect(asked.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { headers } of asked) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await statusOf(`${market.url}/livez`)).toBe(200);

    writeFileSync(conf, whole);
    await expect.poll(readiness).toBe(200);
    expect(market.postmaster).not.toBe(before);
    await expect
      .poll(async () => (await jun.rest("POST", `/api/buy-with-tp/${item.id}`)).status)
      .toBe(201);
    expect(await jun.wallet()).toMatchObject({ tpBalance: 100, held: 5 });
    const said = market.main.lines.filter((line) => line.includes("the embedded PostgreSQL"));
    expect(said[0]).toContain("has ended and is started again: ");
  },
);

it(
  "two servers share it: one kill is one start, the first to go leaves it, the last one stops it",
  { timeout: 180_000 },
  async () => {
    const other = await market.newServer();
    const before = market.postmaster;

    market.killPostmaster();

    await expect.poll(() => market.postmaster ?? before).not.toBe(before);
    for (const { url } of [market.main, other])
      await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
    await other.kill();
    expect(await readiness()).toBe(200);
    expect(await market.main.stop("SIGINT")).toBe(0);
    expect(market.postmaster).toBeUndefined();

    await market.startServer();
  },
);

it(
  "a server whose database is gone for good says so in one line and ends with 69",
  { timeout: 180_000 },
  async () => {
    const lost = new EmbeddedMarket();
    try {
      await lost.open();
      lost.killPostmaster();
      rmSync(lost.inData("postgres", "cluster"), { recursive: true });

      await expect.poll(() => lost.main.exitCode).toBe(69);
      const last = lost.main.lines.filter((line) => line.includes("cannot be started again"));
      expect(last).toHaveLength(1);
      expect(last[0]).toMatch(/there is no database in .+ any more.*DATA_DIR.*start the market/);
    } finally {
      await lost.close();
    }
  },
);

async function upload(token: string): Promise<Response> {
  const form = new FormData();
  form.append("file", new Blob(["no photo is needed"]), "photo.jpg");
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${market.url}/api/uploads`, { method: "POST", headers, body: form });
}
