import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CANCEL_PART, partOf } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { aLiveStream } from "../support/streams.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const REASON = "Sold items were not handed over";
const LOGIN = `mutation ($email: String!) { login(email: $email, password: "${PASSWORD}") { token } }`;
const BADGE = `query ($id: ID!) { user(id: $id) { isSuspended verificationLevel } }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

function inHours(hours: number): string {
  return new Date(market.clock.now().getTime() + hours * 3_600_000).toISOString();
}

function suspend(member: Person, more: object = {}) {
  return admin.gql(SUSPEND, { memberId: member.id, reason: REASON, ...more });
}

async function titlesOf(seller: Person): Promise<string[]> {
  const { items } = await market.stranger.gql(
    `query ($id: ID!) { items(filter: { sellerId: $id }) { edges { node { title } } } }`,
    { id: seller.id },
  );
  return items.edges.map(({ node }: { node: { title: string } }) => node.title);
}

async function statusOf(buyer: Person, orderId: string): Promise<string> {
  return (await buyer.gql(`query ($id: ID!) { order(id: $id) { status } }`, { id: orderId })).order
    .status;
}

describe("a suspended member", () => {
  // Proves: BD-001
  it("is out at once, loses nothing of others', and is back when the time is over", async () => {
    const [freya, jun, priya] = [
      await market.richMember("Freya", 500),
      await market.richMember("Jun", 500),
      await market.richMember("Priya", 500),
    ];
    const [lamp, kettle, radio] = [
      await anItem(freya, { title: "Lamp" }),
      await anItem(freya, { title: "Kettle" }),
      await anItem(freya, { title: "Radio", quantity: 2 }),
    ];
    const bike = await anItem(jun, { title: "Bike", trustPoints: 60 });
    const [made, received] = [await anOffer(freya, bike), await anOffer(jun, kettle)];
    const waiting = await anOrder(priya, [radio]);
    const accepted = await anOrder(jun, [radio]);
    await freya.gql(ACCEPT_PART, { id: partOf(accepted, freya).id });
    const bought = await anOrder(freya, [await anItem(priya, { title: "Vase" })]);

    const { suspendMember } = await suspend(freya, { until: inHours(72), notes: "Two reports" });
    expect(suspendMember).toMatchObject({
      reason: REASON,
      notes: "Two reports",
      duration: 72,
      isActive: true,
      member: { id: freya.id, isSuspended: true, verificationLevel: "suspended" },
      admin: { displayName: "Admin" },
    });

    // A token that was kept opens nothing, and the sign-in says why.
    expect((await freya.refused(`{ wallet { tpBalance } }`)).code).toBe("UNAUTHENTICATED");
    expect((await freya.rest("GET", "/api/wallet")).status).toBe(401);
    expect(await market.stranger.refused(LOGIN, { email: freya.email })).toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(/^Your account is suspended until .+: Sold items were not/),
    });
    const [mail] = await market.rows<{ body: string }>(
      `select body from mails where to_address = $1 order by id desc limit 1`,
      [freya.email],
    );
    expect(mail?.body).toContain(REASON);

    // Nothing of hers is on the market.
    expect(await titlesOf(freya)).toEqual([]);
    expect((await jun.gql(`query ($id: ID!) { item(id: $id) { id } }`, { id: lamp.id })).item).toBe(
      null,
    );
    expect((await jun.rest("GET", `/api/items/${lamp.id}`)).status).toBe(404);
    expect((await jun.gql(BADGE, { id: freya.id })).user).toEqual({
      isSuspended: true,
      verificationLevel: "suspended",
    });

    // What waits for nobody is closed and paid back; what is under way goes on.
    expect(await stateOf(jun, made)).toBe("cancelled");
    expect(await stateOf(jun, received)).toBe("cancelled");
    expect(await statusOf(priya, waiting.id)).toBe("cancelled");
    expect(await statusOf(jun, accepted.id)).toBe("processing");
    expect(await statusOf(priya, bought.id)).toBe("cancelled");
    expect(await priya.wallet()).toEqual({ tpBalance: 500, held: 0, available: 500 });
    expect(await jun.wallet()).toMatchObject({ held: 0 });
    const told = await jun.gql(`{ notifications(first: 5) { edges { node { type message } } } }`);
    expect(JSON.stringify(told)).toContain("was closed: Freya is suspended");

    // An item that comes back from an order does not come back to the market yet.
    await jun.gql(CANCEL_PART, { id: partOf(accepted, freya).id });
    expect(await titlesOf(freya)).toEqual([]);

    await market.passHours(71);
    expect(await titlesOf(freya)).toEqual([]);
    await market.passHours(2);
    expect((await titlesOf(freya)).toSorted()).toEqual(["Kettle", "Lamp", "Radio"]);
    expect((await jun.gql(BADGE, { id: freya.id })).user).toEqual({
      isSuspended: false,
      verificationLevel: "basic",
    });
    const { login } = await market.stranger.gql(LOGIN, { email: freya.email });
    freya.token = login.token;
    expect(await freya.wallet()).toEqual({ tpBalance: 500, held: 0, available: 500 });
    const news = await freya.gql(`{ notifications(first: 1) { edges { node { title } } } }`);
    expect(news.notifications.edges[0].node.title).toBe("Welcome back");
  });

  it("stays out until it is lifted where no end was named, and the log keeps both", async () => {
    const gus = await market.member("Gus");
    const chair = await anItem(gus, { title: "Chair" });
    const draft = await anItem(gus, { title: "Gone" });
    await gus.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, draft);
    const stream = await aLiveStream(gus, { title: "Chairs" });
    await suspend(gus);
    const seen = `query ($id: ID!) { stream(id: $id) { isLive endedAt } }`;
    expect((await market.stranger.gql(seen, { id: stream.id })).stream).toEqual({
      isLive: false,
      endedAt: expect.any(String),
    });
    await market.passHours(24 * 20);
    expect((await market.stranger.refused(LOGIN, { email: gus.email })).code).toBe("FORBIDDEN");

    const { liftSuspension } = await admin.gql(LIFT, { memberId: gus.id, reason: "It was Gary" });
    expect(liftSuspension).toMatchObject({
      isActive: false,
      liftNotes: "It was Gary",
      member: { isSuspended: false },
      liftedBy: { displayName: "Admin" },
    });
    await market.stranger.gql(LOGIN, { email: gus.email });
    expect(await titlesOf(gus)).toEqual([chair.title]);

    const { memberSuspensions } = await admin.gql(
      `query ($id: ID!) { memberSuspensions(memberId: $id) { isActive duration expiresAt liftedAt reason } }`,
      { id: gus.id },
    );
    expect(memberSuspensions).toEqual([
      {
        isActive: false,
        duration: null,
        expiresAt: null,
        liftedAt: expect.any(String),
        reason: REASON,
      },
    ]);
  });

  it("is swept clean of what a last request wrote meanwhile", async () => {
    const [ida, kit] = [await market.member("Ida"), await market.member("Kit")];
    const item = await anItem(ida);
    const offer = await anOffer(ida, await anItem(kit));
    await market.rows(`update users set is_suspended = true where id = $1`, [Number(ida.id)]);
    await market.passHours(0);
    expect(await stateOf(kit, offer)).toBe("cancelled");
    expect(
      (await kit.gql(`query ($id: ID!) { item(id: $id) { id } }`, { id: item.id })).item,
    ).toBeNull();
    const [{ held } = { held: -1 }] = await market.rows<{ held: number }>(
      `select held from ledger_accounts where user_id = $1`,
      [Number(ida.id)],
    );
    expect(held).toBe(0);
  });
});

describe("the administrator", () => {
  it("is refused what makes no sense, with nothing done", async () => {
    const lou = await market.member("Lou");
    const refusal = (variables: object) =>
      admin.refused(SUSPEND, { memberId: lou.id, reason: REASON, ...variables });
    expect(await refusal({ reason: " a " })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ reason: "x".repeat(501) })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ until: inHours(-1) })).toMatchObject({
      fields: { until: "The end must be in the future" },
    });
    expect(await refusal({ until: inHours(24 * 4000) })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ memberId: "999999" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ memberId: admin.id })).toMatchObject({
      code: "FORBIDDEN",
      message: "An administrator cannot be suspended",
    });
    expect(await admin.refused(LIFT, { memberId: lou.id })).toMatchObject({
      code: "NOT_SUSPENDED",
    });
    expect(await admin.refused(LIFT, { memberId: lou.id, reason: " a " })).toMatchObject({
      fields: { reason: "The reason must be at least 3 characters" },
    });
    expect(await admin.refused(LIFT, { memberId: "999999" })).toMatchObject({ code: "NOT_FOUND" });
    expect((await lou.wallet()).tpBalance).toBe(100);
    expect((await lou.refused(SUSPEND, { memberId: admin.id, reason: REASON })).code).toBe(
      "FORBIDDEN",
    );
  });

  it("suspends once of 20 at once, and lifts once of 20 at once", async () => {
    const max = await market.member("Max");
    const variables = { memberId: max.id, reason: REASON };
    const suspended = await race(times(20, () => () => admin.ask(SUSPEND, variables)));
    expect(suspended.won).toHaveLength(1);
    expect(suspended.lost).toEqual({ ALREADY_SUSPENDED: 19 });
    const lifted = await race(times(20, () => () => admin.ask(LIFT, { memberId: max.id })));
    expect(lifted.won).toHaveLength(1);
    expect(lifted.lost).toEqual({ NOT_SUSPENDED: 19 });
  });

  it("suspends against 20 accepts at once: each deal is whole or was never made", async () => {
    const seller = await market.member("Nia");
    const items = await Promise.all(times(20, (n) => anItem(seller, { title: `Item ${n}` })));
    const buyers = await Promise.all(times(20, (n) => market.member(`Buyer ${n}`)));
    const offers = await Promise.all(
      buyers.map((buyer, n) => anOffer(buyer, items[n] ?? { id: "0" })),
    );

    const [{ won, lost }] = await Promise.all([
      race(
        offers.map(
          ({ id }) =>
            () =>
              seller.ask(ACCEPT, { id }),
        ),
      ),
      suspend(seller),
    ]);

    const { OFFER_ALREADY_ANSWERED = 0, UNAUTHENTICATED = 0, ...others } = lost;
    expect(others).toEqual({});
    expect(won.length + OFFER_ALREADY_ANSWERED + UNAUTHENTICATED).toBe(20);
    const states = await market.rows<{ state: string; n: number }>(
      `select state, count(*)::int as n from offers where seller_id = $1 group by 1`,
      [Number(seller.id)],
    );
    const count = (state: string) => states.find((each) => each.state === state)?.n ?? 0;
    expect(count("accepted")).toBe(won.length);
    expect(count("cancelled")).toBe(20 - won.length);
    const wallets = await Promise.all(buyers.map((buyer) => buyer.wallet()));
    expect(wallets.filter(({ held }) => held > 0)).toEqual([]);
    expect(wallets.filter(({ tpBalance }) => tpBalance === 80)).toHaveLength(won.length);
    expect(await titlesOf(seller)).toEqual([]);
  });
});
