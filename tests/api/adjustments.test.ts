import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ADJUSTMENTS,
  adjustmentAs,
  anAdjustment,
  APPROVE,
  HEAR_ADJUSTMENTS,
  REJECT,
  REQUEST_ADJUSTMENT,
  TERMS,
  WHY,
  WITHDRAW_ADJUSTMENT,
  type Adjustment,
} from "../support/adjustments.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();
const AT_ONCE = 20;
const DELETE_ACCOUNT = `mutation { deleteAccount(password: "${PASSWORD}") }`;
const DAY_MAX = 5000;

let admin: Person;
let second: Person;
let third: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Ottoline");
  third = await market.anotherAdmin("Quentin");
});

// Each test has the day's limit for itself, and nothing of it waits for the next.
afterEach(async () => {
  await market.passHours(72);
  for (const who of [admin, second, third]) await who.signIn();
});

function historyOf(member: Person) {
  return member
    .gql(
      `{ wallet { history(first: 5) { edges { node { amount reason description balanceAfter } } } } }`,
    )
    .then(({ wallet }) => wallet.history.edges.map(({ node }: { node: object }) => node));
}

/** The newest notification of a type; undefined without one. */
async function toldTo(person: Person, type: string) {
  const { notifications } = await person.gql(
    `{ notifications(first: 50) { edges { node { type message actionUrl } } } }`,
  );
  const all = notifications.edges.map(({ node }: { node: { type: string } }) => node);
  return all.find((node: { type: string }) => node.type === type);
}

async function listed(variables: object = {}): Promise<Adjustment[]> {
  const { adjustments } = await admin.gql(ADJUSTMENTS, variables);
  return adjustments.edges.map(({ node }: { node: Adjustment }) => node);
}

describe("an adjustment", () => {
  it("waits for another administrator, and moves nothing before", async () => {
    const freya = await market.member("Freya");
    const asked = await anAdjustment(admin, freya, { notes: "See the stall's book" });
    expect(asked).toMatchObject({
      amount: 50,
      reason: WHY,
      notes: "See the stall's book",
      status: "requested",
      failure: null,
      isAlone: false,
      endedAt: null,
      decidedBy: null,
      member: { id: freya.id },
      requestedBy: { id: admin.id },
      viewerActions: ["withdraw"],
    });
    expect(Date.parse(asked.deadline ?? "") - Date.parse(asked.createdAt)).toBe(48 * 3_600_000);
    expect(await freya.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });
    expect(await toldTo(freya, "wallet_adjusted")).toBeUndefined();
    for (const other of [second, third])
      expect(await toldTo(other, "wallet_adjustment_requested")).toMatchObject({
        actionUrl: `/admin/adjustments?adjustment=${asked.id}`,
      });
    expect(await toldTo(admin, "wallet_adjustment_requested")).toBeUndefined();
    expect(await market.rows("select 1 from mails where subject like '%adjustment%'")).toEqual([]);
  });

  it("gives TP once it is approved; the member is told why, and the books by what reason", async () => {
    const freya = await market.member("Freya");
    const { id } = await anAdjustment(admin, freya);
    const wallet = await freya.live(`subscription { walletUpdated { wallet { tpBalance } } }`);
    const { approveAdjustment } = await second.gql(APPROVE, { id });
    expect(approveAdjustment).toMatchObject({
      status: "posted",
      deadline: null,
      decidedBy: { id: second.id },
      viewerActions: [],
    });
    expect(await wallet.next()).toEqual({ wallet: { tpBalance: 150 } });
    await wallet.stop();
    expect((await historyOf(freya))[0]).toEqual({
      amount: 50,
      reason: "adjustment",
      description: WHY,
      balanceAfter: 150,
    });
    expect(await toldTo(freya, "wallet_adjusted")).toMatchObject({
      message: `The market added 50 TP: ${WHY}`,
      actionUrl: "/wallet",
    });
    expect(await toldTo(admin, "wallet_adjustment_ended")).toMatchObject({
      message: "+50 TP moved",
    });
  });

  it("takes TP that are available, and is in the reports of the treasury by its reason", async () => {
    const freya = await market.member("Freya");
    const issue = async () => {
      const { adminIssue } = await admin.gql(
        `{ adminIssue(range: d7) { reasons { reason issued returned } } }`,
      );
      return adminIssue.reasons.find(({ reason }: { reason: string }) => reason === "adjustment");
    };
    const before = (await issue()) ?? { issued: 0, returned: 0 };
    const { id } = await anAdjustment(admin, freya, { amount: -30 });
    await second.gql(APPROVE, { id });
    expect(await freya.wallet()).toEqual({ tpBalance: 70, held: 0, available: 70 });
    expect((await historyOf(freya))[0]).toMatchObject({ amount: -30, balanceAfter: 70 });
    expect(await toldTo(freya, "wallet_adjusted")).toMatchObject({
      message: `The market took 30 TP: ${WHY}`,
    });
    expect(await issue()).toEqual({
      reason: "adjustment",
      issued: before.issued,
      returned: before.returned + 30,
    });
    const { adminSupply } = await admin.gql(`{ adminSupply { sum } }`);
    expect(adminSupply.sum).toBe(0);
  });

  it("is rejected with words for who asked, or withdrawn, and moves nothing", async () => {
    const freya = await market.member("Freya");
    const { id } = await anAdjustment(admin, freya);
    const { rejectAdjustment } = await second.gql(REJECT, { id, reason: "The parcel came today" });
    expect(rejectAdjustment).toMatchObject({
      status: "rejected",
      decisionNote: "The parcel came today",
      decidedBy: { id: second.id },
    });
    expect(await toldTo(admin, "wallet_adjustment_ended")).toMatchObject({
      message: "+50 TP: The parcel came today",
    });
    const again = await anAdjustment(admin, freya);
    const { withdrawAdjustment } = await admin.gql(WITHDRAW_ADJUSTMENT, { id: again.id });
    expect(withdrawAdjustment).toMatchObject({ status: "withdrawn", decidedBy: { id: admin.id } });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
    expect(await toldTo(freya, "wallet_adjusted")).toBeUndefined();
  });

  it("that nobody approves in 48 hours expires; from that moment it is closed", async () => {
    const freya = await market.member("Freya");
    const one = await anAdjustment(admin, freya);
    market.clock.advance(48);
    expect((await adjustmentAs(second, one)).viewerActions).toEqual([]);
    expect((await second.refused(APPROVE, { id: one.id })).code).toBe("ADJUSTMENT_CLOSED");
    await market.passHours(0);
    expect(await adjustmentAs(admin, one)).toMatchObject({ status: "expired", decidedBy: null });
    expect(await toldTo(admin, "wallet_adjustment_ended")).toMatchObject({
      message: "Nobody approved +50 TP in time",
    });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
  });

  it("survives a restart while it waits", async () => {
    const freya = await market.member("Freya");
    const one = await anAdjustment(admin, freya);
    await market.stopServer();
    await market.startServer();
    expect(await adjustmentAs(second, one)).toMatchObject({ viewerActions: ["approve", "reject"] });
    await second.gql(APPROVE, { id: one.id });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
  });
});

