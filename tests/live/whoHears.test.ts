import { expect, it } from "vitest";
import {
  ACCEPT,
  anItem,
  anOffer,
  COUNTER,
  CREATE_OFFER,
  DECLINE,
  WITHDRAW,
} from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const OFFERS = `subscription { offerUpdated { cursor offer { id state viewerRole } } }`;
const WALLET = `subscription { walletUpdated { wallet { tpBalance held available } } }`;
const ITEMS = `subscription ($ids: [ID!]!, $after: Cursor) { itemUpdated(ids: $ids, after: $after) { cursor item { id tpValue status viewCount likeCount } } }`;
const LISTINGS = `subscription ($filter: ItemFilter, $after: Cursor) { listingAdded(filter: $filter, after: $after) { cursor item { title } } }`;

interface OfferHeard {
  offer: { id: string; state: string; viewerRole: string };
}

it("tells buyer and seller of an offer, and nobody else", async () => {
  const [amara, jun, priya] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Priya"),
  ];
  const byAmara = await amara.live<OfferHeard>(OFFERS);
  const byJun = await jun.live<OfferHeard>(OFFERS);
  const byPriya = await priya.live<OfferHeard>(OFFERS);
  const first = await anOffer(jun, await anItem(amara));
  await amara.gql(ACCEPT, { id: first.id });

  expect((await byAmara.next()).offer).toMatchObject({ id: first.id, viewerRole: "seller" });
  expect((await byAmara.next()).offer).toEqual({
    id: first.id,
    state: "accepted",
    viewerRole: "seller",
  });
  expect((await byJun.next()).offer).toMatchObject({ id: first.id, viewerRole: "buyer" });

  // Priya's first word is about an offer of her own: nothing of the others' deal came before it.
  const own = await anOffer(jun, await anItem(priya));
  expect((await byPriya.next()).offer.id).toBe(own.id);
  await Promise.all([byAmara, byJun, byPriya].map((stream) => stream.stop()));
});

// Proves: SB-007
it("tells both sides of every way an offer ends", async () => {
  const [amara, jun, priya] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Priya"),
  ];
  const both = [await amara.live<OfferHeard>(OFFERS), await jun.live<OfferHeard>(OFFERS)];
  const hear = async (id: string, state: string) => {
    for (const stream of both) expect((await stream.next()).offer).toMatchObject({ id, state });
  };
  const offered = async (item?: { id: string }) => {
    const { id } = await anOffer(jun, item ?? (await anItem(amara, { trustPoints: 9 })));
    await hear(id, "pending");
    return id;
  };

  const declined = await offered();
  await amara.gql(DECLINE, { id: declined });
  await hear(declined, "declined");
  const withdrawn = await offered();
  await jun.gql(WITHDRAW, { id: withdrawn });
  await hear(withdrawn, "withdrawn");
  const countered = await offered();
  const { counterOffer } = await amara.gql(COUNTER, { id: countered, tpDelta: 11 });
  await hear(countered, "countered");
  await hear(counterOffer.offer.id, "pending");
  await jun.gql(ACCEPT, { id: counterOffer.offer.id });
  await hear(counterOffer.offer.id, "accepted");

  const camera = await anItem(amara, { trustPoints: 8 });
  const [late, other] = [await offered(camera), await offered()];
  const quick = await anOffer(priya, camera);
  expect((await both[0]?.next())?.offer).toMatchObject({ id: quick.id, state: "pending" });
  await amara.gql(ACCEPT, { id: quick.id });
  const heard = [await both[0]?.next(), await both[0]?.next()].map((each) => each?.offer.state);
  expect(new Set(heard)).toEqual(new Set(["accepted", "superseded"]));
  expect((await both[1]?.next())?.offer).toMatchObject({ id: late, state: "superseded" });
  await market.passHours(48.1);
  await hear(other, "expired");
  await Promise.all(both.map((stream) => stream.stop()));
});

