import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();
const UPDATE = `mutation ($itemId: ID!, $input: UpdateItemInput!) { updateItem(itemId: $itemId, input: $input) { item {
  id title description category condition trustPoints tpValue location latitude longitude tags quantity
  images { path placeholder } priceHistory { price previousPrice reason } } } }`;

describe("changing an own listing", () => {
  // Proves: PF-004
  it("changes what is given and leaves the rest", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara, { location: "Leeds", quantity: 3 });

    const { updateItem } = await amara.gql(UPDATE, {
      itemId: item.id,
      input: {
        title: " Tin teapot ",
        category: "Art",
        latitude: 53.79648,
        longitude: -1.54785,
        tags: ["tin"],
      },
    });
    expect(updateItem.item).toMatchObject({
      title: "Tin teapot",
      description: "Pours well. One chip near the handle.",
      category: "Art & Crafts",
      condition: "Good",
      trustPoints: 20,
      location: "Leeds",
      latitude: 53.8,
      longitude: -1.55,
      tags: ["tin"],
      quantity: 3,
    });

    const emptied = await amara.gql(UPDATE, { itemId: item.id, input: { location: null } });
    expect(emptied.updateItem.item).toMatchObject({ location: null, title: "Tin teapot" });
    const found = await market.stranger.gql(
      `{ items(filter: { q: "tin teapot" }) { edges { node { id } } } }`,
    );
    expect(found.items.edges).toEqual([{ node: { id: item.id } }]);
  });

  it("writes another price to the history, the same price not, and leaves open offers as they are", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara);
    const offer = await anOffer(jun, item);

    const { updateItem } = await amara.gql(UPDATE, {
      itemId: item.id,
      input: { trustPoints: 35 },
    });
    await amara.gql(UPDATE, { itemId: item.id, input: { trustPoints: 35, title: "Pot" } });
    expect(updateItem.item).toMatchObject({ trustPoints: 35, tpValue: 35 });
    const again = await amara.gql(
      `query ($id: ID!) { item(id: $id) { priceHistory { price previousPrice } } offer(id: "${offer.id}") { tpDelta state } }`,
      { id: item.id },
    );
    expect(again.item.priceHistory).toEqual([
      { price: 35, previousPrice: 20 },
      { price: 20, previousPrice: null },
    ]);
    expect(again.offer).toEqual({ tpDelta: 20, state: "pending" });
  });

  it("reorders, replaces and takes away photos; others' photos are refused", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [a, b, c] = [await aPhoto(amara, 1), await aPhoto(amara, 2), await aPhoto(amara, 3)];
    const item = await anItem(amara);
    const photos = async (images: string[]) =>
      (await amara.gql(UPDATE, { itemId: item.id, input: { images } })).updateItem.item.images;

    const first = await photos([a, b]);
    expect(first.map(({ path }: { path: string }) => path)).toEqual([a, b]);
    const second = await photos([c, b]);
    expect(second.map(({ path }: { path: string }) => path)).toEqual([c, b]);
    expect(second[1]).toEqual(first[1]);
    expect(await photos([])).toEqual([]);

    const foreign = await aPhoto(jun, 99);
    expect(
      await amara.refused(UPDATE, { itemId: item.id, input: { images: [foreign] } }),
    ).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { images: "A photo must be uploaded first" },
    });
  });

  it("keeps the photos of a listing whose photos somebody else had uploaded", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const photo = await aPhoto(amara, 5);
    const item = await anItem(amara);
    await amara.gql(UPDATE, { itemId: item.id, input: { images: [photo] } });
    await amara.gql(ACCEPT, { id: (await anOffer(jun, item)).id });
    const { relistItem } = await jun.gql(
      `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 10) { item { id } } }`,
      { id: item.id },
    );

    const { updateItem } = await jun.gql(UPDATE, {
      itemId: relistItem.item.id,
      input: { title: "Mine now", images: [photo] },
    });
    expect(updateItem.item).toMatchObject({ title: "Mine now", images: [{ path: photo }] });
  });

  it("holds to the rules of a new listing, field by field, and changes nothing then", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara);
    const required = "Please fill in all required fields";
    const price = "TrustPoints must be a whole number from 1 to 1000";
    for (const [input, fields] of [
      [{ title: " " }, { title: required }],
      [{ title: null }, { title: required }],
      [{ title: "x".repeat(121) }, { title: "The title may have at most 120 characters" }],
      [{ description: "" }, { description: required }],
      [{ category: "Nonsense" }, { category: "Please choose a category" }],
      [{ condition: "Broken" }, { condition: "Please choose a condition" }],
      [{ trustPoints: 0 }, { trustPoints: price }],
      [{ trustPoints: 1001 }, { trustPoints: price }],
      [{ trustPoints: null }, { trustPoints: required }],
      [{ latitude: 91 }, { latitude: "Latitude is -90 to 90" }],
      [{ images: Array.from({ length: 9 }, () => "/x") }, { images: "At most 8 photos" }],
      [{ tags: ["x".repeat(41)] }, {}],
      [{ quantity: 0 }, { quantity: "Quantity is 1 to 100" }],
    ] as const) {
      expect(
        await amara.refused(UPDATE, { itemId: item.id, input }),
        JSON.stringify(input),
      ).toMatchObject({ code: "BAD_USER_INPUT", fields });
    }
    const { updateItem } = await amara.gql(UPDATE, { itemId: item.id, input: {} });
    expect(updateItem.item).toMatchObject({ title: "Enamel teapot", trustPoints: 20, quantity: 1 });
  });

  it("is for the owner of what is on the market", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara);
    const input = { title: "Taken over" };

    expect((await market.stranger.refused(UPDATE, { itemId: item.id, input })).code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await jun.refused(UPDATE, { itemId: item.id, input })).code).toBe("NOT_FOUND");
    expect((await jun.refused(UPDATE, { itemId: "999999", input })).code).toBe("NOT_FOUND");
    await amara.gql(ACCEPT, { id: (await anOffer(jun, item)).id });
    expect((await amara.refused(UPDATE, { itemId: item.id, input })).code).toBe(
      "ITEM_NOT_AVAILABLE",
    );
  });

  it("is heard by who watches the item", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara);
    const stream = await market.stranger.live(
      `subscription ($ids: [ID!]!) { itemUpdated(ids: $ids) { item { title tpValue } } }`,
      { ids: [item.id] },
    );
    await amara.gql(UPDATE, { itemId: item.id, input: { title: "Tin teapot", trustPoints: 9 } });
    expect(await stream.next()).toEqual({ item: { title: "Tin teapot", tpValue: 9 } });
    await stream.stop();
  });
});
