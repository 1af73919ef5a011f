import { beforeAll, describe, expect, it } from "vitest";
import {
  aComment,
  aMessage,
  aPost,
  aPublishedReview,
  aReport,
  aReportedItem,
  CASE_MOVED,
  CLAIM,
  DECIDE_CASE,
  ONE_CASE,
  QUEUE,
  RELEASE,
} from "../support/cases.ts";
import { REVIEWS } from "../support/deals.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import { DELETE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();
const WHY = "Weapons are not for sale here";

let admin: Person;
let mona: Person;
let milo: Person;
let owner: Person;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  admin = await market.admin();
  [mona, milo] = [await market.moderator("Mona"), await market.moderator("Milo")];
  [owner, ana, ben] = [
    await market.richMember("Odo", 500),
    await market.richMember("Ana", 500),
    await market.richMember("Ben", 500),
  ];
});

interface Case {
  id: string;
  decision: string | null;
  viewerActions: string[];
  [field: string]: unknown;
}

async function queue(filter = "open", who = mona): Promise<Case[]> {
  const { moderationQueue } = await who.gql(QUEUE, { filter });
  return moderationQueue.edges.map(({ node }: { node: Case }) => node);
}

async function idsIn(filter: string, who = mona): Promise<string[]> {
  return (await queue(filter, who)).map(({ id }) => id);
}

async function caseOf(id: string, who = mona): Promise<Case> {
  return (await who.gql(ONE_CASE, { id })).moderationCase;
}

const decision = (id: string, how: string, more: object = {}) => ({
  input: { id, decision: how, ...(how === "dismiss" ? {} : { reason: WHY }), ...more },
});

const inDays = (days: number) =>
  new Date(market.clock.now().getTime() + days * 86_400_000).toISOString();

async function toldTo({ id }: Person): Promise<{ type: string; title: string; message: string }[]> {
  return market.rows(
    `select type, title, message from notifications where user_id = $1 order by id`,
    [Number(id)],
  );
}

