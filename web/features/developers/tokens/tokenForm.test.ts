import { describe, expect, it } from "vitest";
import { EMPTY_TOKEN, inputOf, networksIn, tokenSchema, type TokenValues } from "./tokenForm.ts";

const token: TokenValues = { ...EMPTY_TOKEN, name: " Price watch ", scopes: ["market:read"] };

/** The errors of a form that differs from a good one in this. */
async function errorsOf(change: Partial<TokenValues>): Promise<string[]> {
  try {
    await tokenSchema.validate({ ...token, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

describe("the form of a token", () => {
  const spending = ["offers:write"];
  const many = Array.from({ length: 21 }, (_, n) => `192.0.2.${n}`).join(" ");
  it.each<[what: string, change: Partial<TokenValues>, errors: string[]]>([
    ["a good one", {}, []],
    ["no name", { name: "  " }, ["Please name what the token is for"]],
    ["a long name", { name: "x".repeat(61) }, ["The name may have at most 60 characters"]],
    ["no scope", { scopes: [] }, ["Please choose at least one scope"]],
    ["many networks", { networks: many }, ["At most 20 networks"]],
    ["no TP", { scopes: spending, tpPerDay: "" }, ["TP a day are 0 or more"]],
    ["less than no TP", { scopes: spending, tpPerDay: -1 }, ["TP a day are 0 or more"]],
    ["half a TP", { scopes: spending, tpPerDay: 0.5 }, ["Whole TP only"]],
    ["very many TP", { scopes: spending, tpPerDay: 100_001 }, ["At most 100000 TP a day"]],
    ["TP that have no effect", { tpPerDay: -1 }, []],
    ["no TP that had no effect", { tpPerDay: "" }, []],
  ])("is asked about %s", async (_what, change, errors) => {
    expect(await errorsOf(change)).toEqual(errors);
  });

  it("sends the networks one by one, and TP only where they have an effect", () => {
    expect(inputOf({ ...token, tpPerDay: 50, networks: "192.0.2.7" })).toEqual({
      name: "Price watch",
      scopes: ["market:read"],
      days: 90,
      tpPerDay: 0,
      networks: ["192.0.2.7"],
    });
    expect(inputOf({ ...token, scopes: spending, tpPerDay: 50 }).tpPerDay).toBe(50);
    expect(networksIn(" 192.0.2.7,\n2001:db8::/32 ; 203.0.113.0/24\n")).toEqual([
      "192.0.2.7",
      "2001:db8::/32",
      "203.0.113.0/24",
    ]);
  });
});
