import { afterAll, beforeAll, expect, it } from "vitest";
import { start, type RunningServer } from "../../api/server.ts";
import { anItem, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { RawSocket } from "../support/rawSocket.ts";
import { CLOSED, closed, HEAR_CLOSED, opened, SET_SWITCH } from "../support/switches.ts";

interface Heard {
  cursor: string;
  features: { name: string; reason: string; message: string }[];
}

const market = aMarket();
const WITHIN_MS = 1000;
const OFFERS = {
  name: "offers",
  reason: "Prices are wrong",
  message: "Offers are closed at the moment: Prices are wrong",
};

/** The same market, behind the same address. */
let second: RunningServer;
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await start({
    env: { ...market.server.services.env, port: 0 },
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    logTo: market.log,
  });
});
afterAll(() => second.stop());

/** What the second server says to an offer for nothing. */
async function codeThere({ token }: Person): Promise<string> {
  const response = await fetch(`${second.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: CREATE_OFFER, variables: { input: { targetItemId: "1" } } }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return errors[0]?.extensions.code ?? "";
}

async function takes(change: () => Promise<unknown>, there: () => Promise<boolean>) {
  await change();
  const from = performance.now();
  await expect.poll(there, { interval: 20, timeout: 5000 }).toBe(true);
  return performance.now() - from;
}

it("closes and opens on every server within a second", async () => {
  const jun = await market.member("Jun");
  const isClosed = async () => (await codeThere(jun)) === "FEATURE_OFF";
  const closes = () => closed(admin, "offers", OFFERS.reason);
  expect(await takes(closes, isClosed)).toBeLessThan(WITHIN_MS);
  const opens = () => opened(admin, "offers");
  expect(await takes(opens, async () => !(await isClosed()))).toBeLessThan(WITHIN_MS);
});

it("by word of the server that did it, without looking", async () => {
  const jun = await market.member("Jun");
  await second.services.switches.stop();
  const isClosed = async () => (await codeThere(jun)) === "FEATURE_OFF";
  const closes = () => closed(admin, "offers", OFFERS.reason);
  expect(await takes(closes, isClosed)).toBeLessThan(WITHIN_MS);
  await second.services.switches.start();
});

it("within a second, too, where no word of it arrives", async () => {
  const jun = await market.member("Jun");
  // As after a lost connection between the servers: the row is there, and nobody says so.
  const silently = (isOn: boolean) =>
    market.rows(
      `insert into switches values ('offers', $1, 'Lost on the way', $2, now())
       on conflict (name) do update set is_on = excluded.is_on`,
      [isOn, Number(admin.id)],
    );
  const isClosed = async () => (await codeThere(jun)) === "FEATURE_OFF";
  expect(await takes(() => silently(false), isClosed)).toBeLessThan(WITHIN_MS);
  const isOpen = async () => !(await isClosed());
  expect(await takes(() => silently(true), isOpen)).toBeLessThan(WITHIN_MS);
});

it("open screens of visitors and members hear it, on both servers, with the reason", async () => {
  const jun = await market.member("Jun");
  const [here, stranger] = [
    await jun.live<Heard>(HEAR_CLOSED),
    await market.stranger.live<Heard>(HEAR_CLOSED),
  ];
  const there = await RawSocket.open(second, { token: jun.token, query: HEAR_CLOSED });
  await closed(admin, "offers", OFFERS.reason);
  for (const stream of [here, stranger]) expect((await stream.next()).features).toEqual([OFFERS]);
  await there.until(1);
  const told = () => there.texts.map((text) => JSON.parse(text).payload.data.closedFeaturesUpdated);
  expect(told()).toMatchObject([{ features: [OFFERS] }]);

  await opened(admin, "offers");
  for (const stream of [here, stranger]) expect((await stream.next()).features).toEqual([]);
  await there.until(2);
  expect(told()[1]).toMatchObject({ features: [] });
  there.cut();
  await Promise.all([here.stop(), stranger.stop()]);
});

it("a screen that was away hears what it missed, from the cursor of what it had read", async () => {
  const { closedFeatures } = await market.stranger.gql(CLOSED);
  await closed(admin, "listing", "Photos are lost");
  const back = await market.stranger.live<Heard>(HEAR_CLOSED, { after: closedFeatures.cursor });
  expect((await back.next()).features.map(({ name }) => name)).toEqual(["listing"]);
  await back.stop();
});

it("what is refused or tried out is told to nobody", async () => {
  const stream = await market.stranger.live<Heard>(HEAR_CLOSED);
  const input = { name: "offers", isOn: false, reason: OFFERS.reason };
  const TRY = `mutation ($input: SetSwitchInput!) { dryRun { setSwitch(input: $input) { confirms } } }`;
  await admin.gql(TRY, { input });
  await admin.refused(SET_SWITCH, { input: { ...input, isOn: true } });
  await anItem(await market.member("Amara"));
  await closed(admin, "checkout", "The first word");
  expect((await stream.next()).features.map(({ name }) => name)).toEqual(["checkout"]);
  await stream.stop();
});
