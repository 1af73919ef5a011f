import { describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket({ PUBLIC_URL: "https://market.example" });

const SETTINGS = `emails groups { name label preferences { type label inApp email } }`;
const READ = `{ notificationSettings { ${SETTINGS} } }`;
const SET = `mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { ${SETTINGS} } }`;
const SET_EMAILS = `mutation ($emails: Boolean!) { setNotificationEmails(emails: $emails) { emails } }`;
const UNSUBSCRIBE = `mutation ($token: String!, $type: String) { unsubscribe(token: $token, type: $type) { label } }`;
const SEND = `mutation ($toUserId: ID!, $content: String!) { sendMessage(input: { toUserId: $toUserId, content: $content }) { message { id } } }`;
const LIST = `query ($group: String, $unreadOnly: Boolean) { notifications(group: $group, unreadOnly: $unreadOnly) { edges { node { type } } } }`;

interface Preference {
  type: string;
  label: string;
  inApp: boolean;
  email: boolean;
}

interface Settings {
  emails: boolean;
  groups: { name: string; label: string; preferences: Preference[] }[];
}

interface SentMail {
  subject: string;
  body: string;
}

async function settingsOf(person: Person): Promise<Settings> {
  return (await person.gql(READ)).notificationSettings;
}

async function preferenceOf(person: Person, type: string): Promise<Preference | undefined> {
  const { groups } = await settingsOf(person);
  return groups.flatMap(({ preferences }) => preferences).find((each) => each.type === type);
}

/** Lets everybody's last sign of life lie back: who is online gets no mail. */
function away(): void {
  market.clock.advance(3 / 60);
}

function mailsTo(person: Person): Promise<SentMail[]> {
  return market.rows<SentMail>(
    `select subject, body from mails where to_address = $1 order by id`,
    [person.email],
  );
}

async function typesOf(person: Person, filter: object = {}): Promise<string[]> {
  const { notifications } = await person.gql(LIST, filter);
  return notifications.edges.map(({ node }: { node: { type: string } }) => node.type);
}

/** The link of the last mail, taken apart. */
async function linkIn(person: Person): Promise<{ token: string; type: string }> {
  const last = (await mailsTo(person)).at(-1);
  const [link = ""] = /https:\/\/market\.example\/unsubscribe\S+/.exec(last?.body ?? "") ?? [];
  const { searchParams } = new URL(link);
  return { token: searchParams.get("token") ?? "", type: searchParams.get("type") ?? "" };
}

describe("what one is told, and where", () => {
  // Proves: TB-010
  it("lists every kind in its group, with what holds until one chooses", async () => {
    const ben = await market.member("Ben");

    const { emails, groups } = await settingsOf(ben);
    expect(emails).toBe(true);
    expect(groups.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Offers", "Messages"]),
    );
    expect(await preferenceOf(ben, "offer_received")).toEqual({
      type: "offer_received",
      label: "Somebody makes you an offer",
      inApp: true,
      email: true,
    });
    expect((await preferenceOf(ben, "offer_expired"))?.email).toBe(false);
  });

  it("keeps a choice, one channel at a time, for its owner only", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];

    await ben.gql(SET, { input: { type: "offer_received", email: false } });
    await ben.gql(SET, { input: { type: "offer_received", inApp: false } });
    expect(await preferenceOf(ben, "offer_received")).toMatchObject({ inApp: false, email: false });
    await ben.gql(SET, { input: { type: "offer_received", inApp: true } });
    expect(await preferenceOf(ben, "offer_received")).toMatchObject({ inApp: true, email: false });
    expect(await preferenceOf(ana, "offer_received")).toMatchObject({ inApp: true, email: true });
  });

  it("takes a kind nobody listed as soon as the member was told it", async () => {
    const ben = await market.member("Ben");
    const input = { type: "parcel_lost", email: true };
    expect(await ben.refused(SET, { input })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { type: "There is no such kind of notification" },
    });

    await market.rows(
      `insert into notifications (user_id, type, title, message, created_at) values ($1, 'parcel_lost', 'Lost', 'A parcel is lost', now())`,
      [Number(ben.id)],
    );
    expect(await preferenceOf(ben, "parcel_lost")).toEqual({
      type: "parcel_lost",
      label: "Parcel lost",
      inApp: true,
      email: false,
    });
    await ben.gql(SET, { input });
    expect(await preferenceOf(ben, "parcel_lost")).toMatchObject({ email: true });
  });

  it("shows one subject, and what is switched off in the centre not at all", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await ana.gql(SEND, { toUserId: ben.id, content: "Hello" });
    await anOffer(ana, await anItem(ben));
    expect(await typesOf(ben)).toEqual(["offer_received", "message_received"]);
    expect(await typesOf(ben, { group: "offer" })).toEqual(["offer_received"]);
    expect(await typesOf(ben, { group: "nonsense" })).toEqual([]);

    await ben.gql(SET, { input: { type: "offer_received", inApp: false } });
    const stream = await ben.live(
      `subscription { notificationAdded { notification { type } unreadNotifications } }`,
    );
    await anOffer(ana, await anItem(ben));
    await ana.gql(SEND, { toUserId: ben.id, content: "Are you there?" });
    expect(await stream.next()).toEqual({
      notification: { type: "message_received" },
      unreadNotifications: 2,
    });
    expect(await typesOf(ben)).toEqual(["message_received", "offer_received"]);
    expect((await ben.gql(`{ viewer { unreadNotifications } }`)).viewer.unreadNotifications).toBe(
      2,
    );
    expect((await ben.gql(`mutation { markAllNotificationsRead }`)).markAllNotificationsRead).toBe(
      2,
    );
    await stream.stop();
  });

  it("asks who is not signed in to sign in", async () => {
    for (const [query, variables] of [
      [READ, {}],
      [SET, { input: { type: "offer_received" } }],
      [SET_EMAILS, { emails: false }],
    ] as const)
      expect((await market.stranger.refused(query, variables)).code).toBe("UNAUTHENTICATED");
  });
});

