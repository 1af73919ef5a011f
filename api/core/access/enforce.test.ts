import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { enforce, rulesIn } from "./enforce.ts";
import { everyone, member, type Policy } from "./policy.ts";

const schema = () => buildSchema("type Query { items: Int offer: Int }");
const both: Policy = { Query: { items: everyone("market:read"), offer: member("offers:read") } };

it("leaves no root field without its rule", () => {
  const built = schema();
  enforce(built, [both]);
  expect(rulesIn(built).map(({ name, who }) => [name, who])).toEqual([
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
    "Mutation.offr has two rules, or is no root field",
  ],
] as [string, Policy[], string][])("refuses to start with %s", (_what, policies, message) => {
  expect(() => enforce(schema(), policies)).toThrow(message);
});
