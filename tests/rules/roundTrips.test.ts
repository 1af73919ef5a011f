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

/**
 * What the transaction of a mutation asks the database, `begin` and `commit` among it; what follows is done in others,
 * and what the server does by itself meanwhile is not its own.
 */
async function transaction(work: () => Promise<unknown>): Promise<Sent[]> {
  const { statements } = await recording(work);
  const its = statements.find(({ transaction: number, isOfRequest }) => isOfRequest && number > 0);
  return statements.filter(({ transaction: number }) => number === its?.transaction);
}

/** How often somebody waits for the database between the first statement and the answer to the commit. */
const waitsOf = (asked: Sent[]) => asked.filter(({ ahead }) => ahead === 0).length;

describe("what a transaction asks", () => {
  const acts: {
    what: string;
    statements: number;
    waits: number;
    act: () => Promise<() => Promise<unknown>>;
  }[] = [
    {
      what: "an accepted offer",
      statements: 13,
      waits: 5,
      act: async () => {
        await deal();
        const { offerId } = await anOffer();
        return () => seller.gql(ACCEPT, { id: offerId, key: `accept-${offerId}` });
      },
    },
    {
      what: "an offer",
      statements: 11,
      waits: 6,
      act: async () => {
        const item = await anItem(seller, { trustPoints: 5 });
        const input = { targetItemId: item.id, idempotencyKey: `offer-${item.id}` };
        return () => buyer.gql(CREATE_OFFER, { input });
      },
    },
    {
      what: "a message",
      statements: 8,
      waits: 4,
      act: async () => () =>
        buyer.gql(SEND, {
          input: { toUserId: seller.id, content: "Still there?", clientId: "is-it" },
        }),
    },
  ];
  it.each(acts)(
    "of $what: $statements statements at most, waited for $waits times at most, and the commit when all are answered",
    async ({ act, statements, waits }) => {
      const work = await act();
      const asked = await transaction(work);
      expect(asked.length).toBeLessThanOrEqual(statements);
      expect(waitsOf(asked)).toBeLessThanOrEqual(waits);
      expect(asked.at(-1)).toMatchObject({ text: expect.stringMatching(/^commit/i), ahead: 0 });
    },
  );

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
    const commit = statements.findLastIndex(({ transaction: number }) => number === 1);
    // The server looks for offers that are due by itself, every second.
    const read = statements.filter(
      ({ text, transaction: number, isOfRequest }, n) =>
        n > commit && number === 0 && isOfRequest && /users|items|offers|member_blocks/.test(text),
    );
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
    const read = statements.filter(
      ({ text, transaction: number }) => number === 0 && text.includes("messages"),
    );
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
    const read = statements.filter(
      ({ text, isOfRequest }) => isOfRequest && text.includes("from offers"),
    );
    expect(read).toHaveLength(1);
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
    const count = statements.find(({ text }) => text.includes("deals_completed + b.deals"));
    const plan = await market.rows<{ "QUERY PLAN": string }>(
      `explain (analyze, timing off, costs off) ${count?.text ?? ""}`,
      (count?.values ?? []) as (string | number)[],
    );
    const read = plan.flatMap((line) => /rows=([\d.]+)/.exec(line["QUERY PLAN"])?.[1] ?? []);
    expect(read.length).toBeGreaterThan(3);
    expect(Math.max(...read.map(Number))).toBeLessThan(50);
  });
});
