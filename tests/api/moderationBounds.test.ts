import { beforeAll, describe, expect, it } from "vitest";
import {
  aComment,
  aMessage,
  aPost,
  APPEAL,
  appealAgainst,
  aPublishedReview,
  aReport,
  aReportedItem,
  CLAIM,
  DECIDE_CASE,
  DECISION,
  ONE_CASE,
} from "../support/cases.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { DELETE_ITEM, RESTORE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const WHY = "Weapons are not for sale here";
const WORDS = "It is a toy made of wood";
const REPORT = `mutation ($input: ReportInput!) { report(input: $input) { reportId } }`;

let admin: Person;
let mona: Person;
let milo: Person;
let owner: Person;
let ana: Person;
beforeAll(async () => {
  admin = await market.admin();
  [mona, milo] = [await market.moderator("Mona"), await market.moderator("Milo")];
  [owner, ana] = [await market.richMember("Odo", 500), await market.richMember("Ana", 500)];
});

const decision = (id: string, how: string, more: object = {}) => ({
  input: { id, decision: how, reason: WHY, ...more },
});

async function caseOf(id: string, who = mona) {
  return (await who.gql(ONE_CASE, { id })).moderationCase;
}

async function anAppeal(caseId: string, by = owner): Promise<string> {
  await by.gql(APPEAL, { input: { id: caseId, text: WORDS } });
  return appealAgainst(market, caseId);
}

async function statusOf(itemId: string): Promise<unknown> {
  const [found] = await market.rows<{ status: string }>(`select status from items where id = $1`, [
    Number(itemId),
  ]);
  return found?.status;
}

describe("nobody decides", () => {
  it("about the appeal against what they reported themselves", async () => {
    const { caseId } = await aReportedItem(market, { owner, by: milo });
    await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
    const appealId = await anAppeal(caseId);
    expect((await caseOf(appealId, milo)).viewerActions).toEqual([]);
    expect((await milo.refused(DECIDE_CASE, decision(appealId, "refuse"))).code).toBe(
      "NOT_YOUR_CASE",
    );
    await admin.gql(DECIDE_CASE, decision(appealId, "grant"));
  });

  it("around a claim: an administrator who deletes the item waits for it, too", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    await mona.gql(CLAIM, { id: caseId });
    expect(await admin.refused(DELETE_ITEM, { itemId, reason: WHY })).toMatchObject({
      code: "CASE_CLAIMED",
      message: expect.stringContaining("Mona"),
    });
    expect(await statusOf(itemId)).toBe("available");
    await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
    const appealId = await anAppeal(caseId);
    await milo.gql(CLAIM, { id: appealId });
    expect((await admin.refused(RESTORE_ITEM, { itemId })).code).toBe("CASE_CLAIMED");
    await milo.gql(DECIDE_CASE, decision(appealId, "refuse"));
    await admin.gql(RESTORE_ITEM, { itemId });
    expect(await statusOf(itemId)).toBe("available");
  });

  it("about their own by another door: an administrator deletes nothing they reported, and restores nothing of theirs", async () => {
    const { itemId } = await aReportedItem(market, { owner, by: admin });
    expect((await admin.refused(DELETE_ITEM, { itemId, reason: WHY })).code).toBe("NOT_YOUR_CASE");

    const own = await aReportedItem(market, { owner: admin, by: ana });
    await mona.gql(DECIDE_CASE, decision(own.caseId, "remove"));
    expect((await admin.refused(RESTORE_ITEM, { itemId: own.itemId })).code).toBe("NOT_YOUR_CASE");
    expect(await statusOf(own.itemId)).toBe("removed");
  });

  it("where only suspended moderators are left, who decided first does", async () => {
    const other = await market.moderator("Rule");
    for (const one of [mona, milo, other])
      await admin.gql(SUSPEND, { memberId: one.id, reason: WHY });
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    await admin.gql(DECIDE_CASE, decision(caseId, "remove"));
    await admin.gql(DECIDE_CASE, decision(await anAppeal(caseId), "grant"));
    await market.rows(`update users set is_suspended = false where id = any($1)`, [
      [mona, milo, other].map(({ id }) => Number(id)),
    ]);
    for (const one of [mona, milo]) await one.signIn();
  });
});

it("who is reported reads neither who reported them nor what others noted", async () => {
  const caseId = await aReport(market, ana, {
    subject: "member",
    subjectId: mona.id,
    details: "She was rude to me",
  });
  expect(await caseOf(caseId)).toMatchObject({ reportCount: 1, reports: [], viewerActions: [] });
  expect((await caseOf(caseId, milo)).reports).toHaveLength(1);
  await milo.gql(DECIDE_CASE, decision(caseId, "warn", { notes: "The third one this week" }));
  expect(await caseOf(caseId), GRAVE.leak).toMatchObject({ reports: [], notes: null });
  expect(await caseOf(caseId, milo)).toMatchObject({ notes: "The third one this week" });
});

it("a moderator who tries out a decision reads sums, and nobody's TP", async () => {
  const { id: itemId } = await anItem(owner, { title: "Sword", trustPoints: 35 });
  await anOffer(ana, { id: itemId });
  const caseId = await aReport(market, ana, { subject: "item", subjectId: itemId });
  const TRY = `mutation ($input: DecideCaseInput!) { dryRun { decideCase(input: $input) {
    sentences tp { member { id } available } } } }`;
  const tried = (await mona.gql(TRY, decision(caseId, "remove"))).dryRun.decideCase;
  expect(tried.sentences).toContainEqual(expect.stringContaining("35 TP"));
  expect(tried.tp, GRAVE.leak).toEqual([]);
  expect((await admin.gql(TRY, decision(caseId, "remove"))).dryRun.decideCase.tp).toEqual([
    { member: { id: ana.id }, available: 35 },
  ]);
});

