import { Kind, print, visit, type DocumentNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start, type RunningServer } from "../../api/server.ts";
import * as web from "../../web/gql/graphql.ts";
import { A_SIZE, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { recording, type Statement } from "./statements/recording.ts";

const market = aMarket();
/** The same market, every field by its resolver. */
let ordinary: RunningServer;
let amara: Person;
let jun: Person;

const HOT = ["items", "conversations"];
const ITEM = `__typename id title description category condition trustPoints tpValue status quantity location latitude longitude
  tags viewCount likeCount createdAt updatedAt isMine isLiked cursor images { __typename path small medium large placeholder }`;
const MEMBER = `__typename id username displayName avatar bio location skills trustPoints trustLevel isVerified emailVerified
  phoneVerified verificationLevel isSuspended overallRating totalReviews createdAt itemsListed dealsCompleted`;
const MESSAGE = `__typename id fromUserId toUserId content itemId messageType attachmentUrl isRead clientId createdAt`;
const PAGE = `pageInfo { __typename hasNextPage endCursor hasPreviousPage startCursor }`;
const ITEMS = `query ($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {
  items(filter: $filter, sort: $sort, first: $first, after: $after) {
    __typename cursor edges { __typename cursor node { ${ITEM} seller { ${MEMBER} } } } ${PAGE} } }`;
const CONVERSATIONS = `query ($search: String, $first: Int, $after: String) {
  conversations(search: $search, first: $first, after: $after) {
    __typename edges { __typename cursor node { __typename id unreadCount updatedAt member { ${MEMBER} } lastMessage { ${MESSAGE} } } } ${PAGE} } }`;

const SORTS = ["newest", "price_low", "price_high", "most_viewed", "relevance"];
const FILTERS = [
  {},
  { q: "teapot" },
  { q: "taepot" },
  { q: "Enamel 'teapot\" \\" },
  { category: "Books" },
  { category: "All", minTP: 10, maxTP: 30 },
  { q: "teapot", minTP: 15 },
];

/** Documents that SQL answers, with variables. */
const TAKEN: [string, string, object?][] = [
  ["everything of an item", ITEMS],
  ["everything of a conversation", CONVERSATIONS],
  ...SORTS.flatMap((sort) =>
    FILTERS.map((filter): [string, string, object] => [
      `${sort} of ${JSON.stringify(filter)}`,
      ITEMS,
      { sort, filter, first: 3 },
    ]),
  ),
  ["null for every argument", ITEMS, { filter: null, sort: null, first: null, after: null }],
  ["a name with a letter outside ASCII", CONVERSATIONS, { search: "Jün" }],
  [
    "aliases and the same field twice",
    `{ found: items(first: 2) { all: edges { it: node { a: id b: id title title } } edges { node { seller { name: displayName } seller { id } } } } }`,
  ],
  [
    "fragments in fragments",
    `query { ...Root } fragment Root on Query { items { ...Page } } fragment Page on ItemConnection { edges { node { ...Card ... on Item { tags } ... { id } } } }
     fragment Card on Item { title seller { ...Who } ...Again } fragment Again on Item { title id } fragment Who on User { displayName }`,
  ],
  ["nothing but its type", `{ items { __typename } }`],
  ["rows without a field", `{ items(first: 2) { edges { __typename } } }`],
  [
    "one operation of two",
    `query A { items { edges { node { id } } } } query B { conversations { edges { node { id } } } }`,
    { operationName: "B" },
  ],
  ...[true, false].flatMap((withSeller) =>
    [true, false].map((withoutTitle): [string, string, object] => [
      `@include ${withSeller}, @skip ${withoutTitle}`,
      `query ($s: Boolean!, $t: Boolean!) { items { edges { node { id title @skip(if: $t) seller @include(if: $s) { id } ... @skip(if: $t) { status } } } } }`,
      { s: withSeller, t: withoutTitle },
    ]),
  ),
  ["defaults of variables", `query ($n: Int = 2) { items(first: $n) { ${PAGE} } }`],
];

/** Documents that the resolvers answer, or that are refused. */
const LEFT: [string, string, object?][] = [
  ["a field SQL does not write", `{ items { edges { node { id priceHistory { price } } } } }`],
  ["two root fields", `{ items { cursor } categories { name } }`],
  ["the same root field twice", `{ a: items { cursor } b: items(first: 1) { cursor } }`],
  ["an empty page", ITEMS, { filter: { q: "zzzzqqq" } }],
  ["no conversation", CONVERSATIONS, { search: "nobody at all" }],
  ["a page of nothing", ITEMS, { first: 0 }],
  ["a page too long", ITEMS, { first: 101 }],
  ["a cursor of another list", ITEMS, { after: "WzEsMl0", sort: "newest" }],
  ["a negative bound", ITEMS, { filter: { minTP: -1 } }],
  ["a text too long", ITEMS, { filter: { q: "x".repeat(101) } }],
  ["a seller that is no number", ITEMS, { filter: { sellerId: "me" } }],
  ["text that cannot be stored", ITEMS, { filter: { q: "a\0b" } }],
  ["a variable of another type", ITEMS, { first: "two" }],
  ["an unknown argument", `{ items(colour: "red") { cursor } }`],
  ["an unknown field", `{ items { edges { node { id wheels } } } }`],
  ["no GraphQL", `{ items { `],
  ["two operations and no name", `query A { items { cursor } } query B { items { cursor } }`],
  ["a fragment of another type", `{ items { ...P } } fragment P on Query { __typename }`],
  ["too deep", `{ items ${"{ edges ".repeat(12)}${"}".repeat(12)} }`],
];

beforeAll(async () => {
  [amara, jun] = [await market.member("Amara"), await market.member('Jün "the" O\'Neil 🫖')];
  for (let n = 0; n < 6; n++) await anItem(amara, { trustPoints: 10 + (n % 3) * 10 });
  const odd = await anItem(jun, {
    title: `A "teapot" \\ with 'quotes' </script> 🫖`,
    ...A_SIZE,
    description: "line one\nline two\ttab \u0001 \u2028 é",
    location: "Åre",
    category: "Books & Media",
  });
  await market.rows(
    `update items set images = $2, placeholders = $3, latitude = -0.001, longitude = 1e-7, view_count = 7, tags = $4 where id = $1`,
    [
      Number(odd.id),
      ["/uploads/a.webp", `/uploads/b, "c"\\.webp`, "/uploads/null", "NULL"],
      ["hash+/=", "{}"],
      ["one, two", "null", '"', ""],
    ],
  );
  await market.rows(
    `update users set bio = E'a\\\\b"c', overall_rating = 4.5, skills = '{"a b",c}' where id = $1`,
    [Number(jun.id)],
  );
  await amara.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id: odd.id });
  const write = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
  await amara.gql(write, {
    input: { toUserId: jun.id, content: 'said "hi" 🫖\n', itemId: odd.id },
  });
  const third = await market.member("Third");
  await third.gql(write, { input: { toUserId: amara.id, content: "again", clientId: "c-1" } });

  // A card's words begin with who did it, as each reader says it.
  await anOffer(await market.member("Fourth"), odd, { tpDelta: 1 });
  await anOffer(amara, await anItem(await market.member("Fifth")), { tpDelta: 1 });

  const { env } = market.server.services;
  ordinary = await start({
    env,
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    withJsonReads: false,
  });
});
afterAll(() => ordinary.stop());

