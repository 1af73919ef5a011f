import { Validator } from "@seriousme/openapi-schema-validator";
import addFormats from "ajv-formats";
import Ajv from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { schema } from "../../api/graphql/schema.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import { numericIds } from "../../api/rest/numericIds.ts";
import { openApiText } from "../../api/rest/openapi/document.ts";
import type { RestRequest, Route } from "../../api/rest/route.ts";
import { PAGE } from "../../schema/limits.ts";
import { TestWallet } from "../support/chainWallet.ts";
import { ADDRESS, anAddress, anOrder, fillCart } from "../support/checkout.ts";
import { aDeal } from "../support/deals.ts";
import { anItem, anOffer, likeEachOther } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person, RestAnswer, Stranger } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";
import { aLiveStream, aStream } from "../support/streams.ts";
import { codeFor } from "../support/verification.ts";

interface Answers {
  content: Record<string, unknown>;
}
interface Operation {
  tags: string[];
  summary: string;
  description: string;
  responses: Record<string, Answers>;
}
type OpenApi = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const WRITTEN = readFileSync("schema/openapi.json", "utf8");
const openApi = JSON.parse(WRITTEN) as OpenApi;
const ajv = addFormats.default(new Ajv.default({ strict: false, allErrors: true }));
ajv.addSchema({ $id: "openapi", ...openApi });

const market = aMarket();
const THING = {
  title: "Oak shelf",
  description: "A shelf of oak, well kept.",
  category: "Home & Garden",
  condition: "Good",
};
let admin: Person;
let ann: Person;
let bob: Person;
let count = 0;

beforeAll(async () => {
  admin = await market.admin();
  ann = await market.member("Ann");
  bob = await market.richMember("Bob", 5000);
  await anItem(ann);
  await ann.rest("POST", "/api/messages", { toUserId: Number(bob.id), content: "Still there?" });
});

const asking: { read?: Asking | undefined } = {};

/** Asks; GraphQL is asked at the same moment, because some answers count seconds. */
function get(person: Stranger, path: string): Promise<RestAnswer<unknown>> {
  market.clock.stop();
  asking.read = readOf(person, path);
  return person.rest("GET", path);
}

type Call = () => Promise<RestAnswer<unknown>>;