describe("an appeal that is granted", () => {
  it("takes the decision back where nothing can be put back any more", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    await market.rows(`update items set status = 'sold' where id = $1`, [Number(itemId)]);
    const until = new Date(market.clock.now().getTime() + 86_400_000).toISOString();
    await mona.gql(DECIDE_CASE, decision(caseId, "suspend", { until }));
    await market.passHours(25);
    for (const one of [owner, mona, milo, admin, ana]) await one.signIn();
    await milo.gql(DECIDE_CASE, decision(await anAppeal(caseId), "grant"));
    expect(await statusOf(itemId)).toBe("sold");
    expect((await owner.gql(DECISION, { id: caseId })).marketDecision).toMatchObject({
      overturnedAt: expect.any(String),
    });
  });

  it("shows nothing that another decision has removed", async () => {
    const reviewId = await aPublishedReview(market, { by: owner, of: ana, comment: "Late" });
    const [post] = await market.rows<{ id: number }>(
      `select id from social_posts where source_key = $1`,
      [`review:${reviewId}`],
    );
    const postId = String(post?.id);
    const removedOf = async (): Promise<unknown> => {
      const [found] = await market.rows<object>(
        `select (select removed_at is not null from social_posts where id = $1) as post,
           (select removed_at is not null from reviews where id = $2) as review`,
        [Number(postId), Number(reviewId)],
      );
      return found;
    };
    const quoted = await aReport(market, ana, { subject: "post", subjectId: postId });
    await mona.gql(DECIDE_CASE, decision(quoted, "remove"));
    const review = await aReport(market, ana, { subject: "review", subjectId: reviewId });
    market.clock.advance(1);
    await mona.gql(DECIDE_CASE, decision(review, "remove"));
    expect(await removedOf()).toEqual({ post: true, review: true });

    const [{ member: author } = { member: 0 }] = await market.rows<{ member: number }>(
      `select member_id as member from moderation_cases where id = $1`,
      [Number(quoted)],
    );
    const by = String(author) === owner.id ? owner : ana;
    await milo.gql(DECIDE_CASE, decision(await anAppeal(quoted, by), "grant"));
    expect(await removedOf(), GRAVE.leak).toEqual({ post: true, review: true });
  });
});

it("what is removed already cannot be reported again", async () => {
  const host = await aPost(ana, "Look at my kite");
  const subjects = {
    comment: await aComment(owner, host, "Nice"),
    message: await aMessage(owner, ana, "Pay outside of the market"),
    review: await aPublishedReview(market, { by: owner, of: ana, comment: "Late" }),
    post: await aPost(owner, "Wooden swords"),
  };
  for (const [subject, subjectId] of Object.entries(subjects)) {
    const caseId = await aReport(market, ana, { subject, subjectId });
    await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
    expect(
      (await milo.refused(REPORT, { input: { subject, subjectId, reason: "scam" } })).code,
      subject,
    ).toBe("NOT_FOUND");
  }
});

it("a removed message is not read in the notification of it either", async () => {
  const message = await aMessage(owner, ana, "Send me TP or else");
  await market.settled();
  const caseId = await aReport(market, ana, { subject: "message", subjectId: message });
  await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
  expect(
    await market.rows(
      `select message from notifications where user_id = $1 and type = 'message_received'
         and data ->> 'messageId' = $2`,
      [Number(ana.id), message],
    ),
    GRAVE.leak,
  ).toEqual([{ message: "The market removed this message" }]);
});

it("the export of who is reviewed has no removed review, and that of who appeals has the open appeal", async () => {
  const rated = await market.richMember("Rita", 500);
  const reviewId = await aPublishedReview(market, { by: owner, of: rated, comment: "A thief" });
  const caseId = await aReport(market, rated, { subject: "review", subjectId: reviewId });
  await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
  await anAppeal(caseId);
  const exported = async (who: Person) => (await who.rest("GET", "/api/account/export")).body;
  expect(JSON.stringify((await exported(rated)).reviews), GRAVE.leak).not.toContain("A thief");
  expect((await exported(owner)).marketDecisions).toContainEqual(
    expect.objectContaining({ kind: "appeal", appealText: WORDS, decision: null }),
  );
});

it("about a member who has left, nothing is told or kept", async () => {
  const leaving = await market.member("Leaver");
  const caseId = await aReport(market, ana, { subject: "member", subjectId: leaving.id });
  await admin.gql(DECIDE_CASE, decision(caseId, "warn"));
  const appealId = await anAppeal(caseId, leaving);
  const later = await aReport(market, owner, { subject: "member", subjectId: leaving.id });
  await leaving.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
    password: PASSWORD,
  });
  expect((await caseOf(appealId)).viewerActions).toEqual(["claim", "refuse"]);
  expect((await caseOf(later)).viewerActions).toEqual(["claim", "dismiss"]);
  expect((await mona.refused(DECIDE_CASE, decision(later, "warn"))).fields).toHaveProperty(
    "decision",
  );
  await mona.gql(DECIDE_CASE, decision(appealId, "refuse", { notes: "Leaver again" }));
  expect(
    await market.rows(`select decision, reason, notes from moderation_cases where id = $1`, [
      Number(appealId),
    ]),
  ).toEqual([{ decision: "refuse", reason: null, notes: null }]);
});

it("an appeal that is granted after 30 days puts nothing back", async () => {
  const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
  await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
  const appealId = await anAppeal(caseId);
  market.clock.advance(31 * 24);
  await milo.signIn();
  await milo.gql(DECIDE_CASE, decision(appealId, "grant"));
  expect(await statusOf(itemId)).toBe("removed");
});
