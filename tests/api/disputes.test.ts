import { beforeAll, describe, expect, it } from "vitest";
import { CONFIRM, REFUND } from "../support/checkout.ts";
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  aParcel,
  ASK,
  CONCEDE,
  DEALS,
  DECIDE,
  DISPUTE,
  FILE,
  TAKE,
  WITHDRAW_DISPUTE,
} from "../support/deals.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Refusal } from "../support/people.ts";

const market = aMarket();
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function twoPeople(): Promise<{ seller: Person; buyer: Person }> {
  return { seller: await market.member("Sam"), buyer: await market.richMember("Bea", 500) };
}

interface Dates {
  deadline: string;
  decisionDueAt: string;
}

const about = (transactionId: string) => ({
  transactionId,
  category: "scam",
  description: "It never was a teapot",
});

describe("filing", () => {
  // Proves: KC-022, RD-004, RD-005, VA-033, VA-034, VA-035, ST-018
  it("takes each category, a description of 10 to 1000 characters, and links that start with http", async () => {
    const { seller, buyer } = await twoPeople();
    const transactionId = await aDeal(market, { seller, buyer });
    const wrong: [object, string, string][] = [
      [{ description: " " }, "description", "Please fill in all required fields"],
      [
        { description: "Too short" },
        "description",
        "Please provide more details about the dispute",
      ],
      [{ description: "x".repeat(1001) }, "description", "This may have at most 1000 characters"],
      [
        { evidence: ["ftp://x.example"] },
        "evidence",
        "Evidence must be links that start with http",
      ],
      [
        { evidence: ["javascript:alert(1)"] },
        "evidence",
        "Evidence must be links that start with http",
      ],
      [
        { reportedUserId: buyer.id },
        "reportedUserId",
        "This member is not the other side of the deal",
      ],
    ];
    for (const [input, field, words] of wrong)
      expect(
        await buyer.refused(FILE, { input: { ...about(transactionId), ...input } }),
      ).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: words } });

    for (const category of ["scam", "misrepresentation", "harassment", "other"]) {
      const id = await aDeal(market, { seller, buyer, tp: 10 });
      const { fileDispute } = await buyer.gql(FILE, {
        input: {
          ...about(id),
          category,
          evidence: ["https://photos.example/1", " https://photos.example/1 "],
        },
      });
      expect(fileDispute.dispute).toMatchObject({
        category,
        status: "pending",
        priority: "medium",
        amount: 10,
        evidence: ["https://photos.example/1"],
        viewerRole: "reporter",
        viewerActions: ["answer", "withdraw"],
        payer: { id: buyer.id },
        payee: { id: seller.id },
      });
    }
  });

  it("is of high priority above 300 TP and for premium members", async () => {
    const { seller, buyer } = await twoPeople();
    const dear = await aDispute(buyer, {
      transactionId: await aDeal(market, { seller, buyer, tp: 301 }),
    });
    expect(dear.priority).toBe("high");
    await market.rows(
      "update users set email_verified = true, phone_verified = true, verification_level = 'premium' where id = $1",
      [Number(buyer.id)],
    );
    const cheap = await aDispute(buyer, {
      transactionId: await aDeal(market, { seller, buyer, tp: 10 }),
    });
    expect(cheap.priority).toBe("high");
  });

  it("is for the two sides, one at a time, within 14 days; what was withdrawn may be filed again", async () => {
    const { seller, buyer } = await twoPeople();
    const eve = await market.member("Eve");
    const transactionId = await aDeal(market, { seller, buyer });
    expect((await eve.refused(FILE, { input: about(transactionId) })).code).toBe("NOT_FOUND");
    const { id } = await aDispute(buyer, { transactionId });
    for (const person of [buyer, seller])
      expect(await person.refused(FILE, { input: about(transactionId) })).toMatchObject({
        code: "DISPUTE_EXISTS",
        details: { disputeId: Number(id) },
      });
    for (const refusal of [
      await eve.refused(ANSWER, { id, text: "Me too" }),
      await eve.refused(WITHDRAW_DISPUTE, { id }),
    ])
      expect(refusal.code).toBe("NOT_FOUND");
    expect((await eve.gql(DISPUTE, { id })).dispute).toBeNull();

    await buyer.gql(WITHDRAW_DISPUTE, { id });
    const again = await anAnsweredDispute(buyer, seller, { transactionId });
    await admin.gql(DECIDE, {
      input: { id: again.id, decision: "reject", resolution: "It is a teapot" },
    });
    expect((await buyer.refused(FILE, { input: about(transactionId) })).code).toBe(
      "DISPUTE_EXISTS",
    );
    const old = await aDeal(market, { seller, buyer });
    await market.rows(
      "update transactions set completed_at = completed_at - interval '15 days' where id = $1",
      [Number(old)],
    );
    expect((await buyer.refused(FILE, { input: about(old) })).code).toBe("DISPUTE_CLOSED");
  });
});

