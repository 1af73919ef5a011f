import { describe, expect, it } from "vitest";
import { CLIENT_ID_MAX, MESSAGE_MAX, SEARCH_TEXT_MAX } from "../../schema/limits.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  message { id fromUserId toUserId content messageType attachmentUrl itemId item { id title } isRead clientId createdAt }
  conversation { id unreadCount updatedAt member { displayName } lastMessage { id } }
} }`;
const READ = `mutation ($memberId: ID!) { markConversationRead(memberId: $memberId) { id unreadCount } }`;
const READ_TO = `mutation ($memberId: ID!, $lastReadMessageId: ID) {
  markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) { id unreadCount } }`;
const LIST = `query ($search: String, $first: Int, $after: String) {
  conversations(search: $search, first: $first, after: $after) {
    edges { cursor node { id unreadCount updatedAt lastMessage { id content itemId item { title } } member { id username displayName itemsListed createdAt } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const THREAD = `query ($memberId: ID!, $first: Int, $after: String) { conversation(memberId: $memberId) {
  id unreadCount updatedAt lastMessage { id } member { displayName }
  messages(first: $first, after: $after) { edges { cursor node { id content isRead fromUserId } } pageInfo { hasNextPage endCursor } }
} }`;
const TYPING = `mutation ($toUserId: ID!) { setTyping(toUserId: $toUserId, isTyping: true) }`;

interface Note {
  id: string;
  content: string;
  isRead: boolean;
  fromUserId: string;
}

interface Thread {
  unreadCount: number;
  messages: { pageInfo: { hasNextPage: boolean; endCursor: string } };
}

function send(from: Person, to: { id: string }, content: string, wishes: object = {}) {
  return from.gql(SEND, { input: { toUserId: to.id, content, ...wishes } });
}

function refusedToSend(from: Person, input: object) {
  return from.refused(SEND, { input: { content: "Hello", ...input } });
}

async function threadOf(
  person: Person,
  other: { id: string },
  page: object = {},
): Promise<Thread & { notes: Note[] }> {
  const { conversation } = await person.gql(THREAD, { memberId: other.id, ...page });
  return {
    ...conversation,
    notes: conversation.messages.edges.map((edge: { node: Note }) => edge.node),
  };
}

async function namesIn(person: Person, search?: string): Promise<string[]> {
  const { conversations } = await person.gql(LIST, { search });
  return conversations.edges.map(
    (edge: { node: { member: { displayName: string } } }) => edge.node.member.displayName,
  );
}

/** The kept counters beside the truth: one row for each thread of each member. */
function counters() {
  return market.rows<{ kept: number; real: number }>(
    `select c.unread_count as kept, (select count(*)::int from messages m
       where m.to_user_id = c.user_id and m.from_user_id = c.other_user_id and not m.is_read) as real
     from conversations c`,
  );
}

describe("sending", () => {
  it("keeps what was written, trimmed, with the item it is about", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const lamp = await anItem(ben, { title: "Reading lamp" });

    const { sendMessage } = await send(ana, ben, "  Is it\nstill here? 🙂 ", { itemId: lamp.id });

    expect(sendMessage.message).toMatchObject({
      fromUserId: ana.id,
      toUserId: ben.id,
      content: "Is it\nstill here? 🙂",
      messageType: "text",
      attachmentUrl: null,
      itemId: lamp.id,
      item: { id: lamp.id, title: "Reading lamp" },
      isRead: false,
      clientId: null,
    });
    expect(sendMessage.conversation).toMatchObject({
      id: ben.id,
      unreadCount: 0,
      updatedAt: sendMessage.message.createdAt,
      member: { displayName: "Ben" },
      lastMessage: { id: sendMessage.message.id },
    });
    expect(await threadOf(ben, ana)).toMatchObject({ id: ana.id, unreadCount: 1 });
  });

  it(`takes ${MESSAGE_MAX} characters, counted as people count them, and not one more`, async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];

    await send(ana, ben, "🙂".repeat(MESSAGE_MAX));
    expect(
      await refusedToSend(ana, { toUserId: ben.id, content: "🙂".repeat(MESSAGE_MAX + 1) }),
    ).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { content: `Message must be at most ${MESSAGE_MAX} characters` },
    });
  });

  it("refuses what cannot be sent, and keeps nothing of it", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const hidden = await anItem(ben);
    await market.rows("update items set status = 'removed' where id = $1", [Number(hidden.id)]);
    const notANumber = "toUserId must be a whole number";
    const refusals: [input: object, code: string, fields: object][] = [
      [
        { toUserId: ben.id, content: " \n\t " },
        "BAD_USER_INPUT",
        { content: "Message cannot be empty" },
      ],
      [{ toUserId: ana.id }, "BAD_USER_INPUT", { toUserId: "You cannot message yourself" }],
      [{ toUserId: "ben" }, "BAD_USER_INPUT", { toUserId: notANumber }],
      [{ toUserId: "-1" }, "BAD_USER_INPUT", { toUserId: notANumber }],
      [{ toUserId: "999999" }, "NOT_FOUND", {}],
      [{ toUserId: "99999999999999" }, "NOT_FOUND", {}],
      [{ toUserId: ben.id, itemId: "999999" }, "NOT_FOUND", {}],
      [{ toUserId: ben.id, itemId: hidden.id }, "NOT_FOUND", {}],
      [
        { toUserId: ben.id, clientId: "" },
        "BAD_USER_INPUT",
        { clientId: "clientId must be 1 to 200 characters" },
      ],
      [{ toUserId: ben.id, clientId: "k".repeat(CLIENT_ID_MAX + 1) }, "BAD_USER_INPUT", {}],
      [{ toUserId: ben.id, content: "a\u0000b" }, "BAD_USER_INPUT", {}],
    ];

    for (const [input, code, fields] of refusals) {
      expect(await refusedToSend(ana, input)).toMatchObject({ code, fields });
    }
    expect(await threadOf(ana, ben)).toMatchObject({ lastMessage: null, notes: [] });
    expect(await namesIn(ben)).toEqual([]);
  });

  it("refuses a member who has left", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await send(ana, ben, "Hello");
    await market.rows("update users set is_active = false where id = $1", [Number(ben.id)]);

    expect(await refusedToSend(ana, { toUserId: ben.id })).toMatchObject({
      code: "FORBIDDEN",
      message: "This member cannot receive messages",
    });
    expect((await threadOf(ana, ben)).notes).toHaveLength(1);
  });

  it("sends the same clientId once, whatever comes again", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const cleo = await market.member("Cleo");
    const first = await send(ana, ben, "Hello", { clientId: "one" });

    const again = await send(ana, ben, " Hello ", { clientId: "one" });
    expect(again.sendMessage.message).toEqual(first.sendMessage.message);
    for (const other of [
      { toUserId: ben.id, content: "Something else" },
      { toUserId: cleo.id, content: "Hello" },
    ]) {
      expect(await refusedToSend(ana, { ...other, clientId: "one" })).toMatchObject({
        code: "IDEMPOTENCY_KEY_REUSED",
      });
    }
    expect(await threadOf(ben, ana)).toMatchObject({
      unreadCount: 1,
      notes: [{ content: "Hello" }],
    });

    // The key is the sender's own: another member may choose the same.
    await send(cleo, ben, "Hello from me", { clientId: "one" });
    expect((await threadOf(ben, cleo)).unreadCount).toBe(1);
  });

  it("keeps one message when the same is sent 20 times at once", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const input = { toUserId: ben.id, content: "Hello", clientId: "burst" };

    const { won, lost } = await race(times(20, () => () => ana.ask(SEND, { input })));

    expect(lost).toEqual({});
    expect(new Set(won.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await threadOf(ben, ana)).toMatchObject({
      unreadCount: 1,
      notes: [{ content: "Hello" }],
    });
    // Who lost told nothing: no notification of a message that is not there, and none told twice.
    expect(
      await market.rows(
        `select m.content, (select count(*)::int from event_log where audience = 'u' || n.user_id
                             and topic = 'notificationAdded') as told
         from notifications n left join messages m on m.id = (n.data->>'messageId')::int where n.user_id = $1`,
        [Number(ben.id)],
      ),
    ).toEqual([{ content: "Hello", told: 1 }]);
  });
});

