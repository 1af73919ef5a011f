import { beforeAll, describe, expect, it } from "vitest";
import { GUIDES as LIMITS } from "../../schema/limits.ts";
import { APPEAL, appealAgainst, aReport, DECIDE_CASE } from "../support/cases.ts";
import {
  aGuide,
  CREATE_GUIDE,
  DELETE_GUIDE,
  GUIDE_COUNTED,
  GUIDE_OF,
  GUIDE_UPDATED,
  GUIDES,
  LIKE_GUIDE,
  UNLIKE_GUIDE,
  UPDATE_GUIDE,
  VIEW_GUIDE,
  WRAPPING,
} from "../support/guides.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";
import { race, times } from "../support/races.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const EARN = `mutation { earnTp(action: community_task) { amount description } }`;
const decision = (id: string, how: string) => ({
  input: { id, decision: how, reason: "Advertising is not a guide" },
});
const EARNINGS = `{ earnings { tasks { task progress target state } } }`;

let ann: Person;
let ben: Person;
beforeAll(async () => {
  [ann, ben] = [await market.member("Ann"), await market.member("Ben")];
});

const guideOf = async (person: Person, id: string) => (await person.gql(GUIDE_OF, { id })).guide;
const titlesFor = async (person: Person, variables: object = {}): Promise<string[]> =>
  (await person.gql(GUIDES, { first: 50, ...variables })).guides.edges.map(
    ({ node }: { node: { title: string } }) => node.title,
  );