describe("who may do what", () => {
  const ACTS = { approve: APPROVE, reject: REJECT, withdraw: WITHDRAW_ADJUSTMENT };
  const ENDED = {
    posted: (id: string) => second.gql(APPROVE, { id }),
    rejected: (id: string) => second.gql(REJECT, { id, reason: "No" + WHY }),
    withdrawn: (id: string) => admin.gql(WITHDRAW_ADJUSTMENT, { id }),
    expired: () => market.passHours(49),
  };
  const variables = (id: string) => ({ id, reason: "Somebody else asked for it" });

  it("while it waits: who asked withdraws, another administrator decides, whose wallet it is nothing", async () => {
    const asked = await anAdjustment(admin, third);
    const MAY: [Person, string[]][] = [
      [admin, ["withdraw"]],
      [second, ["approve", "reject"]],
      [third, []],
    ];
    for (const [who, may] of MAY) {
      expect((await adjustmentAs(who, asked)).viewerActions, who.name).toEqual(may);
      for (const [action, document] of Object.entries(ACTS)) {
        if (may.includes(action)) continue;
        const refusal = await who.refused(document, variables(asked.id));
        expect([who.name, action, refusal.code]).toEqual([who.name, action, "FORBIDDEN"]);
      }
    }
    const curious = await market.member("Curious");
    for (const document of Object.values(ACTS)) {
      expect((await curious.refused(document, variables(asked.id))).code).toBe("FORBIDDEN");
      expect((await market.stranger.refused(document, variables(asked.id))).code).toBe(
        "UNAUTHENTICATED",
      );
      expect((await second.refused(document, variables("2000000000"))).code).toBe("NOT_FOUND");
    }
    expect(await adjustmentAs(admin, asked)).toMatchObject({ status: "requested" });
    await second.gql(APPROVE, { id: asked.id });
  });

  it.each(Object.entries(ENDED))("when it is %s: nobody anything", async (status, end) => {
    const asked = await anAdjustment(admin, await market.member("Freya"));
    await end(asked.id);
    for (const who of [admin, second, third]) {
      const seen = await adjustmentAs(who, asked);
      expect([seen.status, seen.viewerActions]).toEqual([status, []]);
      for (const document of Object.values(ACTS))
        expect(await who.refused(document, variables(asked.id))).toMatchObject({
          code: "ADJUSTMENT_CLOSED",
          details: { status },
        });
    }
  });

  it("nobody asks for their own wallet, nor for one that does not exist or is closed", async () => {
    const input = { memberId: admin.id, amount: 5, reason: WHY };
    expect((await admin.refused(REQUEST_ADJUSTMENT, { input })).code).toBe("FORBIDDEN");
    const gone = await market.member("Gone");
    await gone.gql(DELETE_ACCOUNT);
    for (const memberId of [gone.id, "2000000000"])
      expect(
        (await admin.refused(REQUEST_ADJUSTMENT, { input: { ...input, memberId } })).code,
      ).toBe("NOT_FOUND");
  });

  it("the database, too, keeps who asked from approving", async () => {
    const { id } = await anAdjustment(admin, await market.member("Freya"));
    await expect(
      market.rows(
        `update adjustments set status = 'posted', decided_by = requested_by, deadline = null, ended_at = now() where id = $1`,
        [Number(id)],
      ),
    ).rejects.toThrow("adjustments_check1");
  });
});

