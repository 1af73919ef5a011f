import { beforeAll, describe, expect, it } from "vitest";
import { explore, notTriedOut, tryOut, type Explored } from "../support/explorer.ts";
import { anItem, anOffer, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();
let admin: Person;
let sam: Person;
let bea: Person;

const RENAME = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { bio } } }`;
const POST = `mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }`;

beforeAll(async () => {
  admin = await market.admin();
  sam = await market.member("Sam");
  bea = await market.richMember("Bea", 900);
});

async function confirm(document: string, variables: object, confirms: unknown, by = admin) {
  return (await explore(by, document, variables, { confirms })).body;
}

async function bio(): Promise<string | null> {
  return (await admin.gql(`{ viewer { user { bio } } }`)).viewer.user.bio;
}

async function isSuspended(person: Person): Promise<boolean> {
  const { user } = await admin.gql(`query ($id: ID!) { user(id: $id) { isSuspended } }`, person);
  return user.isSuspended;
}

const codeOf = ({ errors }: Explored) => errors?.[0]?.extensions.code;

async function posts(): Promise<number> {
  return (await market.rows(`select 1 from social_posts where user_id = $1`, [Number(admin.id)]))
    .length;
}

describe("a mutation that is tried out", () => {
  it("shows the rows that it would change, before and after, and changes none", async () => {
    const { changes, effects } = await tryOut(admin, RENAME, {
      input: { bio: "I run this place" },
    });
    expect(changes).toContainEqual({
      table: "users",
      key: { id: Number(admin.id) },
      before: expect.objectContaining({ bio: null }),
      after: expect.objectContaining({ bio: "I run this place" }),
    });
    expect(changes.find(({ table }) => table === "users")?.after).not.toHaveProperty("email");
    expect(effects.rows).toContainEqual({ table: "users", inserted: 0, updated: 1, deleted: 0 });
    expect(await bio()).toBeNull();
  });

  it("shows rows that it would insert and delete, and nothing that is never shown", async () => {
    const inserted = await tryOut(admin, POST, { content: "Hello" });
    expect(inserted.changes).toContainEqual({
      table: "social_posts",
      key: { id: expect.any(Number) },
      before: null,
      after: expect.objectContaining({ content: "Hello", userId: Number(admin.id) }),
    });

    const { id } = await anItem(sam, { title: "Kettle" });
    await admin.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { __typename } }`, { id });
    const unlike = `mutation ($id: ID!) { unlikeItem(itemId: $id) { __typename } }`;
    const deleted = await tryOut(admin, unlike, { id });
    expect(deleted.changes).toContainEqual({
      table: "item_likes",
      key: expect.any(Object),
      before: expect.objectContaining({ itemId: Number(id), userId: Number(admin.id) }),
      after: null,
    });

    const message = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Only for Sam" }) { __typename } }`;
    const written = await tryOut(admin, message, { to: sam.id });
    expect(written.changes.map(({ table }) => table)).toContain("messages");
    expect(JSON.stringify(written)).not.toContain("Only for Sam");
  });

  it("says who would hear of it, and what happens with the TP of others", async () => {
    await anOffer(bea, await anItem(sam, { title: "Lamp", trustPoints: 41 }));
    const { effects, hearers } = await tryOut(admin, SUSPEND, {
      memberId: sam.id,
      reason: "Does not answer anybody",
    });
    expect(effects.sentences).toContain("1 offer ends");
    expect(effects.sentences).toContain("41 TP that were held are free again");
    expect(hearers).toContainEqual({ displayName: "Bea" });
    expect(effects.heardBy).toBe(hearers.length);
    expect(await isSuspended(sam)).toBe(false);
    const { auditLog } = await admin.gql(`{ auditLog(first: 1) { edges { node { id } } } }`);
    expect(auditLog.edges).toEqual([]);
  });

  it("is refused as it would be", async () => {
    const none = await notTriedOut(admin, SUSPEND, { memberId: "9999999", reason: "Not there" });
    expect(none).toMatchObject({ status: 200, code: "NOT_FOUND" });
    // A try that could not have done anything is not in the audit log.
    const { auditLog } = await admin.gql(`{ auditLog(first: 1) { edges { node { id } } } }`);
    expect(auditLog.edges).toEqual([]);
  });
});