describe("the queue", () => {
  it("has one case for each subject, with all its reports, what is due first, and who reads what", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    market.clock.advance(1);
    expect(
      await aReport(market, ben, {
        subject: "item",
        subjectId: itemId,
        reason: "prohibited_item",
        details: "It is sharp",
      }),
    ).toBe(caseId);
    const later = await aReport(market, ben, { subject: "member", subjectId: owner.id });

    expect(await idsIn("open")).toEqual([caseId, later]);
    const one = await caseOf(caseId);
    expect(one).toMatchObject({
      kind: "report",
      subject: "item",
      subjectId: itemId,
      reportCount: 2,
      reasons: ["prohibited_item", "scam"],
      content: expect.stringContaining("Replica sword"),
      member: { id: owner.id },
      isOverdue: false,
      claimedBy: null,
      viewerActions: ["claim", "dismiss", "remove", "warn", "suspend"],
      now: { isRemovable: true },
      reports: [
        { reason: "scam", details: null, reporter: { id: ana.id } },
        { reason: "prohibited_item", details: "It is sharp", reporter: { id: ben.id } },
      ],
    });
    expect(Date.parse(String(one["dueAt"])) - Date.parse(String(one["createdAt"]))).toBe(
      24 * 3_600_000,
    );
    expect((await caseOf(later)).viewerActions).toEqual(["claim", "dismiss", "warn", "suspend"]);

    // The words that were reported stay, whatever the owner makes of them.
    await owner.gql(
      `mutation ($id: ID!) { updateItem(itemId: $id, input: { title: "Garden ornament" }) { item { id } } }`,
      { id: itemId },
    );
    expect(await caseOf(caseId)).toMatchObject({
      content: expect.stringContaining("Replica sword"),
      now: { text: expect.stringContaining("Garden ornament") },
    });

    for (const [who, code] of [
      [owner, "FORBIDDEN"],
      [ana, "FORBIDDEN"],
      [market.stranger, "UNAUTHENTICATED"],
    ] as const) {
      expect((await who.refused(QUEUE, { filter: "open" })).code, GRAVE.leak).toBe(code);
      expect((await who.refused(ONE_CASE, { id: caseId })).code, GRAVE.leak).toBe(code);
      expect((await who.refused(CLAIM, { id: caseId })).code).toBe(code);
      expect((await who.refused(DECIDE_CASE, decision(caseId, "dismiss"))).code).toBe(code);
    }
  });

  it("never hides by the number of reports", async () => {
    const { id: itemId } = await anItem(owner, { title: "Kite" });
    const crowd = await Promise.all(times(6, (n) => market.member(`Crowd ${n}`)));
    for (const one of crowd) await aReport(market, one, { subject: "item", subjectId: itemId });
    const { item } = await market.stranger.gql(`query ($id: ID!) { item(id: $id) { status } }`, {
      id: itemId,
    });
    expect(item.status).toBe("available");
  });

  it("has parts: mine while I hold it, overdue after the promised time, and what is decided", async () => {
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    await mona.gql(CLAIM, { id: caseId });
    expect(await idsIn("mine")).toEqual([caseId]);
    expect(await idsIn("mine", milo)).toEqual([]);
    market.clock.advance(0.3);
    expect(await idsIn("mine")).toEqual([]);
    expect(await idsIn("overdue")).not.toContain(caseId);
    market.clock.advance(24);
    expect(await idsIn("overdue")).toContain(caseId);
    expect((await caseOf(caseId))["isOverdue"]).toBe(true);
    await mona.gql(DECIDE_CASE, decision(caseId, "dismiss"));
    expect(await idsIn("overdue")).not.toContain(caseId);
    expect((await queue("decided"))[0]).toMatchObject({ id: caseId, isOverdue: true });
    expect(await idsIn("open")).not.toContain(caseId);
  });

  it("is read in pages without a gap, also where many have one moment", async () => {
    for (let n = 0; n < 4; n++) await aReportedItem(market, { owner, by: ana });
    await market.rows(`update moderation_cases set due_at = date_trunc('day', due_at)`);
    await market.rows(`update moderation_cases set decided_at = date_trunc('year', decided_at)`);
    for (const [filter, sql] of [
      ["open", "decided_at is null order by due_at, id"],
      ["decided", "decided_at is not null order by decided_at desc, id desc"],
    ] as const) {
      const all = await market.rows<{ id: number }>(`select id from moderation_cases where ${sql}`);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { moderationQueue }: { moderationQueue: Page } = await mona.gql(QUEUE, {
          filter,
          first: 2,
          after,
        });
        seen.push(...moderationQueue.edges.map(({ node }) => node.id));
        after = moderationQueue.pageInfo.hasNextPage ? moderationQueue.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(all.map(({ id }) => String(id)));
    }
    // Days that no calendar has, and such that JavaScript has and PostgreSQL has not.
    const places = ["[2000000000,5,1]", "[-90000000,5,1]", "[90000000,5,1]"];
    for (const after of ["x", ...places.map((text) => Buffer.from(text).toString("base64url"))])
      expect((await mona.refused(QUEUE, { filter: "open", after })).fields).toHaveProperty("after");
  });
});

