import { describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket, METRICS_TOKEN } from "../support/market.ts";

const market = aMarket();
const figures = () => market.metrics();

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
      .poll(figures)
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

  it("is no page for who has not its token, on this machine or not", async () => {
    const member = await market.member("Lena");
    for (const authorization of [
      "",
      "Bearer",
      "Bearer wrong",
      `Bearer ${METRICS_TOKEN}x`,
      `Basic ${METRICS_TOKEN}`,
      `Bearer ${member.token}`,
    ]) {
      const { status, body } = await market.stranger.rest("GET", "/metrics", undefined, {
        authorization,
      });
      expect(status, authorization).toBe(404);
      expect(body).not.toContain("market_sockets");
    }
    expect((await market.stranger.rest("GET", "/metrics")).status).toBe(404);
  });
});

describe("a market without METRICS_TOKEN", () => {
  const quiet = aMarket({ METRICS_TOKEN: "" });

  it("has no such page at all", async () => {
    for (const headers of [{}, { authorization: "Bearer undefined" }])
      expect((await quiet.stranger.rest("GET", "/metrics", undefined, headers)).status).toBe(404);
  });
});