describe("an input", () => {
  it.each([
    [{ amount: 0 }, "amount"],
    [{ amount: 1001 }, "amount"],
    [{ amount: -1001 }, "amount"],
    [{ reason: "" }, "reason"],
    [{ reason: "  x  " }, "reason"],
    [{ reason: "x".repeat(501) }, "reason"],
    [{ notes: "x".repeat(1001) }, "notes"],
    [{ memberId: "x" }, "memberId"],
  ])("%j is refused by its field", async (wrong, field) => {
    const input = { memberId: second.id, amount: 5, reason: WHY, ...wrong };
    const refusal = await admin.refused(REQUEST_ADJUSTMENT, { input });
    expect(refusal.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  it("of a rejection needs its reason", async () => {
    const { id } = await anAdjustment(admin, await market.member("Freya"));
    for (const reason of ["", "no", "x".repeat(501)])
      expect((await second.refused(REJECT, { id, reason })).fields).toHaveProperty("reason");
    expect((await second.refused(APPROVE, { id: "x" })).code).toBe("BAD_USER_INPUT");
  });
});

describe("TP that the member has not available", () => {
  it("cannot be asked for", async () => {
    const freya = await market.member("Freya");
    await anOffer(freya, await anItem(second, { trustPoints: 60 }));
    const input = { memberId: freya.id, amount: -41, reason: WHY };
    expect(await admin.refused(REQUEST_ADJUSTMENT, { input })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      details: { available: 40, needed: 41 },
    });
    await anAdjustment(admin, freya, { amount: -40 });
  });

  it("are not taken when they were spent meanwhile; it goes on waiting", async () => {
    const freya = await market.member("Freya");
    const one = await anAdjustment(admin, freya, { amount: -80 });
    await anOffer(freya, await anItem(second, { trustPoints: 60 }));
    expect(await second.refused(APPROVE, { id: one.id })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      details: { available: 40, needed: 80 },
    });
    expect(await adjustmentAs(second, one)).toMatchObject({
      status: "requested",
      viewerActions: ["approve", "reject"],
    });
    expect(await freya.wallet()).toEqual({ tpBalance: 100, held: 60, available: 40 });
  });
});

describe("at once", () => {
  it("twenty approvals are one posting", async () => {
    const freya = await market.member("Freya");
    const { id } = await anAdjustment(admin, freya);
    for (const who of [second, third]) await who.proveIdentity();
    const { won, lost } = await race(
      times(AT_ONCE, (n) => () => (n % 2 ? second : third).ask(APPROVE, { id })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ ADJUSTMENT_CLOSED: AT_ONCE - 1 });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
    expect(
      await market.rows("select 1 from ledger_transfers where key = $1", [`adjustment:${id}`]),
    ).toHaveLength(1);
  });

  it("one withdraws what the others approve and reject: one of them wins, and the wallet agrees", async () => {
    for (const who of [admin, second, third]) await who.proveIdentity();
    for (let round = 0; round < 5; round++) {
      const freya = await market.member("Freya");
      const { id } = await anAdjustment(admin, freya);
      const { won, lost } = await race<{ [act: string]: Adjustment }>(
        times(
          AT_ONCE,
          (n) => () =>
            [
              () => admin.ask<Record<string, Adjustment>>(WITHDRAW_ADJUSTMENT, { id }),
              () => second.ask<Record<string, Adjustment>>(APPROVE, { id }),
              () => third.ask<Record<string, Adjustment>>(REJECT, { id, reason: WHY }),
            ][n % 3]?.() ?? Promise.reject(new Error("nobody")),
        ),
      );
      expect(won).toHaveLength(1);
      expect(lost).toEqual({ ADJUSTMENT_CLOSED: AT_ONCE - 1 });
      const isPosted = Object.values(won[0] ?? {})[0]?.status === "posted";
      expect((await freya.wallet()).tpBalance).toBe(isPosted ? 150 : 100);
    }
  });

  it("twenty requests of 1000 TP keep to the limit of the day, in both directions", async () => {
    await market.passHours(24);
    const members = await Promise.all(times(AT_ONCE, (n) => market.richMember(`Rich${n}`, 2000)));
    await admin.proveIdentity();
    await second.proveIdentity();
    const { won, lost } = await race(
      members.map(({ id: memberId }, n) => () => {
        const input = { memberId, amount: n % 2 ? 1000 : -1000, reason: WHY };
        return (n % 3 ? admin : second).ask<{ requestAdjustment: Adjustment }>(REQUEST_ADJUSTMENT, {
          input,
        });
      }),
    );
    expect(won).toHaveLength(5);
    expect(lost).toEqual({ ADJUSTMENT_LIMIT: AT_ONCE - 5 });
    expect((await admin.gql(TERMS)).adjustmentTerms).toEqual({ leftToday: 0, approvers: null });

    // What does not move gives its part of the day back.
    const [one] = won;
    const rejects = one?.requestAdjustment.requestedBy.id === second.id ? admin : second;
    await rejects.gql(REJECT, { id: one?.requestAdjustment.id, reason: WHY });
    expect((await admin.gql(TERMS)).adjustmentTerms.leftToday).toBe(1000);
    const freya = await market.member("Freya");
    const input = { memberId: freya.id, amount: 1000, reason: WHY };
    await admin.gql(REQUEST_ADJUSTMENT, { input });
    expect(
      await admin.refused(REQUEST_ADJUSTMENT, {
        input: { ...input, memberId: second.id, amount: 1 },
      }),
    ).toMatchObject({ code: "ADJUSTMENT_LIMIT", details: { left: 0, perDay: DAY_MAX } });
    await market.passHours(24);
    expect((await admin.gql(TERMS, { memberId: freya.id })).adjustmentTerms).toEqual({
      leftToday: DAY_MAX,
      approvers: 2,
    });
  });

  it("twenty requests for one wallet are one", async () => {
    const freya = await market.member("Freya");
    await admin.proveIdentity();
    const input = { memberId: freya.id, amount: 50, reason: WHY };
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(REQUEST_ADJUSTMENT, { input })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ ADJUSTMENT_WAITING: AT_ONCE - 1 });
    const [waiting] = await listed({ filter: { memberId: freya.id } });
    expect((await admin.refused(REQUEST_ADJUSTMENT, { input })).details).toEqual({
      adjustmentId: waiting?.id,
    });
  });

  it("a member who leaves while it is approved takes nothing along", async () => {
    for (let round = 0; round < 5; round++) {
      const freya = await market.member("Freya");
      const one = await anAdjustment(admin, freya);
      await Promise.all([second.ask(APPROVE, { id: one.id }), freya.ask(DELETE_ACCOUNT)]);
      await market.passHours(0.1);
      const { status } = await adjustmentAs(admin, one);
      expect(["posted", "failed"]).toContain(status);
      expect(
        await market.rows("select balance from ledger_accounts where user_id = $1", [
          Number(freya.id),
        ]),
      ).toEqual([{ balance: 0 }]);
    }
  });
});