interface Page {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

describe("a claim", () => {
  it("keeps others from deciding for 15 minutes, and says who has it", async () => {
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    expect((await mona.gql(CLAIM, { id: caseId })).claimCase).toMatchObject({
      claimedBy: { id: mona.id },
      viewerActions: expect.arrayContaining(["release", "remove"]),
    });
    expect(await milo.refused(DECIDE_CASE, decision(caseId, "dismiss"))).toMatchObject({
      code: "CASE_CLAIMED",
      details: { by: "Mona", until: expect.any(String) },
    });
    expect((await milo.refused(CLAIM, { id: caseId })).code).toBe("CASE_CLAIMED");
    expect((await admin.refused(DECIDE_CASE, decision(caseId, "dismiss"))).code).toBe(
      "CASE_CLAIMED",
    );
    expect((await milo.refused(RELEASE, { id: caseId })).code).toBe("CASE_CLAIMED");
    expect((await caseOf(caseId, milo)).viewerActions).toEqual([]);

    await mona.gql(RELEASE, { id: caseId });
    expect((await mona.refused(RELEASE, { id: caseId })).code).toBe("NOT_FOUND");
    await milo.gql(CLAIM, { id: caseId });
    market.clock.advance(0.26);
    // It ends by itself.
    expect((await caseOf(caseId))["claimedBy"]).toBeNull();
    await mona.gql(DECIDE_CASE, decision(caseId, "dismiss"));
    for (const refused of [
      await milo.refused(CLAIM, { id: caseId }),
      await mona.refused(RELEASE, { id: caseId }),
      await milo.refused(DECIDE_CASE, decision(caseId, "remove")),
    ])
      expect(refused).toMatchObject({ code: "CASE_DECIDED", details: { decision: "dismiss" } });
  });

  it("20 at once: one has it, and the others hear who", async () => {
    const staff = [mona, milo, admin, await market.moderator("Moss")];
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    const { won, lost } = await race(
      times(20, (n) => () => (staff[n % 4] as Person).ask(CLAIM, { id: caseId })),
    );
    // Who has it claims it again, for longer.
    const holders = new Set(
      won.map((one) => JSON.stringify((one as unknown as Claimed).claimCase.claimedBy)),
    );
    expect(holders.size).toBe(1);
    expect(won).toHaveLength(5);
    expect(lost).toEqual({ CASE_CLAIMED: 15 });
  });

  it("20 decide at once: one decision, one notification, and the others hear of it", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    const before = (await toldTo(ana)).length;
    const { won, lost } = await race(
      times(
        20,
        (n) => () =>
          (n % 2 ? mona : milo).ask(DECIDE_CASE, decision(caseId, n % 3 ? "remove" : "dismiss")),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ CASE_DECIDED: 19 });
    await market.settled();
    expect((await toldTo(ana)).length).toBe(before + 1);
    const [row] = await market.rows<{ decision: string; status: string }>(
      `select k.decision, i.status from moderation_cases k join items i on i.id = k.subject_id where k.id = $1`,
      [Number(caseId)],
    );
    expect(row?.status === "removed").toBe(row?.decision === "remove");
    expect(itemId).toBeTruthy();
  });
});

interface Claimed {
  claimCase: { claimedBy: { id: string } };
}

