import { beforeAll, expect, it } from "vitest";
import { VIEW_AS as VIEW } from "../../schema/limits.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aLiveStream } from "../support/streams.ts";
import { SUSPEND } from "../support/suspension.ts";
import { aViewAs, STOP_VIEW } from "../support/viewAs.ts";

const market = aMarket();
const WALLET = `subscription { walletUpdated { wallet { tpBalance available } } }`;
const ENDED = 4401;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

it("hears what the member hears, with the member's rights", async () => {
  const [ana, jun] = [await market.richMember("Ana", 300), await market.member("Jun")];
  const view = await aViewAs(market, admin, ana);
  const stream = await view.live<{ wallet: { available: number } }>(WALLET);
  await anOffer(ana, await anItem(jun, { trustPoints: 40 }));
  const { available } = await ana.wallet();
  expect((await stream.next()).wallet.available).toBe(available);
  await stream.stop();
});

it.each([
  ["messages", `subscription { messageAdded { message { content } } }`],
  ["who is typing", `subscription { typing { isTyping } }`],
  ["notifications", `subscription { notificationAdded { notification { id } } }`],
  [
    "signals of a direct picture",
    `subscription { streamSignal(streamId: "1", peer: "0123456789abcdef") { __typename } }`,
  ],
])("does not hear %s", async (_what, subscription) => {
  const view = await aViewAs(market, admin, await market.member("Ana"));
  const stream = await view.live(subscription);
  const [error] = stream.errors;
  expect(error?.extensions?.["code"]).toBe("VIEW_ONLY");
  await stream.stop();
});

it("is not counted among who watches a stream", async () => {
  const [ana, jun] = [await market.member("Ana"), await market.member("Jun")];
  const { id } = await aLiveStream(await market.member("Host"));
  const watching = `subscription ($id: ID!, $key: String) { streamViewerCount(streamId: $id, deviceKey: $key) { viewerCount } }`;
  const view = await aViewAs(market, admin, ana);
  const stream = await view.live(watching, { id, key: "a-device-of-somebody" });
  // Who comes after it is the first to be counted.
  const his = await jun.live<{ viewerCount: number }>(watching, { id });
  await his.until(() => his.heard.some(({ viewerCount }) => viewerCount === 1));
  expect(his.heard.filter(({ viewerCount }) => viewerCount > 1)).toEqual([]);
  await Promise.all([stream.stop(), his.stop()]);
});

/** How a view ends, and what does it. */
const ENDS: Record<string, (asks: { second: Person; ana: Person }) => Promise<unknown>> = {
  "it is stopped": ({ second }) => second.gql(STOP_VIEW),
  "the session ends": ({ second }) => second.gql(`mutation { logout }`),
  "the role is taken": ({ second }) =>
    market.rows(`delete from user_roles where user_id = $1`, [Number(second.id)]),
  "the bus does not carry the end of the session": ({ second }) =>
    market.rows(`delete from sessions where user_id = $1`, [Number(second.id)]),
  "the time is over": async () => market.clock.advance(VIEW.minutes / 60),
  "the member is suspended": ({ ana }) =>
    admin.gql(SUSPEND, { memberId: ana.id, reason: "Sold a brick as a teapot" }),
  "another view of the session begins": async ({ second }) =>
    aViewAs(market, second, await market.member("Jun")),
};

it.each(Object.entries(ENDS))("closes its sockets within a second when %s", async (_how, end) => {
  const [ana, second] = [await market.member("Ana"), await market.anotherAdmin("Second")];
  const view = await aViewAs(market, second, ana);
  const [stream, hers] = [await view.live(WALLET), await ana.live(WALLET)];
  await end({ second, ana });
  const from = Date.now();
  expect(await stream.closed()).toBe(ENDED);
  expect(Date.now() - from).toBeLessThan(1000);
  await expect(view.live(WALLET)).rejects.toMatchObject({ code: 4403 });
  if (_how !== "the member is suspended") {
    await hers.roundTrip();
    expect(hers.closeCode).toBeUndefined();
  }
  await hers.stop();
});