describe("a guide", () => {
  // Proves: TB-007
  it("is written with all that the specification names, read by everybody, changed and deleted by its author", async () => {
    const thumbnail = await aPhoto(ann, 40);
    const input = {
      ...WRAPPING,
      difficulty: "intermediate",
      mediaUrl: "https://video.example/cup",
      duration: 7,
      tags: ["#Wool", "boxes", "wool"],
      thumbnail,
    };
    const { createGuide } = await ann.gql(CREATE_GUIDE, { input, key: "cup" });
    expect(createGuide.guide).toMatchObject({
      ...WRAPPING,
      type: "video",
      mediaUrl: "https://video.example/cup",
      difficulty: "intermediate",
      duration: 7,
      views: 0,
      likes: 0,
      trustPointsEarned: 0,
      tags: ["wool", "boxes"],
      isPublished: true,
      isMine: true,
      author: { username: expect.stringMatching(/^ann/) },
      thumbnail: { path: thumbnail },
    });
    expect(createGuide.guide.thumbnail.placeholder).not.toBe("");
    const { id } = createGuide.guide;
    expect((await ann.gql(CREATE_GUIDE, { input, key: "cup" })).createGuide.guide.id).toBe(id);
    expect(await guideOf(ben, id)).toMatchObject({ title: "Wrap a cup", isMine: false });

    const change = { ...WRAPPING, title: "Wrap two cups", thumbnail };
    for (const [query, variables] of [
      [UPDATE_GUIDE, { id, input: change }],
      [DELETE_GUIDE, { id }],
    ] as const)
      expect((await ben.refused(query, variables)).code).toBe("NOT_FOUND");
    const { updateGuide } = await ann.gql(UPDATE_GUIDE, { id, input: change });
    expect(updateGuide.guide).toMatchObject({
      title: "Wrap two cups",
      type: "article",
      mediaUrl: null,
      difficulty: "beginner",
      duration: 1,
      tags: [],
      thumbnail: createGuide.guide.thumbnail,
    });
    expect(await guideOf(ben, id)).toMatchObject({ title: "Wrap two cups" });
    await ann.gql(DELETE_GUIDE, { id });
    expect(await guideOf(ben, id)).toBeNull();
    expect((await ann.refused(DELETE_GUIDE, { id })).code).toBe("NOT_FOUND");
  });

  it("takes as long as its words take to read, where its author says nothing", async () => {
    const id = await aGuide(ann, { content: "word ".repeat(401) });
    expect((await guideOf(ann, id)).duration).toBe(3);
  });

  it("is refused by field where something is missing, too long, or not the author's", async () => {
    const photo = await aPhoto(ben, 50);
    const bad = [
      [{ title: "  " }, "title", "A guide needs a title"],
      [{ title: "x".repeat(101) }, "title", "At most 100 characters"],
      [{ description: "" }, "description", "A guide needs a summary"],
      [{ description: "x".repeat(301) }, "description", "At most 300 characters"],
      [{ content: " \n" }, "content", "A guide needs a text"],
      [{ content: "x".repeat(20_001) }, "content", "At most 20000 characters"],
      [{ mediaUrl: "http://video.example/cup" }, "mediaUrl", /https address/],
      [{ mediaUrl: "javascript:alert(1)" }, "mediaUrl", /https address/],
      [{ mediaUrl: "https://localhost/cup" }, "mediaUrl", /https address/],
      [{ thumbnail: photo }, "images", "A photo must be uploaded first"],
      [{ duration: 3 }, "duration", "Only a video has minutes of its own"],
      [{ duration: 0 }, "duration", "At least 1 minute"],
      [{ duration: 601 }, "duration", "At most 600 minutes"],
      [{ tags: ["a", "b", "c", "d", "e", "f"] }, "tags", "At most 5 tags"],
    ] as const;
    const before = await titlesFor(ann, { mine: true });
    for (const [more, field, message] of bad) {
      const refusal = await ann.refused(CREATE_GUIDE, { input: { ...WRAPPING, ...more } });
      expect(refusal.code).toBe("BAD_USER_INPUT");
      expect(Object.keys(refusal.fields)[0]).toMatch(new RegExp(`^${field}`));
      expect(refusal.message).toEqual(
        typeof message === "string" ? message : expect.stringMatching(message),
      );
    }
    expect(await titlesFor(ann, { mine: true })).toEqual(before);
  });

  it("as a draft is its author's alone, and is published later", async () => {
    const id = await aGuide(ann, { title: "Half done", isPublished: false });
    expect(await guideOf(ben, id)).toBeNull();
    expect(await titlesFor(ben)).not.toContain("Half done");
    expect(await titlesFor(ann)).not.toContain("Half done");
    expect(await titlesFor(ann, { mine: true })).toContain("Half done");
    for (const query of [LIKE_GUIDE, VIEW_GUIDE])
      expect((await ben.refused(query, { id })).code).toBe("NOT_FOUND");

    await ann.gql(UPDATE_GUIDE, { id, input: { ...WRAPPING, title: "Done" } });
    expect(await titlesFor(ben)).toContain("Done");
    const told = await market.rows(
      `select is_published, published_at is not null as is_dated from content where id = $1`,
      [Number(id)],
    );
    expect(told).toEqual([{ is_published: true, is_dated: true }]);
  });

  it("is found by its category and page by page, and by nobody across a block", async () => {
    const cat = await market.member("Cat");
    for (const n of times(5, Number)) await aGuide(cat, { title: `Safe ${n}`, category: "safety" });
    const first = (await ben.gql(GUIDES, { category: "safety", first: 3 })).guides;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await titlesFor(ben, { category: "safety", after: first.pageInfo.endCursor });
    expect(rest).toEqual(["Safe 1", "Safe 0"]);

    const fay = await market.member("Fay");
    await cat.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: fay.id,
    });
    expect(await titlesFor(fay, { category: "safety" })).toEqual([]);
  });

  it("is one of at most a hundred of a member", async () => {
    const dan = await market.member("Dan");
    await market.rows(
      `insert into content (user_id, title, description, type, content, category, duration, is_published, created_at, updated_at)
       select $1, 'Old', 'Old', 'article', 'Old', 'other', 1, false, now(), now() from generate_series(1, $2)`,
      [Number(dan.id), LIMITS.mostOfMember - 1],
    );
    const { won, lost } = await race(
      times(20, () => () => dan.ask(CREATE_GUIDE, { input: WRAPPING })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ BAD_USER_INPUT: 19 });
    expect((await dan.refused(CREATE_GUIDE, { input: WRAPPING })).message).toBe(
      "You have 100 guides already",
    );
  });
});