/** A good call of each operation. Who adds a route adds a line: an operation without one fails. */
const CALLS: Record<string, Call> = {
  "POST /api/uploads": async () => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(await aPicture())]), "photo.png");
    const { authorization = "" } = bob.headers;
    const answer = await fetch(`${market.url}/api/uploads`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  },
  "GET /api/auth/me": () => get(bob, "/api/auth/me"),
  "POST /api/auth/register": () =>
    market.stranger.rest("POST", "/api/auth/register", {
      username: "newcomer",
      email: "newcomer@example.com",
      password: PASSWORD,
      displayName: "Newcomer",
    }),
  "POST /api/auth/login": () =>
    market.stranger.rest("POST", "/api/auth/login", { email: bob.email, password: PASSWORD }),
  "POST /api/auth/forgot-password": () =>
    market.stranger.rest("POST", "/api/auth/forgot-password", { email: bob.email }),
  "POST /api/auth/reset-password": async () => {
    const { email } = await market.member("Forgetful");
    await market.stranger.rest("POST", "/api/auth/forgot-password", { email });
    const [mail] = await market.rows<{ body: string }>(
      "select body from mails where to_address = $1 order by id desc limit 1",
      [email],
    );
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    return market.stranger.rest("POST", "/api/auth/reset-password", { token, password: PASSWORD });
  },
  "PATCH /api/auth/profile": () => bob.rest("PATCH", "/api/auth/profile", { bio: "Swaps tools" }),
  "GET /api/items": () => get(market.stranger, "/api/items"),
  "POST /api/items": () =>
    ann.rest("POST", "/api/items", {
      title: "Stool",
      description: "Three legs",
      category: "Home & Garden",
      condition: "Good",
      trustPoints: 12,
    }),
  "PATCH /api/items/{id}": async () =>
    ann.rest("PATCH", `/api/items/${(await anItem(ann)).id}`, { trustPoints: 15 }, aKey()),
  "DELETE /api/items/{id}": async () =>
    ann.rest("DELETE", `/api/items/${(await anItem(ann)).id}`, undefined, aKey()),
  "GET /api/items/search": () => get(market.stranger, "/api/items/search?q=teapot"),
  "GET /api/items/user": () => get(ann, "/api/items/user"),
  "GET /api/items/user/{id}": () => get(admin, `/api/items/user/${ann.id}`),
  "GET /api/admin/stats": () => get(admin, "/api/admin/stats"),
  "GET /api/admin/analytics/sales": () => get(admin, "/api/admin/analytics/sales?range=7d"),
  "GET /api/admin/analytics/users": () => get(admin, "/api/admin/analytics/users?range=90d"),
  "GET /api/admin/analytics/categories": () => get(admin, "/api/admin/analytics/categories"),
  "GET /api/admin/analytics/geographical": async () => {
    await ann.gql(`mutation { updateProfile(input: { location: "Oslo" }) { id } }`);
    return get(admin, "/api/admin/analytics/geographical?range=365d");
  },
  "GET /api/admin/users": () => get(admin, "/api/admin/users?q=bob"),
  "GET /api/admin/transactions": async () => {
    await aDeal(market, { seller: ann, buyer: bob });
    return get(admin, "/api/admin/transactions");
  },
  "GET /api/admin/items": async () => {
    await anItem(ann, { title: "Brass sextant" });
    return get(admin, "/api/admin/items?q=sextant");
  },
  "DELETE /api/admin/items/{id}": async () =>
    admin.rest("DELETE", `/api/admin/items/${(await anItem(ann)).id}?reason=Not%20allowed`),
  "PATCH /api/admin/users/{id}/status": async () =>
    admin.rest("PATCH", `/api/admin/users/${(await market.member("Freya")).id}/status`, {
      isActive: false,
      reason: "Sold items were not handed over",
    }),
  "GET /api/items/{id}": async () => get(market.stranger, `/api/items/${(await anItem(ann)).id}`),
  "GET /api/listings": () => get(market.stranger, "/api/listings?minTP=1&maxTP=1000"),
  "GET /buy/{itemId}": async () => get(bob, `/buy/${(await anItem(ann)).id}`),
  "GET /api/buy/{itemId}": async () => get(bob, `/api/buy/${(await anItem(ann)).id}`),
  "GET /api/exchange/suggest": async () => {
    await anItem(bob, { trustPoints: 20 });
    const target = await anItem(ann, { trustPoints: 20 });
    const query = `targetItemId=${target.id}&targetTpValue=20`;
    return get(bob, `/api/exchange/suggest?${query}`);
  },
  "GET /api/gamification/achievements": () => get(bob, "/api/gamification/achievements"),
  "GET /api/gamification/challenges": () => get(bob, "/api/gamification/challenges"),
  "GET /api/gamification/leaderboard": () => get(ann, "/api/gamification/leaderboard?period=all"),
  "GET /api/gamification/stats": () => get(ann, "/api/gamification/stats"),
  "GET /api/blockchain/staking": () => get(bob, "/api/blockchain/staking"),
  "GET /api/blockchain/certificates": () => get(bob, "/api/blockchain/certificates"),
  "GET /api/blockchain/transactions": () => get(bob, "/api/blockchain/transactions"),
  "POST /api/blockchain/connect-wallet": () =>
    bob.rest("POST", "/api/blockchain/connect-wallet", {
      walletType: "metamask",
      address: new TestWallet().address,
    }),
  "POST /api/blockchain/mint-trust-token": () =>
    bob.rest("POST", "/api/blockchain/mint-trust-token", { amount: 1 }),
  "POST /api/blockchain/stake": () => bob.rest("POST", "/api/blockchain/stake", { amount: 1 }),
  "GET /api/ai/recommendations": async () => {
    for (let n = 0; n < 3; n += 1)
      await bob.gql(`mutation { viewItem(itemId: ${(await anItem(ann)).id}) { item { id } } }`);
    await anItem(ann);
    return get(bob, "/api/ai/recommendations?limit=3");
  },
  "GET /api/analytics/trending": async () => {
    const { id } = await anItem(ann);
    for (const name of ["Lou", "Mia", "Nan", "Oli", "Pia"])
      await (await market.member(name)).gql(`mutation { likeItem(itemId: ${id}) { item { id } } }`);
    await market.passHours(1);
    return get(market.stranger, "/api/analytics/trending?timeRange=7d");
  },
  "GET /api/analytics/user-insights": () => get(ann, "/api/analytics/user-insights"),
  "GET /api/analytics/market-predictions": async () => {
    await market.passHours(24);
    return get(market.stranger, "/api/analytics/market-predictions?timeRange=7d");
  },
  "GET /api/analytics/price-optimization": async () => {
    await anItem(ann);
    return get(ann, "/api/analytics/price-optimization");
  },
  "GET /api/analytics/demand-forecast": async () => {
    await market.passHours(24);
    return get(market.stranger, "/api/analytics/demand-forecast");
  },
  "GET /api/neural/predictions": async () => {
    await likeEachOther(ann, bob, 5);
    await market.passHours(1);
    return get(ann, "/api/neural/predictions");
  },
  "GET /api/neural/personality": () => get(ann, "/api/neural/personality"),
  "GET /api/neural/behavior": () => get(ann, "/api/neural/behavior"),
  "POST /api/ai/suggest-trustpoints": () => bob.rest("POST", "/api/ai/suggest-trustpoints", THING),
  "POST /api/ai/enhance-description": () =>
    bob.rest("POST", "/api/ai/enhance-description", {
      title: THING.title,
      description: THING.description,
      category: THING.category,
    }),
  "POST /api/detect-product": async () =>
    bob.rest("POST", "/api/detect-product", { image: (await aPicture()).toString("base64") }),
  "POST /api/buy-with-tp/{itemId}": async () =>
    bob.rest("POST", `/api/buy-with-tp/${(await anItem(ann)).id}`, undefined, aKey()),
  "POST /api/offers": async () =>
    bob.rest("POST", "/api/offers", { targetItemId: Number((await anItem(ann)).id), tpDelta: 15 }),
  "GET /api/offers/seller": () => get(ann, "/api/offers/seller"),
  "GET /api/offers/buyer": () => get(bob, "/api/offers/buyer"),
  "POST /api/offers/{id}/accept": async () =>
    ann.rest("POST", `/api/offers/${await offerId()}/accept`, undefined, aKey()),
  "POST /api/offers/{id}/confirm": async () => {
    const path = `/api/offers/${await offerId()}/counter`;
    const { body } = await ann.rest("POST", path, { tpDelta: 19 });
    return bob.rest("POST", `/api/offers/${body.id}/confirm`);
  },
  "POST /api/offers/{id}/decline": async () =>
    ann.rest("POST", `/api/offers/${await offerId()}/decline`, { reason: "Too little" }),
  "POST /api/offers/{id}/withdraw": async () =>
    bob.rest("POST", `/api/offers/${await offerId()}/withdraw`),
  "POST /api/offers/{id}/counter": async () =>
    ann.rest("POST", `/api/offers/${await offerId()}/counter`, { tpDelta: 18 }),
  "GET /api/cart": async () => {
    await fillCart(bob, await anItem(ann));
    return get(bob, "/api/cart");
  },
  "POST /api/cart/add": async () =>
    bob.rest("POST", "/api/cart/add", { itemId: Number((await anItem(ann)).id) }, aKey()),
  "PUT /api/cart/{itemId}": async () => {
    const item = await anItem(ann, { quantity: 3 });
    await fillCart(bob, item);
    return bob.rest("PUT", `/api/cart/${item.id}`, { quantity: 2 });
  },
  "DELETE /api/cart/{itemId}": async () => {
    const [item, other] = [await anItem(ann), await anItem(ann)];
    await fillCart(bob, item, other);
    return bob.rest("DELETE", `/api/cart/${item.id}`);
  },
  "DELETE /api/cart": async () => {
    await fillCart(bob, await anItem(ann));
    return bob.rest("DELETE", "/api/cart");
  },
  "GET /api/addresses": async () => {
    await anAddress(bob);
    return get(bob, "/api/addresses");
  },
  "POST /api/addresses": () => bob.rest("POST", "/api/addresses", ADDRESS),
  "POST /api/orders": async () => {
    await bob.rest("DELETE", "/api/cart");
    const item = await anItem(ann, { trustPoints: 5 });
    await fillCart(bob, item);
    return bob.rest(
      "POST",
      "/api/orders",
      { totalAmount: 55, shippingAddressId: Number(await anAddress(bob)) },
      aKey(),
    );
  },
  "GET /api/orders": async () => {
    await ordered();
    return get(bob, "/api/orders");
  },
  "GET /api/orders/seller": async () => {
    await ordered();
    return get(ann, "/api/orders/seller");
  },
  "GET /api/orders/{id}": async () => get(ann, `/api/orders/${await ordered()}`),
  "GET /api/orders/{id}/receipt.pdf": async () =>
    ann.rest("GET", `/api/orders/${await ordered()}/receipt.pdf`),
  "POST /api/orders/{id}/accept": async () =>
    ann.rest("POST", `/api/orders/${await ordered()}/accept`),
  "POST /api/orders/{id}/ship": async () => {
    const id = await ordered();
    await ann.rest("POST", `/api/orders/${id}/accept`);
    return ann.rest("POST", `/api/orders/${id}/ship`, { carrier: "Royal Mail" });
  },
  "POST /api/orders/{id}/deliver": async () => {
    const id = await ordered();
    await ann.rest("POST", `/api/orders/${id}/accept`);
    await ann.rest("POST", `/api/orders/${id}/ship`);
    return bob.rest("POST", `/api/orders/${id}/deliver`, undefined, aKey());
  },
  "POST /api/orders/{id}/cancel": async () =>
    bob.rest("POST", `/api/orders/${await ordered()}/cancel`, { reason: "Found one" }, aKey()),
  "GET /api/wallet": () => get(bob, "/api/wallet"),
  "POST /api/earn-tp": () => bob.rest("POST", "/api/earn-tp", { action: "daily_login" }),
  "GET /api/wallet/history.csv": () => bob.rest("GET", "/api/wallet/history.csv"),
  "GET /api/wallet/statement.pdf": () => bob.rest("GET", "/api/wallet/statement.pdf"),
  "GET /api/messages": () => get(bob, "/api/messages"),
  "POST /api/messages": () =>
    bob.rest("POST", "/api/messages", { toUserId: Number(ann.id), content: "Hello" }),
  "GET /api/conversations/{otherUserId}": () => get(bob, `/api/conversations/${ann.id}`),
  "POST /api/conversations/{otherUserId}/read": () =>
    ann.rest("POST", `/api/conversations/${bob.id}/read`),
  "POST /api/verification/email": () => bob.rest("POST", "/api/verification/email"),
  "POST /api/verification/phone": () =>
    bob.rest("POST", "/api/verification/phone", { phone: "+44 7700 900123" }),
  "POST /api/verification/verify": async () => {
    const fresh = await market.member("Fresh");
    await fresh.rest("POST", "/api/verification/email");
    const code = await codeFor(market, fresh);
    return fresh.rest("POST", "/api/verification/verify", { type: "email", code });
  },
  "GET /api/notifications": () => get(ann, "/api/notifications?first=20"),
  "POST /api/notifications/{id}/read": async () => {
    const { body } = await ann.rest("GET", "/api/notifications");
    return ann.rest("POST", `/api/notifications/${body[0].id}/read`);
  },
  "GET /api/social/feed": async () => {
    await bob.rest("POST", `/api/social/posts/${await aPost()}/like`);
    return get(bob, "/api/social/feed?filter=trending");
  },
  "GET /api/social/bookmarks": async () => {
    await bob.rest("POST", `/api/social/posts/${await aPost()}/bookmark`);
    return get(bob, "/api/social/bookmarks");
  },
  "POST /api/social/posts": () =>
    ann.rest(
      "POST",
      "/api/social/posts",
      { content: "Who mends radios?", tags: ["radio"] },
      aKey(),
    ),
  "GET /api/social/posts/{id}": async () => get(bob, `/api/social/posts/${await aPost()}`),
  "DELETE /api/social/posts/{id}": async () =>
    ann.rest("DELETE", `/api/social/posts/${await aPost()}`),
  "POST /api/social/posts/{id}/like": async () =>
    bob.rest("POST", `/api/social/posts/${await aPost()}/like`),
  "DELETE /api/social/posts/{id}/like": async () =>
    bob.rest("DELETE", `/api/social/posts/${await aPost()}/like`),
  "POST /api/social/posts/{id}/bookmark": async () =>
    bob.rest("POST", `/api/social/posts/${await aPost()}/bookmark`),
  "DELETE /api/social/posts/{id}/bookmark": async () =>
    bob.rest("DELETE", `/api/social/posts/${await aPost()}/bookmark`),
  "POST /api/social/posts/{id}/share": async () =>
    bob.rest("POST", `/api/social/posts/${await aPost()}/share`),
  "GET /api/social/posts/{id}/comments": async () => {
    const id = await aPost();
    await bob.rest("POST", `/api/social/posts/${id}/comments`, { content: "I do" });
    return get(bob, `/api/social/posts/${id}/comments`);
  },
  "POST /api/social/posts/{id}/comments": async () =>
    bob.rest("POST", `/api/social/posts/${await aPost()}/comments`, { content: "I do" }, aKey()),
  "POST /api/members/{id}/follow": () => bob.rest("POST", `/api/members/${ann.id}/follow`),
  "DELETE /api/members/{id}/follow": () => bob.rest("DELETE", `/api/members/${ann.id}/follow`),
  "GET /api/streams": async () => {
    await aStream(ann);
    return get(market.stranger, "/api/streams?category=Other");
  },
  "POST /api/streams": () =>
    ann.rest("POST", "/api/streams", {
      title: "Enamel for beginners",
      description: "",
      scheduledAt: "",
      thumbnailUrl: "",
    }),
  "GET /api/streams/live": async () => {
    await aLiveStream(await market.member("Host"));
    return get(market.stranger, "/api/streams/live");
  },
  "GET /api/streams/featured": async () => {
    const host = await market.member("Host");
    await aLiveStream(host, { itemIds: [(await anItem(host)).id] });
    return get(market.stranger, "/api/streams/featured");
  },
  "GET /api/streams/{id}": async () =>
    get(market.stranger, `/api/streams/${(await aStream(ann)).id}`),
  "POST /api/streams/{id}/start": async () => {
    const host = await market.member("Host");
    return host.rest("POST", `/api/streams/${(await aStream(host)).id}/start`);
  },
  "POST /api/streams/{id}/end": async () => {
    const host = await market.member("Host");
    return host.rest("POST", `/api/streams/${(await aLiveStream(host)).id}/end`);
  },
  "POST /api/streams/{id}/heartbeat": async () =>
    market.stranger.rest("POST", `/api/streams/${(await aStream(ann)).id}/heartbeat`, {
      deviceKey: "a-device-key",
    }),
  "POST /api/reviews": async () => {
    const transactionId = Number(await aDeal(market, { seller: ann, buyer: bob }));
    return bob.rest("POST", "/api/reviews", { transactionId, rating: 5 }, aKey());
  },
  "POST /api/disputes": async () => {
    const transactionId = Number(await aDeal(market, { seller: ann, buyer: bob }));
    const said = { category: "scam", description: "It never was what it was said to be" };
    return bob.rest("POST", "/api/disputes", { transactionId, ...said }, aKey());
  },
};