describe("a parcel on its way", () => {
  it("is held: neither side moves it, and it goes on where it stood when the dispute is taken back", async () => {
    const { seller, buyer } = await twoPeople();
    const part = await aParcel({ seller, buyer });
    const [deal] = (await buyer.gql(DEALS, { awaiting: "dispute" })).deals;
    expect(deal).toMatchObject({ orderPartId: part.id, transactionId: null, settledAt: null });
    // An hour before it would be paid out by itself.
    market.clock.advance(24 * 8 - 1);
    const dispute = await aDispute(buyer, { orderPartId: part.id });
    expect((await buyer.refused(CONFIRM, { partId: part.id })).message).toBe(
      "Nothing moves while a dispute about it is open",
    );
    expect((await seller.refused(REFUND, { id: part.id })).code).toBe("ORDER_NOT_OPEN");
    const PART = `query ($status: OrderStatus) { sales(status: $status) { edges { node { isDisputed deadline viewerActions deal { dispute { id } } } } } }`;
    expect((await seller.gql(PART)).sales.edges[0].node).toEqual({
      isDisputed: true,
      deadline: null,
      viewerActions: [],
      deal: { dispute: { id: dispute.id } },
    });
    const [before] = await market.rows<{ deadline: Date }>(
      "select deadline from order_parts where id = $1",
      [Number(part.id)],
    );
    await market.passHours(10);
    expect((await seller.wallet()).tpBalance).toBe(100);
    await buyer.gql(WITHDRAW_DISPUTE, { id: dispute.id });
    const [after] = await market.rows<{ deadline: Date }>(
      "select deadline from order_parts where id = $1",
      [Number(part.id)],
    );
    const hours = (Number(after?.deadline) - Number(before?.deadline)) / 3_600_000;
    expect(Math.round(hours)).toBe(10);
    await buyer.gql(CONFIRM, { partId: part.id });
    expect((await seller.wallet()).tpBalance).toBe(200);
  });
});

describe("the room", () => {
  it("shows both sides and the administrators what is on record, in order, and nobody the private thread", async () => {
    const { seller, buyer } = await twoPeople();
    const part = await aParcel({ seller, buyer });
    for (const content of ["Where is it?", "And now?"])
      await buyer.rest("POST", "/api/messages", { toUserId: Number(seller.id), content });
    const { id } = await aDispute(
      buyer,
      { orderPartId: part.id },
      { description: "No parcel yet" },
    );
    await seller.gql(ANSWER, { id, text: "Wait a day", evidence: ["http://track.example"] });
    await admin.gql(TAKE, { id });
    await admin.gql(ASK, { id, text: "Which depot?" });
    const { dispute } = await admin.gql(DISPUTE, { id });
    expect(dispute).toMatchObject({
      status: "awaiting_response",
      viewerRole: "admin",
      viewerActions: ["take", "ask"],
      takenBy: { id: admin.id },
    });
    expect(
      dispute.timeline.map(({ kind, text, tp }: Record<string, unknown>) => [kind, text, tp]),
    ).toEqual([
      ["order", expect.any(String), null],
      ["payment", "Order payment", 100],
      ["order", expect.any(String), null],
      ["order", expect.any(String), null],
      ["messages", "2 messages", null],
      ["filed", "No parcel yet", null],
      ["statement", "Wait a day", null],
      ["taken", "", null],
      ["asked", "Which depot?", null],
    ]);
    expect(JSON.stringify(dispute)).not.toContain("And now?");
    await buyer.gql(ANSWER, { id, text: "Avonmouth" });
    expect((await admin.gql(DISPUTE, { id })).dispute).toMatchObject({
      status: "under_review",
      viewerActions: ["take", "ask", "decide"],
    });
  });

  it("gives each part its own acts, and refuses the others'", async () => {
    const { seller, buyer } = await twoPeople();
    const { id } = await aDispute(buyer, { transactionId: await aDeal(market, { seller, buyer }) });
    for (const [person, query, variables] of [
      [seller, WITHDRAW_DISPUTE, { id }],
      [buyer, CONCEDE, { id }],
      [admin, ANSWER, { id, text: "I say" }],
    ] as const)
      expect((await person.refused(query, variables)).code).toBe("NOT_YOUR_DISPUTE");
    expect((await buyer.refused(TAKE, { id })).code).toBe("FORBIDDEN");
    expect((await seller.refused(ANSWER, { id, text: "  " })).fields).toHaveProperty("text");
  });

  it("has no judge who is a side of it", async () => {
    const buyer = await market.richMember("Bea", 300);
    const transactionId = await aDeal(market, { seller: admin, buyer });
    const { id } = await aDispute(buyer, { transactionId });
    const refusal = await admin.refused(DECIDE, {
      input: { id, decision: "release", resolution: "I am right" },
    });
    expect(refusal.code).toBe("NOT_YOUR_DISPUTE");
  });
});