interface Sent {
  query: string;
  variables?: object;
  token?: string | undefined;
  headers?: Record<string, string>;
}

async function ask(url: string, { query, variables = {}, token, headers = {} }: Sent) {
  const { operationName, ...others } = variables as { operationName?: string };
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables: others, ...(operationName && { operationName }) }),
  });
  const answered = Object.fromEntries(response.headers);
  delete answered["date"];
  delete answered["x-request-id"];
  return { status: response.status, headers: answered, body: await response.text() };
}

/** Asks both servers. Answers whether SQL wrote the first answer. */
async function compare(sent: Sent): Promise<boolean> {
  const expected = await ask(ordinary.url, sent);
  const { answer, statements } = await recording(() => ask(market.url, sent));
  expect(answer).toEqual(expected);
  expect(Buffer.from(answer.body)).toEqual(Buffer.from(expected.body));
  const reading = statements.filter(
    ({ text, isOfRequest }) =>
      isOfRequest && /from (sessions|items|conversations|search_candidates)/.test(text),
  );
  return reading.length === 1 && reading.every(isOfJsonReads) && !answer.body.includes('"errors"');
}

function isOfJsonReads({ text }: Statement): boolean {
  return text.startsWith("with viewer as");
}

function rootFieldsOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "query"
      ? definition.selectionSet.selections.map((s) => (s.kind === Kind.FIELD ? s.name.value : ""))
      : [],
  );
}

