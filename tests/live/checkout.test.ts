import { expect, it } from "vitest";
import {
  ACCEPT_PART,
  ADD,
  anAddress,
  anOrder,
  fillCart,
  partOf,
  PLACE,
  SHIP,
} from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const CARTS = `subscription ($after: Cursor) { cartUpdated(after: $after) { cursor cart { quantity total lines { state reason item { title } } } } }`;
const ORDERS = `subscription ($after: Cursor) { orderUpdated(after: $after) { cursor order { id status viewerRole total shippingAddress { city } } } }`;
interface CartHeard {
  cart: { quantity: number; total: number; lines: { state: string; reason: string | null }[] };
}
interface OrderHeard {
  cursor: string;
  order: {
    id: string;
    status: string;
    viewerRole: string;
    total: number;
    shippingAddress: object | null;
  };
}

// Proves: SB-016
it("every tab of a member hears of the cart, and nobody else does", async () => {
  const [amara, jun, eve] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Eve"),
  ];
  const [one, two] = [await jun.live<CartHeard>(CARTS), await jun.live<CartHeard>(CARTS)];
  const byEve = await eve.live<CartHeard>(CARTS);
  const pot = await anItem(amara, { trustPoints: 15, quantity: 2 });
  await fillCart(jun, { ...pot, quantity: 2 });
  for (const tab of [one, two])
    expect((await tab.next()).cart).toMatchObject({ quantity: 2, total: 30 });
  await jun.gql(`mutation { clearCart { cart { quantity } } }`);
  for (const tab of [one, two])
    expect((await tab.next()).cart).toMatchObject({ quantity: 0, lines: [] });
  // Eve's first word is about her own cart.
  await fillCart(eve, { ...pot, quantity: 1 });
  expect((await byEve.next()).cart.quantity).toBe(1);
  await Promise.all([one, two, byEve].map((stream) => stream.stop()));
});

it("a cart hears what happens to its items, with the reason, from what caused it", async () => {
  const [amara, kofi, jun] = [
    await market.member("Amara"),
    await market.member("Kofi"),
    await market.member("Jun"),
  ];
  const [dear, sold, ordered] = [
    await anItem(amara, { trustPoints: 15 }),
    await anItem(amara, { trustPoints: 10 }),
    await anItem(amara, { trustPoints: 10 }),
  ];
  await fillCart(jun, dear, sold, ordered);
  const byJun = await jun.live<CartHeard>(CARTS);
  const heard = async () => {
    const { cart } = await byJun.next();
    return cart.lines.map(({ state, reason }) => [state, reason]);
  };
  await amara.gql(
    `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 18) { item { id } } }`,
    { id: dear.id },
  );
  expect((await heard())[0]).toEqual(["price_changed", "The price changed from 15 to 18 TP"]);
  await amara.gql(ACCEPT, { id: (await anOffer(kofi, sold)).id });
  expect((await heard())[1]).toEqual(["superseded", "Somebody else got it"]);
  const order = await anOrder(await market.richMember("Priya", 300), [ordered]);
  expect((await heard())[2]).toEqual(["superseded", "Somebody else ordered it"]);
  await amara.gql(`mutation ($id: ID!) { cancelOrderPart(id: $id) { order { id } } }`, {
    id: partOf(order, amara).id,
  });
  expect((await heard())[2]).toEqual(["available", null]);
  await amara.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
    id: ordered.id,
  });
  expect((await heard())[2]).toEqual(["superseded", "The seller took it off the market"]);
  await byJun.stop();
});

// Proves: SB-015
it("both sides hear of an order, each with their own rights, and other sellers nothing of it", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const jun = await market.richMember("Jun", 500);
  const [byJun, byAmara, byKofi] = [
    await jun.live<OrderHeard>(ORDERS),
    await amara.live<OrderHeard>(ORDERS),
    await kofi.live<OrderHeard>(ORDERS),
  ];
  const order = await anOrder(jun, [
    await anItem(amara, { trustPoints: 60 }),
    await anItem(kofi, { trustPoints: 30 }),
  ]);
  expect((await byJun.next()).order).toMatchObject({
    id: order.id,
    viewerRole: "buyer",
    total: 140,
    shippingAddress: { city: "Bristol" },
  });
  expect((await byAmara.next()).order).toMatchObject({
    id: order.id,
    viewerRole: "seller",
    total: 94,
    shippingAddress: null,
  });
  const placed = await byKofi.next();
  expect(placed.order).toMatchObject({ id: order.id, total: 46, shippingAddress: null });

  await amara.gql(ACCEPT_PART, { id: partOf(order, amara).id });
  expect((await byAmara.next()).order).toMatchObject({
    status: "processing",
    shippingAddress: { city: "Bristol" },
  });
  expect((await byJun.next()).order.status).toBe("pending");
  await amara.gql(SHIP, { id: partOf(order, amara).id });
  expect((await byJun.next()).order.status).toBe("pending");
  await kofi.gql(ACCEPT_PART, { id: partOf(order, kofi).id });
  // Kofi's next word is about his own step: nothing of Amara's came between.
  expect((await byKofi.next()).order).toMatchObject({ status: "processing", total: 46 });
  expect((await byJun.next()).order.status).toBe("processing");
  await Promise.all([byJun, byAmara, byKofi].map((stream) => stream.stop()));

  // Who was away goes on where it stopped.
  const again = await kofi.live<OrderHeard>(ORDERS, { after: placed.cursor });
  expect((await again.next()).order.status).toBe("processing");
  await again.stop();
});

it("says nothing of an order that was refused", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await jun.gql(ADD, { itemId: (await anItem(amara, { trustPoints: 90 })).id });
  const shippingAddressId = await anAddress(jun);
  const before = await market.rows(`select count(*)::int from event_log`);
  const refused = await jun.refused(PLACE, { input: { totalAmount: 140, shippingAddressId } });
  expect(refused.code).toBe("INSUFFICIENT_BALANCE");
  expect(await market.rows(`select count(*)::int from event_log`)).toEqual(before);
  expect(await market.rows(`select 1 from orders where buyer_id = $1`, [Number(jun.id)])).toEqual(
    [],
  );
});