async function aPost(): Promise<string> {
  const { body } = await ann.rest("POST", "/api/social/posts", { content: "Who mends radios?" });
  return body.id;
}

function aKey(): Record<string, string> {
  return { "idempotency-key": `key-${(count += 1)}` };
}

async function offerId(): Promise<string> {
  return (await anOffer(bob, await anItem(ann))).id;
}

/** An order of the richest member, placed through the route, with an emptied cart before it. */
async function ordered(): Promise<string> {
  await bob.rest("DELETE", "/api/cart");
  return (await anOrder(bob, [await anItem(ann, { trustPoints: 5 })])).id;
}

interface Asking {
  person: Stranger;
  route: Route;
  asked: RestRequest;
}

/** What several documents gather is compared where its subject is tested. */
function isOneDocument({ method, fetchData }: Route): boolean {
  return method === "GET" && !fetchData;
}

const READS = new Set(
  routes.filter(isOneDocument).map(({ path }) => `GET ${path.replace(/:(\w+)/g, "{$1}")}`),
);

/** The last read somebody made, and the row that answered it. */
function readOf(person: Stranger, target: string): Asking | undefined {
  const { pathname, searchParams } = new URL(target, market.url);
  for (const route of routes.filter(isOneDocument)) {
    const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, "(?<$1>\\d+)")}$`);
    const params = pattern.exec(pathname);
    if (!params) continue;
    const query = Object.fromEntries(searchParams);
    const asked = { params: { ...params.groups }, query, body: {}, key: undefined, hasToken: true };
    return { person, route, asked };
  }
  return undefined;
}

/** What the same person gets by GraphQL, in the words of REST. */
async function byGraphQL({ person, route, asked }: Asking): Promise<unknown> {
  const variables = { ...(route.pagesOf && { first: PAGE.default }), ...route.variables?.(asked) };
  const data = await person.gql(String(route.document), variables);
  return JSON.parse(JSON.stringify(numericIds(route.reply(data, asked))));
}

describe("schema/openapi.json", () => {
  it("is what `npm run schema` writes", async () => {
    expect(WRITTEN).toBe(await openApiText(await schema()));
  });

  it("is OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApi));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it("has every operation under one of its subjects, and says what that is about", () => {
    const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
    for (const { tags, summary } of operations) expect(tags, summary).toHaveLength(1);
    const named = openApi.tags.map(({ name }) => name);
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(named));
    for (const { description } of openApi.tags) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  it("tells readers of the API nothing of where an endpoint comes from", () => {
    for (const operation of Object.values(openApi.paths).flatMap((all) => Object.values(all)))
      expect(`${operation.summary} ${operation.description}`).not.toContain("Source:");
  });

  it("describes no answer as anything at all", () => {
    expect(WRITTEN).not.toContain('"schema": {}');
    expect(WRITTEN).not.toContain('"items": {}');
  });
});

const OPERATIONS = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    place: `openapi#/paths/${path.replaceAll("/", "~1")}/${method}/responses`,
    status: Object.keys(responses).find((status) => status.startsWith("2")) ?? "",
    type: Object.keys(Object.values(responses)[0]?.content ?? {})[0] ?? "",
  })),
);

