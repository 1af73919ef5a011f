import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const READ = `mutation ($memberId: ID!) { markConversationRead(memberId: $memberId) { id } }`;
const TYPING = `mutation ($toUserId: ID!, $isTyping: Boolean!) { setTyping(toUserId: $toUserId, isTyping: $isTyping) }`;
const ADDED = `subscription ($after: Cursor) { messageAdded(after: $after) {
  cursor message { id content fromUserId } conversation { id unreadCount lastMessage { id } member { displayName } }
} }`;
const SEEN = `subscription { messageRead { memberId readerId lastReadMessageId } }`;
const HEAR_TYPING = `subscription { typing { memberId isTyping } }`;
const TOLD = `subscription { notificationAdded { unreadNotifications notification { id title message isRead } } }`;

interface Added {
  cursor: string;
  message: { id: string; content: string };
  conversation: { id: string; unreadCount: number };
}

async function send(
  from: Person,
  to: Person,
  content: string,
  wishes: object = {},
): Promise<string> {
  const input = { toUserId: to.id, content, ...wishes };
  return (await from.gql(SEND, { input })).sendMessage.message.id;
}

async function threePeople(): Promise<[Person, Person, Person]> {
  return [await market.member("Ana"), await market.member("Ben"), await market.member("Cleo")];
}

it("is heard by both members in every tab, each with the thread as they see it, and by nobody else", async () => {
  const [ana, ben, cleo] = await threePeople();
  const [tab, otherTab] = [await ana.live<Added>(ADDED), await ana.live<Added>(ADDED)];
  const hers = await ben.live<Added>(ADDED);
  const others = await cleo.live<Added>(ADDED);

  const id = await send(ana, ben, "Hello");

  const message = { id, content: "Hello", fromUserId: ana.id };
  const sent = {
    message,
    conversation: {
      id: ben.id,
      unreadCount: 0,
      lastMessage: { id },
      member: { displayName: "Ben" },
    },
  };
  expect(await tab.next()).toMatchObject(sent);
  expect(await otherTab.next()).toMatchObject(sent);
  expect(await hers.next()).toMatchObject({
    message,
    conversation: {
      id: ana.id,
      unreadCount: 1,
      lastMessage: { id },
      member: { displayName: "Ana" },
    },
  });

  // What Cleo hears first is what was sent to her: the other message never came.
  await send(ben, cleo, "For you");
  expect(await others.next()).toMatchObject({ message: { content: "For you" } });
  expect(others.heard).toHaveLength(1);
});

it("is told once, though it is sent again", async () => {
  const [ana, ben] = await threePeople();
  const stream = await ben.live<Added>(ADDED);

  await Promise.all(times(20, () => send(ana, ben, "Once", { clientId: "c" })));
  await send(ana, ben, "Last");

  expect((await stream.next()).message.content).toBe("Once");
  expect((await stream.next()).message.content).toBe("Last");
  expect(stream.heard).toHaveLength(2);
});

it("is not told when it is refused or undone", async () => {
  const [ana, ben] = await threePeople();
  const [added, told] = [await ben.live<Added>(ADDED), await ben.live(TOLD)];

  await ana.refused(SEND, {
    input: { toUserId: ben.id, content: "About nothing", itemId: "999999" },
  });
  // The last step fails after everything was written: all of it must be gone.
  await market.rows(
    "alter table domain_events add constraint broken check (type <> 'MessageSent') not valid",
  );
  await ana.refused(SEND, { input: { toUserId: ben.id, content: "Undone" } });
  await market.rows("alter table domain_events drop constraint broken");
  await send(ana, ben, "Done");

  expect(await added.next()).toMatchObject({
    message: { content: "Done" },
    conversation: { unreadCount: 1 },
  });
  expect(await told.next()).toMatchObject({
    notification: { message: "Done" },
    unreadNotifications: 1,
  });
  expect([added.heard.length, told.heard.length]).toEqual([1, 1]);
});

