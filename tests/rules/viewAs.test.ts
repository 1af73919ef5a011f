import { getNamedType, isObjectType } from "graphql";
import { createClient } from "graphql-ws";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { policies } from "../../api/composition/policies.ts";
import { ruleOf } from "../../api/core/access/enforce.ts";
import { rulesOf } from "../../api/core/access/policy.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import { callOf, overSocket, rootFields } from "../support/anyCall.ts";
import { aWorld, GOOD, tableOf, type World } from "../support/badInput/world.ts";
import { ADDRESS } from "../support/checkout.ts";
import { documentsOf, variablesOf, type Field } from "../support/everyQuery.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import type { Stranger } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";
import { aViewAs, everyRow } from "../support/viewAs.ts";

// An administrator views the market as the buyer of a world with one of everything, and asks for all there is.

const market = aMarket();
const schema = await buildSchema();
/** Some hundred questions; a slow machine takes its time. */
const PATIENCE_MS = 120_000;

/** What is written to the buyer in confidence, and where the buyer lives. */
const SECRETS = ["Quokkaphone", ADDRESS.streetAddress, ADDRESS.phoneNumber, "Bandicootson"];
/** Where the buyer finds these, so that the search is one that finds. */
const TOLD = ["viewer", "conversations", "conversation", "addresses", "orders"];

let world: World;
let view: Stranger & { token: string };

beforeAll(async () => {
  world = await aWorld(market);
  const { buyer, seller } = world;
  await seller.gql(
    `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Quokkaphone" }) { message { id } } }`,
    { to: buyer.id },
  );
  await market.rows(`update users set phone = $1, last_name = 'Bandicootson' where id = $2`, [
    ADDRESS.phoneNumber,
    Number(buyer.id),
  ]);
  view = await aViewAs(market, await market.admin(), buyer);
});

function words(): Record<string, unknown> {
  const nothing = ["after", "group", "from", "to", "idempotencyKey", "clientId", "status", "kind"];
  return {
    ...GOOD,
    ...Object.fromEntries(nothing.map((name) => [name, undefined])),
    q: undefined,
    search: undefined,
    category: undefined,
    username: world.seller.email.split("@")[0],
    sellerId: world.seller.id,
    streamer: world.seller.id,
    targetTpValue: 20,
    minTP: 1,
    maxTP: 1000,
    first: 3,
    section: "items",
    subject: "item",
    subjectId: String(world.ids["items"]),
    quantity: 1,
    attachmentUrl: undefined,
  };
}

const textOf = async (asker: Stranger, field: Field) => {
  const variables = variablesOf(field, world.ids, words());
  let text = "";
  for (const document of documentsOf("query", field))
    text += JSON.stringify(await asker.ask(document, variables));
  return text;
};

/** Does something, and finds every row of the market as it was. */
async function expectUntouched(look: () => Promise<void>): Promise<void> {
  await market.settled();
  const before = await everyRow(market);
  await look();
  await market.settled();
  expect(await everyRow(market)).toEqual(before);
}