describe("the answer that SQL writes", () => {
  it.each(TAKEN)("%s: byte for byte what the resolvers answer", async (_name, query, variables) => {
    const isPublic = !query.includes("conversations");
    expect(await compare({ query, variables: variables ?? {}, token: amara.token })).toBe(true);
    expect(await compare({ query, variables: variables ?? {} })).toBe(isPublic);
    // What is no session goes where all credentials are looked at.
    for (const token of ["x".repeat(43), "mdp_of_another_kind"])
      expect(await compare({ query, variables: variables ?? {}, token })).toBe(false);
    await compare({ query, variables: variables ?? {}, token: jun.token });
  });

  it.each(SORTS.flatMap((sort) => [undefined, "teapot"].map((q) => [sort, q] as const)))(
    "pages through %s of %s",
    async (sort, q) => {
      let after: string | null = null;
      let pages = 0;
      for (; pages < 9; pages++) {
        const sent = {
          query: ITEMS,
          variables: { sort, after, first: 2, ...(q && { filter: { q } }) },
          token: amara.token,
        };
        expect(await compare(sent)).toBe(true);
        const { data } = JSON.parse((await ask(market.url, sent)).body);
        if (!data.items.pageInfo.hasNextPage) break;
        after = data.items.pageInfo.endCursor;
      }
      expect(pages).toBe(3);
    },
  );

  it("comes for every document of the web that asks for such a list and nothing else", async () => {
    const documents = Object.values(web).filter(
      (value): value is typeof web.ItemsDocument =>
        typeof value === "object" &&
        "kind" in value &&
        HOT.some((field) => String(rootFieldsOf(value)) === field),
    );
    expect(documents.length).toBeGreaterThanOrEqual(3);
    for (const document of documents) {
      const query = print(
        visit(document, {
          Field: (field) => (field.name.value === "__typename" ? undefined : field),
        }),
      );
      const q = query.includes("$q: String!") ? "teapot" : undefined;
      const variables = { first: 4, category: "Home & Garden", q };
      expect(await compare({ query, variables, token: amara.token }), query).toBe(true);
    }
  });

  it.each([undefined, "*/*", "application/json", "application/graphql-response+json"])(
    "has the type that is accepted: %s",
    async (accept) => {
      const headers = accept ? { accept } : {};
      expect(await compare({ query: ITEMS, token: amara.token, headers })).toBe(true);
    },
  );

  it("leaves an unusual wish to the ordinary way", async () => {
    for (const accept of [
      "text/plain",
      "application/graphql-response+json, */*;q=0.1",
      "text/html",
    ])
      await compare({ query: ITEMS, token: amara.token, headers: { accept } });
    await compare({ query: ITEMS, headers: { "content-type": "application/json; charset=utf-8" } });
    await compare({ query: ITEMS, headers: { "content-type": "text/plain" } });
    await compare({ query: ITEMS, headers: { origin: "http://elsewhere.test" } });
  });
});

