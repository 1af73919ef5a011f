import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ACCEPT_PART,
  anOrder,
  CANCEL,
  CANCEL_PART,
  CONFIRM,
  ORDER,
  partOf,
  REFUND,
  REORDER,
  SHIP,
  TRACK,
} from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let amara: Person;
let kofi: Person;
let jun: Person;
beforeAll(async () => {
  [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
});
beforeEach(async () => {
  jun = await market.richMember("Jun", 3000);
});

const LIST = `query ($status: OrderStatus, $search: String, $first: Int, $after: String) {
  orders(status: $status, search: $search, first: $first, after: $after) {
    totalCount edges { node { id orderNumber status items { title } } } pageInfo { hasNextPage endCursor } } }`;
const SALES = `query ($status: OrderStatus) { sales(status: $status) { totalCount edges { node { id status amount viewerActions order { id status total } } } } }`;
const COUNTS = `{ salesCounts { pending processing shipped delivered cancelled total incoming } }`;
const idsOf = ({ orders }: { orders: { edges: { node: { id: string } }[] } }) =>
  orders.edges.map(({ node }) => node.id);

describe("the list of orders", () => {
  // Proves: OR-001, OR-002, OR-003, OR-004, OR-005
  it("is newest first, found by number or title, and filtered by status", async () => {
    const first = await anOrder(jun, [await anItem(amara, { title: "Blue Vase" })]);
    const second = await anOrder(jun, [
      await anItem(kofi, { title: "Atlas" }),
      await anItem(amara, { title: "100% wool" }),
    ]);
    await kofi.gql(ACCEPT_PART, { id: partOf(second, kofi).id });
    await amara.gql(ACCEPT_PART, { id: partOf(second, amara).id });
    expect(idsOf(await jun.gql(LIST))).toEqual([second.id, first.id]);
    expect((await jun.gql(LIST)).orders.totalCount).toBe(2);
    expect(idsOf(await jun.gql(LIST, { search: "blue v" }))).toEqual([first.id]);
    expect(idsOf(await jun.gql(LIST, { search: ` ${second.orderNumber.toLowerCase()} ` }))).toEqual(
      [second.id],
    );
    expect(idsOf(await jun.gql(LIST, { search: first.id }))).toContain(first.id);
    expect(idsOf(await jun.gql(LIST, { search: "100%" }))).toEqual([second.id]);
    expect(idsOf(await jun.gql(LIST, { search: "_" }))).toEqual([]);
    expect((await jun.gql(LIST, { search: "nothing like it" })).orders).toMatchObject({
      totalCount: 0,
      edges: [],
    });
    expect(idsOf(await jun.gql(LIST, { status: "processing" }))).toEqual([second.id]);
    expect(idsOf(await jun.gql(LIST, { status: "pending", search: "atlas" }))).toEqual([]);
    expect(idsOf(await amara.gql(LIST))).toEqual([]);
    expect((await jun.refused(LIST, { search: "x".repeat(101) })).fields).toHaveProperty("search");
    expect((await jun.refused(LIST, { first: 0 })).fields).toHaveProperty("first");
    expect((await jun.refused(LIST, { after: "bm90aGluZw" })).fields).toHaveProperty("after");
  });

  it("pages through all of them, each once", async () => {
    const placed: string[] = [];
    for (let n = 0; n < 5; n++) placed.unshift((await anOrder(jun, [await anItem(amara)])).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        orders: {
          totalCount: number;
          edges: { node: { id: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      } = await jun.gql(LIST, { first: 2, after });
      expect(page.orders.totalCount).toBe(5);
      seen.push(...idsOf(page));
      after = page.orders.pageInfo.hasNextPage ? page.orders.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(placed);
  });

  // Proves: OR-011
  it("estimates the delivery: five days after a Standard order, two and one after the others", async () => {
    for (const [method, days] of [
      ["standard", 5],
      ["expedited", 2],
      ["overnight", 1],
    ] as const) {
      const { id } = await anOrder(jun, [await anItem(amara)], method);
      const { order } = await jun.gql(
        `query ($id: ID!) { order(id: $id) { createdAt estimatedDelivery } }`,
        { id },
      );
      expect(Date.parse(order.estimatedDelivery) - Date.parse(order.createdAt)).toBe(
        days * 86_400_000,
      );
    }
  });
});

describe("a seller of an order of two", () => {
  it("sees the own part as if it were all, and the address only from accepting on", async () => {
    const order = await anOrder(jun, [
      await anItem(amara, { title: "Vase", trustPoints: 60 }),
      await anItem(kofi, { title: "Secret gift", trustPoints: 30 }),
    ]);
    const part = partOf(order, amara);
    const see = async () =>
      (
        await amara.gql(
          `query ($id: ID!) { order(id: $id) { ${ORDER} billingAddress { city } } }`,
          { id: order.id },
        )
      ).order;
    expect(await see()).toMatchObject({
      status: "pending",
      viewerRole: "seller",
      viewerActions: ["accept", "cancel"],
      subtotal: 60,
      shippingCost: 34,
      total: 94,
      refunded: 0,
      shippingAddress: null,
      billingAddress: null,
      buyer: { displayName: "Jun" },
      items: [{ title: "Vase" }],
      parts: [{ id: part.id }],
    });
    await amara.gql(ACCEPT_PART, { id: part.id });
    await kofi.gql(CANCEL_PART, { id: partOf(order, kofi).id, reason: "Lost it" });
    const accepted = await see();
    expect(accepted).toMatchObject({
      status: "processing",
      refunded: 0,
      shippingAddress: { streetAddress: "12 Harbour Street" },
      billingAddress: null,
    });
    expect(JSON.stringify(accepted)).not.toMatch(/Secret gift|Lost it/);
    expect(accepted.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      "placed",
      "accepted",
    ]);
    await amara.gql(CANCEL_PART, { id: part.id });
    expect((await see()).shippingAddress).toBeNull();
  });

  it("has sales with their actions, and figures that add up", async () => {
    const sue = await market.member("Sue");
    const orders = [];
    for (let n = 0; n < 4; n++)
      orders.push(await anOrder(jun, [await anItem(sue, { trustPoints: 10 })]));
    const [, accepted, shipped, cancelled] = orders.map((order) => partOf(order, sue).id);
    await sue.gql(ACCEPT_PART, { id: accepted });
    await sue.gql(ACCEPT_PART, { id: shipped });
    await sue.gql(SHIP, { id: shipped });
    await sue.gql(CANCEL_PART, { id: cancelled });
    expect((await sue.gql(COUNTS)).salesCounts).toEqual({
      pending: 1,
      processing: 1,
      shipped: 1,
      delivered: 0,
      cancelled: 1,
      total: 4,
      incoming: 180,
    });
    const { sales } = await sue.gql(SALES);
    expect(sales.totalCount).toBe(4);
    expect(sales.edges.map(({ node }: { node: { status: string } }) => node.status)).toEqual([
      "cancelled",
      "shipped",
      "processing",
      "pending",
    ]);
    const { sales: processing } = await sue.gql(SALES, { status: "processing" });
    expect(processing.edges).toMatchObject([
      { node: { id: accepted, viewerActions: ["ship", "cancel"], order: { total: 60 } } },
    ]);
    expect((await jun.gql(SALES)).sales.edges).toEqual([]);
  });
});

describe("every step of a part", () => {
  const steps = [
    ["accept", ACCEPT_PART, "id"],
    ["ship", SHIP, "id"],
    ["confirm", CONFIRM, "partId"],
    ["cancel", CANCEL_PART, "id"],
    ["refund", REFUND, "id"],
    ["track", TRACK, "partId"],
  ] as const;
  const variables = (name: "id" | "partId", id: string) => ({ [name]: id, text: "On its way" });

  it("does not exist for a third member, not even for another seller of the same order", async () => {
    const order = await anOrder(jun, [await anItem(amara), await anItem(kofi)]);
    const eve = await market.member("Eve");
    for (const outsider of [eve, kofi]) {
      for (const [step, mutation, name] of steps) {
        const refused = await outsider.refused(mutation, variables(name, partOf(order, amara).id));
        expect(refused.code, step).toBe("NOT_FOUND");
      }
    }
    expect((await eve.refused(CANCEL, { id: order.id })).code).toBe("NOT_FOUND");
    expect((await eve.refused(REORDER, { orderId: order.id })).code).toBe("NOT_FOUND");
    expect((await amara.refused(REORDER, { orderId: order.id })).code).toBe("NOT_FOUND");
    expect(
      (await eve.gql(`query ($id: ID!) { order(id: $id) { id } }`, { id: order.id })).order,
    ).toBeNull();
    for (const [step, mutation, name] of steps) {
      for (const id of ["0", "99999999999999"])
        expect((await jun.refused(mutation, variables(name, id))).code, step).toBe("NOT_FOUND");
      expect((await jun.refused(mutation, variables(name, "one"))).code, step).toBe(
        "BAD_USER_INPUT",
      );
    }
  });

  it("has one side that may do it, and one time", async () => {
    const part = partOf(await anOrder(jun, [await anItem(amara)]), amara);
    const code = async (who: Person, mutation: string) =>
      (await who.refused(mutation, { id: part.id, partId: part.id, text: "On its way" })).code;
    expect(await code(jun, ACCEPT_PART)).toBe("NOT_YOUR_ORDER");
    expect(await code(amara, SHIP)).toBe("ORDER_NOT_OPEN");
    expect(await code(amara, REFUND)).toBe("ORDER_NOT_OPEN");
    await amara.gql(ACCEPT_PART, { id: part.id });
    expect(await code(amara, ACCEPT_PART)).toBe("ORDER_NOT_OPEN");
    expect(await code(jun, SHIP)).toBe("NOT_YOUR_ORDER");
    expect(await code(jun, CONFIRM)).toBe("ORDER_NOT_OPEN");
    await amara.gql(SHIP, { id: part.id });
    for (const who of [jun, amara]) expect(await code(who, CANCEL_PART)).toBe("ORDER_NOT_OPEN");
    expect(await code(amara, CONFIRM)).toBe("NOT_YOUR_ORDER");
    expect(await code(jun, REFUND)).toBe("NOT_YOUR_ORDER");
    expect(await code(jun, TRACK)).toBe("NOT_YOUR_ORDER");
    await jun.gql(CONFIRM, { partId: part.id, key: "arrived" });
    expect(
      (await jun.gql(CONFIRM, { partId: part.id, key: "arrived" })).confirmDelivery.order.status,
    ).toBe("delivered");
    for (const [who, mutation] of [
      [jun, CONFIRM],
      [amara, REFUND],
      [jun, CANCEL_PART],
      [amara, TRACK],
    ] as const)
      expect(await code(who, mutation)).toBe("ORDER_NOT_OPEN");
  });

  it("refuses texts that are too long, by name", async () => {
    const part = partOf(await anOrder(jun, [await anItem(amara)]), amara);
    expect(
      (await jun.refused(CANCEL_PART, { id: part.id, reason: "x".repeat(201) })).fields,
    ).toHaveProperty("reason");
    await amara.gql(ACCEPT_PART, { id: part.id });
    expect(
      (await amara.refused(SHIP, { id: part.id, carrier: "x".repeat(61) })).fields,
    ).toHaveProperty("carrier");
    expect(
      (await amara.refused(SHIP, { id: part.id, trackingNumber: "x".repeat(61) })).fields,
    ).toHaveProperty("trackingNumber");
    await amara.gql(SHIP, { id: part.id });
    for (const text of ["", "  ", "x".repeat(201)])
      expect((await amara.refused(TRACK, { partId: part.id, text })).fields).toHaveProperty("text");
    expect(
      (await amara.refused(TRACK, { partId: part.id, text: "Here", location: "x".repeat(101) }))
        .fields,
    ).toHaveProperty("location");
  });

  it("tells who has to act, with the screen where it is done", async () => {
    const seller = await market.member("Sue");
    const order = await anOrder(jun, [await anItem(seller, { title: "Teapot" })]);
    const part = partOf(order, seller);
    const newest = async (who: Person) =>
      (
        await who.gql(
          `{ notifications(first: 1) { edges { node { title message actionUrl priority } } } }`,
        )
      ).notifications.edges[0].node;
    expect(await newest(seller)).toEqual({
      title: "New order",
      message: "Jun ordered Teapot. Accept it within 48 hours",
      actionUrl: `/offers/seller?sale=${part.id}`,
      priority: "high",
    });
    await seller.gql(ACCEPT_PART, { id: part.id });
    expect((await newest(jun)).message).toBe("Sue accepted your order of Teapot");
    await seller.gql(SHIP, { id: part.id });
    expect(await newest(jun)).toEqual({
      title: "Order shipped",
      message: "Sue sent Teapot. Confirm it when it has arrived",
      actionUrl: `/orders?order=${order.id}`,
      priority: "high",
    });
    await jun.gql(CONFIRM, { partId: part.id });
    const { notifications } = await seller.gql(`{ notifications { edges { node { message } } } }`);
    expect(
      notifications.edges.map(({ node }: { node: { message: string } }) => node.message),
    ).toContain("Teapot arrived, and the TP are paid out");
  });
});

// Proves: OR-010
it("an order can be ordered again: what is still there goes into the cart, the rest is named", async () => {
  const [vase, jars] = [
    await anItem(amara, { title: "Vase" }),
    await anItem(amara, { title: "Jars", quantity: 5, trustPoints: 10 }),
  ];
  const order = await anOrder(jun, [vase, { ...jars, quantity: 3 }]);
  const { reorder } = await jun.gql(REORDER, { orderId: order.id });
  expect(reorder).toEqual({
    cart: { quantity: 2 },
    added: [{ item: { title: "Jars" }, quantity: 2 }],
    missing: [
      { title: "Vase", reason: "It is no longer on the market" },
      { title: "Jars", reason: "Only 2 available" },
    ],
  });
});
