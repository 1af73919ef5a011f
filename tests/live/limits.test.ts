import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { REQUESTS, SOCKET_BUDGET } from "../../schema/limits.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";

const TOUCH = `mutation { markAllNotificationsRead }`;
const READ = `{ categories { name } }`;

/** A bare socket to a market, with what happened to it. */
function socketTo(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
    headers,
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  const opened = new Promise<number>((resolve) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_request, answer) => resolve(answer.statusCode ?? 0));
  });
  socket.on("error", () => {});
  return { socket, opened, closed };
}

describe("what a member may change in a minute", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("is told in headers with every change, over GraphQL and REST, and not with reads", async () => {
    const member = await market.member("Lena");
    const ask = (query: string) =>
      fetch(`${market.url}/graphql`, {
        method: "POST",
        headers: member.headers,
        body: JSON.stringify({ query }),
      });

    const changed = await ask(TOUCH);
    const written = await member.rest("POST", "/api/notifications/1/read", {});
    const read = await ask(READ);

    expect(changed.headers.get("ratelimit-limit")).toBe("120");
    const remaining = Number(changed.headers.get("ratelimit-remaining"));
    expect(remaining).toBeLessThan(120);
    expect(Number(changed.headers.get("ratelimit-reset"))).toBeGreaterThan(0);
    expect(Number(written.headers.get("ratelimit-remaining"))).toBe(remaining - 1);
    expect(read.headers.get("ratelimit-limit")).toBeNull();
  });

  it("ends at 120, over HTTP and on a socket alike, and says when to come back", async () => {
    const [lena, jun] = [await market.member("Lena"), await market.member("Jun")];
    const outcome = await race(times(130, () => () => lena.ask(TOUCH)));
    const refusal = await lena.rest("POST", "/api/notifications/1/read", {});
    const stream = await lena.live(TOUCH);

    expect(outcome.won).toHaveLength(120);
    expect(outcome.lost).toEqual({ RATE_LIMITED: 10 });
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refusal.headers.get("ratelimit-remaining")).toBe("0");
    expect(stream.errors[0]?.extensions).toMatchObject({
      code: "RATE_LIMITED",
      details: { retryAfterSeconds: expect.any(Number) as number },
    });
    expect((await jun.ask(TOUCH)).errors).toBeUndefined();
    await stream.stop();
  });
});

describe("what may be asked in a minute", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it(
    "ends for a member on both transports together, and not for others",
    { timeout: 60_000 },
    async () => {
      const [lena, jun] = [await market.member("Lena"), await market.member("Jun")];
      for (let asked = 0; asked < REQUESTS.perMember; asked += 50)
        await Promise.all(times(50, () => lena.ask(READ)));

      const refused = await fetch(`${market.url}/graphql`, {
        method: "POST",
        headers: lena.headers,
        body: JSON.stringify({ query: READ }),
      });
      const rest = await lena.rest("GET", "/api/items");
      const overSocket: unknown = await lena
        .live("subscription { walletUpdated { cursor } }")
        .catch((errors: unknown) => errors);

      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        errors: [{ extensions: { code: "RATE_LIMITED" } }],
      });
      expect(rest).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
      expect(overSocket).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
      expect((await jun.ask(READ)).errors).toBeUndefined();
    },
  );

  it("ends for an address that signs nobody in, and not for the next address", async () => {
    const from = (address: string) =>
      market.stranger.rest("GET", "/api/demo/none", undefined, { "x-forwarded-for": address });
    const list = (address: string) =>
      market.stranger.rest("POST", "/graphql", { query: READ }, { "x-forwarded-for": address });
    for (let asked = 0; asked < REQUESTS.perAddress; asked += 100)
      await Promise.all(times(100, () => list("203.0.113.50")));

    expect((await list("203.0.113.50")).status).toBe(429);
    expect((await list("203.0.113.51")).status).toBe(200);
    expect((await from("203.0.113.50")).status).toBe(404);
  });
});

describe("a socket", () => {
  const market = aMarket();

  it("that sends a thousand messages at once is closed with 4429; others are served", async () => {
    const member = await market.member("Lena");
    const stream = await member.live("subscription { walletUpdated { cursor } }");
    const flood = socketTo(market.url);
    await flood.opened;
    for (let n = 0; n <= SOCKET_BUDGET.max; n++) flood.socket.send(`{"type":"ping"}`);

    expect(await flood.closed).toBe(4429);
    await stream.roundTrip();
    await stream.stop();
  });

  it("that sends 120 a second for three seconds is closed with 4429; 60 a second may go on", async () => {
    const steady = socketTo(market.url);
    const flood = socketTo(market.url);
    await Promise.all([steady.opened, flood.opened]);
    steady.socket.send(`{"type":"connection_init"}`);
    flood.socket.send(`{"type":"connection_init"}`);
    let code: number | undefined;
    void flood.closed.then((closed) => (code = closed));

    for (let tick = 0; tick < 80 && code === undefined; tick++) {
      for (let n = 0; n < 8; n++) flood.socket.send(`{"type":"ping"}`);
      for (let n = 0; n < 3; n++) steady.socket.send(`{"type":"ping"}`);
      await wait(50);
    }

    expect(code).toBe(4429);
    expect(steady.socket.readyState).toBe(WebSocket.OPEN);
    steady.socket.terminate();
  });
});

describe("sockets that do not say who they are", () => {
  const market = aMarket({ RATE_LIMITS: "on" });
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("are at most a hundred from one address; who said it makes room", async () => {
    const waiting = times(SOCKET_BUDGET.waitingPerAddress, () =>
      socketTo(market.url, from("203.0.113.70")),
    );
    await Promise.all(waiting.map(({ opened }) => opened));

    const tooMany = socketTo(market.url, from("203.0.113.70"));
    const elsewhere = socketTo(market.url, from("203.0.113.71"));
    expect(await tooMany.opened).toBe(429);
    expect(await elsewhere.opened).toBe(101);

    const [first] = waiting;
    const answered = new Promise((resolve) => first?.socket.once("message", resolve));
    first?.socket.send(`{"type":"connection_init"}`);
    await answered;
    const next = socketTo(market.url, from("203.0.113.70"));
    expect(await next.opened).toBe(101);
    for (const { socket } of [...waiting, tooMany, elsewhere, next]) socket.terminate();
  });
});

describe("a market with RATE_LIMITS=off", () => {
  const market = aMarket({ RATE_LIMITS: "off" });

  it("limits nothing and tells no figures", async () => {
    const member = await market.member("Lena");
    const outcome = await race(times(140, () => () => member.ask(TOUCH)));
    const { headers } = await member.rest("POST", "/api/notifications/1/read", {});

    expect(outcome.lost).toEqual({});
    expect(headers.get("ratelimit-limit")).toBeNull();
  });
});
