import { expect, it } from "vitest";
import {
  ACCEPT_PART,
  anOrder,
  CANCEL,
  CONFIRM,
  partOf,
  REFUND,
  SHIP,
  TRACK,
} from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const ITEM = `query ($id: ID!) { item(id: $id) { status quantity } }`;

// Proves: CK-014, OS-003, ST-005, KC-004, TB-027
it("an order of two sellers goes from the cart to both parcels, and each seller is paid for what arrived", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const jun = await market.richMember("Jun", 300);
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 60 });
  const jars = await anItem(kofi, { title: "Jam jars", trustPoints: 10, quantity: 5 });

  const order = await anOrder(jun, [{ id: teapot.id }, { id: jars.id, quantity: 3 }]);
  expect(order).toMatchObject({
    status: "pending",
    subtotal: 90,
    shippingCost: 50,
    total: 140,
    viewerActions: ["cancel"],
    items: [
      { title: "Enamel teapot", quantity: 1, priceAtTime: 60, lineTotal: 60 },
      { title: "Jam jars", quantity: 3, priceAtTime: 10, lineTotal: 30 },
    ],
    parts: [
      { subtotal: 60, shippingShare: 34, amount: 94, escrow: 94 },
      { subtotal: 30, shippingShare: 16, amount: 46, escrow: 46 },
    ],
  });
  expect(await jun.wallet()).toEqual({ tpBalance: 160, held: 0, available: 160 });
  expect((await jun.gql(ITEM, { id: teapot.id })).item).toEqual({
    status: "reserved",
    quantity: 0,
  });
  expect((await jun.gql(ITEM, { id: jars.id })).item).toEqual({ status: "available", quantity: 2 });

  const [pot, jam] = [partOf(order, amara), partOf(order, kofi)];
  await amara.gql(ACCEPT_PART, { id: pot.id });
  const { acceptOrderPart } = await kofi.gql(ACCEPT_PART, { id: jam.id });
  expect(acceptOrderPart.part).toMatchObject({
    status: "processing",
    viewerActions: ["ship", "cancel"],
  });
  await amara.gql(SHIP, { id: pot.id, carrier: "Royal Mail", trackingNumber: "RM 1" });
  await amara.gql(TRACK, { partId: pot.id, text: "Left the depot", location: "Bath" });
  const { confirmDelivery } = await jun.gql(CONFIRM, { partId: pot.id });
  expect(confirmDelivery).toMatchObject({
    order: { status: "processing" },
    part: {
      status: "delivered",
      escrow: 0,
      viewerActions: ["review"],
      shipment: {
        carrier: "Royal Mail",
        trackingNumber: "RM 1",
        events: [{ text: "Left the depot", location: "Bath" }],
      },
    },
  });
  expect(confirmDelivery.part.transactionIds).toHaveLength(1);
  await kofi.gql(SHIP, { id: jam.id });
  await jun.gql(CONFIRM, { partId: jam.id });

  const { order: after } = await jun.gql(
    `query ($id: ID!) { order(id: $id) { status estimatedDelivery timeline { kind part { id } } } }`,
    { id: order.id },
  );
  expect(after.status).toBe("delivered");
  expect(after.estimatedDelivery).toBeNull();
  expect(after.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    "placed",
    "accepted",
    "accepted",
    "shipped",
    "tracking",
    "delivered",
    "shipped",
    "delivered",
  ]);
  expect((await jun.gql(ITEM, { id: teapot.id })).item.status).toBe("sold");
  expect(await ledgerTable(market)).toMatchInlineSnapshot(`
    "| from | to | TP | reason |
    | Jun | escrow | 94 | order_payment |
    | Jun | escrow | 46 | order_payment |
    | escrow | Amara | 94 | order_payout |
    | escrow | Kofi | 46 | order_payout |
    | member | owns | held |
    | Amara | 194 | 0 |
    | Kofi | 146 | 0 |
    | Jun | 160 | 0 |"
  `);
  const deals = await market.rows(
    `select u.display_name as who, s.deals_completed as deals, s.total_trust_earned as earned, s.total_trust_spent as spent
     from user_stats s join users u on u.id = s.user_id order by u.id`,
  );
  expect(deals).toMatchInlineSnapshot(`
    [
      {
        "deals": 1,
        "earned": 194,
        "spent": 0,
        "who": "Amara",
      },
      {
        "deals": 1,
        "earned": 146,
        "spent": 0,
        "who": "Kofi",
      },
      {
        "deals": 2,
        "earned": 300,
        "spent": 140,
        "who": "Jun",
      },
    ]
  `);
});

