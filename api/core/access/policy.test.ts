import { expect, it } from "vitest";
import { Refused } from "../failures.ts";
import {
  admin,
  everyone,
  member,
  moderator,
  refuseUnlessAllowed,
  rulesOf,
  switchesOf,
  type RuleOf,
  type Scope,
} from "./policy.ts";
import type { Credential, Viewer } from "./viewer.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const clock = { now: () => NOW };
const shown = { id: "hash", expires: NOW.getTime() + 1 };
const over = { id: "hash", expires: NOW.getTime() };

const session: Credential = { kind: "session", roles: [], ...shown };
const tokenWith = (...scopes: Scope[]): Credential => ({
  kind: "token",
  tokenId: 1,
  scopes: new Set(scopes),
  ...shown,
});

const RULES = rulesOf({
  Query: {
    items: everyone("market:read"),
    offer: member("offers:read"),
    conversation: member("messages:read"),
    sessions: member("session"),
    ledgerAudit: admin(),
    moderationQueue: moderator(),
  },
  Mutation: { createOffer: member("offers:write"), login: everyone("session") },
}).map((rule) => ({ ...rule, short: rule.name.split(".")[1] ?? "" }));

/** Which of the rules above let somebody through, and what the others say. */
function answers(by: Credential | null): Record<string, string> {
  const viewer: Viewer | null = by && { id: 1, credential: by };
  const all = RULES.map((rule) => {
    try {
      refuseUnlessAllowed(rule, viewer, { clock, switches: { refusal: () => undefined } });
      return [rule.short, "yes"];
    } catch (error) {
      return [rule.short, error instanceof Refused ? error.code : "failed"];
    }
  });
  return Object.fromEntries(all) as Record<string, string>;
}

const [YES, NO, WHO, VIEW] = ["yes", "FORBIDDEN", "UNAUTHENTICATED", "VIEW_ONLY"];
const NAMES = RULES.map(({ short }) => short);
const expected = (...codes: (string | undefined)[]) =>
  Object.fromEntries(NAMES.map((name, at) => [name, codes[at]]));

it.each([
  ["a visitor", null, [YES, WHO, WHO, WHO, WHO, WHO, WHO, YES]],
  ["a session", session, [YES, YES, YES, YES, NO, NO, YES, YES]],
  [
    "a moderator's session",
    { ...session, roles: ["moderator"] },
    [YES, YES, YES, YES, NO, YES, YES, YES],
  ],
  [
    "an administrator's session",
    { ...session, roles: ["admin"] },
    [YES, YES, YES, YES, YES, YES, YES, YES],
  ],
  ["a session that is over", { ...session, ...over }, [YES, WHO, WHO, WHO, WHO, WHO, WHO, YES]],
  ["a token without scopes", tokenWith(), [NO, NO, NO, NO, NO, NO, NO, NO]],
  [
    "a token that may read",
    tokenWith("market:read", "offers:read", "messages:read"),
    [YES, YES, YES, NO, NO, NO, NO, NO],
  ],
  ["a token that may write", tokenWith("offers:write"), [NO, NO, NO, NO, NO, NO, YES, NO]],
  [
    "a token that is over",
    { ...tokenWith("offers:read"), ...over },
    [YES, WHO, WHO, WHO, WHO, WHO, WHO, YES],
  ],
  [
    "an administrator who looks at the market as a member",
    { kind: "viewAs", adminId: 2, sid: "session", ...shown },
    [YES, YES, VIEW, VIEW, VIEW, VIEW, VIEW, VIEW],
  ],
  [
    "the market itself, for a member",
    { kind: "system", roles: [] },
    [YES, YES, YES, YES, NO, NO, YES, YES],
  ],
] as [string, Credential | null, string[]][])("%s", (_who, by, codes) => {
  expect(answers(by)).toEqual(expected(...codes));
});

it("is closed by the switches of its rule, to whom it is open, and never to who runs the market", () => {
  const rules = rulesOf({
    Query: { offer: member("offers:read") },
    Mutation: {
      createOffer: member("offers:write", { switch: "offers" }),
      sendMessage: member("messages:write"),
      logout: member("session", { withoutWrites: true }),
      suspendMember: admin(),
      decideCase: moderator(),
    },
    Route: {
      "GET /api/account/export": member("session"),
      "POST /api/uploads": member("items:write"),
    },
  });
  expect(Object.fromEntries(rules.map((rule) => [rule.name, switchesOf(rule)]))).toEqual({
    "Query.offer": [],
    "Mutation.createOffer": ["offers", "writes"],
    "Mutation.sendMessage": ["writes"],
    "Mutation.logout": [],
    "Mutation.suspendMember": [],
    "Mutation.decideCase": [],
    "GET /api/account/export": [],
    "POST /api/uploads": ["writes"],
  });

  const now = { clock, switches: { refusal: () => new Refused("FEATURE_OFF", "Closed") } };
  const [rule] = rules.filter(({ name }) => name === "Mutation.createOffer");
  const asks = (by: Credential | null) => () =>
    refuseUnlessAllowed(rule as RuleOf, by && { id: 1, credential: by }, now);
  expect(asks(session)).toThrow("Closed");
  expect(asks({ ...session, roles: ["admin"] })).toThrow("Closed");
  expect(asks(null)).toThrow("Please login");
});
