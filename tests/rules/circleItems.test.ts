import { isObjectType, getNamedType } from "graphql";
import { createClient, type Client } from "graphql-ws";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import { aWorld, GOOD, tableOf, type World } from "../support/badInput/world.ts";
import { REVIEW } from "../support/deals.ts";
import { documentsOf, variablesOf, type Field } from "../support/everyQuery.ts";
import { A_SIZE, ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";

const market = aMarket();
const schema = await buildSchema();
/** Some hundred questions; a slow machine takes its time. */
const PATIENCE_MS = 120_000;
const fieldsOf = (type: "Query" | "Mutation" | "Subscription") =>
  Object.values(
    schema.getType(type)
      ? (schema.getType(type) as { getFields(): Record<string, Field> }).getFields()
      : {},
  );

/** A word that is nowhere but in the items of the circle. */
const SECRET = "Quokkaphone";
const UPDATE = `mutation ($id: ID!, $input: UpdateItemInput!) { updateItem(itemId: $id, input: $input) { item { id title visibility circle { name } } } }`;

/** Where the outsider of this test would find the item, were it for everybody. */
const TOLD =
  "viewer feed memberPosts conversations conversation buyQuote items item cart streams stream liveStreams featuredStreams".split(
    " ",
  );

let world: World;
/** In the circle, and in nothing else. */
let fellow: Person;
let circleId: string;
let secretId: string;
let ids: Record<string, number>;

/** Everything that can be done with an item is done while everybody may see it; then it is the circle's and renamed. */
beforeAll(async () => {
  world = await aWorld(market);
  fellow = await market.member("Fellow");
  const { seller, buyer } = world;
  const { createCircle } = await seller.gql(
    `mutation { createCircle(input: { name: "Tinkerers", isPrivate: true }) { circle { id } } }`,
  );
  circleId = createCircle.circle.id;
  for (const { id } of [fellow, buyer])
    await market.rows(
      `insert into circle_members (circle_id, user_id, joined_at) values ($1, $2, now())`,
      [Number(circleId), Number(id)],
    );
  const item = await anItem(seller, { title: "Field telephone", quantity: 3, ...A_SIZE });
  secretId = item.id;
  const sold = await anItem(seller, { title: "Radio set" });
  await sell(sold);
  // The last thing that happens, so that it is on the first page of every list.
  await touchEverywhere(item.id);

  const words = { title: SECRET, description: SECRET, location: SECRET, tags: [SECRET], circleId };
  await seller.gql(UPDATE, { id: item.id, input: words });
  await market.rows(
    `update items set title = $1, is_circle_only = true, circle_id = $2 where id = $3`,
    [SECRET, Number(circleId), Number(sold.id)],
  );
  ids = {
    ...world.ids,
    items: Number(item.id),
    circles: Number(circleId),
    users: Number(seller.id),
  };
});

async function touchEverywhere(itemId: string): Promise<void> {
  const { seller, outsider, ids: known } = world;
  const stream = String(known["live_streams"]);
  for (const [person, mutation] of [
    [outsider, `likeItem(itemId: "${itemId}") { item { id } }`],
    [outsider, `addToCart(itemId: "${itemId}") { cart { id } }`],
    [outsider, `updatePrivacy(input: { wantedItems: everybody }) { id }`],
    [seller, `setFeaturedItems(streamId: "${stream}", itemIds: ["${itemId}"]) { stream { id } }`],
    [seller, `pinItem(streamId: "${stream}", itemId: "${itemId}") { stream { id } }`],
    [seller, `createPost(input: { content: "Look", itemId: "${itemId}" }) { post { id } }`],
    [
      seller,
      `sendMessage(input: { toUserId: "${outsider.id}", content: "This?", itemId: "${itemId}" }) { message { id } }`,
    ],
  ] as const)
    await person.gql(`mutation { ${mutation} }`);
}

/** A deal that both sides reviewed, so that everybody can read what they wrote. */
async function sell(item: { id: string }): Promise<void> {
  const { seller, buyer } = world;
  const offer = await anOffer(buyer, item);
  await seller.gql(ACCEPT, { id: offer.id });
  const [deal] = await market.rows<{ id: number }>(
    `select id from transactions where offer_id = $1`,
    [Number(offer.id)],
  );
  for (const person of [seller, buyer])
    await person.gql(REVIEW, {
      input: { transactionId: String(deal?.id), rating: 5, comment: "Good" },
    });
}

/** What is said where no id is meant. Searches look for the secret itself. */
function words(search: string | undefined): Record<string, unknown> {
  const nothing = ["after", "group", "from", "to", "idempotencyKey", "clientId", "status", "kind"];
  return {
    ...GOOD,
    ...Object.fromEntries(nothing.map((name) => [name, undefined])),
    q: search,
    search,
    category: undefined,
    "priceSuggestion.category": "Home & Garden",
    "enhancedDescription.category": "Home & Garden",
    condition: "Good",
    section: "items",
    username: world.seller.email.split("@")[0],
    sellerId: world.seller.id,
    streamer: world.seller.id,
    targetTpValue: 20,
    minTP: 1,
    maxTP: 1000,
    first: 3,
    circleId,
    subject: "item",
    subjectId: secretId,
    trustPoints: 20,
    quantity: 1,
    attachmentUrl: undefined,
  };
}

/** Asks for everything a root field can answer; nothing of it may tell the secret. */
async function expectSilence(
  person: Stranger,
  operation: "query" | "mutation",
  field: Field,
  search?: string,
): Promise<void> {
  const variables = variablesOf(field, ids, words(search));
  for (const document of documentsOf(operation, field)) {
    const answer = await person.ask(document, variables);
    const about = `${document} ${JSON.stringify(variables)}`;
    expect(JSON.stringify(answer), `${GRAVE.leak}: ${about}`).not.toContain(SECRET);
    const [error] = answer.errors ?? [];
    expect(
      ["QUERY_TOO_COMPLEX", "GRAPHQL_VALIDATION_FAILED", "INTERNAL_SERVER_ERROR"],
      `${about} ${error?.message}`,
    ).not.toContain(error?.extensions?.["code"]);
    // Whoever is refused once is refused whatever they ask of the answer.
    if (error && Object.values(answer.data ?? {}).every((each) => each === null)) break;
  }
}

/** What a route answers, as text. Bodies are made of the words and ids that fit their names. */
async function byRest(person: Stranger, route: (typeof routes)[number]): Promise<string> {
  const valueOf = (name: string) => {
    const plain = name.replace("?", "");
    const known = words(SECRET);
    if (plain in known) return known[plain];
    if (/ids?$/i.test(plain)) return ids[tableOf(route.path, plain)];
    return "Some words";
  };
  const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    String(ids[tableOf(route.path, name)]),
  );
  const query = (route.query ?? []).map((name) => [name.replace("?", ""), valueOf(name)] as const);
  const given = query
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const body = Object.fromEntries(
    (route.body ?? []).map((name) => [name.replace("?", ""), valueOf(name)]),
  );
  const { body: answer } = await person.rest(
    route.method,
    `${path}?${new URLSearchParams(given).toString()}`,
    route.method === "GET" ? undefined : body,
  );
  return JSON.stringify(answer);
}