describe("what openapi.json promises, the market answers, and GraphQL the same:", () => {
  afterEach(() => market.clock.goOn());

  // Proves: EP-002, EP-003, EP-004, EP-005, EP-006, EP-007, EP-008, EP-009, EP-011, EP-012, EP-013, EP-014, EP-015, EP-016, EP-017, EP-018, EP-075, EP-076, EP-077, EP-078, EP-079, EP-080, EP-083
  it.each(OPERATIONS)("$name", async ({ name, place, status, type }) => {
    delete asking.read;
    const answer = await CALLS[name]?.();
    expect(answer, "a call of this operation stands in CALLS").toBeDefined();
    expect({ status: String(answer?.status), body: answer?.body }).toMatchObject({ status });
    if (type !== "application/json") return;

    const reference = `${place}/${status}/content/application~1json/schema`;
    const isPromised = ajv.compile({ $ref: encodeURI(reference) });
    isPromised(answer?.body);
    expect(isPromised.errors ?? []).toEqual([]);
    if (Array.isArray(answer?.body)) expect(answer.body.length).toBeGreaterThan(0);
    if (!READS.has(name)) return;
    expect(asking.read, "a read is asked by get()").toBeDefined();
    if (asking.read) expect(answer?.body).toEqual(await byGraphQL(asking.read));
  });
});