describe("a REST list that SQL writes", () => {
  const LISTS = [
    "items",
    "items/search?q=teapot",
    "items/search?q=&category=Books",
    "items/search?q=zzzzqqq",
    "listings?minTP=15&maxTP=30",
    "listings?category=All",
    "listings?minTP=-1",
    "listings?minTP=ten",
    `items/search?q=${"x".repeat(101)}`,
    "items?first=2",
    "items?first=2&after=WzJd",
    "items/search?q=teapot&first=1",
    "listings?first=100&maxTP=30",
    "items?after=WzJd",
    "items?first=0",
    "items?first=101",
    "items?first=two",
    "items?first=2&after=WzEsMl0",
    "items/search?q=teapot&after=WzFd",
  ];

  it.each(LISTS)("GET /api/%s: byte for byte what the resolvers answer", async (path) => {
    for (const token of [undefined, amara.token, "x".repeat(43)]) {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const read = async (url: string) => {
        const response = await fetch(`${url}/api/${path}`, { headers });
        const answered = Object.fromEntries(response.headers);
        delete answered["date"];
        delete answered["x-request-id"];
        return { status: response.status, headers: answered, body: await response.text() };
      };
      const { answer, statements } = await recording(() => read(market.url));
      expect(answer).toEqual(await read(ordinary.url));
      expect(statements.filter(isOfJsonReads)).toHaveLength(answer.status === 200 ? 1 : 0);
    }
  });

  it("is as long as such a list may be, though a page is shorter", async () => {
    await market.rows(
      `insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value, status, tags, created_at, updated_at)
       select $1, 'Many ' || n, 'One of many', 'Books', 'Good', '{}', '{}', 1, 1, 'available', '{}', now(), now() from generate_series(1, 510) n`,
      [Number(amara.id)],
    );
    const lists = await Promise.all(
      [market.url, ordinary.url].map(async (url) => (await fetch(`${url}/api/items`)).text()),
    );
    expect(JSON.parse(lists[0] ?? "")).toHaveLength(500);
    expect(lists[0]).toBe(lists[1]);
  });
});

describe("what SQL does not write", () => {
  it.each(LEFT)("%s: is answered or refused as ever", async (_name, query, variables) => {
    expect(await compare({ query, variables: variables ?? {}, token: amara.token })).toBe(false);
    expect(await compare({ query, variables: variables ?? {} })).toBe(false);
  });

  it("is a mutation, whatever it selects", async () => {
    const { statements } = await recording(() =>
      ask(market.url, {
        query: `mutation { likeItem(itemId: "1") { item { id } } }`,
        token: amara.token,
      }),
    );
    expect(statements.some(isOfJsonReads)).toBe(false);
  });

  it("is nothing for a member who was suspended or whose session ended", async () => {
    const gone = await market.member("Gone");
    await market.rows(`update users set is_suspended = true where id = $1`, [Number(gone.id)]);
    expect(await compare({ query: CONVERSATIONS, token: gone.token })).toBe(false);
    await market.rows(`update users set is_suspended = false where id = $1`, [Number(gone.id)]);
    await market.rows(`update sessions set expire = now() - interval '1 day' where user_id = $1`, [
      Number(gone.id),
    ]);
    expect(await compare({ query: CONVERSATIONS, token: gone.token })).toBe(false);
  });

  it("still notes, once a minute, that a session is used", async () => {
    await market.rows(
      `update sessions set last_seen_at = now() - interval '1 hour' where user_id = $1`,
      [Number(jun.id)],
    );
    await ask(market.url, { query: ITEMS, token: jun.token });
    const [seen] = await market.rows<{ fresh: boolean }>(
      `select last_seen_at > now() - interval '1 minute' as fresh from sessions where user_id = $1`,
      [Number(jun.id)],
    );
    expect(seen).toEqual({ fresh: true });
  });
});
