import { beforeAll, describe, expect, it } from "vitest";
import { ADDRESS, anAddress, anOrder, fillCart } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;
let bob: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.richMember("Bob", 3000);
});

describe("the cart over REST", () => {
  // Proves: EP-019, EP-020, EP-021, EP-022, EP-023, EN-005
  it("is filled, changed and emptied by the item's id", async () => {
    const pot = await anItem(ann, { title: "Teapot", trustPoints: 15, quantity: 4 });
    const jar = await anItem(ann, { title: "Jar", trustPoints: 5 });
    const added = await bob.rest("POST", "/api/cart/add", { itemId: Number(pot.id), quantity: 2 });
    expect(added).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        itemId: Number(pot.id),
        quantity: 2,
        priceAtTime: 15,
        item: { title: "Teapot", images: [], condition: "Good", category: "Home & Garden" },
      },
    });
    await bob.rest("POST", "/api/cart/add", { itemId: Number(jar.id) });
    const quantities = ({ body }: { body: { itemId: number; quantity: number }[] }) =>
      body.map(({ itemId, quantity }) => [itemId, quantity]);

    const changed = await bob.rest("PUT", `/api/cart/${pot.id}`, { quantity: 3 });
    expect(quantities(changed)).toEqual([
      [Number(pot.id), 3],
      [Number(jar.id), 1],
    ]);
    expect(quantities(await bob.rest("DELETE", `/api/cart/${pot.id}`))).toEqual([
      [Number(jar.id), 1],
    ]);
    expect(quantities(await bob.rest("DELETE", "/api/cart"))).toEqual([[Number(jar.id), 1]]);
    expect((await bob.rest("GET", "/api/cart")).body).toEqual([]);
  });

  it("refuses in words, and by name what is wrong", async () => {
    const one = await anItem(ann);
    const own = await anItem(bob);
    await bob.rest("POST", "/api/cart/add", { itemId: Number(one.id) });
    const cases: [string, string, unknown, number, object][] = [
      [
        "PUT",
        `/api/cart/${one.id}`,
        { quantity: 2 },
        409,
        { message: "Only 1 available", details: { available: 1 } },
      ],
      ["POST", "/api/cart/add", { itemId: Number(own.id) }, 403, { code: "OWN_ITEM" }],
      ["POST", "/api/cart/add", { itemId: 999_999 }, 404, { code: "NOT_FOUND" }],
      ["POST", "/api/cart/add", { itemId: "teapot" }, 400, { code: "BAD_USER_INPUT" }],
      [
        "POST",
        "/api/cart/add",
        { itemId: Number(one.id), quantity: 0 },
        400,
        { details: { fields: { quantity: expect.any(String) } } },
      ],
      [
        "POST",
        "/api/cart/add",
        { itemId: Number(one.id), quantity: 1.5 },
        400,
        { details: { fields: { quantity: expect.any(String) } } },
      ],
      ["POST", "/api/cart/add", {}, 400, { details: { fields: { itemId: expect.any(String) } } }],
      ["PUT", "/api/cart/999999", { quantity: 1 }, 404, { code: "NOT_FOUND" }],
      ["PUT", "/api/cart/99999999999999", { quantity: 2_000_000_000 }, 404, { code: "NOT_FOUND" }],
      [
        "PUT",
        `/api/cart/${one.id}`,
        { quantity: "2" },
        400,
        { details: { fields: { quantity: expect.any(String) } } },
      ],
      [
        "PUT",
        `/api/cart/${one.id}`,
        { quantity: 2_000_000_000 },
        400,
        { details: { fields: { quantity: expect.any(String) } } },
      ],
    ];
    for (const [method, path, body, status, answer] of cases) {
      const refused = await bob.rest(method, path, body);
      expect(refused, `${method} ${path} ${JSON.stringify(body)}`).toMatchObject({
        status,
        body: answer,
      });
    }
    expect(await market.stranger.rest("GET", "/api/cart")).toMatchObject({ status: 401 });
    await bob.rest("DELETE", "/api/cart");
  });
});

describe("addresses over REST", () => {
  // Proves: EP-024, EP-025, EN-006
  it("are saved once, with the documented defaults", async () => {
    const cleo = await market.member("Cleo");
    const { status, body } = await cleo.rest("POST", "/api/addresses", ADDRESS);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      type: "shipping",
      isDefault: false,
      country: "United States",
      ...ADDRESS,
    });
    const again = await cleo.rest("POST", "/api/addresses", ADDRESS);
    expect(again.body.id).toBe(body.id);
    expect((await cleo.rest("GET", "/api/addresses")).body).toEqual([body]);
    expect((await bob.rest("GET", "/api/addresses")).body).toEqual([]);
  });
});

