import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { openBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import { ask, Encounters } from "../support/faults/asking.ts";
import { MarketBehindGate } from "../support/faults/marketBehindGate.ts";
import { Reader } from "../support/faults/reader.ts";
import { times } from "../support/races.ts";
import { msUntil, statusOf } from "../support/statusOf.ts";
import { aLiveStream, BEAT, STREAM } from "../support/streams.ts";

/** OUTAGE_SECONDS=30 is the long form. */
const OUTAGE_SECONDS = Number(process.env["OUTAGE_SECONDS"] ?? 8);
const ANSWER_MS = 5000;
const BACK_MS = 10_000;
const STOP_MS = 15_000;
/** Fewer at once than the server has connections, so that nobody also waits for a free one. */
const FACTS = 8;

const market = openBuiltMarket(new MarketBehindGate({}));
afterEach(() => market.gate.open());

interface Seen {
  path: string;
  status: number;
  retryAfter: number;
  ms: number;
}

const OUTAGES = [
  { how: "refuses every connection", away: () => market.gate.close() },
  { how: "does not answer any more", away: () => market.gate.freeze() },
];

it.each(OUTAGES)(
  "a database that $how: 503 within five seconds, full service soon after, and no gap for who listens",
  { timeout: (OUTAGE_SECONDS + 90) * 1000 },
  async ({ away }) => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(await market.member("Seller"), { trustPoints: 5 });
    const { viewer } = await amara.gql(`{ viewer { cursor } }`);
    const { url } = market.main;
    const reader = new Reader(amara, { url: () => url, after: viewer.cursor, facts: 3 * FACTS });
    const met = new Encounters();
    const tell = async (name: string) => {
      const query = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
      const input = { toUserId: amara.id, content: name, clientId: name };
      await ask(jun, { path: "/graphql", body: { query, variables: { input } } }, met);
    };
    for (const n of times(FACTS, String)) await tell(`before ${n}`);

    away();
    const gone = Date.now();
    const isOver = () => Date.now() - gone > OUTAGE_SECONDS * 1000;
    // What is said meanwhile arrives once the database is back.
    const waiting = Promise.all(times(FACTS, (n) => tell(`meanwhile ${n}`)));
    const requests: [string, RequestInit][] = [
      ["/graphql", post({ query: "{ wallet { held } }" })],
      ["/graphql", post({ query: "{ items(first: 2) { edges { node { id } } } }" })],
      ["/graphql", post({ query: "mutation { markAllNotificationsRead }" })],
      ["/api/wallet", { headers: jun.headers }],
      [`/api/buy-with-tp/${item.id}`, post({})],
      ["/api/items", {}],
    ];
    function post(body: object): RequestInit {
      return { method: "POST", headers: jun.headers, body: JSON.stringify(body) };
    }
    const unready = msUntil(`${url}/readyz`, 503, ANSWER_MS);
    const seen: Seen[] = [];
    await Promise.all(
      requests.map(async ([path, init]) => {
        while (!isOver()) {
          const begun = Date.now();
          const answer = await fetch(`${url}${path}`, init);
          await answer.text();
          seen.push({
            path,
            status: answer.status,
            retryAfter: Number(answer.headers.get("retry-after")),
            ms: Date.now() - begun,
          });
          await wait(100);
        }
      }),
    );
    expect(await unready).toBeLessThan(2000);
    expect(await statusOf(`${url}/livez`)).toBe(200);

    market.gate.open();
    const back = Date.now();
    expect(await msUntil(`${url}/readyz`, 200, BACK_MS)).toBeLessThan(BACK_MS);
    for (const [path, init] of requests) {
      while (!(await fetch(`${url}${path}`, init)).ok && Date.now() - back < BACK_MS)
        await wait(20);
    }
    expect(Date.now() - back).toBeLessThan(BACK_MS);
    await waiting;
    for (const n of times(FACTS, String)) await tell(`after ${n}`);
    await reader.done;

    expect(seen.length).toBeGreaterThan(requests.length);
    expect(seen.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual(
      [],
    );
    expect(seen.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
    expect(met.slowestMs).toBeLessThan(ANSWER_MS);
    expect([...met.wrong, ...reader.wrong]).toEqual([]);
    expect(new Set(reader.heard).size).toBe(3 * FACTS);
    expect(reader.heard.slice(0, FACTS)).toEqual(times(FACTS, (n) => `before ${n}`));
    expect(reader.heard.slice(2 * FACTS)).toEqual(times(FACTS, (n) => `after ${n}`));
  },
);

it.each(OUTAGES)(
  "a server that is told to stop while its database $how stops nevertheless and exits with 0",
  { timeout: 60_000 },
  async ({ away }) => {
    const { id } = await aLiveStream(await market.member("Host"));
    await market.stranger.gql(BEAT, { id, key: "a-device" });
    const count = async () => (await market.stranger.gql(STREAM, { id })).stream.viewerCount;
    await expect.poll(count).toBe(1);

    away();
    const begun = Date.now();
    expect(await market.main.stop()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(STOP_MS);

    market.gate.open();
    await market.main.start();
  },
);
