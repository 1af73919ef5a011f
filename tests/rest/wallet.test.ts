import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;
let bob: Person;

beforeAll(async () => {
  [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
  const teapot = await anItem(ann, { title: "100% wool_blanket", trustPoints: 20 });
  await ann.gql(ACCEPT, { id: (await anOffer(bob, teapot)).id });
});

describe("POST /api/earn-tp", () => {
  // Proves: EP-029
  it("pays each documented action, or says what is missing, and a second time that it is claimed", async () => {
    const earn = (action: string) => ann.rest("POST", "/api/earn-tp", { action });
    expect(await earn("daily_login")).toMatchObject({
      status: 200,
      body: { amount: 5, description: "Daily login", message: "You earned 5 TrustPoints" },
    });
    expect(await earn("daily_login")).toMatchObject({
      status: 409,
      body: { error: "Already claimed", message: "Already claimed", code: "ALREADY_CLAIMED" },
    });
    expect(await earn("community_task")).toMatchObject({
      status: 200,
      body: { amount: 10, description: "Answer an offer within a day" },
    });
    expect(await earn("social_share")).toMatchObject({
      status: 409,
      body: { error: "Share an item first", code: "NOT_EARNED_YET" },
    });
    expect(await earn("verify_profile")).toMatchObject({
      status: 409,
      body: { error: "Verify your e-mail or phone first", code: "NOT_EARNED_YET" },
    });
  });

  it("refuses what is no action, and who is nobody", async () => {
    for (const body of [{}, { action: "steal" }, { action: 7 }, { action: null }])
      expect(await ann.rest("POST", "/api/earn-tp", body)).toMatchObject({
        status: 400,
        body: { code: "BAD_USER_INPUT", details: { fields: { action: expect.any(String) } } },
      });
    expect(
      (await market.stranger.rest("POST", "/api/earn-tp", { action: "daily_login" })).status,
    ).toBe(401);
  });
});

describe("GET /api/wallet", () => {
  const historyOf = async (person: Person, query: string) =>
    (await person.rest("GET", `/api/wallet?${query}`)).body.history.map(
      ({ reason }: { reason: string }) => reason,
    );

  // Proves: EP-028, EN-010
  it("answers balance and history, each posting with the balance after it", async () => {
    const { body } = await bob.rest("GET", "/api/wallet");
    expect(body.balance).toBe(80);
    expect(body.history[0]).toEqual({
      id: expect.any(Number),
      reason: "item_purchase",
      amount: -20,
      description: "100% wool_blanket",
      balanceAfter: 80,
      createdAt: expect.stringMatching(/Z$/),
      status: "completed",
      offerId: expect.any(Number),
    });
  });

  it("filters by kind, text and days", async () => {
    const today = market.clock.now().toISOString().slice(0, 10);
    expect(await historyOf(bob, "kind=paid")).toEqual(["item_purchase"]);
    expect(await historyOf(bob, "kind=trades")).toEqual(["item_purchase"]);
    expect(await historyOf(bob, "kind=earnings")).toEqual(["opening_grant"]);
    expect(await historyOf(bob, "kind=received")).toEqual(["opening_grant"]);
    expect(await historyOf(bob, "text=ANN"), "the other member's name").toEqual(["item_purchase"]);
    expect(await historyOf(bob, "text=opening+grant")).toEqual(["opening_grant"]);
    expect(await historyOf(bob, "text=0%25+w")).toEqual(["item_purchase"]);
    expect(await historyOf(bob, "text=woolXblanket")).toEqual([]);
    expect(await historyOf(bob, "text=l_b")).toEqual(["item_purchase"]);
    expect(await historyOf(bob, `from=${today}&to=${today}`)).toHaveLength(2);
    expect(await historyOf(bob, "to=2020-02-29")).toEqual([]);
    expect(await historyOf(bob, "from=2099-01-01")).toEqual([]);
  });

  it("refuses what is no day, no kind, and an end before the beginning", async () => {
    const wrong: [query: string, field: string][] = [
      ["from=yesterday", "from"],
      ["to=2026-02-30", "to"],
      ["from=2026-13-01", "from"],
      ["from=2026-02-02&to=2026-02-01", "to"],
      ["kind=stolen", "kind"],
      [`text=${"x".repeat(101)}`, "text"],
    ];
    for (const [query, field] of wrong) {
      const { status, body } = await bob.rest("GET", `/api/wallet?${query}`);
      expect([status, Object.keys(body.details.fields)], query).toEqual([400, [field]]);
    }
  });
});
