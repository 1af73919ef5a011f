import { expect, it, vi } from "vitest";
import {
  ACCEPT_PART,
  ADD,
  anAddress,
  anOrder,
  CANCEL,
  CART,
  CONFIRM,
  fillCart,
  partOf,
  PLACE,
  REFUND,
  SHIP,
} from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";

vi.setConfig(RACES);

const market = aMarket();
const AT_ONCE = 20;

interface Placed extends Record<string, unknown> {
  placeOrder: { order: { id: string } };
}

interface Ready {
  buyer: Person;
  shippingAddressId: string;
}

/** Members who have this item in their carts and an address. */
async function buyersOf(item: { id: string }, count = AT_ONCE): Promise<Ready[]> {
  return Promise.all(
    times(count, async (n) => {
      const buyer = await market.member(`Buyer ${n}`);
      await fillCart(buyer, item);
      return { buyer, shippingAddressId: await anAddress(buyer) };
    }),
  );
}

const placing =
  ({ buyer, shippingAddressId }: Ready, totalAmount: number, idempotencyKey?: string) =>
  () =>
    buyer.ask<Placed>(PLACE, {
      input: { totalAmount, shippingAddressId, ...(idempotencyKey && { idempotencyKey }) },
    });

const orderCount = async (itemId: string) => {
  const [found] = await market.rows<{ n: number }>(
    "select count(*)::int as n from order_items where item_id = $1",
    [Number(itemId)],
  );
  return found?.n;
};
const itemOf = async (id: string) =>
  (await market.rows("select status, quantity from items where id = $1", [Number(id)]))[0];

it.each([
  ["without a key", () => undefined],
  ["under one key", () => "one-intent"],
  ["in twenty tabs with keys of their own", (n: number) => `tab-${n}`],
])("20 times the same cart %s: one order, 20 equal answers, paid once", async (_how, key) => {
  const item = await anItem(await market.member("Seller"), { trustPoints: 10 });
  const [ready] = await buyersOf(item, 1);
  if (!ready) throw new Error("nobody is ready");
  const { won, lost } = await race(times(AT_ONCE, (n) => placing(ready, 60, key(n))));
  expect(lost).toEqual({});
  expect(new Set(won.map(({ placeOrder }) => placeOrder.order.id)).size).toBe(1);
  expect(won).toHaveLength(AT_ONCE);
  expect(await orderCount(item.id)).toBe(1);
  expect((await ready.buyer.wallet()).tpBalance).toBe(40);
});

it("20 carts with the last piece: one orders it, 19 find it gone, and keep their TP", async () => {
  const item = await anItem(await market.member("Seller"), { trustPoints: 10 });
  const buyers = await buyersOf(item);
  const { won, lost } = await race(buyers.map((ready) => placing(ready, 60)));
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ITEM_NOT_AVAILABLE: AT_ONCE - 1 });
  expect(await itemOf(item.id)).toEqual({ status: "reserved", quantity: 0 });
  const balances = await Promise.all(
    buyers.map(async ({ buyer }) => (await buyer.wallet()).available),
  );
  expect(balances.toSorted((a, b) => a - b)).toEqual([40, ...times(AT_ONCE - 1, () => 100)]);
  for (const { buyer } of buyers) expect((await buyer.gql(CART)).cart.total).toBe(0);
});

it("20 carts and three pieces: three order, 17 find none left", async () => {
  const item = await anItem(await market.member("Seller"), { trustPoints: 10, quantity: 3 });
  const { won, lost } = await race((await buyersOf(item)).map((ready) => placing(ready, 60)));
  expect(won).toHaveLength(3);
  expect(lost).toEqual({ ITEM_NOT_AVAILABLE: AT_ONCE - 3 });
  expect(await itemOf(item.id)).toEqual({ status: "reserved", quantity: 0 });
});