// Proves: SB-008
it("tells both wallets when TP are held and when they move", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const [byAmara, byJun] = [await amara.live(WALLET), await jun.live(WALLET)];
  const offer = await anOffer(jun, await anItem(amara, { trustPoints: 30 }));
  expect(await byJun.next()).toEqual({ wallet: { tpBalance: 100, held: 30, available: 70 } });
  await amara.gql(ACCEPT, { id: offer.id });
  expect(await byJun.next()).toEqual({ wallet: { tpBalance: 70, held: 0, available: 70 } });
  expect(await byAmara.next()).toEqual({ wallet: { tpBalance: 130, held: 0, available: 130 } });
  await Promise.all([byAmara.stop(), byJun.stop()]);
});

it("says nothing after a rollback", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const byAmara = await amara.live<OfferHeard>(OFFERS);
  const dear = await anItem(amara, { trustPoints: 500 });
  const before = await market.rows(`select count(*)::int from event_log`);
  expect((await jun.refused(CREATE_OFFER, { input: { targetItemId: dear.id } })).code).toBe(
    "INSUFFICIENT_BALANCE",
  );
  expect(await market.rows(`select count(*)::int from event_log`)).toEqual(before);
  expect(
    await market.rows(`select 1 from offers where target_item_id = $1`, [Number(dear.id)]),
  ).toEqual([]);

  const heardNext = await anOffer(jun, await anItem(amara, { trustPoints: 5 }));
  expect((await byAmara.next()).offer.id).toBe(heardNext.id);
  await byAmara.stop();
});

// Proves: ST-008, SB-014
it("tells who watches an item of its price, its likes and its end, visitors too", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const item = await anItem(amara, { trustPoints: 40 });
  const other = await anItem(amara, { trustPoints: 41 });
  const stream = await market.stranger.live(ITEMS, { ids: [item.id], after: item.cursor });

  await amara.gql(
    `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 42) { item { id } } }`,
    { id: other.id },
  );
  await amara.gql(
    `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 35) { item { id } } }`,
    { id: item.id },
  );
  expect(await stream.next()).toMatchObject({ item: { id: item.id, tpValue: 35 } });
  await jun.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id: item.id });
  expect(await stream.next()).toMatchObject({ item: { likeCount: 1 } });
  const offer = await anOffer(jun, item);
  await amara.gql(ACCEPT, { id: offer.id });
  expect(await stream.next()).toMatchObject({ item: { status: "sold" } });
  await stream.stop();
});

// Proves: SB-014
it("tells of new listings only to whom the filter fits", async () => {
  const amara = await market.member("Amara");
  const { items } = await market.stranger.gql(`{ items(first: 1) { cursor } }`);
  const books = await market.stranger.live<{ item: { title: string } }>(LISTINGS, {
    filter: { category: "Books", maxTP: 30 },
    after: items.cursor,
  });
  const drills = await market.stranger.live<{ item: { title: string } }>(LISTINGS, {
    filter: { q: "dril" },
  });

  await anItem(amara, { title: "Dear atlas", category: "Books & Media", trustPoints: 90 });
  await anItem(amara, { title: "Cordless drill", category: "Tools & Equipment" });
  await anItem(amara, { title: "Paperback box", category: "Books & Media", trustPoints: 12 });

  expect((await books.next()).item.title).toBe("Paperback box");
  expect((await drills.next()).item.title).toBe("Cordless drill");
  await Promise.all([books.stop(), drills.stop()]);
});

it("refuses a stranger the member streams, and more than 60 watched items", async () => {
  const stranger = await market.stranger.live(OFFERS);
  expect(await stranger.until(() => stranger.errors[0]?.extensions?.["code"])).toBe(
    "UNAUTHENTICATED",
  );
  await stranger.stop();
  const many = await market.stranger.live(ITEMS, {
    ids: Array.from({ length: 61 }, (_, n) => String(n + 1)),
  });
  expect(await many.until(() => many.errors[0]?.extensions?.["code"])).toBe("BAD_USER_INPUT");
  await many.stop();
});