describe("a member who leaves", () => {
  it("ends what waits, and takes their name out of its words", async () => {
    const freya = await market.member("Freya Nightingale");
    const posted = await anAdjustment(admin, freya, {
      reason: "Freya Nightingale was charged twice",
    });
    await second.gql(APPROVE, { id: posted.id });
    const waiting = await anAdjustment(admin, freya, { notes: "Freya Nightingale knows" });
    await freya.gql(DELETE_ACCOUNT);
    expect(await adjustmentAs(admin, waiting)).toMatchObject({
      status: "failed",
      failure: "member_gone",
      viewerActions: [],
    });
    expect(await toldTo(admin, "wallet_adjustment_ended")).toMatchObject({
      message: "+50 TP: the member has left the market",
    });
    for (const one of [posted, waiting]) {
      const seen = await adjustmentAs(admin, one);
      expect(JSON.stringify(seen)).not.toContain("Nightingale");
      expect(seen.member.displayName).toBe("Former member");
    }
  });

  it("has what was posted in their export, without what administrators wrote to each other", async () => {
    const freya = await market.member("Freya");
    const { id } = await anAdjustment(admin, freya, { notes: "Between us" });
    await second.gql(APPROVE, { id });
    await anAdjustment(admin, freya, { amount: 7, notes: "Between us" });
    const { body } = await freya.rest("GET", "/api/account/export");
    expect(body.walletAdjustments).toMatchObject([{ amount: 50, reason: WHY, status: "posted" }]);
    expect(JSON.stringify(body)).not.toContain("Between us");
  });
});