it("a price change against 20 orders: who comes before pays the old price, who comes after is asked again", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 10, quantity: AT_ONCE });
  const buyers = await buyersOf(item);
  const change = () =>
    seller.ask(
      `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 12) { item { tpValue } } }`,
      { id: item.id },
    );
  const asks = buyers.map((ready) => placing(ready, 60));
  const { won, lost } = await race<Record<string, unknown>>([
    ...asks.slice(0, 10),
    change,
    ...asks.slice(10),
  ]);
  const orders = won.filter((data) => "placeOrder" in data).length;
  expect(won).toHaveLength(orders + 1);
  expect(lost).toEqual(orders === AT_ONCE ? {} : { TOTAL_CHANGED: AT_ONCE - orders });
  expect(
    await market.rows(
      "select count(*)::int as n from order_items where item_id = $1 and price_at_time <> 10",
      [Number(item.id)],
    ),
  ).toEqual([{ n: 0 }]);
});

it("an accepted offer against 19 carts: one of them gets the item, and everybody else is told why not", async () => {
  const [seller, kofi] = [await market.member("Seller"), await market.member("Kofi")];
  const item = await anItem(seller, { trustPoints: 10 });
  const offer = await anOffer(kofi, item);
  const buyers = await buyersOf(item, AT_ONCE - 1);
  const accept = () => seller.ask(ACCEPT, { id: offer.id });
  const asks = buyers.map((ready) => placing(ready, 60));
  const { won, lost } = await race<Record<string, unknown>>([
    ...asks.slice(0, 3),
    accept,
    ...asks.slice(3),
  ]);
  expect(won).toHaveLength(1);
  const accepted = won.some((data) => "acceptOffer" in data);
  expect(lost).toEqual(
    accepted
      ? { ITEM_NOT_AVAILABLE: AT_ONCE - 1 }
      : { ITEM_NOT_AVAILABLE: AT_ONCE - 2, OFFER_ALREADY_ANSWERED: 1 },
  );
  expect((await kofi.wallet()).held).toBe(0);
  expect(await itemOf(item.id)).toEqual({ status: accepted ? "sold" : "reserved", quantity: 0 });
});

it("an order against 19 offers from one balance: what is spent once is not promised too", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 10 });
  const [ready] = await buyersOf(item, 1);
  if (!ready) throw new Error("nobody is ready");
  const items = await Promise.all(times(AT_ONCE - 1, () => anItem(seller, { trustPoints: 60 })));
  const offers = items.map(
    ({ id }) =>
      () =>
        ready.buyer.ask(CREATE_OFFER, { input: { targetItemId: id } }),
  );
  const { won, lost } = await race<unknown>([
    ...offers.slice(0, 9),
    placing(ready, 60),
    ...offers.slice(9),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ INSUFFICIENT_BALANCE: AT_ONCE - 1 });
  expect((await ready.buyer.wallet()).available).toBe(40);
});

async function aShippable(): Promise<{
  seller: Person;
  buyer: Person;
  orderId: string;
  partId: string;
  itemId: string;
}> {
  const [seller, buyer] = [await market.member("Seller"), await market.member("Buyer")];
  const item = await anItem(seller, { trustPoints: 10 });
  const order = await anOrder(buyer, [item]);
  const part = partOf(order, seller);
  await seller.gql(ACCEPT_PART, { id: part.id });
  return { seller, buyer, orderId: order.id, partId: part.id, itemId: item.id };
}

it("10 cancellations against 10 shipments: one thing happens, and the TP follow it", async () => {
  const { seller, buyer, orderId, partId, itemId } = await aShippable();
  const { won, lost } = await race<Record<string, unknown>>(
    times(AT_ONCE, (n) =>
      n % 2 === 0
        ? () => buyer.ask(CANCEL, { id: orderId })
        : () => seller.ask(SHIP, { id: partId, carrier: "DHL" }),
    ),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ORDER_NOT_OPEN: AT_ONCE - 1 });
  const cancelled = won.some((data) => "cancelOrder" in data);
  expect((await buyer.wallet()).tpBalance).toBe(cancelled ? 100 : 40);
  expect(await itemOf(itemId)).toEqual(
    cancelled ? { status: "available", quantity: 1 } : { status: "reserved", quantity: 0 },
  );
});

