import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

async function figures(): Promise<string> {
  return (await market.stranger.rest<string>("GET", "/metrics")).body;
}

/** The value of one line of the page. */
function figure(page: string, line: string): number {
  const found = page.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
}

describe("/metrics", () => {
  it("counts requests by pattern, kind and class, and what operations cost", async () => {
    const member = await market.member("Lena");
    const before = await figures();
    await member.gql("{ wallet { available } }");
    await member.gql("{ wallet { available } }");
    await member.rest("GET", "/api/items/999999");

    const page = await figures();
    const wallets = `market_request_seconds_count{route="/graphql",operation="query",status="2xx"}`;
    expect(figure(page, wallets) - (figure(before, wallets) || 0)).toBe(2);
    expect(
      figure(
        page,
        `market_request_seconds_count{route="/api/items/:id",operation="none",status="4xx"}`,
      ),
    ).toBe(1);
    expect(
      figure(page, "market_graphql_cost_points_count") -
        figure(before, "market_graphql_cost_points_count"),
    ).toBe(2);
  });

  it("knows who listens and how fast they hear", async () => {
    const [lena, jun] = [await market.member("Lena"), await market.member("Jun")];
    const item = await anItem(lena);
    const stream = await lena.live("subscription { offerUpdated { offer { id } } }");
    const before = await figures();
    await anOffer(jun, item);
    await stream.next();

    const page = await figures();
    expect(figure(before, "market_sockets")).toBe(1);
    expect(figure(before, "market_subscriptions")).toBe(1);
    expect(figure(before, "market_audiences")).toBe(1);
    expect(figure(page, "market_delivery_seconds_count")).toBeGreaterThanOrEqual(1);
    expect(figure(page, "market_notices_total")).toBeGreaterThan(
      figure(before, "market_notices_total"),
    );
    await stream.stop();
    await expect.poll(async () => figure(await figures(), "market_subscriptions")).toBe(0);
  });

  it("shows holds, connections, deadlines and the process", async () => {
    const page = await figures();
    const [holds] = await market.rows<{ tp: number }>(
      `select coalesce(sum(amount), 0)::int as tp from ledger_holds where state = 'active'`,
    );
    expect(figure(page, "market_pool_connections")).toBeGreaterThanOrEqual(1);
    expect(figure(page, "market_pool_waiting")).toBe(0);
    expect(figure(page, "market_event_lag")).toBe(0);
    expect(figure(page, "market_holds_open_tp")).toBeLessThanOrEqual(holds?.tp ?? 0);
    expect(figure(page, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
    await expect
      .poll(figures, { timeout: 5000 })
      .toContain(`market_deadline_runs_total{deadline="offer-expires",outcome=`);
    expect(figure(page, "market_jobs_due")).toBe(0);
    expect(figure(page, "market_jobs_given_up")).toBe(0);
    expect(figure(page, "market_jobs_lag_seconds")).toBe(0);
  });

  it("names no member and no text", async () => {
    const member = await market.member("Lena");
    await member.gql("query SecretName { wallet { available } }");
    await member.rest("GET", "/nowhere/secret-path");

    const page = await figures();
    expect(page).not.toMatch(/SecretName|secret-path|@market\.test/);
    expect(page).not.toContain(member.token);
  });

  it("is no page for somebody behind a proxy, nor for another machine", async () => {
    const proxied = await market.stranger.rest("GET", "/metrics", undefined, {
      "x-forwarded-for": "203.0.113.9",
    });
    expect(proxied.body).not.toContain("market_sockets");
    expect(proxied.status).toBe(404);
  });
});

describe("/metrics of a server that is open to the network", () => {
  const open = aMarket({ HOST: "0.0.0.0" });
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === "IPv4")?.address;

  it.skipIf(!address)(
    "does not answer an address that is not this machine's own loopback",
    async () => {
      const status = await new Promise((resolve, reject) => {
        request({ host: address, port: new URL(open.url).port, path: "/metrics" }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once("error", reject)
          .end();
      });
      expect(status).toBe(404);
    },
  );
});