describe("what is heard", () => {
  it("by every administrator, by nobody else, and not by who lost the role", async () => {
    const freya = await market.member("Freya");
    const former = await market.anotherAdmin("Former");
    const hear = (who: Person) => who.live<{ adjustment: Adjustment }>(HEAR_ADJUSTMENTS);
    const heard = [await hear(admin), await hear(second), await hear(third)];
    const lost = await hear(former);
    const refused = await hear(freya);
    await market.rows("delete from user_roles where user_id = $1", [Number(former.id)]);
    const { id } = await anAdjustment(admin, freya);
    for (const live of heard) {
      await live.next();
      expect(live.heard[0]?.adjustment).toMatchObject({ id, status: "requested" });
    }
    expect(heard[1]?.heard[0]?.adjustment.viewerActions).toEqual(["approve", "reject"]);
    await second.gql(APPROVE, { id });
    for (const live of heard) {
      await live.next();
      expect(live.heard[1]?.adjustment).toMatchObject({ id, status: "posted" });
    }
    await lost.roundTrip();
    expect(lost.heard).toEqual([]);
    expect(refused.heard).toEqual([]);
    expect(refused.errors[0]?.extensions?.["code"]).toBe("FORBIDDEN");
    for (const live of [...heard, lost, refused]) await live.stop();
  });
});

describe("the list", () => {
  it("is read in pages by state and by member, the newest first, without a gap", async () => {
    const members = await Promise.all(times(5, () => market.member("Freya")));
    for (const member of members) await anAdjustment(admin, member);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { adjustments }: { adjustments: Page } = await admin.gql(ADJUSTMENTS, {
        first: 2,
        after,
        filter: { status: "requested" },
      });
      seen.push(...adjustments.edges.map(({ node }) => node.id));
      after = adjustments.pageInfo.hasNextPage ? adjustments.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(
      (
        await market.rows<{ id: number }>(
          "select id from adjustments where status = 'requested' order by id desc",
        )
      ).map(({ id }) => String(id)),
    );
    expect(seen).toHaveLength(5);
    const [mine] = members;
    expect(
      (await listed({ filter: { memberId: mine?.id } })).map(({ member }) => member.id),
    ).toEqual([mine?.id]);
    expect(await listed({ filter: { memberId: mine?.id, status: "posted" } })).toEqual([]);
    expect((await admin.refused(ADJUSTMENTS, { after: "x" })).code).toBe("BAD_USER_INPUT");
    expect((await admin.refused(ADJUSTMENTS, { first: 101 })).code).toBe("BAD_USER_INPUT");
  });
});

interface Page {
  edges: { node: Adjustment }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

it("the audit log has who asked for how much, and who approved it", async () => {
  const freya = await market.member("Freya");
  const { id } = await anAdjustment(admin, freya, { amount: -5 });
  await second.gql(APPROVE, { id });
  const { auditLog } = await admin.gql(
    `{ auditLog(first: 2) { edges { node { action subjectType subjectId reason actor { id } changes { name before after } } } } }`,
  );
  const [approved, asked] = auditLog.edges.map(({ node }: { node: object }) => node);
  expect(asked).toMatchObject({
    action: "requestAdjustment",
    subjectType: "member",
    subjectId: freya.id,
    reason: WHY,
    actor: { id: admin.id },
    changes: [{ name: "waitingAdjustment", before: null, after: "-5" }],
  });
  expect(approved).toMatchObject({
    action: "approveAdjustment",
    subjectType: "adjustment",
    subjectId: id,
    actor: { id: second.id },
    changes: expect.arrayContaining([
      { name: "status", before: "requested", after: "posted" },
      { name: "decidedBy", before: null, after: second.id },
    ]),
  });
});