describe("reading", () => {
  it("marks what the other one wrote, so that the writer sees the double check", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await send(ana, ben, "One");
    await send(ana, ben, "Two");
    await send(ben, ana, "Mine");

    const { markConversationRead } = await ben.gql(READ, { memberId: ana.id });

    expect(markConversationRead).toEqual({ id: ana.id, unreadCount: 0 });
    const { notes, unreadCount } = await threadOf(ana, ben);
    expect(notes.map(({ content, isRead }) => [content, isRead])).toEqual([
      ["Mine", false],
      ["Two", true],
      ["One", true],
    ]);
    expect(unreadCount).toBe(1);
    expect((await ana.gql("{ viewer { unreadMessages } }")).viewer.unreadMessages).toBe(1);
    expect((await ben.gql("{ viewer { unreadMessages } }")).viewer.unreadMessages).toBe(0);
  });

  it("marks up to the newest message that was seen; what came later stays unread", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    for (const content of ["One", "Two", "Three"]) await send(ana, ben, content);
    const ids = (await threadOf(ana, ben)).notes.map(({ id }) => id).toReversed();
    const readTo = async (lastReadMessageId: string | undefined) =>
      (await ben.gql(READ_TO, { memberId: ana.id, lastReadMessageId })).markConversationRead;
    const unread = async () =>
      (await ben.gql("{ viewer { unreadMessages unreadNotifications } }")).viewer;

    expect(await readTo(ids[1])).toEqual({ id: ana.id, unreadCount: 1 });
    expect((await threadOf(ana, ben)).notes.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
    ]);
    // The notification is about the thread: it waits as long as something in it does.
    expect(await unread()).toEqual({ unreadMessages: 1, unreadNotifications: 1 });
    expect((await readTo(ids[0])).unreadCount).toBe(1);
    expect((await readTo("99999999999999")).unreadCount).toBe(1);
    expect((await readTo(ids[2])).unreadCount).toBe(0);
    expect(await unread()).toEqual({ unreadMessages: 0, unreadNotifications: 0 });
    expect(await ben.refused(READ_TO, { memberId: ana.id, lastReadMessageId: "x" })).toMatchObject({
      fields: { lastReadMessageId: "lastReadMessageId must be a whole number" },
    });
  });

  it("may be repeated, and refuses whom there is no thread with", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await send(ana, ben, "One");

    await ben.gql(READ, { memberId: ana.id });
    expect((await ben.gql(READ, { memberId: ana.id })).markConversationRead.unreadCount).toBe(0);
    expect(await ben.refused(READ, { memberId: "999999" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await ben.refused(READ, { memberId: ben.id })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await ben.refused(READ, { memberId: "x" })).toMatchObject({
      fields: { memberId: "memberId must be a whole number" },
    });
  });

  it("keeps the counters right while both write and read 20 times at once", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const write = (from: Person, to: Person, n: number) => () =>
      from.ask(SEND, { input: { toUserId: to.id, content: `Line ${n}` } });
    const read = (reader: Person, other: Person) => () => reader.ask(READ, { memberId: other.id });

    const { won, lost } = await race(
      times(20, (n) => [
        write(ana, ben, n),
        write(ben, ana, n),
        read(ana, ben),
        read(ben, ana),
      ]).flat(),
    );

    expect([won.length, lost]).toEqual([80, {}]);
    for (const { kept, real } of await counters()) expect(kept).toBe(real);
    for (const [person, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const { notes, unreadCount } = await threadOf(person, other, { first: 100 });
      expect(notes).toHaveLength(40);
      expect(
        notes.filter(({ isRead, fromUserId }) => !isRead && fromUserId === other.id),
      ).toHaveLength(unreadCount);
    }
    await race([read(ana, ben), read(ben, ana)]);
    for (const { kept, real } of await counters()) expect(kept).toBe(real);
    expect((await threadOf(ana, ben)).unreadCount).toBe(0);
  });
});