describe("orders over REST", () => {
  // Proves: EP-026, EP-027, EN-008, EN-009
  it("are placed from the cart as it was reviewed, once", async () => {
    const pot = await anItem(ann, { title: "Teapot", trustPoints: 30 });
    await fillCart(bob, pot);
    const { body: entries } = await bob.rest("GET", "/api/cart");
    const shippingAddressId = Number(await anAddress(bob));
    const input = {
      items: entries,
      totalAmount: 80,
      shippingAddressId,
      billingAddressId: shippingAddressId,
      shippingMethod: "standard",
      shippingCost: 50,
      paymentMethod: "tp",
      notes: "Ring twice",
    };
    const key = { "idempotency-key": "order-1" };
    const first = await bob.rest("POST", "/api/orders", input, key);
    expect(first).toMatchObject({
      status: 201,
      body: {
        orderNumber: expect.stringMatching(/^MD-\d{6,}$/),
        status: "pending",
        total: 80,
        totalAmount: 80,
        subtotal: 30,
        shippingCost: 50,
        notes: "Ring twice",
        items: [
          {
            id: expect.any(Number),
            itemId: Number(pot.id),
            quantity: 1,
            priceAtTime: 30,
            item: { title: "Teapot" },
          },
        ],
      },
    });
    const again = await bob.rest("POST", "/api/orders", input, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect((await bob.rest("GET", "/api/cart")).body).toEqual([]);
    const { body: orders } = await bob.rest("GET", "/api/orders");
    expect(orders).toEqual([first.body]);
    expect((await bob.rest("GET", `/api/orders/${first.body.id}`)).body).toEqual(first.body);
  });

  it("refuses another total with the new one", async () => {
    await fillCart(bob, await anItem(ann, { trustPoints: 12 }));
    const shippingAddressId = Number(await anAddress(bob));
    const refused = await bob.rest("POST", "/api/orders", { totalAmount: 60, shippingAddressId });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "TOTAL_CHANGED",
        error: "The total is now 62 TP",
        details: { total: 62, subtotal: 12, shippingCost: 50 },
      },
    });
    await bob.rest("DELETE", "/api/cart");
  });

  // Proves: EP-081
  it("go on by their number, each side with its own verbs", async () => {
    const { id } = await anOrder(bob, [await anItem(ann, { trustPoints: 9 })]);
    expect(await bob.rest("POST", `/api/orders/${id}/accept`)).toMatchObject({
      status: 403,
      body: { code: "NOT_YOUR_ORDER", message: "Only the seller can do that" },
    });
    expect((await ann.rest("GET", `/api/orders/${id}`)).body.shippingAddress).toBeNull();
    const accepted = await ann.rest("POST", `/api/orders/${id}/accept`);
    expect(accepted.body).toMatchObject({
      status: "processing",
      shippingAddress: { city: "Bristol" },
    });
    const sent = await ann.rest("POST", `/api/orders/${id}/ship`, {
      carrier: "DHL",
      trackingNumber: "77",
    });
    expect(sent.body).toMatchObject({
      status: "shipped",
      parts: [{ shipment: { carrier: "DHL", trackingNumber: "77" } }],
    });
    expect(await bob.rest("POST", `/api/orders/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: "ORDER_NOT_OPEN" },
    });
    expect((await bob.rest("POST", `/api/orders/${id}/deliver`)).body.status).toBe("delivered");
    expect(await bob.rest("POST", `/api/orders/${id}/deliver`)).toMatchObject({
      status: 409,
      body: { code: "ORDER_NOT_OPEN", message: "This order is delivered" },
    });

    const second = await anOrder(bob, [await anItem(ann, { trustPoints: 9 })]);
    const cancelled = await ann.rest("POST", `/api/orders/${second.id}/cancel`, {
      reason: "It broke",
    });
    expect(cancelled.body).toMatchObject({
      status: "cancelled",
      parts: [{ cancelReason: "It broke" }],
    });
    const eve = await market.member("Eve");
    for (const verb of ["accept", "ship", "deliver", "cancel"])
      expect(await eve.rest("POST", `/api/orders/${id}/${verb}`)).toMatchObject({ status: 404 });
    expect(await eve.rest("GET", `/api/orders/${id}`)).toMatchObject({ status: 404 });
  });
});