it("what is called off comes back whole, and what was sent is not on the market again", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const priya = await market.richMember("Priya", 400);
  const lamp = await anItem(amara, { title: "Desk lamp", trustPoints: 70 });
  const radio = await anItem(kofi, { title: "Table radio", trustPoints: 80 });
  const order = await anOrder(priya, [lamp, radio], "overnight");
  const lampPart = partOf(order, amara);
  await amara.gql(ACCEPT_PART, { id: lampPart.id });
  await amara.gql(SHIP, { id: lampPart.id, carrier: "DHL" });

  // Only what is not on its way can be called off.
  const { cancelOrder } = await priya.gql(CANCEL, { id: order.id, reason: "Found one at home" });
  expect(cancelOrder.order).toMatchObject({
    status: "shipped",
    refunded: partOf(order, kofi).amount,
  });
  expect((await priya.gql(ITEM, { id: radio.id })).item).toEqual({
    status: "available",
    quantity: 1,
  });
  await amara.gql(REFUND, { id: lampPart.id });

  expect((await priya.wallet()).tpBalance).toBe(400);
  expect((await amara.gql(`{ myItems { edges { node { id } } } }`)).myItems.edges).toEqual([]);
  const { order: after } = await priya.gql(
    `query ($id: ID!) { order(id: $id) { status total refunded parts { status cancelReason escrow viewerActions } } }`,
    { id: order.id },
  );
  expect(after).toMatchObject({ status: "cancelled", total: 350, refunded: 350 });
  expect(after.parts).toEqual([
    {
      status: "cancelled",
      cancelReason: "The TP were given back",
      escrow: 0,
      viewerActions: [],
    },
    { status: "cancelled", cancelReason: "Found one at home", escrow: 0, viewerActions: [] },
  ]);
  const [figures] = await market.rows(
    `select total_trust_earned as earned, total_trust_spent as spent from user_stats where user_id = $1`,
    [Number(priya.id)],
  );
  expect(figures).toEqual({ earned: 400, spent: 0 });
});

it("a silent seller loses the order after 48 hours, a silent buyer pays three days after the window", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const jun = await market.richMember("Jun", 500);
  const vase = await anItem(amara, { title: "Vase", trustPoints: 40 });
  const atlas = await anItem(kofi, { title: "Atlas", trustPoints: 60 });
  const tray = await anItem(kofi, { title: "Tray", trustPoints: 30 });
  const unanswered = await anOrder(jun, [vase]);
  const unsent = await anOrder(jun, [tray]);
  const unconfirmed = await anOrder(jun, [atlas]);
  await kofi.gql(ACCEPT_PART, { id: partOf(unsent, kofi).id });
  await kofi.gql(ACCEPT_PART, { id: partOf(unconfirmed, kofi).id });
  await kofi.gql(SHIP, { id: partOf(unconfirmed, kofi).id });
  const statusOf = async ({ id }: { id: string }) =>
    (await jun.gql(`query ($id: ID!) { order(id: $id) { status } }`, { id })).order.status;

  await market.passHours(47.9);
  expect(await statusOf(unanswered)).toBe("pending");
  await market.passHours(0.2);
  expect(await statusOf(unanswered)).toBe("cancelled");
  expect((await jun.gql(ITEM, { id: vase.id })).item).toEqual({ status: "available", quantity: 1 });
  expect(await statusOf(unsent)).toBe("processing");
  await market.passHours(24);
  expect(await statusOf(unsent)).toBe("cancelled");

  // Standard: five days of window and three more, counted from the sending.
  await market.passHours(8 * 24 - 72.2);
  expect(await statusOf(unconfirmed)).toBe("shipped");
  await market.passHours(0.2);
  expect(await statusOf(unconfirmed)).toBe("delivered");
  expect((await jun.wallet()).tpBalance).toBe(500 - 110);
  expect((await kofi.wallet()).tpBalance).toBe(100 + 110);
  const told = await jun.gql(`{ notifications { edges { node { title message actionUrl } } } }`);
  expect(told.notifications.edges[0].node).toEqual({
    title: "Order delivered",
    message: "Atlas arrived, and the TP are paid out",
    actionUrl: `/orders?order=${unconfirmed.id}`,
  });
});