describe("a confirmation", () => {
  it("does what was shown, and its answer is the mutation's", async () => {
    const input = { bio: "Confirmed" };
    const { effects, until } = await tryOut(admin, RENAME, { input });
    const minutes = (new Date(until).getTime() - market.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(1);
    expect(minutes).toBeLessThanOrEqual(2);
    const { data } = await confirm(RENAME, { input }, effects.confirms);
    expect(data.updateProfile.user.bio).toBe("Confirmed");
    expect(await bio()).toBe("Confirmed");
  });

  it("is of an action in the audit log, with the effects that were shown", async () => {
    const freya = await market.member("Freya");
    const variables = { memberId: freya.id, reason: "Does not answer anybody" };
    const { effects } = await tryOut(admin, SUSPEND, variables);
    expect(codeOf(await confirm(SUSPEND, variables, effects.confirms))).toBeUndefined();
    const { auditLog } = await admin.gql(
      `{ auditLog(first: 1) { edges { node { action outcome effects { sentences } } } } }`,
    );
    expect(auditLog.edges[0].node).toEqual({
      action: "suspendMember",
      outcome: "done",
      effects: { sentences: effects.sentences },
    });
  });

  it("counts once: of twenty at once one is done, and the others hear why", async () => {
    const before = await posts();
    const { effects } = await tryOut(admin, POST, { content: "Once" });
    const confirms = effects.confirms;
    const { won, lost } = await race(
      times(20, () => () => confirm(POST, { content: "Once" }, confirms)),
    );
    expect([won.length, lost]).toEqual([1, { DRY_RUN_REQUIRED: 19 }]);
    expect(await posts()).toBe(before + 1);
  });

  it.each([
    ["no confirmation", undefined],
    ["one that nobody gave", "v1.12345678.c29tZXRoaW5n"],
    ["one that is no text", 17],
  ])("is needed: %s is refused, and nothing is done", async (_, confirms) => {
    const before = await posts();
    expect(codeOf(await confirm(POST, { content: "No" }, confirms))).toBe("DRY_RUN_REQUIRED");
    expect(await posts()).toBe(before);
  });

  it("is of one document, its variables, and one session", async () => {
    const before = await posts();
    const { effects } = await tryOut(admin, POST, { content: "Mine" });
    const { confirms } = effects;
    expect(codeOf(await confirm(POST, { content: "Other" }, confirms))).toBe("DRY_RUN_REQUIRED");
    expect(codeOf(await confirm(`${POST} `, { content: "Mine" }, confirms))).toBe(
      "DRY_RUN_REQUIRED",
    );
    const ottoline = await market.anotherAdmin("Ottoline");
    expect(codeOf(await confirm(POST, { content: "Mine" }, confirms, ottoline))).toBe(
      "DRY_RUN_REQUIRED",
    );
    expect(await posts()).toBe(before);
    expect(codeOf(await confirm(POST, { content: "Mine" }, confirms))).toBeUndefined();
  });

  it("counts for two minutes", async () => {
    const { effects } = await tryOut(admin, POST, { content: "Late" });
    await market.passHours(2.1 / 60);
    const { errors } = await confirm(POST, { content: "Late" }, effects.confirms);
    expect(errors?.[0]).toMatchObject({
      message: "A dry run counts for 2 minutes. Try it out again",
      extensions: { code: "DRY_RUN_REQUIRED" },
    });
  });

  it("is refused when it would do something else now, and can be tried out again", async () => {
    const jun = await market.richMember("Jun", 500);
    const lamp = await anItem(jun, { title: "Lamp", trustPoints: 20 });
    const variables = { memberId: jun.id, reason: "Does not answer anybody" };
    const { effects } = await tryOut(admin, SUSPEND, variables);
    await anOffer(bea, lamp);
    expect(codeOf(await confirm(SUSPEND, variables, effects.confirms))).toBe("EFFECTS_CHANGED");
    expect(await isSuspended(jun)).toBe(false);
    const again = await tryOut(admin, SUSPEND, variables);
    expect(codeOf(await confirm(SUSPEND, variables, again.effects.confirms))).toBeUndefined();
  });
});

describe("who may, and what", () => {
  it("a proof of the last ten minutes is needed, to try out and to confirm", async () => {
    const { effects } = await tryOut(admin, POST, { content: "Proven" });
    await market.rows(`update sessions set proven_at = proven_at - interval '11 minutes'`);
    const stale = await notTriedOut(admin, POST, { content: "Proven" });
    expect(stale).toMatchObject({
      code: "STEP_UP_REQUIRED",
      message: "Prove that it is you first. It counts for 10 minutes",
    });
    const { confirms } = effects;
    expect(codeOf(await confirm(POST, { content: "Proven" }, confirms))).toBe("STEP_UP_REQUIRED");
    await admin.proveIdentity();
    expect(codeOf(await confirm(POST, { content: "Proven" }, confirms))).toBeUndefined();
  });

  it.each(["a visitor", "a member", "a moderator"])("%s is refused", async (who) => {
    const people = { "a visitor": market.stranger, "a member": sam };
    const person = people[who as "a member"] ?? (await market.moderator("Mo"));
    const { status } = await explore(person, POST, { content: "No" });
    expect(status).toBe(who === "a visitor" ? 401 : 403);
  });

  it.each([
    [
      "two at a time",
      `mutation { a: likeItem(itemId: 1) { __typename } b: likeItem(itemId: 2) { __typename } }`,
      "BAD_USER_INPUT",
    ],
    [
      "one beside a dry run",
      `mutation { likeItem(itemId: 1) { __typename } dryRun { __typename } }`,
      "BAD_USER_INPUT",
    ],
    ["a sign-out", `mutation { logout }`, "FORBIDDEN"],
    ["what is not stored", `mutation { sendStreamReaction(streamId: 1, count: 1) }`, "FORBIDDEN"],
    ["a query", `{ viewer { id } }`, "BAD_USER_INPUT"],
    ["a dry run", `mutation { dryRun { __typename } }`, "BAD_USER_INPUT"],
    ["what is no document", `mutation {`, "BAD_USER_INPUT"],
    ["a field that is not there", `mutation { dropEverything }`, "BAD_USER_INPUT"],
    ["a variable that is missing", POST, "BAD_USER_INPUT"],
    [
      "text that cannot be stored",
      `mutation { createPost(input: { content: "\\u0000" }) { __typename } }`,
      "BAD_USER_INPUT",
    ],
    ["an unknown fragment", `mutation { ...All }`, "BAD_USER_INPUT"],
    [
      "a directive that hides it",
      `mutation { likeItem(itemId: 1) @skip(if: true) { __typename } }`,
      "BAD_USER_INPUT",
    ],
  ])("%s is not tried out", async (_, document, code) => {
    expect(await notTriedOut(admin, document)).toMatchObject({ status: 200, code });
  });

  it.each([
    [
      "two at a time",
      `mutation { a: likeItem(itemId: 1) { __typename } b: likeItem(itemId: 2) { __typename } }`,
      "BAD_USER_INPUT",
    ],
    ["a sign-out", `mutation { logout }`, "FORBIDDEN"],
    [
      "one by a fragment",
      `mutation { ...All } fragment All on Mutation { likeItem(itemId: 1) { __typename } }`,
      "DRY_RUN_REQUIRED",
    ],
  ])("%s is not run without it", async (_, document, code) => {
    expect(codeOf((await explore(admin, document)).body)).toBe(code);
  });

  it("what a member may do runs by the rules of members", async () => {
    const { id } = await anItem(admin, { title: "Own kettle" });
    const own = await notTriedOut(admin, CREATE_OFFER, { input: { targetItemId: id } });
    expect(own.code).toBe("OWN_ITEM");
  });
});
