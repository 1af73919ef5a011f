import { describe, expect, it } from "vitest";
import { anOrder, CONFIRM, ACCEPT_PART, partOf, SHIP } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

interface HistoryPage {
  edges: { node: { amount: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const FIGURES = `{ wallet { tpBalance held incoming totalEarned totalSpent } }`;
const figuresOf = async (person: Person) => (await person.gql(FIGURES)).wallet;

describe("the figures of a wallet", () => {
  // Proves: KC-028
  it("come from the books: pending on both sides, earned and spent", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    expect(await figuresOf(ann)).toEqual({
      tpBalance: 100,
      held: 0,
      incoming: 0,
      totalEarned: 100,
      totalSpent: 0,
    });
    const offer = await anOffer(bob, await anItem(ann, { trustPoints: 30 }));
    await anOffer(ann, await anItem(bob, { trustPoints: 12 }));
    expect(await figuresOf(ann)).toMatchObject({ held: 12, incoming: 30 });
    expect(await figuresOf(bob)).toMatchObject({ held: 30, incoming: 12 });
    await ann.gql(ACCEPT, { id: offer.id });
    expect(await figuresOf(ann)).toEqual({
      tpBalance: 130,
      held: 12,
      incoming: 0,
      totalEarned: 130,
      totalSpent: 0,
    });
    expect(await figuresOf(bob)).toMatchObject({ totalEarned: 100, totalSpent: 30 });
  });

  it("count what lies in escrow for the seller as on its way until it is delivered", async () => {
    const ann = await market.member("Ann");
    const cal = await market.richMember("Cal", 500);
    const order = await anOrder(cal, [await anItem(ann, { trustPoints: 40 })]);
    expect(await figuresOf(ann)).toMatchObject({ tpBalance: 100, incoming: 90 });
    const { id } = partOf(order, ann);
    await ann.gql(ACCEPT_PART, { id });
    await ann.gql(SHIP, { id, carrier: "Post", trackingNumber: "1" });
    await cal.gql(CONFIRM, { partId: id });
    expect(await figuresOf(ann)).toMatchObject({ tpBalance: 190, incoming: 0 });
  });
});

describe("the history", () => {
  // Proves: TB-019
  it("says of each posting who, why, for which offer, and the balance after it", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    const offer = await anOffer(bob, await anItem(ann, { title: "Teapot", trustPoints: 30 }));
    await ann.gql(ACCEPT, { id: offer.id });
    const rows = await market.rows(
      `select user_id, amount, reason, description, transaction_id, offer_id, related_user_id, balance_after
       from trust_point_ledger where user_id = any($1) and reason <> 'opening_grant' order by user_id`,
      [[Number(ann.id), Number(bob.id)]],
    );
    const common = { description: "Teapot", transaction_id: null, offer_id: Number(offer.id) };
    expect(rows).toEqual([
      {
        ...common,
        user_id: Number(ann.id),
        amount: 30,
        reason: "item_sale",
        related_user_id: Number(bob.id),
        balance_after: 130,
      },
      {
        ...common,
        user_id: Number(bob.id),
        amount: -30,
        reason: "item_purchase",
        related_user_id: Number(ann.id),
        balance_after: 70,
      },
    ]);
  });

  it("pages through what a filter leaves, each posting once", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.richMember("Bob", 500)];
    for (let n = 1; n <= 5; n++)
      await ann.gql(ACCEPT, {
        id: (await anOffer(bob, await anItem(ann, { title: `Teapot ${n}`, trustPoints: n }))).id,
      });
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { wallet }: { wallet: { history: HistoryPage } } = await ann.gql(
        `query ($after: String) { wallet { history(first: 2, after: $after, filter: { kind: trades }) {
           edges { node { amount } } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      seen.push(...wallet.history.edges.map(({ node }) => node.amount));
      after = wallet.history.pageInfo.hasNextPage ? wallet.history.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });
});

describe("the security score", () => {
  const SECURITY = `{ wallet { security { score level reasons { check points maxPoints reason } } } }`;
  const securityOf = async (person: Person) => (await person.gql(SECURITY)).wallet.security;
  const pointsOf = async (person: Person) =>
    Object.fromEntries(
      (await securityOf(person)).reasons.map(
        ({ check, points }: { check: string; points: number }) => [check, points],
      ),
    );

  // Proves: KC-028
  it("is the sum of facts, each with its reason", async () => {
    const ann = await market.member("Ann");
    const security = await securityOf(ann);
    expect(security).toMatchObject({ score: 25, level: "basic" });
    expect(security.reasons.map(({ maxPoints }: { maxPoints: number }) => maxPoints)).toEqual([
      25, 25, 25, 15, 10,
    ]);
    expect(security.reasons[2]).toMatchObject({
      points: 0,
      reason: expect.stringContaining("Off: whoever learns your password is in."),
    });
    await market.rows(
      `update users set email_verified = true, phone_verified = true, verification_level = 'premium' where id = $1`,
      [Number(ann.id)],
    );
    expect(await securityOf(ann)).toMatchObject({ score: 75, level: "premium" });
  });

  it("drops with a password older than a year, and comes back with a new one", async () => {
    const ann = await market.member("Ann");
    await market.rows(
      `update users set password_changed_at = password_changed_at - interval '366 days' where id = $1`,
      [Number(ann.id)],
    );
    expect(await pointsOf(ann)).toMatchObject({ good_password: 0 });
    await market.stranger.rest("POST", "/api/auth/forgot-password", { email: ann.email });
    const [mail] = await market.rows<{ body: string }>(
      `select body from mails where to_address = $1 order by id desc limit 1`,
      [ann.email],
    );
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    const password = `${PASSWORD} anew`;
    await market.stranger.rest("POST", "/api/auth/reset-password", { token, password });
    const { body } = await market.stranger.rest("POST", "/api/auth/login", {
      email: ann.email,
      password,
    });
    ann.token = body.token;
    expect(await pointsOf(ann)).toMatchObject({ good_password: 15, email_verified: 25 });
  });

  it("drops while a session is open on another device and address", async () => {
    const ann = await market.member("Ann");
    expect(await pointsOf(ann)).toMatchObject({ known_sessions: 10 });
    const insert = (sess: object) =>
      market.rows(
        `insert into sessions (sid, user_id, sess, created_at, last_seen_at, expire)
         values (md5(random()::text), $1, $2, now(), now(), now() + interval '1 day')`,
        [Number(ann.id), JSON.stringify(sess)],
      );
    const [own] = await market.rows<{ sess: { ipAddress: string } }>(
      `select sess from sessions where user_id = $1`,
      [Number(ann.id)],
    );
    await insert({ userAgent: "Another", ipAddress: own?.sess.ipAddress });
    expect(await pointsOf(ann), "at home with another device").toMatchObject({
      known_sessions: 10,
    });
    await insert({ userAgent: "Another", ipAddress: "203.0.113.9" });
    expect(await pointsOf(ann)).toMatchObject({ known_sessions: 0 });
    await market.rows(
      `delete from sessions where user_id = $1 and sess ->> 'ipAddress' = '203.0.113.9'`,
      [Number(ann.id)],
    );
    expect(await pointsOf(ann)).toMatchObject({ known_sessions: 10 });
  });
});