describe("a decision", () => {
  it("to dismiss changes nothing, and who reported hears that it was looked at", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    await aReport(market, ben, { subject: "item", subjectId: itemId });
    const [before, ofOwner] = [await toldTo(ben), await toldTo(owner)];
    expect(
      (await mona.gql(DECIDE_CASE, decision(caseId, "dismiss", { notes: "A toy" }))).decideCase,
    ).toMatchObject({
      decision: "dismiss",
      reason: null,
      notes: "A toy",
      decidedBy: { id: mona.id },
    });
    expect((await toldTo(ben)).slice(before.length)).toEqual([
      {
        type: "moderation_closed",
        title: "We looked at your report",
        message: "The item you reported does not break the rules. Thank you for telling us",
      },
    ]);
    expect(await toldTo(owner)).toEqual(ofOwner);
    expect(
      await market.rows(`select distinct status from reports where case_id = $1`, [Number(caseId)]),
    ).toEqual([{ status: "dismissed" }]);
    // Somebody new reports it: a new case, with that report alone.
    const again = await aReport(market, milo, { subject: "item", subjectId: itemId });
    expect(again).not.toBe(caseId);
    expect(await caseOf(again)).toMatchObject({
      reportCount: 1,
      history: expect.arrayContaining([expect.objectContaining({ id: caseId })]),
    });
  });

  it("to remove an item takes what waits for it, and tells the owner why", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    const offer = await anOffer(ben, { id: itemId });
    await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
    const { offer: ended } = await ben.gql(`query ($id: ID!) { offer(id: $id) { state } }`, {
      id: offer.id,
    });
    expect(ended.state).toBe("superseded");
    expect((await toldTo(owner)).at(-1)).toMatchObject({
      type: "item_deleted",
      message: expect.stringMatching(
        /^The market removed Replica sword: Weapons.*contest this until/s,
      ),
    });
    expect((await mona.refused(DECIDE_CASE, decision(caseId, "remove"))).code).toBe("CASE_DECIDED");
  });

  it("to remove a post, a comment, a review or a message hides it from everybody", async () => {
    const postId = await aPost(owner);
    const FEED = `query ($id: ID!) { feedPost(id: $id) { content comments } postComments(postId: $id) { edges { node { content } } } }`;
    const host = await aPost(ana, "Look at my kite");
    const commentId = await aComment(owner, host, "Buy my swords");
    const reviewId = await aPublishedReview(market, { by: owner, of: ana, comment: "A thief!" });
    const messageId = await aMessage(owner, ana, "Pay outside of the market");
    const rated = `query ($id: ID!) { user(id: $id) { overallRating totalReviews } }`;
    expect((await ben.gql(rated, { id: ana.id })).user).toEqual({
      overallRating: 1,
      totalReviews: 1,
    });

    for (const [subject, subjectId] of [
      ["post", postId],
      ["comment", commentId],
      ["review", reviewId],
      ["message", messageId],
    ] as const) {
      const caseId = await aReport(market, ana, { subject, subjectId });
      expect((await caseOf(caseId)).viewerActions).toContain("remove");
      const told = (await toldTo(owner)).length;
      await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
      expect((await toldTo(owner)).slice(told)).toEqual([
        {
          type: "moderation_removed",
          title: `The market removed your ${subject}`,
          message: expect.stringMatching(`^${WHY} – You can contest this until`),
        },
      ]);
    }
    for (const who of [ben, owner, ana])
      expect(
        (await who.gql(`query ($id: ID!) { feedPost(id: $id) { id } }`, { id: postId })).feedPost,
      ).toBeNull();
    expect(await ben.gql(FEED, { id: host })).toEqual({
      feedPost: { content: "Look at my kite", comments: 0 },
      postComments: { edges: [] },
    });
    expect((await ben.gql(REVIEWS, { memberId: ana.id })).reviews).toMatchObject({
      totalCount: 0,
      edges: [],
    });
    expect((await ben.gql(rated, { id: ana.id })).user).toEqual({
      overallRating: 0,
      totalReviews: 0,
    });
    const THREAD = `query ($id: ID!) { conversation(memberId: $id) { messages { edges { node { content messageType } } } } }`;
    for (const [who, other] of [
      [ana, owner],
      [owner, ana],
    ] as const)
      expect((await who.gql(THREAD, { id: other.id })).conversation.messages.edges[0].node).toEqual(
        { content: "The market removed this message", messageType: "text" },
      );
    expect(
      (
        await ana.gql(
          `{ conversations(search: "outside of the market") { edges { node { id } } } }`,
        )
      ).conversations.edges,
    ).toEqual([]);
  });

  it("to warn tells the member in the market's words, and nobody else", async () => {
    const caseId = await aReport(market, ana, { subject: "member", subjectId: ben.id });
    const before = (await toldTo(ben)).length;
    await mona.gql(DECIDE_CASE, decision(caseId, "warn"));
    expect((await toldTo(ben)).slice(before)).toEqual([
      {
        type: "moderation_warned",
        title: "The market warns you",
        message: expect.stringMatching(`^${WHY} – You can contest this until`),
      },
    ]);
  });

  it("to suspend is for at most 7 days by a moderator, and what was reported goes with it", async () => {
    const cleo = await market.member("Cleo");
    const { caseId, itemId } = await aReportedItem(market, { owner: cleo, by: ana });
    for (const until of [undefined, inDays(7.01), inDays(-1)])
      expect(await mona.refused(DECIDE_CASE, decision(caseId, "suspend", { until }))).toMatchObject(
        { code: "BAD_USER_INPUT", fields: { until: expect.any(String) } },
      );
    await mona.gql(DECIDE_CASE, decision(caseId, "suspend", { until: inDays(6.9) }));
    expect(
      await market.rows(
        `select u.is_suspended, l.admin_id, l.reason, i.status from users u join suspension_logs l on l.user_id = u.id
         join items i on i.user_id = u.id where u.id = $1 and i.id = $2`,
        [Number(cleo.id), Number(itemId)],
      ),
    ).toEqual([{ is_suspended: true, admin_id: Number(mona.id), reason: WHY, status: "removed" }]);
    expect((await cleo.ask(`{ viewer { id } }`)).data).toEqual({ viewer: null });

    const dana = await market.member("Dana");
    const second = await aReport(market, ana, { subject: "member", subjectId: dana.id });
    await admin.gql(DECIDE_CASE, decision(second, "suspend"));
  });

  it("is nobody's about their own, and a moderator suspends no moderator and no administrator", async () => {
    const [own, ofAdmin] = [
      await aReport(market, ana, { subject: "member", subjectId: mona.id }),
      await aReport(market, ana, { subject: "member", subjectId: admin.id }),
    ];
    const until = inDays(1);
    for (const how of ["dismiss", "warn"])
      expect((await mona.refused(DECIDE_CASE, decision(own, how))).code).toBe("NOT_YOUR_CASE");
    expect((await mona.refused(CLAIM, { id: own })).code).toBe("NOT_YOUR_CASE");
    expect((await caseOf(own)).viewerActions).toEqual([]);
    for (const id of [own, ofAdmin]) {
      expect((await caseOf(id, milo)).viewerActions).toEqual(["claim", "dismiss", "warn"]);
      expect(await milo.refused(DECIDE_CASE, decision(id, "suspend", { until }))).toMatchObject({
        fields: { decision: "Who runs the market is not suspended here" },
      });
    }
    // Who reported it leaves it to others.
    const byMilo = await aReport(market, milo, { subject: "member", subjectId: ben.id });
    expect((await milo.refused(DECIDE_CASE, decision(byMilo, "dismiss"))).code).toBe(
      "NOT_YOUR_CASE",
    );
    await mona.gql(DECIDE_CASE, decision(byMilo, "dismiss"));
  });

  it("refuses what does not fit, in every field, and writes nothing", async () => {
    const { id: subjectId } = await market.member("Nobody");
    const caseId = await aReport(market, ana, { subject: "member", subjectId });
    const before = await market.rows(`select * from moderation_cases order by id`);
    const refusals: [input: object, fields: object][] = [
      [{ decision: "remove", reason: WHY }, { decision: "There is nothing left to remove" }],
      [{ decision: "grant", reason: WHY }, { decision: "Only an appeal is granted or refused" }],
      [{ decision: "refuse", reason: WHY }, { decision: expect.any(String) }],
      [{ decision: "warn" }, { reason: "Please give a reason" }],
      [{ decision: "warn", reason: "no" }, { reason: expect.any(String) }],
      [{ decision: "warn", reason: "x".repeat(501) }, { reason: expect.any(String) }],
      [{ decision: "warn", reason: WHY, notes: "x".repeat(1001) }, { notes: expect.any(String) }],
      [{ decision: "warn", reason: WHY, until: inDays(1) }, { until: expect.any(String) }],
      [{ decision: "dismiss", until: inDays(1) }, { until: expect.any(String) }],
    ];
    for (const [input, fields] of refusals)
      expect(await mona.refused(DECIDE_CASE, { input: { id: caseId, ...input } })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields,
      });
    for (const [id, code] of [
      ["999999", "NOT_FOUND"],
      ["x", "BAD_USER_INPUT"],
    ] as const)
      for (const refused of [
        await mona.refused(CLAIM, { id }),
        await mona.refused(RELEASE, { id }),
        await mona.refused(DECIDE_CASE, decision(id, "dismiss")),
      ])
        expect(refused.code).toBe(code);
    expect(await market.rows(`select * from moderation_cases order by id`)).toEqual(before);
  });

  it("of an administrator who deletes the item itself closes what was reported about it", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    const told = (await toldTo(ana)).length;
    await admin.gql(DELETE_ITEM, { itemId, reason: WHY });
    expect(await caseOf(caseId)).toMatchObject({ decision: "remove", decidedBy: { id: admin.id } });
    expect((await toldTo(ana)).length).toBe(told + 1);
  });

  it("is waited for by a report that comes at the same time: it is in this case or in a new one", async () => {
    for (let n = 0; n < 5; n++) {
      const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
      await Promise.all([
        mona.gql(DECIDE_CASE, decision(caseId, "warn")),
        ben.gql(
          `mutation ($id: ID!) { report(input: { subject: item, subjectId: $id, reason: spam }) { reportId } }`,
          { id: itemId },
        ),
      ]);
      const stray = await market.rows(
        `select 1 from reports r left join moderation_cases k on k.id = r.case_id
         where r.subject_id = $1 and r.subject = 'item'
           and (k.id is null or (r.status = 'open') <> (k.decided_at is null))`,
        [Number(itemId)],
      );
      expect(stray).toEqual([]);
    }
  });
});