// Proves: SB-004
it("goes on after a lost connection where it was, without a hole or a repeat", async () => {
  const [ana, ben] = await threePeople();
  const before = await ben.live<Added>(ADDED);
  await send(ana, ben, "One");
  const { cursor } = await before.next();
  before.cut();

  await send(ana, ben, "Two");
  await send(ben, ana, "Three");
  const after = await ben.live<Added>(ADDED, { after: cursor });
  await send(ana, ben, "Four");

  const heard = [await after.next(), await after.next(), await after.next()];
  expect(heard.map(({ message }) => message.content)).toEqual(["Two", "Three", "Four"]);
});

it("tells both members of a read thread, once, and nobody else", async () => {
  const [ana, ben, cleo] = await threePeople();
  await send(ana, ben, "One");
  const last = await send(ana, ben, "Two");
  const [writer, otherTab, others] = [
    await ana.live(SEEN),
    await ben.live(SEEN),
    await cleo.live(SEEN),
  ];

  for (let time = 1; time <= 2; time++) await ben.gql(READ, { memberId: ana.id });
  expect(await writer.next()).toEqual({
    readerId: ben.id,
    memberId: ben.id,
    lastReadMessageId: last,
  });
  expect(await otherTab.next()).toEqual({
    readerId: ben.id,
    memberId: ana.id,
    lastReadMessageId: last,
  });

  // Reading what was read told nothing: the next thing heard is the next reading.
  const next = await send(cleo, ana, "Hello");
  await ana.gql(READ, { memberId: cleo.id });
  expect(await others.next()).toEqual({
    readerId: ana.id,
    memberId: ana.id,
    lastReadMessageId: next,
  });
  expect(await writer.next()).toMatchObject({ memberId: cleo.id, lastReadMessageId: next });
  expect([writer.heard.length, otherTab.heard.length, others.heard.length]).toEqual([2, 1, 1]);
});

// Proves: SB-006
it("shows who is typing to the one they write to, and keeps it nowhere", async () => {
  const [ana, ben, cleo] = await threePeople();
  const [hers, own, others] = [
    await ben.live(HEAR_TYPING),
    await ana.live(HEAR_TYPING),
    await cleo.live(HEAR_TYPING),
  ];
  const type = (from: Person, to: Person, isTyping: boolean) =>
    from.gql(TYPING, { toUserId: to.id, isTyping });

  await Promise.all([type(ana, ben, true), type(cleo, ben, true)]);
  await hers.until(() => hers.heard.length === 2);
  expect(hers.heard).toEqual(
    expect.arrayContaining([
      { memberId: ana.id, isTyping: true },
      { memberId: cleo.id, isTyping: true },
    ]),
  );
  await type(ana, ben, false);
  await hers.until(() => hers.heard.length === 3);
  expect(hers.heard.at(-1)).toEqual({ memberId: ana.id, isTyping: false });

  await own.roundTrip();
  await others.roundTrip();
  expect([own.heard, others.heard]).toEqual([[], []]);
  expect(await market.rows("select 1 from event_log where topic = 'typing'")).toEqual([]);
});

// Proves: SB-013
it("rings the bell with the number on it, again for each message", async () => {
  const [ana, ben, cleo] = await threePeople();
  const [bell, others] = [
    await ben.live<{ notification: { id: string } }>(TOLD),
    await ana.live(TOLD),
  ];

  await send(ana, ben, "One");
  const first = await bell.next();
  expect(first).toMatchObject({
    unreadNotifications: 1,
    notification: { title: "New message from Ana", message: "One", isRead: false },
  });
  await send(ana, ben, "Two");
  expect(await bell.next()).toMatchObject({
    unreadNotifications: 1,
    notification: { id: first.notification.id, message: "Two" },
  });
  await send(cleo, ben, "Three");
  expect(await bell.next()).toMatchObject({
    unreadNotifications: 2,
    notification: { title: "New message from Cleo" },
  });
  await others.roundTrip();
  expect(others.heard).toEqual([]);
});

it("is refused to who is not signed in", async () => {
  for (const subscription of [ADDED, SEEN, HEAR_TYPING, TOLD]) {
    const stream = await market.stranger.live(subscription);
    expect(stream.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    await stream.stop();
  }
});
