import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";

const market = aMarket();
const UPDATE = `mutation ($input: UpdatePrivacyInput!) { updatePrivacy(input: $input) { privacy { location online wantedItems } user { location isOnline wantedItems { id } } } }`;
const MEMBER = `query ($id: ID!) { user(id: $id) { location isOnline wantedItems { id } } }`;
const PLACE = "Leith Walk";

let amara: Person;
let jun: Person;
let teapot: ListedItem;

beforeAll(async () => {
  [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await amara.gql(
    `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`,
    {
      input: { location: PLACE },
    },
  );
  teapot = await anItem(amara);
  const lamp = await anItem(jun, { title: "Lamp" });
  await amara.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id: lamp.id });
});

interface Seen {
  location: string | null;
  isOnline: boolean | null;
  wantedItems: { id: string }[] | null;
}

async function seenBy(asker: Stranger): Promise<Seen> {
  return (await asker.gql(MEMBER, { id: amara.id })).user;
}

function set(input: object) {
  return amara.gql(UPDATE, { input });
}

describe("what a member shows", () => {
  // Proves: PF-006
  it("is seen by everybody, by members, or by nobody but its owner", async () => {
    const shown = { location: PLACE, isOnline: true };
    const hidden = { location: null, isOnline: null, wantedItems: null };

    await set({ location: "everybody", online: "everybody", wantedItems: "everybody" });
    for (const asker of [market.stranger, jun, amara]) {
      const seen = await seenBy(asker);
      expect(seen).toMatchObject(shown);
      expect(seen.wantedItems).toHaveLength(1);
    }

    await set({ location: "members", online: "members", wantedItems: "members" });
    expect(await seenBy(market.stranger)).toEqual(hidden);
    expect(await seenBy(jun)).toMatchObject(shown);
    expect((await seenBy(jun)).wantedItems).toHaveLength(1);

    const { updatePrivacy } = await set({
      location: "nobody",
      online: "nobody",
      wantedItems: "nobody",
    });
    expect(updatePrivacy.privacy).toEqual({
      location: "nobody",
      online: "nobody",
      wantedItems: "nobody",
    });
    expect(updatePrivacy.user).toMatchObject(shown);
    expect(await seenBy(market.stranger)).toEqual(hidden);
    expect(await seenBy(jun)).toEqual(hidden);
    expect(await seenBy(amara)).toMatchObject(shown);
  });

  it("changes only what is given", async () => {
    await set({ location: "everybody", online: "members", wantedItems: "nobody" });
    const { updatePrivacy } = await set({ location: "members" });
    expect(updatePrivacy.privacy).toEqual({
      location: "members",
      online: "members",
      wantedItems: "nobody",
    });
    expect((await amara.refused(UPDATE, { input: { location: "friends" } })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await market.stranger.refused(UPDATE, { input: {} })).code).toBe("UNAUTHENTICATED");
  });

  it("is hidden in every list, thread and offer that carries the member, and over REST", async () => {
    await jun.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Hello" }) { message { id } } }`,
      { to: amara.id },
    );
    await anOffer(jun, teapot);
    const reads = [
      `{ items(filter: { sellerId: "${amara.id}" }) { edges { node { id seller { location } } } } }`,
      `{ items(filter: { sellerId: "${amara.id}" }) { edges { node { id priceHistory { price } seller { location } } } } }`,
      `{ item(id: "${teapot.id}") { seller { location } } }`,
      `{ conversations { edges { node { member { location } } } } }`,
      `{ conversation(memberId: "${amara.id}") { member { location } } }`,
      `{ buyerOffers { edges { node { seller { location } targetItem { seller { location } } } } } }`,
      `{ user(id: "${amara.id}") { location } }`,
    ];
    const all = async () => [
      ...(await Promise.all(reads.map((query) => jun.gql(query)))),
      (await jun.rest("GET", `/api/buy/${teapot.id}`)).body,
      (await jun.rest("GET", `/api/items`)).body,
    ];

    await set({ location: "members" });
    for (const [n, answer] of (await all()).slice(0, reads.length).entries())
      expect(JSON.stringify(answer), reads[n]).toContain(PLACE);
    await set({ location: "nobody" });
    for (const answer of await all()) expect(JSON.stringify(answer)).not.toContain(PLACE);
  });

  it("is hidden in live events too, from the next one on", async () => {
    const [item] = [await anItem(amara, { title: "Radio" })];
    const watch = `subscription ($ids: [ID!]!) { itemUpdated(ids: $ids) { item { tpValue seller { location isOnline } } } }`;
    const price = (trustPoints: number) =>
      amara.gql(
        `mutation ($id: ID!, $tp: Int!) { changePrice(itemId: $id, trustPoints: $tp) { item { id } } }`,
        { id: item?.id, tp: trustPoints },
      );
    await set({ location: "members", online: "members" });
    const [asMember, asVisitor] = [
      await jun.live(watch, { ids: [item?.id] }),
      await market.stranger.live(watch, { ids: [item?.id] }),
    ];

    await price(30);
    expect(await asMember.next()).toEqual({
      item: { tpValue: 30, seller: { location: PLACE, isOnline: true } },
    });
    expect(await asVisitor.next()).toEqual({
      item: { tpValue: 30, seller: { location: null, isOnline: null } },
    });
    await set({ location: "nobody", online: "nobody" });
    await price(31);
    expect(await asMember.next()).toEqual({
      item: { tpValue: 31, seller: { location: null, isOnline: null } },
    });
    await asMember.stop();
    await asVisitor.stop();
  });
});

