import { beforeAll, describe, expect, it } from "vitest";
import {
  aComment,
  aMessage,
  aPost,
  aPublishedReview,
  APPEAL,
  appealAgainst,
  aReport,
  aReportedItem,
  DECIDE_CASE,
  DECISION,
  ONE_CASE,
  QUEUE,
} from "../support/cases.ts";
import { anItem } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { DELETE_ITEM, RESTORE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();
const WHY = "Weapons are not for sale here";
const WORDS = "It is a toy made of wood";

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

const decision = (id: string, how: string, reason = WHY) => ({
  input: { id, decision: how, reason },
});

async function decisionOf(id: string, who = owner) {
  return (await who.gql(DECISION, { id })).marketDecision;
}

/** Something of the owner's that Mona removed. */
async function aRemoved(subject: string, subjectId: string): Promise<string> {
  const caseId = await aReport(market, ana, { subject, subjectId });
  await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
  return caseId;
}

async function aRemovedItem() {
  const { itemId, caseId } = await aReportedItem(market, { owner, by: ana });
  await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
  return { itemId, caseId };
}

/** The appeal against a decision, as it stands in the queue. */
async function anAppeal(caseId: string, text = WORDS): Promise<string> {
  await owner.gql(APPEAL, { input: { id: caseId, text } });
  return appealAgainst(market, caseId);
}

async function newestTold({ id }: Person) {
  const [told] = await market.rows(
    `select type, title, message, action_url as "to" from notifications where user_id = $1 order by id desc limit 1`,
    [Number(id)],
  );
  return told;
}

describe("a decision", () => {
  it("is shown to its member with the reason, never with who reported, and to nobody else", async () => {
    const { caseId } = await aRemovedItem();
    const shown = await decisionOf(caseId);
    expect(shown).toMatchObject({
      subject: "item",
      content: expect.stringContaining("Replica sword"),
      decision: "remove",
      reason: WHY,
      overturnedAt: null,
      appealableUntil: expect.any(String),
      appeal: null,
    });
    expect(Date.parse(shown.appealableUntil) - Date.parse(shown.decidedAt)).toBe(14 * 86_400_000);
    for (const who of [ana, mona, admin])
      expect(await decisionOf(caseId, who), GRAVE.leak).toBeNull();
    expect((await market.stranger.refused(DECISION, { id: caseId })).code).toBe("UNAUTHENTICATED");
    const { caseId: dismissed } = await aReportedItem(market, { owner, by: ana });
    expect(await decisionOf(dismissed)).toBeNull();
    await mona.gql(DECIDE_CASE, { input: { id: dismissed, decision: "dismiss" } });
    expect(await decisionOf(dismissed)).toBeNull();
    expect((await newestTold(owner)) as object).toMatchObject({ to: `/decisions/${caseId}` });
  });

  it("of an administrator who deleted an item can be contested, too", async () => {
    const { id: itemId } = await anItem(owner, { title: "Lamp" });
    await admin.gql(DELETE_ITEM, { itemId, reason: WHY });
    const { to } = (await newestTold(owner)) as { to: string };
    const caseId = to.split("/").at(-1) ?? "";
    const appealId = await anAppeal(caseId);
    await mona.gql(DECIDE_CASE, decision(appealId, "grant", "A lamp indeed"));
    expect(await market.rows(`select status from items where id = $1`, [Number(itemId)])).toEqual([
      { status: "available" },
    ]);
  });
});

describe("an appeal", () => {
  it("stands in the queue and is decided by somebody else than who decided first", async () => {
    const { itemId, caseId } = await aRemovedItem();
    const appealId = await anAppeal(caseId);
    const { moderationQueue } = await milo.gql(QUEUE, { filter: "appeals" });
    expect(moderationQueue.edges.map(({ node }: { node: object }) => node)).toEqual([
      expect.objectContaining({
        id: appealId,
        kind: "appeal",
        subject: "item",
        subjectId: itemId,
        appealText: WORDS,
        reportCount: 1,
        viewerActions: ["claim", "grant", "refuse"],
      }),
    ]);
    expect((await mona.refused(DECIDE_CASE, decision(appealId, "refuse"))).code).toBe(
      "NOT_YOUR_CASE",
    );
    expect((await milo.refused(DECIDE_CASE, decision(appealId, "remove"))).fields).toHaveProperty(
      "decision",
    );
    expect(
      (await milo.refused(DECIDE_CASE, { input: { id: appealId, decision: "grant" } })).fields,
    ).toHaveProperty("reason");

    await milo.gql(DECIDE_CASE, decision(appealId, "grant", "It is a toy, sorry"));
    expect(await market.rows(`select status from items where id = $1`, [Number(itemId)])).toEqual([
      { status: "available" },
    ]);
    expect(await decisionOf(caseId)).toMatchObject({
      overturnedAt: expect.any(String),
      appealableUntil: null,
      appeal: { text: WORDS, decision: "grant", reason: "It is a toy, sorry" },
    });
    expect(
      await market.rows(
        `select title, message from notifications where user_id = $1 and type = 'moderation_appeal'`,
        [Number(owner.id)],
      ),
    ).toContainEqual({ title: "Your appeal is granted", message: "It is a toy, sorry" });
    expect((await milo.gql(ONE_CASE, { id: appealId })).moderationCase.appeals).toMatchObject({
      id: caseId,
    });
  });

  it("that is refused leaves everything as it is, and says why", async () => {
    const { itemId, caseId } = await aRemovedItem();
    const appealId = await anAppeal(caseId);
    await milo.gql(DECIDE_CASE, decision(appealId, "refuse", "It has a blade"));
    expect(await market.rows(`select status from items where id = $1`, [Number(itemId)])).toEqual([
      { status: "removed" },
    ]);
    expect(await decisionOf(caseId)).toMatchObject({
      overturnedAt: null,
      appealableUntil: null,
      appeal: { decision: "refuse", reason: "It has a blade" },
    });
    expect(await newestTold(owner)).toMatchObject({
      title: "Your appeal is refused",
      message: "It has a blade",
      to: `/decisions/${caseId}`,
    });
  });

  it("that is granted shows a post, a comment, a review and a message again, as they were", async () => {
    const host = await aPost(ana, "Look at my kite");
    const message = await aMessage(owner, ana, "Pay outside of the market");
    const cases = {
      post: await aRemoved("post", await aPost(owner, "Wooden swords")),
      comment: await aRemoved("comment", await aComment(owner, host, "Nice")),
      review: await aRemoved(
        "review",
        await aPublishedReview(market, { by: owner, of: ana, comment: "Late" }),
      ),
      message: await aRemoved("message", message),
    };
    for (const caseId of Object.values(cases))
      await milo.gql(DECIDE_CASE, decision(await anAppeal(caseId), "grant", "All right"));
    expect(
      await market.rows(`select content, removed from messages where id = $1`, [Number(message)]),
    ).toEqual([{ content: "Pay outside of the market", removed: null }]);
    expect(
      await market.rows(
        `select (select count(*)::int from social_posts where removed_at is not null) as posts,
           (select count(*)::int from social_comments where removed_at is not null) as comments,
           (select comments from social_posts where id = $1) as counted,
           (select count(*)::int from reviews where removed_at is not null) as reviews,
           (select total_reviews from users where id = $2) as rated`,
        [Number(host), Number(ana.id)],
      ),
    ).toEqual([{ posts: 0, comments: 0, counted: 1, reviews: 0, rated: 1 }]);
  });

  it("against a warning takes it back", async () => {
    const caseId = await aReport(market, ana, { subject: "member", subjectId: owner.id });
    await mona.gql(DECIDE_CASE, decision(caseId, "warn"));
    await milo.gql(DECIDE_CASE, decision(await anAppeal(caseId), "grant", "You are right"));
    expect(await decisionOf(caseId)).toMatchObject({ overturnedAt: expect.any(String) });
  });

  it("is made once, within 14 days, by its member, in words", async () => {
    const { caseId } = await aRemovedItem();
    const ask = (text: string, id = caseId) => ({ input: { id, text } });
    for (const text of ["", "  ", "no", "x".repeat(1001)])
      expect((await owner.refused(APPEAL, ask(text))).fields).toHaveProperty("text");
    for (const [who, id, code] of [
      [ana, caseId, "NOT_FOUND"],
      [mona, caseId, "NOT_FOUND"],
      [owner, "999999", "NOT_FOUND"],
      [owner, "x", "BAD_USER_INPUT"],
      [market.stranger, caseId, "UNAUTHENTICATED"],
    ] as const)
      expect((await who.refused(APPEAL, ask(WORDS, id))).code, GRAVE.leak).toBe(code);

    const { won, lost } = await race(times(20, () => () => owner.ask(APPEAL, ask(WORDS))));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ APPEAL_CLOSED: 19 });

    const { caseId: late } = await aRemovedItem();
    market.clock.advance(14 * 24);
    expect(await decisionOf(late)).toMatchObject({ appealableUntil: null });
    expect(await owner.refused(APPEAL, ask(WORDS, late))).toMatchObject({
      code: "APPEAL_CLOSED",
      message: "A decision can be contested for 14 days",
    });
  });

  it("20 at once decide one: one of them does", async () => {
    const { caseId } = await aRemovedItem();
    const appealId = await anAppeal(caseId);
    const { won, lost } = await race(
      times(
        20,
        (n) => () =>
          (n % 2 ? milo : admin).ask(DECIDE_CASE, decision(appealId, n % 3 ? "grant" : "refuse")),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ CASE_DECIDED: 19 });
  });

  it("is granted when an administrator puts the item back", async () => {
    const { itemId, caseId } = await aRemovedItem();
    const appealId = await anAppeal(caseId);
    await admin.gql(RESTORE_ITEM, { itemId });
    expect((await milo.gql(ONE_CASE, { id: appealId })).moderationCase).toMatchObject({
      decision: "grant",
      decidedBy: { id: admin.id },
    });
    expect(await decisionOf(caseId)).toMatchObject({ overturnedAt: expect.any(String) });
  });

  it("is decided by who decided first where there is nobody else", async () => {
    await market.rows(`delete from user_roles`);
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    await admin.gql(DECIDE_CASE, decision(caseId, "remove"));
    const appealId = await anAppeal(caseId);
    await admin.gql(DECIDE_CASE, decision(appealId, "grant", "I was wrong"));
    expect(await market.rows(`select status from items where id = $1`, [Number(itemId)])).toEqual([
      { status: "available" },
    ]);
  });
});

it("what was said and decided goes with the account; that something was decided stays", async () => {
  const leaving = await market.member("Leaver");
  const caseId = await aReport(market, ana, { subject: "member", subjectId: leaving.id });
  await admin.gql(DECIDE_CASE, decision(caseId, "warn"));
  await leaving.gql(APPEAL, { input: { id: caseId, text: WORDS } });
  const { body } = await leaving.rest("GET", "/api/account/export");
  expect(body.marketDecisions).toEqual([
    expect.objectContaining({ reason: WHY, decision: "warn" }),
    expect.objectContaining({ kind: "appeal", appealText: WORDS, decision: null }),
  ]);
  await leaving.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
    password: PASSWORD,
  });
  expect(
    await market.rows(
      `select content, appeal_text, reason, decision from moderation_cases where member_id = $1 order by id`,
      [Number(leaving.id)],
    ),
  ).toEqual([
    { content: "", appeal_text: null, reason: null, decision: "warn" },
    { content: "", appeal_text: null, reason: null, decision: null },
  ]);
});
