import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  ACCEPT_PART,
  anOrder,
  CANCEL_PART,
  CONFIRM,
  fillCart,
  partOf,
  SHIP,
} from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { ADMIN_ITEMS, DELETE_ITEM, RESTORE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";
import { aLiveStream } from "../support/streams.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";

vi.setConfig(RACES);

const market = aMarket();
const AT_ONCE = 20;
const REASON = "Weapons are not allowed here";
const ITEM = `query ($id: ID!) { item(id: $id) { id status } }`;
const POSTS = `{ feed(filter: all, first: 100) { edges { node { itemTitle author { id } } } } }`;
const NEWEST = `{ notifications(first: 1) { edges { node { type title message } } } }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function people() {
  return Promise.all([
    market.richMember("Freya", 500),
    market.richMember("Jun", 500),
    market.richMember("Priya", 500),
  ]);
}

function remove(item: { id: string }, reason = REASON) {
  return admin.gql(DELETE_ITEM, { itemId: item.id, reason });
}

async function itemFor(person: Person, { id }: { id: string }) {
  return (await person.gql(ITEM, { id })).item;
}

/** The items that somebody's posts are about, as another member sees them. */
async function postedBy(author: Person, reader: Person): Promise<string[]> {
  const { feed } = await reader.gql(POSTS);
  return feed.edges
    .filter(({ node }: { node: { author: { id: string } } }) => node.author.id === author.id)
    .map(({ node }: { node: { itemTitle: string } }) => node.itemTitle);
}

async function noticeOf(person: Person) {
  await market.settled();
  return (await person.gql(NEWEST)).notifications.edges[0]?.node;
}

describe("an item that an administrator deletes", () => {
  // Proves: AD-008, EP-071, EN-043
  it("is gone with all that waits for it, in one moment, and its owner learns why", async () => {
    const [freya, jun, priya] = await people();
    const radio = await anItem(freya, { title: "Radio", trustPoints: 30, quantity: 3 });
    const offer = await anOffer(jun, radio);
    const own = await anOffer(freya, await anItem(jun, { title: "Bike" }), {
      offeredItemIds: [radio.id],
    });
    const waiting = await anOrder(priya, [radio]);
    const accepted = await anOrder(priya, [radio]);
    await freya.gql(ACCEPT_PART, { id: partOf(accepted, freya).id });
    await fillCart(jun, radio);
    const stream = await aLiveStream(freya);
    await freya.gql(
      `mutation ($s: ID!, $i: ID!) { pinItem(streamId: $s, itemId: $i) { stream { id } } }`,
      {
        s: stream.id,
        i: radio.id,
      },
    );

    expect(await postedBy(freya, jun)).toEqual(["Radio"]);
    const { deleteItem } = await remove(radio);
    expect(deleteItem.item).toMatchObject({
      status: "removed",
      removalReason: REASON,
      viewerActions: ["restore"],
      removedBy: { displayName: "Admin" },
      restorableUntil: expect.any(String),
    });
    expect(await stateOf(jun, offer)).toBe("superseded");
    expect(await stateOf(jun, own)).toBe("superseded");
    expect(await jun.wallet()).toMatchObject({ held: 0, available: 500 });
    const ORDER = `query ($id: ID!) { order(id: $id) { status } }`;
    expect((await priya.gql(ORDER, { id: waiting.id })).order.status).toBe("cancelled");
    expect((await priya.gql(ORDER, { id: accepted.id })).order.status).toBe("processing");
    expect(await itemFor(jun, radio)).toBe(null);
    expect(await postedBy(freya, jun)).toEqual([]);
    const { cart } = await jun.gql(`{ cart { total lines { state reason } } }`);
    expect(cart).toEqual({
      total: 0,
      lines: [{ state: "superseded", reason: "The market removed it" }],
    });
    const { stream: now } = await jun.gql(
      `query ($id: ID!) { stream(id: $id) { pinnedItem { id } } }`,
      {
        id: stream.id,
      },
    );
    expect(now.pinnedItem).toBe(null);
    expect(await noticeOf(freya)).toEqual({
      type: "item_deleted",
      title: "Item removed",
      message: expect.stringMatching(`^The market removed Radio: ${REASON} – You can contest this`),
    });

    // What was accepted goes on to its end.
    await freya.gql(SHIP, { id: partOf(accepted, freya).id });
    await priya.gql(CONFIRM, { partId: partOf(accepted, freya).id });
    expect((await priya.gql(ORDER, { id: accepted.id })).order.status).toBe("delivered");
  });

  it("is back where it was within 30 days, with the pieces that nobody got", async () => {
    const [freya, jun, priya] = await people();
    const radio = await anItem(freya, { title: "Radio", trustPoints: 30, quantity: 2 });
    await anOffer(jun, radio);
    await anOrder(priya, [radio]);
    await remove(radio);
    const { restoreItem } = await admin.gql(RESTORE_ITEM, { itemId: radio.id });
    expect(restoreItem.item).toMatchObject({
      status: "available",
      quantity: 2,
      removalReason: null,
      viewerActions: ["delete"],
      restorableUntil: null,
    });
    expect(await itemFor(jun, radio)).toMatchObject({ status: "available" });
    expect(await postedBy(freya, jun)).toEqual(["Radio"]);
    expect(await noticeOf(freya)).toMatchObject({ type: "item_restored" });
    expect((await admin.refused(RESTORE_ITEM, { itemId: radio.id })).code).toBe("NOT_FOUND");

    // It can be deleted and restored again; after 30 days it stays away.
    await remove(radio);
    market.clock.advance(24 * 30 + 1);
    await admin.signIn();
    const { adminItem } = await admin.gql(
      `query ($id: ID!) { adminItem(id: $id) { status viewerActions } }`,
      { id: radio.id },
    );
    expect(adminItem).toEqual({ status: "removed", viewerActions: [] });
    expect(await admin.refused(RESTORE_ITEM, { itemId: radio.id })).toMatchObject({
      code: "ITEM_NOT_AVAILABLE",
      message: "It was deleted more than 30 days ago",
    });
  });

  it("is restored as what became of its accepted order meanwhile: sold, or on the market again", async () => {
    const [freya, jun, priya] = await people();
    for (const [end, status] of [
      ["delivered", "sold"],
      ["cancelled", "available"],
      ["under way", "reserved"],
    ] as const) {
      const vase = await anItem(freya, { title: `Vase ${end}`, trustPoints: 20 });
      const part = partOf(await anOrder(priya, [vase]), freya);
      await freya.gql(ACCEPT_PART, { id: part.id });
      await remove(vase);
      if (end === "cancelled") await freya.gql(CANCEL_PART, { id: part.id });
      if (end === "delivered") {
        await freya.gql(SHIP, { id: part.id });
        await priya.gql(CONFIRM, { partId: part.id });
      }
      const { restoreItem } = await admin.gql(RESTORE_ITEM, { itemId: vase.id });
      expect(restoreItem.item.status, end).toBe(status);
      if (status === "available") await anOffer(jun, vase);
    }
  });

  it("is on the market again when its owner was only suspended as it was deleted", async () => {
    const [freya, jun] = await people();
    const radio = await anItem(freya, { title: "Radio" });
    await admin.gql(SUSPEND, { memberId: freya.id, reason: REASON });
    await remove(radio);
    await admin.gql(LIFT, { memberId: freya.id });
    const { restoreItem } = await admin.gql(RESTORE_ITEM, { itemId: radio.id });
    expect(restoreItem.item.status).toBe("available");
    expect(await itemFor(jun, radio)).toMatchObject({ status: "available" });
  });

  it("is not listed again by who got a piece of it before", async () => {
    const [freya, jun] = await people();
    const radio = await anItem(freya, { title: "Radio", quantity: 2 });
    await freya.gql(ACCEPT, { id: (await anOffer(jun, radio)).id });
    await remove(radio);
    const relist = `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 9) { item { id } } }`;
    expect((await jun.refused(relist, { id: radio.id })).code).toBe("ITEM_NOT_AVAILABLE");
    await admin.gql(RESTORE_ITEM, { itemId: radio.id });
    await jun.gql(relist, { id: radio.id });
  });

  it("stays hidden after it is restored while its owner is suspended", async () => {
    const [freya, jun] = await people();
    const radio = await anItem(freya, { title: "Radio" });
    await remove(radio);
    await admin.gql(SUSPEND, { memberId: freya.id, reason: REASON });
    const { restoreItem } = await admin.gql(RESTORE_ITEM, { itemId: radio.id });
    expect(restoreItem.item.status).toBe("hidden");
    expect(await itemFor(jun, radio)).toBe(null);
    await admin.gql(LIFT, { memberId: freya.id });
    expect(await itemFor(jun, radio)).toMatchObject({ status: "available" });
  });

  it("cannot be brought back by its owner, and needs a reason", async () => {
    const [freya, jun] = await people();
    const radio = await anItem(freya, { title: "Radio" });
    for (const reason of ["", "ab", "x".repeat(501)])
      expect(
        (await admin.refused(DELETE_ITEM, { itemId: radio.id, reason })).fields,
      ).toHaveProperty("reason");
    expect((await freya.refused(DELETE_ITEM, { itemId: radio.id, reason: REASON })).code).toBe(
      "FORBIDDEN",
    );
    await remove(radio);
    expect((await admin.refused(DELETE_ITEM, { itemId: radio.id, reason: REASON })).code).toBe(
      "NOT_FOUND",
    );
    for (const [mutation, variables] of [
      [`mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 9) { item { id } } }`, {}],
      [`mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 9) { item { id } } }`, {}],
    ] as const)
      expect(["NOT_FOUND", "ITEM_NOT_AVAILABLE"]).toContain(
        (await freya.refused(mutation, { id: radio.id, ...variables })).code,
      );
    const sold = await anItem(freya, { title: "Vase" });
    await freya.gql(ACCEPT, { id: (await anOffer(jun, sold)).id });
    expect((await admin.refused(DELETE_ITEM, { itemId: sold.id, reason: REASON })).code).toBe(
      "ITEM_NOT_AVAILABLE",
    );
  });

  it("20 at once: the owner accepts an offer, or the item is gone; never both", async () => {
    const [freya, jun] = await people();
    const pairs = await Promise.all(
      times(AT_ONCE / 2, async (n) => {
        const item = await anItem(freya, { title: `Radio ${n}`, trustPoints: 5 });
        return { item, offer: await anOffer(jun, item) };
      }),
    );
    const outcomes = await Promise.all(
      pairs.map(({ item, offer }) =>
        race([
          () => freya.ask(ACCEPT, { id: offer.id }),
          () => admin.ask(DELETE_ITEM, { itemId: item.id, reason: REASON }),
        ]),
      ),
    );
    for (const { won, lost } of outcomes) {
      expect(won).toHaveLength(1);
      expect(["OFFER_ALREADY_ANSWERED", "ITEM_NOT_AVAILABLE"]).toEqual(
        expect.arrayContaining(Object.keys(lost)),
      );
    }
    expect(await jun.wallet()).toMatchObject({ held: 0 });
  });

  it("20 at once: is deleted once", async () => {
    const [freya, jun] = await people();
    const radio = await anItem(freya, { title: "Radio" });
    await anOffer(jun, radio);
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(DELETE_ITEM, { itemId: radio.id, reason: REASON })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ NOT_FOUND: AT_ONCE - 1 });
  });
});

describe("the administrator's list of items", () => {
  it("finds by title, owner, category and status, also what is not on the market", async () => {
    const [freya] = await people();
    const [compass] = [
      await anItem(freya, { title: "Brass compass", category: "Sports & Outdoors" }),
      await anItem(freya, { title: "Brass lamp" }),
    ];
    const titles = async (filter: object): Promise<string[]> => {
      const { adminItems } = await admin.gql(ADMIN_ITEMS, { filter });
      return adminItems.edges.map(({ node }: { node: { title: string } }) => node.title);
    };
    expect(await titles({ q: "brass", userId: freya.id })).toEqual(["Brass lamp", "Brass compass"]);
    expect(await titles({ q: "COMPASS" })).toEqual(["Brass compass"]);
    expect(await titles({ userId: freya.id, category: "Sports & Outdoors" })).toEqual([
      "Brass compass",
    ]);
    expect(await titles({ q: freya.email.split("@")[0] })).toEqual(["Brass lamp", "Brass compass"]);
    await remove(compass ?? { id: "" });
    expect(await titles({ userId: freya.id, status: "removed" })).toEqual(["Brass compass"]);
    expect(await titles({ userId: freya.id, status: "available" })).toEqual(["Brass lamp"]);
  });

  // Proves: EP-074
  it("is the same over REST, where an item is deleted with a reason or without", async () => {
    const [freya] = await people();
    const items = [
      await anItem(freya, { title: "Sword" }),
      await anItem(freya, { title: "Sword" }),
    ];
    const list = await admin.rest<{ id: number; status: string }[]>(
      "GET",
      `/api/admin/items?q=sword&userId=${freya.id}`,
    );
    expect(list.body.map(({ id }) => id)).toEqual(items.map(({ id }) => Number(id)).toReversed());
    const gone = await admin.rest("DELETE", `/api/admin/items/${items[0]?.id}`);
    expect(gone).toMatchObject({ status: 200, body: { message: "Item deleted successfully" } });
    await admin.rest(
      "DELETE",
      `/api/admin/items/${items[1]?.id}?reason=${encodeURIComponent(REASON)}`,
    );
    const { adminItems } = await admin.gql(ADMIN_ITEMS, { filter: { userId: freya.id } });
    expect(
      adminItems.edges.map(({ node }: { node: { removalReason: string } }) => node.removalReason),
    ).toEqual([REASON, "Removed by an administrator"]);
    expect(await freya.rest("DELETE", `/api/admin/items/${items[0]?.id}`)).toMatchObject({
      status: 403,
      body: { error: "Access Denied: Admin access required" },
    });
  });
});