it("10 confirmations against 10 refunds: the escrow is paid out or given back, once", async () => {
  const { seller, buyer, partId } = await aShippable();
  await seller.gql(SHIP, { id: partId });
  const { won, lost } = await race<Record<string, unknown>>(
    times(AT_ONCE, (n) =>
      n % 2 === 0 ? () => buyer.ask(CONFIRM, { partId }) : () => seller.ask(REFUND, { id: partId }),
    ),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ORDER_NOT_OPEN: AT_ONCE - 1 });
  const paid = won.some((data) => "confirmDelivery" in data);
  expect([(await buyer.wallet()).tpBalance, (await seller.wallet()).tpBalance]).toEqual(
    paid ? [40, 160] : [100, 100],
  );
});

it("20 confirmations against the clock that delivers: paid once, whoever was first", async () => {
  const { seller, buyer, partId } = await aShippable();
  await seller.gql(SHIP, { id: partId });
  market.clock.advance(8 * 24);
  const [{ won, lost }] = await Promise.all([
    race(times(AT_ONCE, () => () => buyer.ask(CONFIRM, { partId }))),
    market.passHours(0),
  ]);
  expect(won.length).toBeLessThanOrEqual(1);
  expect(lost).toEqual({ ORDER_NOT_OPEN: AT_ONCE - won.length });
  expect([(await buyer.wallet()).tpBalance, (await seller.wallet()).tpBalance]).toEqual([40, 160]);
  const paid = await market.rows("select 1 from ledger_transfers where key = $1", [
    `order-part:${partId}:end`,
  ]);
  expect(paid).toHaveLength(1);
  const deals = await market.rows(
    "select 1 from transactions t join order_items x on x.id = t.order_item_id where x.part_id = $1",
    [Number(partId)],
  );
  expect(deals).toHaveLength(1);
});

it("20 times the same item into one cart at once: 20 pieces, none lost, and no more than there are", async () => {
  const buyer = await market.member("Buyer");
  const item = await anItem(await market.member("Seller"), { trustPoints: 1, quantity: 15 });
  const { won, lost } = await race(
    times(AT_ONCE, () => () => buyer.ask(ADD, { itemId: item.id, quantity: 1 })),
  );
  expect(won).toHaveLength(15);
  expect(lost).toEqual({ ITEM_NOT_AVAILABLE: 5 });
  expect((await buyer.gql(CART)).cart.quantity).toBe(15);
});

it("members who buy from each other at once do not wait for each other in a circle", async () => {
  const people = await Promise.all(times(10, (n) => market.richMember(`Trader ${n}`, 1000)));
  const items = await Promise.all(
    people.map((person) => anItem(person, { trustPoints: 10, quantity: 10 })),
  );
  const ready = await Promise.all(
    people.map(async (buyer, n) => {
      await fillCart(buyer, ...items.filter((_item, owner) => owner !== n));
      return { buyer, shippingAddressId: await anAddress(buyer) };
    }),
  );
  const { won, lost } = await race(ready.map((each) => placing(each, 140)));
  expect(lost).toEqual({});
  expect(won).toHaveLength(10);
});

it("two sellers who accept their parts of one order at once leave it where both are", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const buyer = await market.richMember("Buyer", 2000);
  const orders = [];
  for (let n = 0; n < 10; n++)
    orders.push(await anOrder(buyer, [await anItem(amara), await anItem(kofi)]));
  const { won, lost } = await race(
    orders.flatMap((order) =>
      [amara, kofi].map(
        (seller) => () => seller.ask(ACCEPT_PART, { id: partOf(order, seller).id }),
      ),
    ),
  );
  expect(lost).toEqual({});
  expect(won).toHaveLength(20);
  expect(
    await market.rows("select distinct status from orders where buyer_id = $1", [Number(buyer.id)]),
  ).toEqual([{ status: "processing" }]);
});
