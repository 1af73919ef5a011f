import { beforeAll, expect, it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { underFire } from "../support/faults/fire.ts";

const market = aBuiltMarket();
beforeAll(() => market.openOtherDoor());

it(
  "500 facts written at one server and heard at another, each killed once: none lost, doubled or out of order",
  { timeout: 90_000 },
  async () => {
    await underFire({
      market,
      writeAt: () => market.door.url,
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
            await market.door.kill();
            await market.door.start();
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
  const answer = await fetch(`${market.door.url}/graphql`, {
    method: "POST",
    headers: amara.headers,
    body: JSON.stringify({ query: `mutation { logout }` }),
  });
  expect(await answer.json()).toMatchObject({ data: { logout: true } });

  expect(await stream.closed()).toBe(4401);
  expect(Date.now() - begun).toBeLessThan(5000);
});