describe("what readers make of a guide", () => {
  it("is counted once: likes of 20 at once, and looks once a day and not of the author", async () => {
    const id = await aGuide(ann, { title: "Liked" });
    await race(times(20, () => () => ben.ask(LIKE_GUIDE, { id })));
    expect(await guideOf(ben, id)).toMatchObject({ likes: 1, isLiked: true });
    expect(await guideOf(ann, id)).toMatchObject({ likes: 1, isLiked: false });
    expect(await ann.refused(LIKE_GUIDE, { id })).toMatchObject({
      code: "BAD_USER_INPUT",
      message: "You cannot like a guide of your own",
    });
    await ben.gql(UNLIKE_GUIDE, { id });
    await ben.gql(UNLIKE_GUIDE, { id });
    expect(await guideOf(ben, id)).toMatchObject({ likes: 0, isLiked: false });

    market.toMorning();
    await race(times(20, () => () => ben.ask(VIEW_GUIDE, { id })));
    await ann.gql(VIEW_GUIDE, { id });
    expect((await guideOf(ann, id)).views).toBe(1);
    await market.passHours(24);
    await ben.gql(VIEW_GUIDE, { id });
    expect((await guideOf(ann, id)).views).toBe(2);
  });

  it("is not kept of who switched their activity off, and what was kept is deleted", async () => {
    const gil = await market.member("Gil");
    const id = await aGuide(ann, { title: "Looked at" });
    await gil.gql(VIEW_GUIDE, { id });
    const kept = async () =>
      (await market.rows(`select 1 from content_views where user_id = $1`, [Number(gil.id)]))
        .length;
    expect(await kept()).toBe(1);
    await gil.gql(`mutation { updatePrivacy(input: { isActivityUsed: false }) { id } }`);
    expect(await kept()).toBe(0);
    await gil.gql(VIEW_GUIDE, { id });
    expect(await kept()).toBe(0);
    expect((await guideOf(ann, id)).views).toBe(1);
  });

  it("is heard by who looks, of drafts by the author alone, without a gap", async () => {
    const [all, own] = [await ben.live(GUIDE_UPDATED), await ann.live(GUIDE_UPDATED)];
    const draft = await aGuide(ann, { title: "Quiet", isPublished: false });
    const id = await aGuide(ann, { title: "Loud" });
    expect(await own.next()).toMatchObject({ guideId: draft, guide: { title: "Quiet" } });
    expect(await own.next()).toMatchObject({ guideId: id, guide: { title: "Loud" } });
    const first = await all.next();
    expect(first).toMatchObject({ guideId: id, guide: { title: "Loud" } });
    await ann.gql(UPDATE_GUIDE, { id, input: { ...WRAPPING, isPublished: false } });
    expect(await all.next()).toMatchObject({ guideId: id, guide: null });
    const again = await ben.live(GUIDE_UPDATED, { after: first.cursor });
    expect(await again.next()).toMatchObject({ guideId: id, guide: null });
  });

  it("ticks for who watches: of two guides at once both, what oneself made of it, and nothing across a block", async () => {
    const [lea, max] = [await market.member("Lea"), await market.member("Max")];
    const ids = [await aGuide(lea, { title: "One" }), await aGuide(lea, { title: "Two" })];
    await lea.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: max.id,
    });
    const counts = await ben.live(GUIDE_COUNTED, { ids });
    const blocked = await max.live(GUIDE_COUNTED, {
      ids: [...ids, await aGuide(max, { title: "Own" })],
    });
    await Promise.all(ids.map((id) => ben.gql(LIKE_GUIDE, { id })));
    const heard = [await counts.next(), await counts.next()];
    expect(new Set(heard.map(({ guideId }) => guideId))).toEqual(new Set(ids));
    for (const each of heard) expect(each).toMatchObject({ guide: { isLiked: true } });
    const [id = ""] = ids;
    await aReport(market, ben, { subject: "guide", subjectId: id, reason: "spam" });
    expect(await counts.next()).toMatchObject({ guideId: id, guide: { isReported: true } });
    const own = (await max.gql(GUIDES, { mine: true })).guides.edges[0].node.id;
    await ben.gql(VIEW_GUIDE, { id: own });
    expect(await blocked.next(), "nothing of the two before").toMatchObject({
      guideId: own,
      guide: { views: 1 },
    });
    const refusals = await Promise.all(
      [[], times(101, String)].map((many) =>
        ben
          .live(GUIDE_COUNTED, { ids: many })
          .then((live) => live.next())
          .catch(String),
      ),
    );
    for (const refusal of refusals) expect(refusal).toContain("Watch 1 to 100 guides at once");
  });

  it("pays its author by the community task: three likes, once a month, and the guide says so", async () => {
    const hal = await market.member("Hal");
    const id = await aGuide(hal, { title: "Paid" });
    const fans = await Promise.all(times(3, (n) => market.member(`Fan${n}`)));
    const task = async () =>
      (await hal.gql(EARNINGS)).earnings.tasks.find(
        (each: { task: string }) => each.task === "guide",
      );
    for (const fan of fans.slice(1)) await fan.gql(LIKE_GUIDE, { id });
    expect(await task()).toEqual({ task: "guide", progress: 2, target: 3, state: "locked" });
    expect((await hal.refused(EARN)).message).toBe(
      "Write a guide that three members like (2 of 3)",
    );
    await fans[0]?.gql(LIKE_GUIDE, { id });
    await hal.gql(UPDATE_GUIDE, { id, input: { ...WRAPPING, isPublished: false } });
    expect(await task(), "a draft is no guide").toMatchObject({ progress: 0 });
    await hal.gql(UPDATE_GUIDE, { id, input: WRAPPING });
    market.toMorning();
    const before = await hal.wallet();
    expect((await hal.gql(EARN)).earnTp).toEqual({
      amount: 20,
      description: "Write a guide that three members like",
    });
    expect((await hal.wallet()).tpBalance).toBe(before.tpBalance + 20);
    expect((await guideOf(ben, id)).trustPointsEarned).toBe(20);
    expect((await task()).state).toBe("claimed");
  });
});

