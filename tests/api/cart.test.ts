import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CART_LINES_MAX } from "../../schema/limits.ts";
import { ADD, anOrder, CART, fillCart } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();
let amara: Person;
let jun: Person;
beforeAll(async () => {
  amara = await market.member("Amara");
});
beforeEach(async () => {
  jun = await market.richMember("Jun", 2000);
});

const SET = `mutation ($itemId: ID!, $quantity: Int!) { setCartQuantity(itemId: $itemId, quantity: $quantity) { cart { quantity total version } line { quantity } } }`;
const REMOVE = `mutation ($itemId: ID!) { removeFromCart(itemId: $itemId) { cart { quantity version } line { id } } }`;
const CLEAR = `mutation { clearCart { cart { quantity total lines { id } } removed { quantity item { id title } } } }`;
const RESTORE = `mutation ($lines: [RestoredLineInput!]!) { restoreCart(lines: $lines) { cart { quantity total lines { quantity item { id } } } } }`;
const CONSENT = `mutation { acceptCartPrices { cart { total lines { state priceAtTime } } } }`;
const PRICE = `mutation ($id: ID!, $price: Int!) { changePrice(itemId: $id, trustPoints: $price) { item { id } } }`;
const cartOf = async (person: Person) => (await person.gql(CART)).cart;