describe("an administrator's view of the market as a member", () => {
  it(
    "reads every query, changes no row by it, and is told nothing private",
    async () => {
      const answered: string[] = [];
      await expectUntouched(async () => {
        for (const root of rootFields(schema)) {
          if (root.operation !== "query") continue;
          const text = await textOf(view, root.field as Field);
          expect(text, root.name).not.toContain("INTERNAL_SERVER_ERROR");
          for (const secret of SECRETS)
            expect(text, `${GRAVE.leak}: ${root.name}`).not.toContain(secret);
          if (!text.includes(`"data":null`)) answered.push(root.name);
          const { scope } = ruleOf(schema, root.name);
          if (scope === "session") expect(text, root.name).toContain("VIEW_ONLY");
        }
      });
      expect(answered).toEqual(
        expect.arrayContaining(["Query.viewer", "Query.order", "Query.wallet", "Query.feed"]),
      );
    },
    PATIENCE_MS,
  );

  it(
    "would be told all of it, were it the member's own",
    async () => {
      const told = new Set<string>();
      let all = "";
      for (const root of rootFields(schema)) {
        if (root.operation !== "query") continue;
        const text = await textOf(world.buyer, root.field as Field);
        if (SECRETS.some((secret) => text.includes(secret))) told.add(root.field.name);
        all += text;
      }
      expect([...told]).toEqual(expect.arrayContaining(TOLD));
      for (const secret of SECRETS) expect(all).toContain(secret);
    },
    PATIENCE_MS,
  );

  it(
    "is refused every mutation, over HTTP and a socket, and changes no row",
    async () => {
      await expectUntouched(async () => {
        for (const root of rootFields(schema)) {
          if (root.operation !== "mutation") continue;
          const call = callOf(root);
          for (const [by, errors] of [
            ["HTTP", (await view.ask(call)).errors ?? []],
            ["a socket", await overSocket(view, call)],
          ] as const) {
            const [error] = errors;
            expect(error?.extensions?.["code"], `${root.name} over ${by}`).toBe("VIEW_ONLY");
            expect(error?.message).toBe("You view the market as a member: nothing can be changed");
          }
          // With good values, too: where GraphQL takes them, it is not the value that was refused.
          const field = root.field as Field;
          if (!isObjectType(getNamedType(field.type)) || field.name === "dryRun") continue;
          const [document = ""] = documentsOf("mutation", field);
          const { errors } = await view.ask(document, variablesOf(field, world.ids, words()));
          expect(String(errors?.[0]?.extensions?.["code"]), root.name).toMatch(
            /^(VIEW_ONLY|BAD_USER_INPUT)$/,
          );
        }
      });
    },
    PATIENCE_MS,
  );

  it(
    "changes no row by REST, uploads and downloads, and is told nothing private",
    async () => {
      await expectUntouched(async () => {
        for (const route of routes) {
          const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
            String(world.ids[tableOf(route.path, name)]),
          );
          const isRead =
            route.method === "GET" || String(route.document).trimStart().startsWith("query");
          const { status, body } = await view.rest<unknown>(
            route.method,
            path,
            route.method === "GET" ? undefined : {},
          );
          const text = JSON.stringify(body);
          for (const secret of SECRETS)
            expect(text, `${GRAVE.leak}: ${path}`).not.toContain(secret);
          expect(status, path).toBeLessThan(500);
          if (!isRead || route.file)
            expect(body, `${route.method} ${path}`).toMatchObject({ code: "VIEW_ONLY" });
        }
        const form = new FormData();
        form.append("file", new Blob([new Uint8Array(await aPicture())]), "photo.png");
        const upload = await fetch(`${market.url}/api/uploads`, {
          method: "POST",
          headers: { authorization: `Bearer ${view.token}` },
          body: form,
        });
        expect([upload.status, await upload.json()]).toMatchObject([403, { code: "VIEW_ONLY" }]);
        const outside = Object.values(policies).flatMap(({ Route = {} }) => rulesOf({ Route }));
        for (const { name } of outside) {
          const [method = "", path = ""] = name
            .replace("{id}", String(world.ids["live_streams"]))
            .split(" ");
          expect(await view.rest(method, path), name).toMatchObject({
            status: 403,
            body: { code: "VIEW_ONLY" },
          });
        }
      });
    },
    PATIENCE_MS,
  );

  it(
    "follows what the member follows, and hears nothing private",
    async () => {
      const { buyer, seller } = world;
      const client = createClient({
        url: `${market.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { token: view.token },
        retryAttempts: 0,
      });
      let heard = "";
      const refused: string[] = [];
      await expectUntouched(async () => {
        for (const root of rootFields(schema)) {
          if (root.operation !== "subscription") continue;
          const field = root.field as Field;
          const variables = { ...variablesOf(field, world.ids, words()), filter: null };
          const [query = ""] = documentsOf("subscription", field);
          client.subscribe(
            { query, variables },
            {
              next: (told) => (heard += JSON.stringify(told)),
              error: () => refused.push(root.name),
              complete: () => {},
            },
          );
        }
        for await (const _ of client.iterate({ query: "{ categories { name } }" })) break;
      });
      expect(refused).toEqual(
        expect.arrayContaining([
          "Subscription.messageAdded",
          "Subscription.typing",
          "Subscription.notificationAdded",
          "Subscription.streamSignal",
          "Subscription.adminEvents",
        ]),
      );
      for (const open of ["walletUpdated", "offerUpdated", "orderUpdated", "queriesInvalidated"])
        expect(refused).not.toContain(`Subscription.${open}`);

      await seller.gql(
        `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Quokkaphone again" }) { message { id } } }`,
        { to: buyer.id },
      );
      await seller.gql(`mutation ($id: ID!) { acceptOrderPart(id: $id) { order { id } } }`, {
        id: String(world.ids["order_parts"]),
      });
      await expect.poll(() => heard).toContain("orderUpdated");
      for (const secret of SECRETS) expect(heard, GRAVE.leak).not.toContain(secret);
      await client.dispose();
    },
    PATIENCE_MS,
  );
});

/** Its fields are null in a view by the use case itself, so each way to it has to be known. */
it("an address is reached by the member's own list, and by an order", () => {
  const ways = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, type: kind }) =>
          getNamedType(kind).name === "Address" ? [`${type.name}.${name}`] : [],
        )
      : [],
  );
  expect(ways.toSorted()).toEqual([
    "Mutation.saveAddress",
    "Order.billingAddress",
    "Order.shippingAddress",
    "Query.addresses",
  ]);
});
