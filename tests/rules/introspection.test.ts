import "reflect-metadata";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { beforeAll, expect, it } from "vitest";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { answerOverSocket, callOf, rootFields } from "../support/anyCall.ts";
import { aProgram, SCOPES } from "../support/apiTokens.ts";
import { documentsOf } from "../support/everyQuery.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import type { Stranger } from "../support/people.ts";
import { aViewAs } from "../support/viewAs.ts";

// P-12: what introspection shows is what its caller may use.

const market = aMarket();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

const INTROSPECTION = getIntrospectionQuery();

async function seenBy(asker: Stranger): Promise<GraphQLSchema> {
  return buildClientSchema(await asker.gql<IntrospectionQuery>(INTROSPECTION));
}

async function codeOf(asker: Stranger, query: string, kind: string): Promise<unknown> {
  if (kind === "subscription") {
    const stream = await asker.live(query);
    await stream.stop();
    return stream.errors[0]?.extensions?.["code"];
  }
  return (await asker.ask(query)).errors?.[0]?.extensions?.["code"];
}

const READING = SCOPES.filter((scope) => scope.endsWith(":read"));
const SETS: Record<string, readonly string[]> = {
  "every scope": SCOPES,
  "what reads": READING,
  "what sells": ["market:read", "items:write", "offers:read", "offers:write"],
  "one scope without a query of its own": ["items:write"],
};

it.each(Object.entries(SETS))("shows a program with %s what it can call", async (_, scopes) => {
  const program = await aProgram(await market.member("Amara"), { scopes });
  const seen = await seenBy(program);
  const shown = new Set(rootFields(seen).map(({ name }) => name));
  expect(shown).toContain("Query.apiToken");
  const wrong: string[] = [];
  for (const root of rootFields(schema)) {
    // The means to open a subscription in a test ask for items.
    if (root.operation === "subscription" && !scopes.includes("market:read")) continue;
    const code = await codeOf(program, callOf(root), root.operation);
    const isRefused = code === "FORBIDDEN" || code === "UNAUTHENTICATED";
    if (shown.has(root.name) === isRefused) wrong.push(`${root.name}: ${String(code)}`);
  }
  expect(wrong, GRAVE.leak).toEqual([]);
});

it.each(Object.entries(SETS))(
  "shows a program with %s no field that is refused, however deep",
  async (_, scopes) => {
    const program = await aProgram(await market.member("Amara"), { scopes });
    const seen = await seenBy(program);
    const wrong: string[] = [];
    for (const { operation, field } of rootFields(seen))
      for (const document of documentsOf(operation, field)) {
        // Without variables it fails later; the scopes of a document are looked at before.
        const { errors } = await program.ask(document);
        if (errors?.some(({ extensions }) => extensions?.["code"] === "FORBIDDEN"))
          wrong.push(`${field.name}: ${errors[0]?.message}`);
      }
    expect(wrong).toEqual([]);
  },
);

it("shows who views the market as a member what a view may read", async () => {
  const view = await aViewAs(market, await market.anotherAdmin("Vera"), await market.member("Ana"));
  const names = rootFields(await seenBy(view)).map(({ name }) => name);
  expect(names).toContain("Query.wallet");
  for (const name of ["Query.conversations", "Mutation.createOffer", "Query.auditLog"])
    expect(names).not.toContain(name);
});

it("refuses what the caller may not use, also beside introspection", async () => {
  const amara = await market.member("Amara");
  const both = `{ __type(name: "Item") { name } auditLog { edges { node { id } } } }`;
  const { errors, data } = await amara.ask(both);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toContain("auditLog");
});

it("shows a moderator the dry runs of moderators alone", async () => {
  const mona = await market.moderator("Mona");
  const { __type } = await mona.gql(`{ __type(name: "DryRun") { fields { name } } }`);
  const names = __type.fields.map(({ name }: { name: string }) => name);
  expect(names).toContain("decideCase");
  expect(names).not.toContain("setRole");
});

it("shows members nothing of administrators', and these everything", async () => {
  const namesFor = async (asker: Stranger) =>
    new Set(rootFields(await seenBy(asker)).map(({ name }) => name));
  const [member, moderator, admin] = [
    await namesFor(await market.member("Amara")),
    await namesFor(await market.moderator("Mona")),
    await namesFor(await market.admin()),
  ];
  expect(member).toContain("Mutation.createOffer");
  expect(member).not.toContain("Mutation.claimCase");
  expect(moderator).toContain("Mutation.claimCase");
  expect(moderator).not.toContain("Query.auditLog");
  expect([...admin].toSorted()).toEqual(
    rootFields(schema)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it("is the same over a socket, and beside data", async () => {
  const program = await aProgram(await market.member("Amara"), { scopes: ["wallet:read"] });
  const query = `{ __type(name: "Offer") { name } wallet { tpBalance } }`;
  expect(await program.gql(query)).toEqual({ __type: null, wallet: { tpBalance: 100 } });
  const { __type } = (await answerOverSocket(program, query)) as { __type: unknown };
  expect(__type).toBeNull();
  const wallet = await answerOverSocket(program, `{ __type(name: "Wallet") { name } }`);
  expect(wallet).toEqual({ __type: { name: "Wallet" } });
  const visitor = await market.stranger.refused(`{ __type(name: "Offer") { name } }`);
  expect(visitor.code).toBe("UNAUTHENTICATED");
});
