import { describe, expect, it } from "vitest";
import { aDeal } from "../support/deals.ts";
import { A_SIZE, anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const SIZE = "widthMm heightMm depthMm";
const CREATE = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id ${SIZE} } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateItemInput!) { updateItem(itemId: $id, input: $input) { item { ${SIZE} } } }`;
const ITEMS = `query ($hasSize: Boolean) { items(filter: { hasSize: $hasSize }) { edges { node { id ${SIZE} } } } }`;
const RELIST = `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 20) { item { ${SIZE} } } }`;
const THING = {
  title: "Stool",
  description: "Three legs.",
  category: "Home & Garden",
  condition: "Good",
  trustPoints: 20,
};

const sizedOf = async (person: Person, hasSize: boolean | null) =>
  (await person.gql(ITEMS, { hasSize })).items.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );

describe("the size of an item", () => {
  it("is given when it is listed or changed, all three sides or none, and found by it", async () => {
    const ann = await market.member("Ann");
    const plain = await anItem(ann);
    const { id, ...sides } = (await ann.gql(CREATE, { input: { ...THING, ...A_SIZE } })).createItem
      .item;
    expect(sides).toEqual(A_SIZE);
    expect(await sizedOf(ann, true)).toEqual([id]);
    expect(await sizedOf(ann, false)).toEqual([plain.id]);
    expect(await sizedOf(ann, null)).toEqual([id, plain.id]);

    const { updateItem } = await ann.gql(UPDATE, { id, input: { heightMm: 310 } });
    expect(updateItem.item).toEqual({ ...A_SIZE, heightMm: 310 });
    const none = { widthMm: null, heightMm: null, depthMm: null };
    expect((await ann.gql(UPDATE, { id, input: none })).updateItem.item).toEqual(none);
    expect(await sizedOf(ann, true)).toEqual([]);
    const { status, body } = await ann.rest("POST", "/api/items", { ...THING, ...A_SIZE });
    expect([status, body.widthMm, body.heightMm, body.depthMm]).toEqual([201, 280, 300, 200]);
  });

  it("is refused by name where a side is missing, none, or too long", async () => {
    const ben = await market.member("Ben");
    for (const [wrong, field, message] of [
      [{ ...A_SIZE, depthMm: null }, "depthMm", "Give width, height and depth, or none of them"],
      [{ ...A_SIZE, widthMm: 0 }, "widthMm", "A side is 1 to 20000 mm"],
      [{ ...A_SIZE, heightMm: 20_001 }, "heightMm", "A side is 1 to 20000 mm"],
    ] as const)
      expect(await ben.refused(CREATE, { input: { ...THING, ...wrong } }), field).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [field]: message },
      });
    const { id } = await anItem(ben);
    expect(await ben.refused(UPDATE, { id, input: { widthMm: 10 } })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("stays with the thing when its new owner lists it", async () => {
    const [cleo, dan] = [await market.member("Cleo"), await market.richMember("Dan", 500)];
    const deal = await aDeal(market, { seller: cleo, buyer: dan });
    const [{ item_id: id } = { item_id: 0 }] = await market.rows<{ item_id: number }>(
      `update items set width_mm = 280, height_mm = 300, depth_mm = 200
       where id = (select item_id from transactions where id = $1) returning id as item_id`,
      [Number(deal)],
    );
    expect((await dan.gql(RELIST, { id })).relistItem.item).toEqual(A_SIZE);
  });
});
