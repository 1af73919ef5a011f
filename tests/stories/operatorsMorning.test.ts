import { expect, it } from "vitest";
import { anAdjustment, APPROVE } from "../support/adjustments.ts";
import { aReport, CLAIM, DECIDE_CASE, QUEUE } from "../support/cases.ts";
import { aDeal, anAnsweredDispute, DECIDE, TAKE } from "../support/deals.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aFailedMail, jobsOf, RETRY_JOBS } from "../support/jobs.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";
import { rowsOf } from "../support/reporting.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

it("an operator's morning: mails, a report, a dispute, a suspension, an adjustment, and the books", async () => {
  const began = market.clock.now();
  const admin = await market.admin();
  const [freya, jun, priya, noor] = [
    await market.member("Freya"),
    await market.member("Jun"),
    await market.richMember("Priya", 200),
    await market.member("Noor"),
  ];

  // The night before: Jun paid for a radio with a hole in it, Priya wants Freya's kettle, Noor reports a sword of hers,
  // and the mail server was away.
  const transactionId = await aDeal(market, { seller: freya, buyer: jun, tp: 40 });
  const dispute = await anAnsweredDispute(jun, freya, { transactionId });
  await anOffer(priya, await anItem(freya, { title: "Kettle", trustPoints: 41 }));
  const sword = await anItem(freya, { title: "Replica sword" });
  const caseId = await aReport(market, noor, { subject: "item", subjectId: sword.id });
  await aFailedMail(market, { to: jun });
  await aFailedMail(market, { to: noor });

  // Mails first: what stopped them is over.
  expect(await jobsOf(admin, "failed")).toHaveLength(2);
  const { retryJobs } = await admin.gql(RETRY_JOBS, { task: "mail_leaves" });
  expect(retryJobs).toEqual({ count: 2 });
  await expect.poll(() => jobsOf(admin, "failed")).toEqual([]);

  // The queue of what was reported.
  const { moderationQueue } = await admin.gql(QUEUE, { filter: "open" });
  expect(moderationQueue.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
    caseId,
  ]);
  await admin.gql(CLAIM, { id: caseId });
  const decision = { id: caseId, decision: "remove", reason: "Weapons are not for this market" };
  expect((await admin.gql(DECIDE_CASE, { input: decision })).decideCase.decision).toBe("remove");

  // The dispute: both sides were heard.
  await admin.gql(TAKE, { id: dispute.id });
  const verdict = {
    id: dispute.id,
    decision: "split",
    refundAmount: 25,
    resolution: "The hole is small",
  };
  expect((await admin.gql(DECIDE, { input: verdict })).decideDispute.dispute.refunded).toBe(25);

  // Freya is suspended, after a look at what that does.
  const reason = "Sold items were not as described";
  const { dryRun } = await admin.gql(
    `mutation ($memberId: ID!, $reason: String!) {
       dryRun { suspendMember(input: { memberId: $memberId, reason: $reason }) { sentences } } }`,
    { memberId: freya.id, reason },
  );
  expect(dryRun.suspendMember.sentences).toEqual([
    "1 offer ends",
    "41 TP that were held are free again",
    "1 mail is sent",
  ]);
  expect(await priya.wallet()).toMatchObject({ available: 159 });
  await admin.gql(SUSPEND, { memberId: freya.id, reason });
  expect(await priya.wallet()).toMatchObject({ tpBalance: 200, available: 200 });

  // Jun's postage is the market's matter; a second administrator agrees.
  const second = await market.anotherAdmin("Ottoline");
  const { id: adjustmentId } = await anAdjustment(admin, jun, { amount: 8 });
  expect((await admin.refused(APPROVE, { id: adjustmentId })).code).toBe("FORBIDDEN");
  await second.gql(APPROVE, { id: adjustmentId });

  // The books, and the morning as the audit log has it.
  await market.settled();
  expect(await ledgerTable(market)).toMatchInlineSnapshot(`
    "| from | to | TP | reason |
    | Jun | Freya | 40 | item_sale |
    | Freya | Jun | 25 | dispute_refund |
    | treasury | Jun | 8 | adjustment |
    | member | owns | held |
    | Admin | 100 | 0 |
    | Freya | 115 | 0 |
    | Jun | 93 | 0 |
    | Priya | 200 | 0 |
    | Noor | 100 | 0 |
    | Ottoline | 100 | 0 |"
  `);
  const { ledgerAudit, adminSupply, auditLogProblems } = await second.gql(
    `{ ledgerAudit { problem } adminSupply { sum circulation } auditLogProblems { problem } }`,
  );
  expect([ledgerAudit, auditLogProblems, adminSupply.sum]).toEqual([[], [], 0]);
  const { auditLog } = await second.gql(
    `{ auditLog(first: 20) { edges { node { action outcome actor { displayName } } } } }`,
  );
  const entries = auditLog.edges.map(
    ({ node }: { node: { action: string; outcome: string; actor: { displayName: string } } }) =>
      `${node.actor.displayName}: ${node.action}, ${node.outcome}`,
  );
  expect(entries.toReversed()).toEqual([
    "Admin: retryJobs, done",
    "Admin: claimCase, done",
    "Admin: decideCase, done",
    "Admin: takeDispute, done",
    "Admin: decideDispute, done",
    "Admin: suspendMember, done",
    "Admin: requestAdjustment, done",
    "Admin: approveAdjustment, FORBIDDEN",
    "Ottoline: approveAdjustment, done",
  ]);

  // What the file about the administrators' actions says is the same.
  const rows = await rowsOf(second, {
    report: "admin_actions",
    from: dayOf(began),
    to: dayOf(market.clock.now()),
  });
  expect(rows.map(({ action }) => action)).toEqual([
    ...entries.toReversed().map((entry: string) => /: (\w+),/.exec(entry)?.[1]),
    "requestReport",
  ]);
});
