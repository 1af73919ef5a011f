import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer, stateOf, bricks } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;
let bob: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.member("Bob");
});

const POSTED = {
  title: "Copper kettle",
  description: "Whistles when it boils.",
  category: "Home & Garden",
  condition: "Good",
  trustPoints: 35,
  location: "Ghent",
  images: [],
  tags: ["kettle", "home-&-garden"],
};

describe("POST /api/items", () => {
  // Proves: EP-011, EN-004
  it("lists the item and answers it", async () => {
    const { status, body } = await ann.rest("POST", "/api/items", POSTED);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...POSTED,
      id: expect.any(Number),
      userId: Number(ann.id),
      tpValue: 35,
      status: "available",
      viewCount: 0,
      likeCount: 0,
      latitude: null,
      longitude: null,
      user: { username: expect.stringContaining("ann") },
    });
  });

  // Proves: VA-011
  it.each([0, -1, 1.5, 1001, 2 ** 31, 2 ** 53 + 2, "35", "1e3", null, true, [35]])(
    "refuses a price of %j",
    async (trustPoints) => {
      const { status, body } = await ann.rest("POST", "/api/items", { ...POSTED, trustPoints });
      expect(status).toBe(400);
      expect(Object.keys(body.details.fields)).toEqual(["trustPoints"]);
    },
  );

  it("refuses a price no number can hold", async () => {
    const text = JSON.stringify(POSTED).replace('"trustPoints":35', '"trustPoints":1e400');
    expect(await ann.rest("POST", "/api/items", text)).toMatchObject({
      status: 400,
      body: { details: { fields: { trustPoints: expect.any(String) } } },
    });
  });

  it("refuses photos that are no list and fields that only the server sets", async () => {
    expect(
      await ann.rest("POST", "/api/items", { ...POSTED, images: "/uploads/a.webp" }),
    ).toMatchObject({ status: 400, body: { error: "Images must be a list" } });
    expect(
      await ann.rest("POST", "/api/items", { ...POSTED, userId: Number(bob.id) }),
    ).toMatchObject({ status: 400, body: { details: { fields: { userId: expect.any(String) } } } });
  });

  it("asks a stranger to sign in before anything else", async () => {
    expect(await market.stranger.rest("POST", "/api/items", {})).toMatchObject({
      status: 401,
      body: { error: "Please login", code: "UNAUTHENTICATED" },
    });
  });
});