describe("a mail", () => {
  it("goes to who is away, with the words, the way there and the way out", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const item = await anItem(ben);
    away();
    await anOffer(ana, item);

    const [mail, ...more] = await mailsTo(ben);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("New offer");
    expect(mail?.body).toContain("Hello Ben");
    expect(mail?.body).toContain("Ana made an offer for Enamel teapot");
    expect(mail?.body).toContain("https://market.example/offers/seller\n");
    expect(mail?.body).toMatch(
      /https:\/\/market\.example\/unsubscribe\?token=[0-9a-f]{32}&type=offer_received/,
    );
    expect(await mailsTo(ana)).toEqual([]);
  });

  it("does not go to who is online", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await anOffer(ana, await anItem(ben));
    expect(await mailsTo(ben)).toEqual([]);
  });

  it("goes once for a member's unread messages, and again after they were read", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    away();
    for (const content of ["One", "Two", "Three"])
      await ana.gql(SEND, { toUserId: ben.id, content });
    expect(await mailsTo(ben)).toHaveLength(1);

    await ben.gql(`mutation ($id: ID!) { markConversationRead(memberId: $id) { id } }`, {
      id: ana.id,
    });
    away();
    await ana.gql(SEND, { toUserId: ben.id, content: "Four" });
    expect(await mailsTo(ben)).toHaveLength(2);
  });

  it("goes by mail only, once for unread messages, where the centre is switched off", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await ben.gql(SET, { input: { type: "message_received", inApp: false } });
    away();
    for (const content of ["One", "Two"]) await ana.gql(SEND, { toUserId: ben.id, content });
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await typesOf(ben)).toEqual([]);
  });

  it("does not go where it was switched off, of one kind or of all", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const [first, second] = [await anItem(ben), await anItem(ben)];
    await ben.gql(SET, { input: { type: "offer_received", email: false } });
    away();
    await anOffer(ana, first);
    expect(await mailsTo(ben)).toEqual([]);

    await ben.gql(SET, { input: { type: "offer_received", email: true } });
    expect((await ben.gql(SET_EMAILS, { emails: false })).setNotificationEmails.emails).toBe(false);
    away();
    await anOffer(ana, second);
    expect(await mailsTo(ben)).toEqual([]);
    expect(await typesOf(ben)).toEqual(["offer_received", "offer_received"]);
  });

  it("does not go out when the deed is rolled back", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const item = await anItem(ben, { trustPoints: 900 });
    away();
    await ana.refused(
      `mutation ($id: ID!) { createOffer(input: { targetItemId: $id }) { offer { id } } }`,
      {
        id: item.id,
      },
    );
    expect(await mailsTo(ben)).toEqual([]);
  });

  it("goes at most twenty times an hour", async () => {
    const ben = await market.member("Ben");
    away();
    for (let n = 0; n < 22; n++)
      await (await market.member(`M${n}`)).gql(SEND, { toUserId: ben.id, content: "Hello" });
    expect(await mailsTo(ben)).toHaveLength(20);
    market.clock.advance(1.1);
    await (await market.member("Late")).gql(SEND, { toUserId: ben.id, content: "Hello" });
    expect(await mailsTo(ben)).toHaveLength(21);
  });
});

describe("the way out of the mails", () => {
  async function mailed(): Promise<[ana: Person, ben: Person]> {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const item = await anItem(ben);
    away();
    await anOffer(ana, item);
    return [ana, ben];
  }

  it("ends one kind without a session, and only the mails of it", async () => {
    const [, ben] = await mailed();
    const link = await linkIn(ben);

    for (let time = 0; time < 2; time++)
      expect((await market.stranger.gql(UNSUBSCRIBE, link)).unsubscribe).toEqual({
        label: "Somebody makes you an offer",
      });
    expect(await preferenceOf(ben, "offer_received")).toMatchObject({ inApp: true, email: false });
    expect(await preferenceOf(ben, "offer_accepted")).toMatchObject({ email: true });
    expect((await settingsOf(ben)).emails).toBe(true);
  });

  it("ends all of them", async () => {
    const [, ben] = await mailed();
    const { token } = await linkIn(ben);
    expect((await market.stranger.gql(UNSUBSCRIBE, { token })).unsubscribe).toEqual({
      label: null,
    });
    expect((await settingsOf(ben)).emails).toBe(false);
  });

  it("is nobody's with a made-up token or kind", async () => {
    const [, ben] = await mailed();
    const { token } = await linkIn(ben);
    for (const variables of [
      { token: "0".repeat(32) },
      { token: "" },
      { token: "x'; drop table users" },
      { token, type: "made_up" },
    ])
      expect(await market.stranger.refused(UNSUBSCRIBE, variables)).toMatchObject({
        code: "BAD_USER_INPUT",
        message: "This unsubscribe link is not valid",
      });
    expect((await settingsOf(ben)).emails).toBe(true);
  });

  it("takes twenty presses at once", async () => {
    const [, ben] = await mailed();
    const link = await linkIn(ben);
    const { lost } = await race(times(20, () => () => market.stranger.ask(UNSUBSCRIBE, link)));
    expect(lost).toEqual({});
    expect(await preferenceOf(ben, "offer_received")).toMatchObject({ email: false });
  });
});