describe("the cart", () => {
  // Proves: CT-002, CT-005
  it("counts pieces and adds up the prices of the time of adding", async () => {
    const [pot, jar] = [
      await anItem(amara, { trustPoints: 20, quantity: 5 }),
      await anItem(amara, { trustPoints: 7 }),
    ];
    await fillCart(jun, { ...pot, quantity: 2 }, jar, { ...pot, quantity: 1 });
    expect(await cartOf(jun)).toMatchObject({
      quantity: 4,
      total: 67,
      lines: [
        {
          quantity: 3,
          priceAtTime: 20,
          available: 5,
          lineTotal: 60,
          state: "available",
          reason: null,
        },
        { quantity: 1, priceAtTime: 7, available: 1, lineTotal: 7 },
      ],
    });
    expect(await cartOf(amara)).toMatchObject({ quantity: 0, total: 0, lines: [] });
  });

  // Proves: CT-008, CT-009, VA-009
  it("takes what is there, and says how many that are; below one is ignored", async () => {
    const pot = await anItem(amara, { quantity: 3 });
    const { addToCart } = await jun.gql(ADD, { itemId: pot.id, quantity: 2 });
    for (const refused of [
      await jun.refused(ADD, { itemId: pot.id, quantity: 2 }),
      await jun.refused(SET, { itemId: pot.id, quantity: 4 }),
    ]) {
      expect(refused).toMatchObject({
        code: "ITEM_NOT_AVAILABLE",
        message: "Only 3 available",
        details: { available: 3 },
      });
    }
    for (const quantity of [0, -1, -2_000_000_000]) {
      const { setCartQuantity } = await jun.gql(SET, { itemId: pot.id, quantity });
      expect(setCartQuantity).toMatchObject({
        cart: { quantity: 2, version: addToCart.cart.version },
        line: { quantity: 2 },
      });
    }
    expect(
      (await jun.gql(SET, { itemId: pot.id, quantity: 3 })).setCartQuantity.cart.quantity,
    ).toBe(3);
  });

  it("refuses own, unknown, hidden and gone items, and quantities nobody can want", async () => {
    const own = await anItem(jun);
    const [hidden, gone] = [await anItem(amara), await anItem(amara, { title: "Vase" })];
    await market.rows("update items set status = 'hidden' where id = $1", [Number(hidden.id)]);
    await market.rows("update items set status = 'sold' where id = $1", [Number(gone.id)]);
    expect(await jun.refused(ADD, { itemId: own.id })).toMatchObject({
      code: "OWN_ITEM",
      message: "Cannot Buy Own Item",
    });
    for (const itemId of [hidden.id, "0", "999999999999999999"])
      expect(await jun.refused(ADD, { itemId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await jun.refused(ADD, { itemId: gone.id })).toMatchObject({
      code: "ITEM_NOT_AVAILABLE",
      message: "Vase is no longer on the market",
    });
    const pot = await anItem(amara, { quantity: 100 });
    for (const quantity of [0, -1, 101, 2_000_000_000])
      expect((await jun.refused(ADD, { itemId: pot.id, quantity })).fields).toHaveProperty(
        "quantity",
      );
    expect((await jun.refused(ADD, { itemId: "pot" })).fields).toHaveProperty("itemId");
    expect(await jun.refused(SET, { itemId: pot.id, quantity: 1 })).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await cartOf(jun)).toMatchObject({ lines: [] });
  });

  it("adds once what is sent twice under one key", async () => {
    const pot = await anItem(amara, { quantity: 9 });
    await jun.gql(ADD, { itemId: pot.id, quantity: 2, key: "add-1" });
    await jun.gql(ADD, { itemId: pot.id, quantity: 2, key: "add-1" });
    expect((await cartOf(jun)).quantity).toBe(2);
  });

  it("holds at most fifty items", async () => {
    const items = await Promise.all(times(CART_LINES_MAX + 1, () => anItem(amara)));
    await fillCart(jun, ...items.slice(0, CART_LINES_MAX));
    const refused = await jun.refused(ADD, { itemId: items[CART_LINES_MAX]?.id });
    expect(refused.fields).toHaveProperty("itemId");
    expect((await cartOf(jun)).lines).toHaveLength(CART_LINES_MAX);
  });

  // Proves: CT-007
  it("is cleared, and put back as far as things are still there", async () => {
    const [pot, jar] = [await anItem(amara, { quantity: 4 }), await anItem(amara)];
    await fillCart(jun, { ...pot, quantity: 3 }, jar);
    const { clearCart } = await jun.gql(CLEAR);
    expect(clearCart.cart).toEqual({ quantity: 0, total: 0, lines: [] });
    const lines = clearCart.removed.map((line: { quantity: number; item: { id: string } }) => ({
      itemId: line.item.id,
      quantity: line.quantity,
    }));
    expect(lines).toEqual([
      { itemId: pot.id, quantity: 3 },
      { itemId: jar.id, quantity: 1 },
    ]);
    await market.rows("update items set quantity = 2 where id = $1", [Number(pot.id)]);
    await market.rows("update items set status = 'sold' where id = $1", [Number(jar.id)]);
    const { restoreCart } = await jun.gql(RESTORE, { lines });
    expect(restoreCart.cart).toMatchObject({ lines: [{ quantity: 2, item: { id: pot.id } }] });
    expect((await jun.refused(RESTORE, { lines: [{ itemId: pot.id, quantity: 0 }] })).code).toBe(
      "BAD_USER_INPUT",
    );
    const many = times(CART_LINES_MAX + 1, (n) => ({ itemId: String(n + 1), quantity: 1 }));
    expect((await jun.refused(RESTORE, { lines: many })).fields).toHaveProperty("lines");
    expect((await jun.gql(REMOVE, { itemId: pot.id })).removeFromCart).toMatchObject({
      cart: { quantity: 0 },
      line: null,
    });
    expect((await jun.gql(REMOVE, { itemId: pot.id })).removeFromCart).toMatchObject({
      cart: { quantity: 0 },
    });
  });
});

describe("what happens to an item shows in the carts it is in", () => {
  it("another price, by consent", async () => {
    const pot = await anItem(amara, { trustPoints: 20 });
    await fillCart(jun, pot);
    await amara.gql(PRICE, { id: pot.id, price: 26 });
    expect(await cartOf(jun)).toMatchObject({
      total: 20,
      lines: [
        { state: "price_changed", reason: "The price changed from 20 to 26 TP", currentPrice: 26 },
      ],
    });
    expect((await jun.gql(CONSENT)).acceptCartPrices.cart).toEqual({
      total: 26,
      lines: [{ state: "available", priceAtTime: 26 }],
    });
  });

  it("fewer pieces, a sale, an order, a removal: with the reason, and no longer counted", async () => {
    const kofi = await market.richMember("Kofi", 2000);
    const names = ["jars", "sold", "ordered", "removed", "kept"] as const;
    const [jars, sold, ordered, removed, kept] = await Promise.all(
      names.map((title) =>
        anItem(amara, { title, trustPoints: 10, quantity: title === "jars" ? 3 : 1 }),
      ),
    );
    if (!jars || !sold || !ordered || !removed || !kept) throw new Error("no items");
    await fillCart(jun, { ...jars, quantity: 3 }, sold, ordered, removed, kept);
    await amara.gql(ACCEPT, { id: (await anOffer(kofi, sold)).id });
    await anOrder(kofi, [{ ...jars, quantity: 2 }, ordered]);
    await amara.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
      id: removed.id,
    });

    const { lines, quantity, total } = await cartOf(jun);
    expect(
      lines.map((line: { state: string; reason: string }) => [line.state, line.reason]),
    ).toEqual([
      ["short", "Only 1 available"],
      ["superseded", "Somebody else got it"],
      ["superseded", "Somebody else ordered it"],
      ["superseded", "The seller took it off the market"],
      ["available", null],
    ]);
    expect({ quantity, total }).toEqual({ quantity: 1, total: 10 });
  });
});
