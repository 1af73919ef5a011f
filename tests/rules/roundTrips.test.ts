import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { recording, type Sent } from "./statements/recording.ts";

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;

const market = aMarket();
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  seller = await market.member("Seller");
  buyer = await market.member("Buyer");
});

async function anOffer(): Promise<{ offerId: string }> {
  const item = await anItem(seller, { trustPoints: 5 });
  const { createOffer } = await buyer.gql(CREATE_OFFER, { input: { targetItemId: item.id } });
  return { offerId: createOffer.offer.id };
}

async function deal(): Promise<void> {
  const { offerId } = await anOffer();
  await seller.gql(ACCEPT, { id: offerId });
}

/** What the last transaction of a mutation asks the database, `begin` and `commit` among it. */
async function transaction(work: () => Promise<unknown>): Promise<Sent[]> {
  const { statements } = await recording(work);
  const ours = statements.filter(({ text }) => !/graphile_worker/.test(text));
  const from = ours.findLastIndex(({ text }) => /^begin/i.test(text));
  const to = ours.findIndex(({ text }, n) => n > from && /^commit/i.test(text));
  return ours.slice(from, to + 1);
}

/** The same, between `begin` and `commit`. */
async function inTransaction(work: () => Promise<unknown>): Promise<string[]> {
  return (await transaction(work)).slice(1, -1).map(({ text }) => text);
}

describe("what a transaction asks", () => {
  it("of an accepted offer: the wallets last, and twelve statements at most", async () => {
    await deal();
    const { offerId } = await anOffer();
    const asked = await inTransaction(() => seller.gql(ACCEPT, { id: offerId }));

    expect(asked.length).toBeLessThanOrEqual(12);
    const wallets = asked.findIndex((text) => text.includes("ledger_capture"));
    // Behind the payment: the deal is counted, what refers to its members is written, and the events are appended.
    expect(asked.slice(wallets + 1)).toMatchObject([
      expect.stringContaining("deals_completed + m.deals"),
      expect.stringContaining("insert into transactions"),
      expect.stringContaining("insert into social_posts"),
      expect.stringContaining("event_append"),
    ]);
  });

  it("of an accepted offer: while the wallets are locked, nothing is waited for", async () => {
    await deal();
    const { offerId } = await anOffer();
    const asked = await transaction(() => seller.gql(ACCEPT, { id: offerId }));
    const wallets = asked.findIndex(({ text }) => text.includes("ledger_capture"));
    // They and the commit left behind each other, without an answer in between.
    const commit = asked.length - 1;
    expect(commit - wallets).toBeGreaterThan(3);
    expect(asked.slice(wallets).map(({ ahead }) => ahead)).toEqual(
      Array.from({ length: commit - wallets + 1 }, (_, n) => n),
    );
  });

  it("of a first sale: what it brings besides, step by step, in one transaction", async () => {
    const newcomer = await market.member("Newcomer");
    const item = await anItem(newcomer, { trustPoints: 5 });
    const { createOffer } = await buyer.gql(CREATE_OFFER, { input: { targetItemId: item.id } });
    const asked = await inTransaction(() => newcomer.gql(ACCEPT, { id: createOffer.offer.id }));
    expect(asked.filter((text) => text.includes("by_steps"))).toEqual([]);
    expect(asked.filter((text) => text.includes("insert into social_posts"))).toHaveLength(2);
  });

  it("of an offer and of a message: ten at most", async () => {
    const item = await anItem(seller, { trustPoints: 5 });
    const offer = await inTransaction(() =>
      buyer.gql(CREATE_OFFER, { input: { targetItemId: item.id } }),
    );
    const message = await inTransaction(() =>
      buyer.gql(SEND, { input: { toUserId: seller.id, content: "Still there?" } }),
    );
    expect(offer.length).toBeLessThanOrEqual(10);
    expect(message.length).toBeLessThanOrEqual(6);
  });

  it("does not grow with what a member has sold", async () => {
    await market.rows(
      `with sold as (
         insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, state, deadline, created_at, updated_at, answered_at)
         select $2, $1, $2, (select max(id) from items), 1, 1, 'direct_tp', 'accepted', now(), now(), now(), now() from generate_series(1, 3000) returning id)
       insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
       select $1, $2, (select max(id) from items), id, 1, 'purchase', 'completed', now(), now() from sold`,
      [Number(seller.id), Number(buyer.id)],
    );
    const { statements } = await recording(deal);
    const count = statements.find(({ text }) => text.includes("deals_completed + m.deals"));
    const plan = await market.rows<{ "QUERY PLAN": string }>(
      `explain (analyze, timing off, costs off) ${count?.text ?? ""}`,
      (count?.values ?? []) as (string | number)[],
    );
    const read = plan.flatMap((line) => /rows=([\d.]+)/.exec(line["QUERY PLAN"])?.[1] ?? []);
    expect(read.length).toBeGreaterThan(3);
    expect(Math.max(...read.map(Number))).toBeLessThan(50);
  });
});
