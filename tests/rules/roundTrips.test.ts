import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { recording } from "./statements/recording.ts";

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;

const market = aMarket();
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  seller = await market.member("Seller");
  buyer = await market.member("Buyer");
});

/** What a mutation asks the database between `begin` and `commit`. */
async function inTransaction(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await recording(work);
  const texts = statements.map(({ text }) => text);
  const from = texts.findIndex((text) => /^begin/i.test(text));
  const to = texts.findIndex((text, n) => n > from && /^commit/i.test(text));
  return texts.slice(from + 1, to);
}

describe("what a transaction asks", () => {
  it("of an accepted offer: the wallets last, and a dozen statements in all", async () => {
    const item = await anItem(seller, { trustPoints: 5 });
    const { createOffer } = await buyer.gql(CREATE_OFFER, { input: { targetItemId: item.id } });
    const asked = await inTransaction(() => seller.gql(ACCEPT, { id: createOffer.offer.id }));

    expect(asked.length).toBeLessThanOrEqual(13);
    const wallets = asked.findIndex((text) => text.includes("ledger_capture"));
    // Behind the payment: the deal is counted, and the events are appended.
    expect(asked.length - wallets).toBeLessThanOrEqual(3);
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
      `insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
       select $1, $2, (select max(id) from items), 1, 'purchase', 'completed', now(), now() from generate_series(1, 3000)`,
      [Number(seller.id), Number(buyer.id)],
    );
    await market.rows(
      `update transactions set offer_id = o.id from offers o where o.id = (select max(id) from offers) and transactions.id % 2 = 0`,
    );
    const item = await anItem(seller, { trustPoints: 5 });
    const { createOffer } = await buyer.gql(CREATE_OFFER, { input: { targetItemId: item.id } });
    const counted = (await recording(() => seller.gql(ACCEPT, { id: createOffer.offer.id })))
      .statements;
    const count = counted.find(({ text }) => text.includes("deals_completed + 1"));
    const plan = await market.rows<{ "QUERY PLAN": string }>(
      `explain (analyze, timing off, costs off) ${count?.text ?? ""}`,
      (count?.values ?? []) as (string | number)[],
    );
    const read = plan
      .map((line) => line["QUERY PLAN"])
      .filter((line) => /transactions/.test(line))
      .map((line) => Number(/rows=([\d.]+)/.exec(line)?.[1] ?? 0));
    expect(read.length).toBeGreaterThan(0);
    expect(Math.max(...read)).toBeLessThan(50);
  });
});