describe("a private thread", () => {
  it("shows a moderator the reported message and nothing else of it, by any field", async () => {
    const [eve, fay] = [await market.member("Eve"), await market.member("Fay")];
    await aMessage(fay, eve, "My number is 555 1234");
    const messageId = await aMessage(eve, fay, "Send me TP or else");
    await aMessage(fay, eve, "Please stop, I live in Elm Street");
    const caseId = await aReport(market, fay, { subject: "message", subjectId: messageId });
    const EVERYTHING = `query ($id: ID!) { moderationCase(id: $id) { content appealText reason notes now { text images { path } }
      member { id bio location displayName skills } reports { details reporter { id bio displayName } }
      history { content now { text images { path } } reports { details } } appeals { content } } }`;
    const answer = JSON.stringify(await mona.gql(EVERYTHING, { id: caseId }));
    expect(answer).toContain("Send me TP or else");
    for (const secret of ["555", "Elm Street"]) expect(answer, GRAVE.leak).not.toContain(secret);
    for (const query of [
      `{ conversation(memberId: ${eve.id}) { messages { edges { node { content } } } } }`,
      `{ conversations { edges { node { id } } } }`,
    ])
      expect(JSON.stringify(await mona.gql(query)), GRAVE.leak).not.toContain("Send me TP");
  });
});

