import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, CREATE_OFFER } from "../support/factories.ts";
import { LiveStream } from "../support/live.ts";
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

  it("of a message: what is written of it leaves together, once it may be sent", async () => {
    const asked = await transaction(() =>
      buyer.gql(SEND, { input: { toUserId: seller.id, content: "Is it still there?" } }),
    );
    const written = asked.findIndex(({ text }) => text.includes("insert into messages"));
    expect(asked.slice(written, written + 2)).toMatchObject([
      { ahead: 0 },
      { text: expect.stringContaining("insert into notifications"), ahead: 1 },
    ]);
    expect(asked.slice(written + 2)).toMatchObject([
      { text: expect.stringContaining("event_append"), ahead: 0 },
      { text: expect.stringMatching(/^commit/i), ahead: 1 },
    ]);
  });

  it("of a message: whether it may be sent is asked with the begin, and nothing is written until that is answered", async () => {
    const asked = await transaction(() =>
      buyer.gql(SEND, {
        input: { toUserId: seller.id, content: "May I come?", clientId: "may-i" },
      }),
    );
    expect(asked.slice(0, 4).map(({ ahead }) => ahead)).toEqual([0, 1, 2, 0]);
    expect(asked[3]?.text).toContain("insert into messages");
  });

  it("of an offer that is heard: one statement, with its members, its item and the block between the two", async () => {
    const heard = await LiveStream.open<{ offer: object }>(
      market,
      seller.token,
      `subscription { offerUpdated { offer { state viewerActions buyer { displayName } seller { displayName } targetItem { title } } } }`,
      {},
    );
    const item = await anItem(seller, { trustPoints: 5 });
    const { statements } = await recording(async () => {
      await buyer.gql(
        `mutation ($input: CreateOfferInput!) { createOffer(input: $input) { wallet { held } } }`,
        {
          input: { targetItemId: item.id },
        },
      );
      await heard.until(() => heard.heard.length > 0);
    });
    await heard.stop();
    const commit = statements.findLastIndex(({ text }) => /^commit/i.test(text));
    const read = statements
      .slice(commit + 1)
      .filter(({ text }) => /users|items|offers|member_blocks/.test(text));
    expect(read).toMatchObject([{ text: expect.stringContaining("offers offer") }]);
    expect(heard.heard[0]?.offer).toEqual({
      state: "pending",
      viewerActions: ["accept", "decline", "counter"],
      buyer: { displayName: "Buyer" },
      seller: { displayName: "Seller" },
      targetItem: { title: item.title },
    });
  });

  it("of a message: its answer is one statement more", async () => {
    const { statements } = await recording(() =>
      buyer.gql(
        `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id content } conversation { unreadCount lastMessage { id } } } }`,
        { input: { toUserId: seller.id, content: "I could come today" } },
      ),
    );
    const commit = statements.findLastIndex(({ text }) => /^commit/i.test(text));
    const read = statements.slice(commit + 1).filter(({ text }) => text.includes("messages"));
    expect(read).toMatchObject([{ text: expect.stringContaining("left join messages") }]);
  });

  it("of what a member has to answer: both sides by one statement", async () => {
    const [host, guest] = [await market.member("Hosting"), await market.member("Visiting")];
    for (const [from, to] of [
      [guest, host],
      [guest, host],
      [host, guest],
    ] as const)
      await from.gql(CREATE_OFFER, {
        input: { targetItemId: (await anItem(to, { trustPoints: 5 })).id },
      });
    const { answer, statements } = await recording(() =>
      host.gql(
        `{ viewer { all: pendingOffers mine: pendingOffers(role: buyer) theirs: pendingOffers(role: seller) } }`,
      ),
    );
    expect(answer.viewer).toEqual({ all: 2, mine: 0, theirs: 2 });
    expect(statements.filter(({ text }) => text.includes("from offers"))).toHaveLength(1);
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
