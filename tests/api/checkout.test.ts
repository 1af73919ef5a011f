import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAddress, anOrder, CART, fillCart, ORDER, PLACE } from "../support/checkout.ts";
import { anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();
let amara: Person;
let jun: Person;
let shippingAddressId: string;
beforeAll(async () => {
  amara = await market.member("Amara");
});
beforeEach(async () => {
  jun = await market.richMember("Jun", 1000);
  shippingAddressId = await anAddress(jun);
});

const place = (input: object) => jun.gql(PLACE, { input: { shippingAddressId, ...input } });
const refuse = (input: object) => jun.refused(PLACE, { input: { shippingAddressId, ...input } });
const ordersOf = async (person: Person) =>
  (await person.gql(`{ orders { totalCount edges { node { id } } } }`)).orders;

describe("placing an order", () => {
  // Proves: KC-001, KC-002, KC-003, EN-007
  it("costs what the shipping method costs, Standard by default", async () => {
    const { shippingOptions } = await jun.gql(
      `{ shippingOptions { id name description cost days } }`,
    );
    expect(shippingOptions).toEqual([
      { id: "standard", name: "Standard", description: "3-5 business days", cost: 50, days: 4 },
      { id: "expedited", name: "Expedited", description: "1-2 business days", cost: 100, days: 2 },
      { id: "overnight", name: "Overnight", description: "Next business day", cost: 200, days: 1 },
    ]);
    for (const [shippingMethod, cost] of [
      [undefined, 50],
      ["expedited", 100],
      ["overnight", 200],
    ] as const) {
      await fillCart(jun, await anItem(amara, { trustPoints: 10 }));
      const { placeOrder } = await place({
        totalAmount: 10 + cost,
        ...(shippingMethod && { shippingMethod }),
      });
      expect(placeOrder.order).toMatchObject({
        subtotal: 10,
        shippingCost: cost,
        total: 10 + cost,
      });
    }
    expect((await jun.wallet()).tpBalance).toBe(1000 - 380);
  });

  it("answers the order, the wallet after it and the emptied cart", async () => {
    await fillCart(jun, await anItem(amara, { trustPoints: 30 }));
    const { placeOrder } = await place({ totalAmount: 80 });
    expect(placeOrder).toMatchObject({
      order: {
        status: "pending",
        viewerRole: "buyer",
        buyer: { id: jun.id },
        timeline: [{ kind: "placed", actor: { id: jun.id }, part: null }],
      },
      wallet: { tpBalance: 920, held: 0, available: 920 },
      cart: { quantity: 0, total: 0, lines: [] },
    });
  });

  // Proves: VA-008
  it("refuses who has too little, and says how much is missing", async () => {
    const poor = await market.member("Poor");
    const item = await anItem(amara, { trustPoints: 90 });
    await fillCart(poor, item);
    const input = { totalAmount: 140, shippingAddressId: await anAddress(poor) };
    expect(await poor.refused(PLACE, { input })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      message: "Insufficient balance. You need 40 more TP.",
      details: { available: 100, needed: 140, missing: 40 },
    });
    expect((await poor.gql(CART)).cart.quantity).toBe(1);
    expect(
      (await poor.gql(`query ($id: ID!) { item(id: $id) { status quantity } }`, { id: item.id }))
        .item,
    ).toEqual({
      status: "available",
      quantity: 1,
    });
    expect(await ordersOf(poor)).toEqual({ totalCount: 0, edges: [] });
    // What is held for an offer cannot be spent, not even where it would just do.
    await anOffer(poor, await anItem(amara, { trustPoints: 60 }));
    const small = await market.member("Small");
    await anOffer(small, await anItem(amara, { trustPoints: 45 }));
    await fillCart(small, await anItem(amara, { trustPoints: 10 }));
    const held = { totalAmount: 60, shippingAddressId: await anAddress(small) };
    expect((await small.refused(PLACE, { input: held })).message).toBe(
      "Insufficient balance. You need 5 more TP.",
    );
  });

  it("refuses an empty cart, another total, other items, others' addresses and bad fields", async () => {
    expect(await refuse({ totalAmount: 50 })).toMatchObject({
      code: "CART_EMPTY",
      message: "Your cart is empty",
    });
    const pot = await anItem(amara, { trustPoints: 20, quantity: 3 });
    await fillCart(jun, { ...pot, quantity: 2 });
    const stale = { code: "TOTAL_CHANGED", details: { total: 90, subtotal: 40, shippingCost: 50 } };
    for (const input of [
      { totalAmount: 89 },
      { totalAmount: 91 },
      { totalAmount: -90 },
      { totalAmount: 0 },
      { totalAmount: 90, shippingCost: 49 },
      { totalAmount: 90, items: [] },
      { totalAmount: 90, items: [{ itemId: pot.id, quantity: 1 }] },
      {
        totalAmount: 90,
        items: [
          { itemId: pot.id, quantity: 2 },
          { itemId: pot.id, quantity: 2 },
        ],
      },
    ])
      expect(await refuse(input), JSON.stringify(input)).toMatchObject(stale);
    const others = await anAddress(amara);
    expect((await refuse({ totalAmount: 90, shippingAddressId: others })).code).toBe("NOT_FOUND");
    expect((await refuse({ totalAmount: 90, billingAddressId: others })).code).toBe("NOT_FOUND");
    expect((await refuse({ totalAmount: 90, notes: "x".repeat(501) })).fields).toHaveProperty(
      "notes",
    );
    expect((await refuse({ totalAmount: 2 ** 40 })).code).toBe("BAD_USER_INPUT");
    expect((await refuse({ totalAmount: 90, shippingMethod: "pigeon" })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await refuse({ totalAmount: 90, paymentMethod: "card" })).code).toBe("BAD_USER_INPUT");
    expect((await refuse({ totalAmount: 90, idempotencyKey: "" })).fields).toHaveProperty(
      "idempotencyKey",
    );
    expect((await ordersOf(jun)).totalCount).toBe(0);
    const { placeOrder } = await place({
      totalAmount: 90,
      items: [{ itemId: pot.id, quantity: 2, priceAtTime: 20 }],
    });
    expect(placeOrder.order.total).toBe(90);
  });

  it("is consented to again when a price changed, and then costs today's", async () => {
    const pot = await anItem(amara, { trustPoints: 20 });
    await fillCart(jun, pot);
    await amara.gql(
      `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 26) { item { id } } }`,
      { id: pot.id },
    );
    const { details } = await refuse({ totalAmount: 70 });
    expect(details).toEqual({ total: 76, subtotal: 26, shippingCost: 50 });
    const { placeOrder } = await place({ totalAmount: details["total"] });
    expect(placeOrder.order.items).toMatchObject([{ priceAtTime: 26 }]);
  });

  it("leaves what is gone in the cart, and gives nobody fewer than were asked for", async () => {
    const [gone, kept, jars] = [
      await anItem(amara, { title: "Vase", trustPoints: 10 }),
      await anItem(amara, { trustPoints: 30 }),
      await anItem(amara, { trustPoints: 5, quantity: 3 }),
    ];
    await fillCart(jun, gone);
    await market.rows("update items set status = 'sold' where id = $1", [Number(gone.id)]);
    expect(await refuse({ totalAmount: 60 })).toMatchObject({
      code: "ITEM_NOT_AVAILABLE",
      message: "Vase is no longer on the market",
    });
    await fillCart(jun, kept, { ...jars, quantity: 3 });
    await market.rows("update items set quantity = 2 where id = $1", [Number(jars.id)]);
    expect(await refuse({ totalAmount: 95 })).toMatchObject({
      code: "ITEM_NOT_AVAILABLE",
      message: "Only 2 available",
      details: { itemId: Number(jars.id), available: 2 },
    });
    await jun.gql(
      `mutation ($id: ID!) { setCartQuantity(itemId: $id, quantity: 2) { cart { total } } }`,
      { id: jars.id },
    );
    const { placeOrder } = await place({ totalAmount: 90 });
    expect(placeOrder.order.items).toHaveLength(2);
    expect(placeOrder.cart.lines).toHaveLength(1);
  });

  it("is one order for one cart: under one key, under none, and until something is put in again", async () => {
    await fillCart(jun, await anItem(amara, { trustPoints: 10 }));
    const one = (await place({ totalAmount: 60, idempotencyKey: "one" })).placeOrder.order.id;
    expect((await place({ totalAmount: 60, idempotencyKey: "one" })).placeOrder.order.id).toBe(one);
    expect((await refuse({ totalAmount: 61, idempotencyKey: "one" })).code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
    expect(
      (await place({ totalAmount: 60, idempotencyKey: "other-tab" })).placeOrder.order.id,
    ).toBe(one);
    expect((await place({ totalAmount: 60 })).placeOrder.order.id).toBe(one);
    expect((await refuse({ totalAmount: 999 })).code).toBe("CART_EMPTY");
    await fillCart(jun, await anItem(amara, { trustPoints: 10 }));
    const two = (await place({ totalAmount: 60 })).placeOrder.order.id;
    expect(two).not.toBe(one);
    expect((await ordersOf(jun)).totalCount).toBe(2);
    expect((await jun.wallet()).tpBalance).toBe(880);
  });

  it("closes open offers for the last piece, the buyer's own among them, and leaves others open", async () => {
    const kofi = await market.member("Kofi");
    const [last, many] = [
      await anItem(amara, { trustPoints: 40 }),
      await anItem(amara, { trustPoints: 10, quantity: 2 }),
    ];
    const [lost, own, open] = [
      await anOffer(kofi, last),
      await anOffer(jun, last),
      await anOffer(kofi, many),
    ];
    await anOrder(jun, [last, many]);
    expect(await stateOf(kofi, lost)).toBe("superseded");
    expect(await stateOf(jun, own)).toBe("superseded");
    expect(await stateOf(kofi, open)).toBe("pending");
    expect(await kofi.wallet()).toEqual({ tpBalance: 100, held: 10, available: 90 });
    expect(await jun.wallet()).toEqual({ tpBalance: 900, held: 0, available: 900 });
  });

  it("can be of the highest amounts without a crack in the sums", async () => {
    const rich = await market.richMember("Rich", 500_000);
    const items = await Promise.all(
      times(4, () => anItem(amara, { trustPoints: 1000, quantity: 100 })),
    );
    const order = await anOrder(
      rich,
      items.map((item) => ({ ...item, quantity: 100 })),
      "overnight",
    );
    expect(order.total).toBe(400_200);
    expect((await rich.wallet()).tpBalance).toBe(99_800);
  });
});

describe("a saved address", () => {
  it("may change or go: the order keeps its own", async () => {
    const order = await anOrder(jun, [await anItem(amara)]);
    await jun.gql(`mutation ($id: ID!) { removeAddress(id: $id) { addressId } }`, {
      id: shippingAddressId,
    });
    const { order: after } = await jun.gql(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, {
      id: order.id,
    });
    expect(after.shippingAddress).toEqual({
      fullName: "Robin Okafor",
      streetAddress: "12 Harbour Street",
    });
  });
});
