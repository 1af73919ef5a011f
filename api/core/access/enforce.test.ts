import { buildSchema, graphql } from "graphql";
import { expect, it } from "vitest";
import type { Context } from "../context.ts";
import { enforce, rulesIn } from "./enforce.ts";
import { everyone, member, type Policy, type Scope } from "./policy.ts";
import { sessionOf, type Credential } from "./viewer.ts";

const NOW = Date.parse("2026-11-24T12:00:00Z");
const both: Policy = { Query: { items: everyone("market:read"), offer: member("offers:read") } };
const newSchema = () => buildSchema("type Query { items: String offer: String }");

it("leaves no root field without its rule", () => {
  const schema = newSchema();
  enforce(schema, [both]);
  expect(rulesIn(schema).map(({ name, who }) => [name, who])).toEqual([
    ["Query.items", "everyone"],
    ["Query.offer", "member"],
  ]);
});

it.each([
  [
    "a field without a rule",
    [{ Query: { items: everyone("market:read") } }],
    "no policy has a rule for Query.offer",
  ],
  [
    "two rules for a field",
    [both, { Query: { offer: everyone("market:read") } }],
    "Query.offer has two rules",
  ],
  [
    "a rule for nothing",
    [both, { Mutation: { offr: member("offers:write") } }],
    "Mutation.offr is no root field",
  ],
  [
    "a read that costs",
    [{ Query: { items: everyone("market:read", { points: 2 }) } }],
    "Query.items changes nothing, and costs",
  ],
] as [string, Policy[], string][])("refuses to start with %s", (_what, policies, message) => {
  expect(() => enforce(newSchema(), policies)).toThrow(message);
});

const tokenWith = (...scopes: Scope[]): Credential => ({
  kind: "token",
  tokenId: 1,
  id: "hash",
  expires: NOW + 1,
  scopes: new Set(scopes),
});

/** What both fields answer, each with who it was answered to, or why not. */
async function asked(by: Credential | null) {
  const schema = newSchema();
  enforce(schema, [both]);
  const viewer = by && { id: 7, credential: by };
  const services = { clock: { now: () => new Date(NOW) } };
  const who = (_args: unknown, { viewer }: Context) => `to ${viewer?.id ?? "a visitor"}`;
  const { data, errors } = await graphql({
    schema,
    source: "{ items offer }",
    rootValue: { items: who, offer: who },
    contextValue: { viewer, services },
  });
  return [data?.["items"], data?.["offer"], ...(errors ?? []).map(({ message }) => message)];
}

it("asks the rule before the field, of whatever credential", async () => {
  expect(await asked(null)).toEqual(["to a visitor", null, "Please login"]);
  expect(await asked(tokenWith("market:read", "offers:read"))).toEqual(["to 7", "to 7"]);
  expect(await asked(tokenWith("offers:read"))).toEqual([
    null,
    "to 7",
    "The token needs the scope market:read",
  ]);
});

it("answers who is over as a visitor, where visitors may ask", async () => {
  expect(await asked({ ...tokenWith("market:read"), expires: NOW } as Credential)).toEqual([
    "to a visitor",
    null,
    "Please login",
  ]);
});

it("knows a session only where one was shown", () => {
  const viewer = (by: Credential) => ({ viewer: { id: 7, credential: by } });
  const session = { kind: "session", id: "hash", expires: NOW, roles: [] } as const;
  expect(sessionOf(viewer(session))).toEqual({ memberId: 7, sid: "hash" });
  expect(() => sessionOf(viewer(tokenWith("profile:write")))).toThrow("Only a signed-in member");
  expect(() => sessionOf({ viewer: null })).toThrow("Please login");
});