describe("being online", () => {
  it("ends two minutes after the last sign of life, and at once with the logout", async () => {
    await set({ online: "everybody" });
    const cleo = await market.member("Cleo");
    const online = async () =>
      (
        await market.stranger.gql(`query ($id: ID!) { user(id: $id) { isOnline } }`, {
          id: cleo.id,
        })
      ).user.isOnline;
    await cleo.gql(UPDATE, { input: { online: "everybody" } });

    expect(await online()).toBe(true);
    market.clock.advance(3 / 60);
    expect(await online()).toBe(false);
    await cleo.gql(`{ viewer { id } }`);
    expect(await online()).toBe(true);
    await cleo.gql(`mutation { logout }`);
    expect(await online()).toBe(false);
  });

  it("lasts as long as a socket is open", async () => {
    const dov = await market.member("Dov");
    const stream = await dov.live(`subscription { walletUpdated { wallet { tpBalance } } }`);
    market.clock.advance(3 / 60);
    // The sockets are looked after every three seconds.
    await expect
      .poll(
        async () =>
          (await jun.gql(`query ($id: ID!) { user(id: $id) { isOnline } }`, { id: dov.id })).user
            .isOnline,
        { timeout: 8000 },
      )
      .toBe(true);
    await stream.stop();
  });
});

describe("wanted items", () => {
  it("are what a member likes and can still have, the latest first", async () => {
    const eve = await market.member("Eve");
    const [first, second, third] = [
      await anItem(jun, { title: "First" }),
      await anItem(jun, { title: "Second" }),
      await anItem(jun, { title: "Third" }),
    ];
    for (const { id } of [first, second, third])
      await eve.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id });
    await jun.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
      id: second.id,
    });
    const { user } = await jun.gql(
      `query ($id: ID!) { user(id: $id) { wantedItems { title seller { displayName } isLiked } } }`,
      { id: eve.id },
    );
    expect(user.wantedItems).toEqual([
      { title: "Third", seller: { displayName: "Jun" }, isLiked: false },
      { title: "First", seller: { displayName: "Jun" }, isLiked: false },
    ]);
    const none = await market.member("None");
    expect(
      (await jun.gql(`query ($id: ID!) { user(id: $id) { wantedItems { id } } }`, { id: none.id }))
        .user.wantedItems,
    ).toEqual([]);
  });
});
