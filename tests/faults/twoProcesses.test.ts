import { createClient } from "graphql-ws";
import { beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { underFire } from "../support/faults/fire.ts";
import { aLiveStream, STREAM, WATCH } from "../support/streams.ts";

const market = aBuiltMarket();
beforeAll(() => market.openSecondServer());

it(
  "500 facts written at one server and heard at another, each killed once: none lost, doubled or out of order",
  { timeout: 90_000 },
  async () => {
    await underFire({
      market,
      writeAt: () => market.second.url,
      readAt: () => market.main.url,
      faults: [
        {
          at: 150,
          happen: async () => {
            await market.main.kill();
            await market.main.start();
          },
        },
        {
          at: 350,
          happen: async () => {
            await market.second.kill();
            await market.second.start();
          },
        },
      ],
    });
  },
);

it("a session that is ended at one server is closed at the other within five seconds", async () => {
  const amara = await market.member("Amara");
  const stream = await amara.live(`subscription { walletUpdated { cursor } }`);

  const begun = Date.now();
  const answer = await fetch(`${market.second.url}/graphql`, {
    method: "POST",
    headers: amara.headers,
    body: JSON.stringify({ query: `mutation { logout }` }),
  });
  expect(await answer.json()).toMatchObject({ data: { logout: true } });

  expect(await stream.closed()).toBe(4401);
  expect(Date.now() - begun).toBeLessThan(5000);
});

// Proves: SB-009
it(
  "the viewers of a killed server are not counted any more within 15 seconds",
  { timeout: 60_000 },
  async () => {
    const names = ["Amara", "Jun", "Priya"];
    const [amara, jun, priya] = await Promise.all(names.map((name) => market.member(name)));
    if (!amara || !jun || !priya) throw new Error("there are three");
    const { id } = await aLiveStream(amara);
    const count = async () => (await amara.gql(STREAM, { id })).stream.viewerCount;

    const here = await jun.live<{ viewerCount: number }>(WATCH, { id });
    const there = createClient({
      url: `${market.second.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: priya.token },
      retryAttempts: 0,
    });
    there.subscribe(
      { query: WATCH, variables: { id } },
      { next: () => {}, error: () => {}, complete: () => {} },
    );
    await expect.poll(count, { timeout: 15_000 }).toBe(2);

    await market.second.kill();
    await expect.poll(count, { timeout: 15_000, interval: 100 }).toBe(1);
    await here.until(() => here.heard.at(-1)?.viewerCount === 1);
    await here.stop();
    void there.dispose();
  },
);