describe("the queue live", () => {
  it("is heard by moderators, goes on after a gap, and is silent for all others", async () => {
    const { moderationQueue } = await mona.gql(QUEUE, { filter: "open" });
    const heard = await milo.live<{ case: Case; cursor: string }>(CASE_MOVED);
    for (const [who, code] of [
      [owner, "FORBIDDEN"],
      [market.stranger, "UNAUTHENTICATED"],
    ] as const) {
      const refused = await who.live(CASE_MOVED);
      await refused.roundTrip();
      expect(refused.errors[0]?.extensions, GRAVE.leak).toMatchObject({ code });
      await refused.stop();
    }
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    expect((await heard.next()).case).toMatchObject({ id: caseId, claimedBy: null });
    await mona.gql(CLAIM, { id: caseId });
    expect((await heard.next()).case).toMatchObject({ claimedBy: { id: mona.id } });
    await mona.gql(DECIDE_CASE, decision(caseId, "dismiss"));
    expect((await heard.next()).case).toMatchObject({ decision: "dismiss" });
    await heard.stop();

    const late = await mona.live<{ case: Case }>(CASE_MOVED, { after: moderationQueue.cursor });
    const events = [await late.next(), await late.next(), await late.next()];
    expect(new Set(events.map((event) => event.case.id))).toEqual(new Set([caseId]));
    await late.stop();
  });
});