const queries = fieldsOf("Query");
/** Blocks come last: who is blocked is refused for that. */
const mutations = fieldsOf("Mutation")
  .filter(({ type }) => isObjectType(getNamedType(type)))
  .sort((a, b) => Number(a.name.startsWith("block")) - Number(b.name.startsWith("block")));

/** Hears all that one person can hear, on one socket. */
class Ear {
  heard = "";
  /** A socket takes fifty subscriptions at most. */
  readonly #clients: readonly Client[];

  constructor(person: Stranger) {
    this.#clients = Array.from({ length: 3 }, () =>
      createClient({
        url: `${market.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: person.token ? { token: person.token } : {},
        retryAttempts: 0,
      }),
    );
  }

  async listenToEverything(): Promise<void> {
    for (const [n, field] of fieldsOf("Subscription").entries()) {
      const client = this.#clients[n % this.#clients.length];
      const variables = variablesOf(field, ids, { ...words(undefined), filter: null });
      for (const query of documentsOf("subscription", field))
        client?.subscribe(
          { query, variables },
          {
            next: (told) => (this.heard += JSON.stringify(told)),
            error: (why) => (this.heard += JSON.stringify(why)),
            complete: () => {},
          },
        );
    }
    // Everything that was asked before has been taken.
    for (const client of this.#clients)
      for await (const _ of client.iterate({ query: "{ categories { name } }" })) break;
  }

  stop(): void {
    for (const client of this.#clients) void client.dispose();
  }
}

describe("an item of a circle", () => {
  it(
    "is in no answer of any query to who is not in it",
    async () => {
      for (const field of queries) {
        await expectSilence(world.outsider, "query", field);
        await expectSilence(market.stranger, "query", field);
      }
      for (const field of queries.filter(({ args }) =>
        args.some(({ name }) => /search|filter/.test(name)),
      ))
        await expectSilence(world.outsider, "query", field, SECRET);
    },
    PATIENCE_MS,
  );

  it(
    "is in no answer of REST, to outsiders and to members of the circle",
    async () => {
      for (const route of routes.filter(({ method }) => method === "GET"))
        for (const person of [market.stranger, world.outsider, fellow])
          expect(
            await byRest(person, route),
            `${GRAVE.leak}: ${person.token ? "member" : "stranger"} ${route.path}`,
          ).not.toContain(SECRET);
      expect(JSON.stringify((await world.seller.rest("GET", "/api/items/user")).body)).toContain(
        SECRET,
      );
    },
    PATIENCE_MS,
  );

  it(
    "would be told by all of these, were it for everybody",
    async () => {
      await world.seller.gql(UPDATE, { id: secretId, input: { circleId: null } });
      const told: string[] = [];
      for (const field of queries) {
        const variables = variablesOf(field, ids, words(undefined));
        for (const document of documentsOf("query", field)) {
          if (!JSON.stringify(await world.outsider.ask(document, variables)).includes(SECRET))
            continue;
          told.push(field.name);
          break;
        }
      }
      expect(told).toEqual(expect.arrayContaining([...TOLD]));
      await world.seller.gql(UPDATE, { id: secretId, input: { circleId } });
    },
    PATIENCE_MS,
  );

  it(
    "is refused like one that does not exist",
    async () => {
      for (const [operation, fields] of [
        ["query", queries],
        ["mutation", mutations],
      ] as const)
        for (const field of fields) {
          const known = variablesOf(field, ids, words(undefined));
          const text = JSON.stringify(known);
          if (!text.includes(`"${secretId}"`)) continue;
          const unknown = JSON.parse(text.replaceAll(`"${secretId}"`, '"2147483000"')) as object;
          const [document = ""] = documentsOf(operation, field);
          const [told, expected] = [
            await world.outsider.ask(document, known),
            await world.outsider.ask(document, unknown),
          ];
          expect(
            told.errors?.map(({ message, extensions }) => [message, extensions?.["code"]]),
            field.name,
          ).toEqual(
            expected.errors?.map(({ message, extensions }) => [message, extensions?.["code"]]),
          );
        }
    },
    PATIENCE_MS,
  );

  it(
    "is told by no event, and by no mutation of who is not in it",
    async () => {
      const { outsider, seller } = world;
      const ears = [new Ear(outsider), new Ear(market.stranger)];
      for (const ear of ears) await ear.listenToEverything();
      const inside = await fellow.live<{ item: { title: string } }>(
        `subscription ($ids: [ID!]!) { itemUpdated(ids: $ids) { item { title } } }`,
        { ids: [secretId] },
      );

      for (const field of mutations) await expectSilence(outsider, "mutation", field);
      const title = `${SECRET} again`;
      await seller.gql(UPDATE, { id: secretId, input: { title, trustPoints: 30 } });
      await fellow.gql(`mutation { likeItem(itemId: "${secretId}") { item { id } } }`);
      const another = await anItem(seller, { title: SECRET, circleId, ...A_SIZE });
      await seller.gql(`mutation { removeItem(itemId: "${another.id}") { item { id } } }`);
      await inside.until(() => inside.heard.find(({ item }) => item.title === title));
      await anItem(seller, { title: "For everybody", ...A_SIZE });

      for (const ear of ears) {
        // What came to the market last came last to the ears.
        await expect.poll(() => ear.heard).toContain("For everybody");
        expect(ear.heard).not.toContain(SECRET);
        ear.stop();
      }
      await inside.stop();
    },
    PATIENCE_MS,
  );
});