describe("before a decision the other side is heard, or had 48 hours", () => {
  const REFUND_ALL = { decision: "refund", resolution: "The photos show the hole" };
  const HOUR = 3_600_000;

  async function aFiledDispute() {
    const people = await twoPeople();
    const transactionId = await aDeal(market, people);
    return { ...people, ...(await aDispute(people.buyer, { transactionId })) };
  }

  async function lookAt(id: string) {
    return (await admin.gql(DISPUTE, { id })).dispute;
  }

  /** Refused, and nothing is another than before. */
  async function expectTooEarly(id: string): Promise<Refusal> {
    const before = await lookAt(id);
    const refusal = await admin.refused(DECIDE, { input: { id, ...REFUND_ALL } });
    expect(refusal).toMatchObject({
      code: "DISPUTE_AWAITS_ANSWER",
      details: { until: before.deadline },
    });
    expect(await lookAt(id)).toEqual(before);
    return refusal;
  }

  async function decide(id: string): Promise<void> {
    const { decideDispute } = await admin.gql(DECIDE, { input: { id, ...REFUND_ALL } });
    expect(decideDispute.dispute).toMatchObject({ status: "resolved", outcome: "refund" });
  }

  it("is refused right after the filing, also by who took it on, which takes nobody's time", async () => {
    const { id, deadline, seller, buyer } = await aFiledDispute();
    const paid = (await buyer.wallet()).tpBalance;
    const until = /^The reported member has until \d+ \w+ \d{4} at \d\d:\d\d UTC to answer\./;
    expect((await expectTooEarly(id)).message).toMatch(until);
    const { takeDispute } = await admin.gql(TAKE, { id });
    expect(takeDispute.dispute).toMatchObject({
      status: "pending",
      deadline,
      takenBy: { id: admin.id },
      viewerActions: ["take", "ask"],
    });
    await expectTooEarly(id);
    expect((await buyer.wallet()).tpBalance).toBe(paid);
    expect((await seller.gql(DISPUTE, { id })).dispute.viewerActions).toEqual([
      "answer",
      "concede",
    ]);
  });

  it("is made once the reported member has answered", async () => {
    const { id, seller } = await aFiledDispute();
    await admin.gql(TAKE, { id });
    await seller.gql(ANSWER, { id, text: "It was whole" });
    await decide(id);
  });

  it("is made after 48 hours of silence, and not before", async () => {
    const { id } = await aFiledDispute();
    await market.passHours(47.9);
    await admin.proveIdentity();
    await expectTooEarly(id);
    await market.passHours(0.2);
    expect(await lookAt(id)).toMatchObject({ status: "under_review" });
    await decide(id);
  });

  it("is not hastened by who filed, neither before nor after the market asked", async () => {
    const { id, seller, buyer } = await aFiledDispute();
    await buyer.gql(ANSWER, { id, text: "And it smells" });
    await expectTooEarly(id);
    await admin.gql(ASK, { id, text: "Is there a photo?" });
    await buyer.gql(ANSWER, { id, text: "There is one" });
    expect(await lookAt(id)).toMatchObject({ status: "awaiting_response" });
    await expectTooEarly(id);
    await seller.gql(ANSWER, { id, text: "It shows another bowl" });
    expect(await lookAt(id)).toMatchObject({ status: "under_review" });
    // Both were heard: who answers the next question first brings it back to review.
    await admin.gql(ASK, { id, text: "Which bowl?" });
    expect((await expectTooEarly(id)).message).toMatch(/^Both sides have until /);
    await buyer.gql(ANSWER, { id, text: "The blue one" });
    await decide(id);
  });

  it("waits for what the market asks later, 48 hours at most, and the market asks three times", async () => {
    const { id, buyer } = await aFiledDispute();
    await market.passHours(48.1);
    for (const text of ["Where is it?", "Is it broken?", "Since when?"]) {
      await admin.gql(ASK, { id, text });
      await buyer.gql(ANSWER, { id, text: "I do not know" });
      await expectTooEarly(id);
      await market.passHours(48.1);
      expect(await lookAt(id)).toMatchObject({ status: "under_review" });
    }
    expect((await admin.refused(ASK, { id, text: "Why?" })).fields).toEqual({
      text: "The market may ask 3 times in a dispute",
    });
    await decide(id);
  });

  it("is promised for the date on which the clock ends it", async () => {
    const { id, deadline, decisionDueAt, seller } = await aFiledDispute();
    const hoursOf = ({ deadline: ends, decisionDueAt: due }: Dates) => {
      const now = market.clock.now().getTime();
      return [ends, due].map((at) => Math.round((Date.parse(at) - now) / HOUR));
    };
    expect(hoursOf({ deadline, decisionDueAt })).toEqual([48, 96]);
    market.clock.advance(20);
    await admin.gql(TAKE, { id });
    expect(hoursOf(await lookAt(id))).toEqual([28, 76]);
    await admin.gql(ASK, { id, text: "Is there a photo?" });
    expect(hoursOf(await lookAt(id))).toEqual([48, 96]);
    market.clock.advance(10);
    await seller.gql(ANSWER, { id, text: "There is none" });
    const inReview = await lookAt(id);
    expect(hoursOf(inReview)).toEqual([48, 48]);
    expect(inReview.decisionDueAt).toBe(inReview.deadline);
    await market.passHours(47.9);
    expect(await lookAt(id)).toMatchObject({ status: "under_review", isOverdue: false });
    await market.passHours(0.2);
    expect(await lookAt(id)).toMatchObject({ status: "rejected", isOverdue: true });

    const silent = await aFiledDispute();
    await market.passHours(48.1);
    expect(hoursOf(await lookAt(silent.id))).toEqual([48, 48]);
    await market.passHours(48.1);
    expect(await lookAt(silent.id)).toMatchObject({ status: "resolved" });
  });
});