describe("the market", () => {
  it("shows no guide of a suspended member, until the suspension ends", async () => {
    const [admin, kim] = [await market.admin(), await market.member("Kim")];
    const id = await aGuide(kim, { title: "Kim's" });
    await aGuide(kim, { title: "Kim's other" });
    const live = await ben.live(GUIDE_UPDATED);
    await admin.gql(SUSPEND, { memberId: kim.id, reason: "Sold what was not there" });
    expect(await live.next()).toMatchObject({ guideId: null, guide: null });
    expect(await guideOf(ben, id)).toBeNull();
    await admin.gql(LIFT, { memberId: kim.id });
    expect((await guideOf(ben, id)).title).toBe("Kim's");
  });

  it("takes a reported guide away and brings it back when the appeal is granted", async () => {
    const mona = await market.moderator("Mona");
    const ivy = await market.member("Ivy");
    const id = await aGuide(ivy, { title: "Buy my course", category: "other" });
    const caseId = await aReport(market, ben, { subject: "guide", subjectId: id, reason: "spam" });
    expect(await guideOf(ben, id)).toMatchObject({ isReported: true });
    expect(
      (
        await ivy.refused(
          `mutation ($input: ReportInput!) { report(input: $input) { reportId } }`,
          {
            input: { subject: "guide", subjectId: id, reason: "spam" },
          },
        )
      ).message,
    ).toBe("You cannot report yourself");
    await mona.gql(DECIDE_CASE, decision(caseId, "remove"));
    for (const person of [ben, ivy]) expect(await guideOf(person, id)).toBeNull();
    await ivy.gql(APPEAL, { input: { id: caseId, text: "It is free, and it was asked for" } });
    const appealId = await appealAgainst(market, caseId);
    const milo = await market.moderator("Milo");
    await milo.gql(DECIDE_CASE, decision(appealId, "grant"));
    expect(await guideOf(ben, id)).toMatchObject({ title: "Buy my course" });
  });

  it("keeps nothing of who leaves: guides go, and their likes are taken back", async () => {
    const jo = await market.member("Jo");
    const [theirs, id] = [
      await aGuide(jo, { title: "Jo's" }),
      await aGuide(ann, { title: "Stays" }),
    ];
    await jo.gql(LIKE_GUIDE, { id });
    await ben.gql(LIKE_GUIDE, { id: theirs });
    await jo.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    expect(await guideOf(ben, theirs)).toBeNull();
    expect((await guideOf(ben, id)).likes).toBe(0);
  });
});
