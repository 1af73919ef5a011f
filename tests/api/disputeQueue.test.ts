import { beforeAll, describe, expect, it } from "vitest";
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  aParcel,
  ASK,
  DECIDE,
  TAKE,
  WITHDRAW_DISPUTE,
} from "../support/deals.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const QUEUE = `query ($filter: DisputeQueueFilter, $status: DisputeStatus, $first: Int, $after: String) {
  disputeQueue(filter: $filter, status: $status, first: $first, after: $after) {
    cursor pageInfo { hasNextPage endCursor } edges { cursor node {
      id title status deadline resolvedAt isOverdue viewerRole takenBy { id } reporter { id } reported { id } } } } }`;
const POSTINGS = `query ($id: ID!) { adminDisputePostings(id: $id) {
  fromAccount toAccount fromUser { id } toUser { id } amount reason } }`;

interface Row {
  id: string;
  status: string;
  isOverdue: boolean;
}

let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  admin = await market.admin();
  seller = await market.member("Sam");
  buyer = await market.richMember("Bea", 5000);
});

async function queue(variables: object = {}, who = admin): Promise<Row[]> {
  const { disputeQueue } = await who.gql(QUEUE, variables);
  return disputeQueue.edges.map(({ node }: { node: Row }) => node);
}

async function idsIn(variables: object = {}, who = admin): Promise<string[]> {
  return (await queue(variables, who)).map(({ id }) => id);
}

async function aFiled(): Promise<string> {
  return (await aDispute(buyer, { transactionId: await aDeal(market, { seller, buyer }) })).id;
}

const decision = (id: string, more: object = {}) => ({
  input: { id, decision: "reject", resolution: "It is what was shown", ...more },
});

/** Each row of the market by the clock, from other SQL than the product's. */
async function idsByClock(where = "true"): Promise<string[]> {
  const open = await market.rows<{ id: number }>(
    `select id from disputes where resolved_at is null and ${where} order by deadline, id`,
  );
  const ended = await market.rows<{ id: number }>(
    `select id from disputes where resolved_at is not null and ${where} order by resolved_at desc, id desc`,
  );
  return [...open, ...ended].map(({ id }) => String(id));
}

describe("the queue of disputes", () => {
  it("has what is nearest to its deadline first, and what ended last", async () => {
    const [first, asked, answered, ended] = [
      await aFiled(),
      await aFiled(),
      await aFiled(),
      await aFiled(),
    ];
    market.clock.advance(1);
    const late = await aFiled();
    market.clock.advance(1);
    await seller.gql(ANSWER, { id: answered, text: "It was whole" });
    market.clock.advance(1);
    await admin.gql(ASK, { id: asked, text: "Which of you has it?" });
    await buyer.gql(WITHDRAW_DISPUTE, { id: ended });

    expect(await idsIn()).toEqual([first, late, answered, asked, ended]);
    expect(await idsIn()).toEqual(await idsByClock());
    expect(await idsIn({ filter: "open" })).toEqual([first, late, answered, asked]);
    expect(await idsIn({ filter: "awaiting_answer" })).toEqual([first, late, asked]);
    expect(await idsIn({ filter: "awaiting_decision" })).toEqual([answered]);
    expect(await idsIn({ filter: "closed" })).toEqual([ended]);
    expect(await idsIn({ status: "awaiting_response" })).toEqual([asked]);
    expect(await idsIn({ filter: "closed", status: "pending" })).toEqual([]);
  });

  it("has as mine what the administrator took on, until it ends", async () => {
    const [mine, ended] = [await aFiled(), await aFiled()];
    await admin.gql(TAKE, { id: mine });
    await admin.gql(TAKE, { id: ended });
    expect(await idsIn({ filter: "mine" })).toEqual(expect.arrayContaining([mine, ended]));
    await buyer.gql(WITHDRAW_DISPUTE, { id: ended });
    const ids = await idsIn({ filter: "mine" });
    expect(ids).toContain(mine);
    expect(ids).not.toContain(ended);
    for (const { takenBy } of (await queue({ filter: "mine" })) as unknown as {
      takenBy: { id: string };
    }[])
      expect(takenBy.id).toBe(admin.id);
  });

  it("has as overdue what nobody decided in the promised time, open or ended by time", async () => {
    const id = await aFiled();
    expect(await idsIn({ filter: "overdue" })).not.toContain(id);
    market.clock.advance(97);
    expect(await queue({ filter: "overdue" })).toContainEqual(
      expect.objectContaining({ id, status: "pending", isOverdue: true }),
    );
    await market.passHours(0);
    await market.passHours(49);
    const [overdue] = (await queue({ filter: "overdue" })).filter((row) => row.id === id);
    expect(overdue).toMatchObject({ status: "resolved", isOverdue: true });
    expect(await idsIn({ filter: "overdue" })).toEqual(
      await idsByClock(
        "decision_due_at < coalesce(resolved_at, timestamptz '" +
          market.clock.now().toISOString() +
          "')",
      ),
    );
  });

  it("is read in pages without a gap, also where many have one moment and where the open end", async () => {
    for (let n = 0; n < 5; n++) await aFiled();
    await market.rows(
      `update disputes set deadline = date_trunc('hour', deadline) where deadline is not null`,
    );
    await market.rows(
      `update disputes set resolved_at = date_trunc('year', resolved_at) where resolved_at is not null`,
    );
    const all = await idsByClock();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { disputeQueue }: { disputeQueue: QueuePage } = await admin.gql(QUEUE, {
        first: 2,
        after,
      });
      seen.push(...disputeQueue.edges.map(({ node }) => node.id));
      after = disputeQueue.pageInfo.hasNextPage ? disputeQueue.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(8);

    const [first] = (await admin.gql(QUEUE, { first: 1 })).disputeQueue.edges;
    const wrong = Buffer.from("[0,2000000000,5,1]").toString("base64url");
    const places = ["[1]", "[0,-90000000,5,1]"].map((text) =>
      Buffer.from(text).toString("base64url"),
    );
    for (const cursor of [wrong, "x", ...places])
      expect((await admin.refused(QUEUE, { after: cursor })).fields).toHaveProperty("after");
    expect(first.node.id).toBe(all[0]);
  });

  it("shows an administrator their part in a dispute of their own", async () => {
    const transactionId = await aDeal(market, { seller: admin, buyer });
    const { id } = await aDispute(buyer, { transactionId });
    expect(await queue({ filter: "open" })).toContainEqual(
      expect.objectContaining({ id, viewerRole: "reported" }),
    );
  });

  it("is for administrators only", async () => {
    const id = await aFiled();
    expect((await buyer.refused(QUEUE)).code).toBe("FORBIDDEN");
    expect((await market.stranger.refused(QUEUE)).code).toBe("UNAUTHENTICATED");
    expect((await buyer.refused(POSTINGS, { id })).code).toBe("FORBIDDEN");
    expect((await market.stranger.refused(POSTINGS, { id })).code).toBe("UNAUTHENTICATED");
  });
});

interface QueuePage {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

describe("the postings of a dispute", () => {
  const postingsOf = async (id: string) =>
    (await admin.gql(POSTINGS, { id })).adminDisputePostings as Record<string, unknown>[];

  it("are those of its deal, and then what the decision moved", async () => {
    const transactionId = await aDeal(market, { seller, buyer, tp: 60 });
    const { id } = await anAnsweredDispute(buyer, seller, { transactionId });
    const sale = {
      fromAccount: "wallet",
      toAccount: "wallet",
      fromUser: { id: buyer.id },
      toUser: { id: seller.id },
      amount: 60,
      reason: "item_sale",
    };
    expect(await postingsOf(id)).toEqual([sale]);
    await admin.gql(DECIDE, decision(id, { decision: "split", refundAmount: 18 }));
    expect(await postingsOf(id)).toEqual([
      sale,
      {
        fromAccount: "wallet",
        toAccount: "wallet",
        fromUser: { id: seller.id },
        toUser: { id: buyer.id },
        amount: 18,
        reason: "dispute_refund",
      },
    ]);
  });

  it("are those of a parcel on its way, escrow too", async () => {
    const part = await aParcel({ seller, buyer });
    const { id } = await aDispute(buyer, { orderPartId: part.id });
    expect(await postingsOf(id)).toEqual([
      expect.objectContaining({ fromAccount: "wallet", toAccount: "escrow", amount: part.amount }),
    ]);
    await seller.gql(ANSWER, { id, text: "It is on its way" });
    await admin.gql(DECIDE, decision(id, { decision: "refund" }));
    expect(await postingsOf(id)).toEqual([
      expect.objectContaining({ toAccount: "escrow" }),
      expect.objectContaining({
        fromAccount: "escrow",
        toUser: { id: buyer.id },
        amount: part.amount,
        reason: "order_refund",
      }),
    ]);
    expect(await postingsOf("999999")).toEqual([]);
  });
});