describe("the lists", () => {
  // Proves: EP-007, EN-003, HT-002
  it("show visitors the same items as GraphQL, with ids as numbers", async () => {
    await anItem(ann, { title: "Garden chair" });
    const { status, body } = await market.stranger.rest("GET", "/api/items");
    const { items } = await market.stranger.gql(`{ items(first: 100) { edges { node {
      id title description category condition location latitude longitude tags trustPoints tpValue status quantity widthMm heightMm depthMm viewCount likeCount createdAt updatedAt
      images { path } seller { id username }
    } } } }`);

    expect(status).toBe(200);
    const expected = items.edges.map(
      ({
        node: { seller, images, id, ...item },
      }: {
        node: Record<string, never> & {
          seller: { id: string; username: string };
          images: { path: string }[];
          id: string;
        };
      }) => ({
        ...item,
        id: Number(id),
        userId: Number(seller.id),
        user: { username: seller.username },
        images: images.map(({ path }) => path),
      }),
    );
    expect(body).toEqual(expected);
  });

  it("read on beyond one page of GraphQL", async () => {
    const cal = await market.member("Cal");
    await bricks(market, cal, 130);
    const { body } = await cal.rest<{ id: number }[]>("GET", "/api/items/user");
    expect(body).toHaveLength(130);
    expect(new Set(body.map(({ id }) => id)).size).toBe(130);
  });

  // Proves: EP-008, LS-010
  it("search by text and category; All is every category", async () => {
    await anItem(ann, { title: "Violin bow", category: "Musical Instruments" });
    const found = await market.stranger.rest<{ title: string }[]>(
      "GET",
      "/api/items/search?q=violin&category=All",
    );
    expect(found.body.map(({ title }) => title)).toContain("Violin bow");
    const elsewhere = await market.stranger.rest(
      "GET",
      "/api/items/search?q=violin&category=Electronics",
    );
    expect(elsewhere.body).toEqual([]);
  });

  // Proves: EP-012, VA-027
  it("keep to the price bounds, and refuse bounds that are no numbers", async () => {
    await anItem(ann, { title: "Cheap", trustPoints: 3 });
    const { body } = await market.stranger.rest<{ tpValue: number }[]>(
      "GET",
      "/api/listings?category=&minTP=2&maxTP=5",
    );
    expect(body.map(({ tpValue }) => tpValue)).toEqual([3]);
    for (const bound of ["abc", "1.5", "1e2", "99999999999", "1&minTP=2"]) {
      const answer = await market.stranger.rest("GET", `/api/listings?minTP=${bound}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { details: { fields: { minTP: expect.any(String) } } },
      });
    }
  });
});

describe("GET /api/items/{id}", () => {
  it("shows one item to everybody", async () => {
    const item = await anItem(ann);
    expect(await market.stranger.rest("GET", `/api/items/${item.id}`)).toMatchObject({
      status: 200,
      body: { id: Number(item.id), userId: Number(ann.id) },
    });
  });

  it.each([
    ["999999", 404, "Item not found"],
    ["2147483648", 404, "Item not found"],
    ["abc", 400, "id must be a whole number"],
    ["1.5", 400, "id must be a whole number"],
    ["%00", 400, "id must be a whole number"],
    ["%E0%A4%A", 400, "The request cannot be read"],
  ])("answers %s with %i", async (id, status, error) => {
    expect(await market.stranger.rest("GET", `/api/items/${id}`)).toMatchObject({
      status,
      body: { error },
    });
  });
});

describe("PATCH /api/items/{id}", () => {
  it("changes what is given and leaves the rest", async () => {
    const item = await anItem(ann, { location: "Leeds" });
    const { status, body } = await ann.rest("PATCH", `/api/items/${item.id}`, {
      title: "Tin teapot",
      trustPoints: 35,
      location: null,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: Number(item.id),
        userId: Number(ann.id),
        title: "Tin teapot",
        description: "Pours well. One chip near the handle.",
        trustPoints: 35,
        tpValue: 35,
        location: null,
      },
    });
    expect((await market.stranger.rest("GET", `/api/items/${item.id}`)).body).toEqual(body);
  });

  it("refuses wrong values and fields that it does not take, by name", async () => {
    const item = await anItem(ann);
    for (const [field, value] of [
      ["trustPoints", 0],
      ["trustPoints", "35"],
      ["title", ""],
      ["images", "/uploads/a.webp"],
      ["status", "sold"],
      ["userId", 1],
      ["circleId", 1],
    ] as const) {
      const { status, body } = await ann.rest("PATCH", `/api/items/${item.id}`, { [field]: value });
      expect({ status, fields: Object.keys(body.details.fields) }).toEqual({
        status: 400,
        fields: [field],
      });
    }
  });
});

describe("DELETE /api/items/{id}", () => {
  it("takes the item off the market and closes the offers that need it", async () => {
    const item = await anItem(ann);
    const offer = await anOffer(bob, item);
    expect(await ann.rest("DELETE", `/api/items/${item.id}`)).toMatchObject({
      status: 200,
      body: { id: Number(item.id), userId: Number(ann.id), status: "removed" },
    });
    expect(await stateOf(bob, offer)).toBe("superseded");
    expect(await market.stranger.rest("GET", `/api/items/${item.id}`)).toMatchObject({
      status: 404,
    });
    expect(await ann.rest("DELETE", `/api/items/${item.id}`)).toMatchObject({ status: 404 });
  });
});

describe.each([
  { method: "PATCH", body: { trustPoints: 35 } },
  {
    method: "DELETE",
    body: undefined,
  },
])("$method /api/items/{id}", ({ method, body }) => {
  it("is refused to others and strangers as by GraphQL", async () => {
    const item = await anItem(ann);
    const path = `/api/items/${item.id}`;
    expect(await bob.rest(method, path, body)).toMatchObject({
      status: 404,
      body: { error: "Item not found", code: "NOT_FOUND" },
    });
    expect(await market.stranger.rest(method, path, body)).toMatchObject({
      status: 401,
      body: { error: "Please login", code: "UNAUTHENTICATED" },
    });
    expect((await ann.rest("GET", path)).body).toMatchObject({
      trustPoints: 20,
      status: "available",
    });
  });

  it("happens once with an Idempotency-Key", async () => {
    const item = await anItem(ann);
    const send = () =>
      ann.rest(method, `/api/items/${item.id}`, body, {
        "idempotency-key": `${method}-${item.id}`,
      });
    const first = await send();
    const again = await send();
    expect(first.status).toBe(200);
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
  });
});

describe("GET /api/items/user", () => {
  // Proves: EP-009
  it("shows a member their own items only", async () => {
    const dan = await market.member("Dan");
    const item = await anItem(dan, { title: "Dan's drill" });
    expect((await dan.rest("GET", "/api/items/user")).body).toMatchObject([
      { id: Number(item.id) },
    ]);
    expect(await market.stranger.rest("GET", "/api/items/user")).toMatchObject({ status: 401 });
  });

  // Proves: EP-010
  it("shows another member's items to the administrator alone", async () => {
    const admin = await market.admin();
    const refusal = { error: "Access Denied: Admin access required", code: "FORBIDDEN" };
    expect(await bob.rest("GET", `/api/items/user/${ann.id}`)).toMatchObject({
      status: 403,
      body: refusal,
    });
    expect(await market.stranger.rest("GET", `/api/items/user/${ann.id}`)).toMatchObject({
      status: 401,
    });
    const { status, body } = await admin.rest<{ userId: number }[]>(
      "GET",
      `/api/items/user/${ann.id}`,
    );
    expect(status).toBe(200);
    expect(new Set(body.map(({ userId }) => userId))).toEqual(new Set([Number(ann.id)]));
  });
});