describe("a decision", () => {
  it("must fit, is made once, keeps its notes to administrators, and costs the loser the highest level", async () => {
    const { seller, buyer } = await twoPeople();
    await market.rows(
      "update users set email_verified = true, phone_verified = true, overall_rating = 5, trust_level = 'champion' where id = $1",
      [Number(seller.id)],
    );
    await market.rows("update user_stats set deals_completed = 40 where user_id = $1", [
      Number(seller.id),
    ]);
    const transactionId = await aDeal(market, { seller, buyer });
    const { id } = await anAnsweredDispute(buyer, seller, { transactionId });
    const input = { id, decision: "split", resolution: "Half each", adminNotes: "Third time" };
    for (const refundAmount of [null, 0, 20, 21])
      expect(
        (await admin.refused(DECIDE, { input: { ...input, refundAmount } })).fields,
      ).toHaveProperty("refundAmount");
    await admin.gql(DECIDE, { input: { ...input, refundAmount: 10 } });
    expect(await admin.refused(DECIDE, { input: { ...input, refundAmount: 10 } })).toMatchObject({
      code: "DISPUTE_CLOSED",
      details: { status: "resolved" },
    });
    expect((await admin.gql(DISPUTE, { id })).dispute.adminNotes).toBe("Third time");
    expect((await seller.gql(DISPUTE, { id })).dispute).toMatchObject({
      adminNotes: null,
      resolution: "Half each",
      outcome: "split",
      refunded: 10,
    });
    const levelOf = async () =>
      (await buyer.gql(`query ($id: ID!) { user(id: $id) { trustLevel } }`, { id: seller.id })).user
        .trustLevel;
    expect(await levelOf()).toBe("trusted");
    await market.rows("update disputes set resolved_at = resolved_at - interval '181 days'");
    await aDeal(market, { seller, buyer });
    expect(await levelOf()).toBe("champion");
  });

  it("keeps an account with an open dispute from being deleted", async () => {
    const { seller, buyer } = await twoPeople();
    await aDispute(buyer, { transactionId: await aDeal(market, { seller, buyer }) });
    const refusal = await seller.refused(
      `mutation ($password: String!) { deleteAccount(password: $password) }`,
      { password: "correct horse battery" },
    );
    expect(refusal).toMatchObject({ code: "DISPUTES_OPEN", details: { openDisputes: 1 } });
  });
});