describe("the list of conversations", () => {
  it("shows the newest first, page by page, each with its last message and unread count", async () => {
    const ana = await market.member("Ana");
    const others = [
      await market.member("Ben"),
      await market.member("Cleo"),
      await market.member("Dov"),
    ];
    const lamp = await anItem(ana, { title: "Reading lamp" });
    for (const other of others) await send(other, ana, `From ${other.name}`, { itemId: lamp.id });
    await send(others[0] as Person, ana, "Again from Ben");

    const first = (await ana.gql(LIST, { first: 2 })).conversations;
    expect(first.edges.map((edge: { node: object }) => edge.node)).toMatchObject([
      {
        id: others[0]?.id,
        unreadCount: 2,
        lastMessage: { content: "Again from Ben", itemId: null, item: null },
        member: { displayName: "Ben", itemsListed: 0 },
      },
      {
        id: others[2]?.id,
        unreadCount: 1,
        lastMessage: { content: "From Dov", itemId: lamp.id, item: { title: "Reading lamp" } },
      },
    ]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true });

    const second = (await ana.gql(LIST, { first: 2, after: first.pageInfo.endCursor }))
      .conversations;
    expect(second.edges).toMatchObject([{ node: { id: others[1]?.id } }]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it("finds by name or username in any letter case, and takes the text literally", async () => {
    const ana = await market.member("Ana");
    for (const name of ["Émile Dubois", "100% Ben", "Cleo"])
      await send(await market.member(name), ana, "Hello");

    expect(await namesIn(ana, "  éMILE ")).toEqual(["Émile Dubois"]);
    expect(await namesIn(ana, "cleo")).toEqual(["Cleo"]);
    expect(await namesIn(ana, "%")).toEqual(["100% Ben"]);
    expect(await namesIn(ana, "_")).toEqual([]);
    expect(await namesIn(ana, "\\")).toEqual([]);
    expect(await namesIn(ana, " ")).toHaveLength(3);
    expect(await ana.refused(LIST, { search: "x".repeat(SEARCH_TEXT_MAX + 1) })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { search: "search must be at most 100 characters" },
    });
  });

  it("refuses pages that are none", async () => {
    const ana = await market.member("Ana");
    for (const page of [
      { first: 0 },
      { first: 101 },
      { after: "nonsense" },
      { after: Buffer.from("[1.5]").toString("base64url") },
    ]) {
      expect(await ana.refused(LIST, page)).toMatchObject({ code: "BAD_USER_INPUT" });
    }
  });
});

describe("a thread", () => {
  it("opens with the newest and goes back page by page", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    for (let n = 1; n <= 5; n++) await send(n % 2 ? ana : ben, n % 2 ? ben : ana, `Line ${n}`);

    const newest = await threadOf(ana, ben, { first: 3 });
    expect(newest.notes.map(({ content }) => content)).toEqual(["Line 5", "Line 4", "Line 3"]);
    const { endCursor, hasNextPage } = newest.messages.pageInfo;
    expect(hasNextPage).toBe(true);
    const older = await threadOf(ana, ben, { first: 3, after: endCursor });
    expect(older.notes.map(({ content }) => content)).toEqual(["Line 2", "Line 1"]);
    expect(older.messages.pageInfo.hasNextPage).toBe(false);
  });

  it("is empty before the first message, and is nobody's with oneself", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];

    expect(await threadOf(ana, ben)).toMatchObject({
      id: ben.id,
      unreadCount: 0,
      updatedAt: null,
      lastMessage: null,
      member: { displayName: "Ben" },
      notes: [],
    });
    expect(await ana.refused(THREAD, { memberId: ana.id })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
    expect(await ana.refused(THREAD, { memberId: "999999" })).toMatchObject({
      code: "NOT_FOUND",
      message: "Member not found",
    });
  });

  it("shows nobody what two others wrote", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const cleo = await market.member("Cleo");
    await send(ana, ben, "Between us");

    expect((await threadOf(cleo, ana)).notes).toEqual([]);
    expect((await threadOf(cleo, ben)).notes).toEqual([]);
    expect(await namesIn(cleo)).toEqual([]);
  });
});

it("asks who is not signed in to sign in", async () => {
  const ana = await market.member("Ana");
  for (const [query, variables] of [
    [SEND, { input: { toUserId: ana.id, content: "Hello" } }],
    [READ, { memberId: ana.id }],
    [TYPING, { toUserId: ana.id }],
    [LIST, {}],
    [THREAD, { memberId: ana.id }],
  ] as const) {
    expect(await market.stranger.refused(query, variables)).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  }
});

it("says that somebody writes only to members there are", async () => {
  const ana = await market.member("Ana");
  expect(await ana.refused(TYPING, { toUserId: "999999" })).toMatchObject({ code: "NOT_FOUND" });
  expect(await ana.refused(TYPING, { toUserId: ana.id })).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(await ana.gql(TYPING, { toUserId: (await market.member("Ben")).id })).toEqual({
    setTyping: true,
  });
});
