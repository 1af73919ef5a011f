import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const SEND = `mutation ($toUserId: ID!, $content: String!) { sendMessage(input: { toUserId: $toUserId, content: $content }) { message { id } } }`;
const LIST = `query ($unreadOnly: Boolean, $first: Int, $after: String) {
  notifications(unreadOnly: $unreadOnly, first: $first, after: $after) {
    edges { node { id type title message data isRead priority category actionUrl createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const MARK = `mutation ($id: ID!) { markNotificationRead(id: $id) { id isRead } }`;
const MARK_ALL = `mutation { markAllNotificationsRead }`;

interface Told {
  id: string;
  title: string;
  message: string;
  isRead: boolean;
  data: Record<string, unknown>;
}

async function send(from: Person, to: Person, content: string): Promise<string> {
  return (await from.gql(SEND, { toUserId: to.id, content })).sendMessage.message.id;
}

async function toldTo(person: Person, page: object = {}): Promise<Told[]> {
  const { notifications } = await person.gql(LIST, page);
  return notifications.edges.map((edge: { node: Told }) => edge.node);
}

async function unreadOf(person: Person): Promise<number> {
  return (await person.gql("{ viewer { unreadNotifications } }")).viewer.unreadNotifications;
}

it("tells the receiver of a message, and not the sender", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];

  const messageId = await send(ana, ben, "Is it\nstill here?");

  expect(await toldTo(ben)).toMatchObject([
    {
      type: "message_received",
      title: "New message from Ana",
      message: "Is it still here?",
      data: { memberId: Number(ana.id), messageId: Number(messageId) },
      isRead: false,
      priority: "medium",
      category: "general",
      actionUrl: `/messages/${ana.id}`,
    },
  ]);
  expect(await toldTo(ana)).toEqual([]);
});

it("keeps one notification for each sender: the newest words, and on top", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const cleo = await market.member("Cleo");
  await send(ana, ben, "One");
  await send(cleo, ben, "Hello");
  await send(ana, ben, "Two ".repeat(100));

  const told = await toldTo(ben);
  expect(told.map(({ title }) => title)).toEqual(["New message from Ana", "New message from Cleo"]);
  expect(told[0]?.message).toMatch(/^Two Two .*…$/);
  expect(told[0]?.message.length).toBeLessThanOrEqual(120);
  expect(await unreadOf(ben)).toBe(2);
});

it("is read when the thread is read; the next message is told anew", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const cleo = await market.member("Cleo");
  await send(ana, ben, "One");
  await send(cleo, ben, "Hello");

  await ben.gql(`mutation ($id: ID!) { markConversationRead(memberId: $id) { id } }`, {
    id: ana.id,
  });
  expect((await toldTo(ben, { unreadOnly: true })).map(({ title }) => title)).toEqual([
    "New message from Cleo",
  ]);

  await send(ana, ben, "Two");
  expect((await toldTo(ben)).map(({ title, isRead }) => [title, isRead])).toEqual([
    ["New message from Ana", false],
    ["New message from Cleo", false],
    ["New message from Ana", true],
  ]);
});

it("keeps one unread notification when one member sends 20 messages at once", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];

  const { lost } = await race(
    times(20, (n) => () => ana.ask(SEND, { toUserId: ben.id, content: `Line ${n}` })),
  );

  expect(lost).toEqual({});
  expect(await toldTo(ben)).toHaveLength(1);
  expect(await unreadOf(ben)).toBe(1);
});

it("marks one read, for its owner only, as often as they like", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  await send(ana, ben, "One");
  const [told] = await toldTo(ben);

  expect(await ana.refused(MARK, { id: told?.id })).toMatchObject({
    code: "NOT_FOUND",
    message: "Notification not found",
  });
  expect(await unreadOf(ben)).toBe(1);
  for (let time = 1; time <= 2; time++) {
    expect((await ben.gql(MARK, { id: told?.id })).markNotificationRead).toEqual({
      id: told?.id,
      isRead: true,
    });
  }
  expect(await unreadOf(ben)).toBe(0);
  expect(await ben.refused(MARK, { id: "999999" })).toMatchObject({ code: "NOT_FOUND" });
  expect(await ben.refused(MARK, { id: "x" })).toMatchObject({ code: "BAD_USER_INPUT" });
});

it("marks all read and says how many there were; 20 at once count each once", async () => {
  const ben = await market.member("Ben");
  for (const name of ["Ana", "Cleo", "Dov"]) await send(await market.member(name), ben, "Hello");

  const { won, lost } = await race(
    times(20, () => () => ben.ask<{ markAllNotificationsRead: number }>(MARK_ALL)),
  );

  expect(lost).toEqual({});
  const marked = won.map(({ markAllNotificationsRead }) => markAllNotificationsRead);
  expect(marked.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(await toldTo(ben, { unreadOnly: true })).toEqual([]);
});

it("comes page by page, the latest first, without a repeat", async () => {
  const ben = await market.member("Ben");
  for (const name of ["Ana", "Cleo", "Dov"]) await send(await market.member(name), ben, "Hello");

  const { notifications } = await ben.gql(LIST, { first: 2 });
  const { endCursor, hasNextPage } = notifications.pageInfo;
  expect(hasNextPage).toBe(true);
  const pages = [
    ...(await toldTo(ben, { first: 2 })),
    ...(await toldTo(ben, { first: 2, after: endCursor })),
  ];
  expect(pages.map(({ title }) => title)).toEqual([
    "New message from Dov",
    "New message from Cleo",
    "New message from Ana",
  ]);
  expect(await ben.refused(LIST, { after: "nonsense" })).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(await ben.refused(LIST, { first: 101 })).toMatchObject({ code: "BAD_USER_INPUT" });
});

it("asks who is not signed in to sign in", async () => {
  for (const [query, variables] of [
    [LIST, {}],
    [MARK, { id: "1" }],
    [MARK_ALL, {}],
  ] as const) {
    expect(await market.stranger.refused(query, variables)).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  }
});
