import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;
let bob: Person;

/** fetch says itself how it fetches; a browser that navigates says otherwise. */
async function navigate(url: string, headers: Record<string, string>) {
  const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  return { headers: response.headers, text: await text(response) };
}

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.member("Bob");
});

describe("GET /buy/{itemId}", () => {
  // Proves: EP-013, EN-011
  it("answers what buying would mean, and is never cached", async () => {
    const item = await anItem(ann, { trustPoints: 40 });
    const { status, headers, body } = await bob.rest("GET", `/buy/${item.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      item: { id: Number(item.id), tpValue: 40 },
      userBalance: 100,
      canAfford: true,
      needed: 0,
      balanceAfter: 60,
    });
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("vary")).toBe("Accept, Sec-Fetch-Mode");
    expect((await bob.rest("GET", `/api/buy/${item.id}`)).body).toEqual(body);
  });

  it("says how many TP are missing", async () => {
    const item = await anItem(ann, { trustPoints: 130 });
    expect((await bob.rest("GET", `/buy/${item.id}`)).body).toMatchObject({
      canAfford: false,
      needed: 30,
    });
  });

  it("leaves a browser that navigates to the page", async () => {
    const item = await anItem(ann);
    for (const headers of [{ accept: "text/html,*/*" }, { "sec-fetch-mode": "navigate" }]) {
      const answer = await navigate(`${market.url}/buy/${item.id}`, { ...bob.headers, ...headers });
      expect(answer.headers.vary).toContain("Accept");
      expect(answer.headers["cache-control"]).not.toBe("private, no-store");
      expect(answer.text).not.toContain("canAfford");
    }
    const alias = await bob.rest("GET", `/api/buy/${item.id}`, undefined, { accept: "text/html" });
    expect(alias.body).toMatchObject({ canAfford: true });
  });

  it("refuses strangers, unknown items and malformed ids", async () => {
    expect(await market.stranger.rest("GET", "/buy/1")).toMatchObject({
      status: 401,
      body: { error: "Please login" },
    });
    expect(await bob.rest("GET", "/buy/999999")).toMatchObject({
      status: 404,
      body: { error: "Item not found" },
    });
    expect(await bob.rest("GET", "/buy/abc")).toMatchObject({ status: 400 });
  });
});

describe("POST /api/buy-with-tp/{itemId}", () => {
  // Proves: EP-014, BY-009
  it("makes an offer for the price; the TP are held and do not move", async () => {
    const cal = await market.member("Cal");
    const item = await anItem(ann, { trustPoints: 60 });
    const { status, body } = await cal.rest("POST", `/api/buy-with-tp/${item.id}`);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      buyerId: Number(cal.id),
      sellerId: Number(ann.id),
      buyer: { displayName: "Cal" },
      targetItem: { id: Number(item.id), title: item.title, images: [], tpValue: 60 },
      offeredItem: null,
      offerType: "direct_tp",
      tpDelta: 60,
      tpTopupNeeded: 60,
      tpChangeIfLess: 0,
      status: "pending",
      state: "pending",
      message: null,
    });
    expect((await cal.rest("GET", "/api/wallet")).body).toMatchObject({
      balance: 100,
      held: 60,
      available: 40,
    });
  });

  it("answers a repeat with the same key as the first, and holds once", async () => {
    const cal = await market.member("Cal");
    const item = await anItem(ann, { trustPoints: 30 });
    const key = { "idempotency-key": "buy-1" };
    const first = await cal.rest("POST", `/api/buy-with-tp/${item.id}`, undefined, key);
    const again = await cal.rest("POST", `/api/buy-with-tp/${item.id}`, undefined, key);

    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await cal.wallet()).toMatchObject({ held: 30 });

    const other = await anItem(ann);
    const reused = await cal.rest("POST", `/api/buy-with-tp/${other.id}`, undefined, key);
    expect(reused).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  });

  // Proves: VA-026
  it("refuses a second open offer, the own item, too little TP and a bad key", async () => {
    const cal = await market.member("Cal");
    const item = await anItem(ann, { trustPoints: 30 });
    await cal.rest("POST", `/api/buy-with-tp/${item.id}`);
    const path = `/api/buy-with-tp/${item.id}`;
    expect(await cal.rest("POST", path)).toMatchObject({
      status: 409,
      body: { code: "OFFER_ALREADY_PENDING" },
    });
    expect(await ann.rest("POST", path)).toMatchObject({
      status: 403,
      body: { error: "Cannot Buy Own Item", code: "OWN_ITEM" },
    });
    const dear = await anItem(ann, { trustPoints: 90 });
    expect(await cal.rest("POST", `/api/buy-with-tp/${dear.id}`)).toMatchObject({
      status: 409,
      body: { code: "INSUFFICIENT_BALANCE", details: { available: 70 } },
    });
    const badKey = await cal.rest("POST", path, undefined, { "idempotency-key": "two words" });
    expect(badKey).toMatchObject({
      status: 400,
      body: { details: { fields: { idempotencyKey: expect.any(String) } } },
    });
    expect(await cal.rest("POST", path, { price: 1 })).toMatchObject({
      status: 400,
      body: { details: { fields: { price: expect.any(String) } } },
    });
  });
});

describe("GET /api/exchange/suggest", () => {
  // Proves: EP-018, EN-014
  it("suggests own items near the price, with the tolerance", async () => {
    const dan = await market.member("Dan");
    const target = await anItem(ann, { trustPoints: 100 });
    const near = await anItem(dan, { title: "Near", trustPoints: 90 });
    await anItem(dan, { title: "Far", trustPoints: 10 });
    const { status, body } = await dan.rest(
      "GET",
      `/api/exchange/suggest?targetItemId=${target.id}&targetTpValue=100`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tolerance: 20,
      suggestions: [
        {
          id: Number(near.id),
          title: "Near",
          images: [],
          trustPoints: 90,
          category: "Home & Garden",
          condition: "Good",
          difference: -10,
          totalTpValue: 90,
        },
      ],
    });
  });

  it("suggests a pair when no single item fits", async () => {
    const dan = await market.member("Dan");
    const target = await anItem(ann, { trustPoints: 100 });
    const one = await anItem(dan, { trustPoints: 45 });
    const two = await anItem(dan, { trustPoints: 50 });
    const { body } = await dan.rest(
      "GET",
      `/api/exchange/suggest?targetItemId=${target.id}&targetTpValue=100`,
    );
    expect(body.suggestions).toHaveLength(1);
    expect(body.suggestions[0].items.map(({ id }: { id: number }) => id)).toEqual([
      Number(two.id),
      Number(one.id),
    ]);
    expect(body.suggestions[0]).toMatchObject({
      id: body.suggestions[0].items[0].id,
      totalTpValue: 95,
      difference: -5,
    });
  });

  it("needs both parameters", async () => {
    expect(await bob.rest("GET", "/api/exchange/suggest?targetItemId=1")).toMatchObject({
      status: 400,
      body: { details: { fields: { targetTpValue: expect.any(String) } } },
    });
    expect(await bob.rest("GET", "/api/exchange/suggest?targetTpValue=10")).toMatchObject({
      status: 400,
      body: { details: { fields: { targetItemId: expect.any(String) } } },
    });
    expect(await market.stranger.rest("GET", "/api/exchange/suggest")).toMatchObject({
      status: 401,
    });
  });
});
