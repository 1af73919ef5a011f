import { buildSchema, type GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { PAGE } from "../../../schema/limits.ts";
import { enforce } from "../access/enforce.ts";
import { everyone, member, type Policy, type Scope } from "../access/policy.ts";
import type { Credential, Viewer } from "../access/viewer.ts";
import { Documents } from "./documents.ts";

const policies: Policy[] = [
  {
    Query: { items: everyone("market:read"), offer: member("offers:read") },
    Mutation: { makeOffer: member("offers:write") },
    Type: { Offer: "offers:read", Wallet: "wallet:read", Item: "open" },
  },
];
const SDL = `
  type Query { items(first: Int): [Item] offer: Offer }
  type Mutation { makeOffer: Made }
  type Made { offer: Offer wallet: Wallet }
  type Offer { id: ID item: Item wallet: Wallet }
  type Item { id: ID offer: Offer }
  type Wallet { balance: Int }`;

function documentsOf(sdl = SDL, rules = policies): Documents {
  const schema = buildSchema(sdl);
  enforce(schema, rules);
  return new Documents(schema);
}
const documents = documentsOf();

function operationOf(text: string, name?: string) {
  const checked = documents.check(text);
  const operation = "document" in checked && documents.operation(checked.document, name);
  if (!operation) throw new Error(`not valid: ${text}`);
  return operation;
}

const until = { id: "hash", expires: Date.now() + 60_000 };
const by = (credential: Credential): Viewer => ({ id: 7, credential });
const view = { kind: "viewAs", adminId: 1, sid: "session", ...until } as const;
const tokenWith = (...scopes: Scope[]) =>
  by({ kind: "token", tokenId: 1, scopes: new Set(scopes), ...until });

function refusalOf(text: string, viewer: Viewer | null): string | undefined {
  try {
    operationOf(text).admit({ viewer, variables: {} });
    return undefined;
  } catch (error) {
    return (error as GraphQLError).message;
  }
}

it("knows every field of an operation, by whatever fragment it is named", () => {
  const { coordinates, scopes } = operationOf(
    `query { items { ...One } } fragment One on Item { offer { ... on Offer { wallet { balance } __typename } } }`,
  );
  expect([...coordinates].toSorted()).toEqual([
    "Item.offer",
    "Offer.__typename",
    "Offer.wallet",
    "Query.items",
    "Wallet.balance",
  ]);
  expect([...scopes].toSorted()).toEqual(["market:read", "offers:read", "wallet:read"]);
});

it("knows one operation of a document from the other", () => {
  const two = `query A { items { id } } query B { offer { wallet { ...W } } } fragment W on Wallet { balance }`;
  expect([...operationOf(two, "A").scopes]).toEqual(["market:read"]);
  expect([...operationOf(two, "B").scopes]).toEqual(["offers:read", "wallet:read"]);
});

it("finds it once, however it is asked for", () => {
  const text = `query A { items { id } }`;
  expect(operationOf(text)).toBe(operationOf(text, "A"));
});

it.each([
  ["{ items { id } }", tokenWith("market:read"), undefined],
  ["{ items { offer { id } } }", tokenWith("market:read"), "The token needs the scope offers:read"],
  [
    "{ offer { wallet { balance } } }",
    tokenWith("offers:read"),
    "The token needs the scope wallet:read",
  ],
  ["{ offer { wallet { balance } } }", tokenWith("offers:read", "wallet:read"), undefined],
  [
    "mutation { makeOffer { wallet { balance } } }",
    tokenWith("offers:write"),
    "The token needs the scope wallet:read",
  ],
  ["{ offer { wallet { balance } } }", by({ kind: "session", roles: [], ...until }), undefined],
  ["{ offer { wallet { balance } } }", by(view), undefined],
  ["{ items { id } }", null, undefined],
  ["{ __schema { types { name } } }", null, "Please login to read the schema"],
  ["{ __schema { types { name } } }", tokenWith(), undefined],
] as const)("%s: %#", (text, viewer, expected) => {
  expect(refusalOf(text, viewer)).toBe(expected);
});

it("keeps what is confidential from an administrator who views as a member", () => {
  const [first] = policies;
  const confidential = documentsOf(SDL, [
    { ...first, Type: { ...first?.Type, Wallet: "messages:read" } },
  ]);
  const checked = confidential.check("{ offer { wallet { balance } } }");
  if (!("document" in checked)) throw new Error("not valid");
  const viewer = by(view);
  expect(() => confidential.operation(checked.document)?.admit({ viewer, variables: {} })).toThrow(
    "You view the market as a member: this stays private",
  );
});

it("counts the cost once for equal pages, and anew for others", () => {
  const page = operationOf(`query ($n: Int) { items(first: $n) { id } }`);
  expect([1, 50, 1].map((n) => page.cost({ n }))).toEqual([2, 51, 2]);
  // Null and left out are a page of the default length.
  expect(page.cost({ n: null })).toBe(1 + PAGE.default);
  expect(page.cost({})).toBe(1 + PAGE.default);
  expect(() => page.cost({ n: "many" })).toThrow("got invalid value");
});

it("starts with no type that nobody decided on", () => {
  const [first] = policies;
  const { Wallet: _, ...others } = first?.Type ?? {};
  expect(() => documentsOf(SDL, [{ ...first, Type: others }])).toThrow(
    "no policy has a scope for Wallet, to which Made leads",
  );
  expect(() => documentsOf(SDL, [...policies, { Type: { Walet: "open" } }])).toThrow(
    "Walet is no object type",
  );
});
