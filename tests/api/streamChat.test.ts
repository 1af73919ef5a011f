import { beforeAll, describe, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aLiveStream, aStream, BEAT, CHAT, END_STREAM, SAY, STREAM } from "../support/streams.ts";

const market = aMarket();
let amara: Person;
let jun: Person;
let priya: Person;
let id: string;
beforeAll(async () => {
  amara = await market.member("Amara");
  jun = await market.member("Jun");
  priya = await market.member("Priya");
  id = (await aLiveStream(amara)).id;
});

const MUTE = `mutation ($id: ID!, $who: ID!, $muted: Boolean!) { muteViewer(streamId: $id, memberId: $who, muted: $muted) { stream { id } } }`;
const MUTED = `query ($id: ID!) { stream(id: $id) { mutedMembers { displayName } } }`;
const SLOW = `mutation ($id: ID!, $seconds: Int!) { setSlowMode(streamId: $id, seconds: $seconds) { stream { slowModeSeconds } } }`;
const WORDS = `mutation ($id: ID!, $words: [String!]!) { setMutedWords(streamId: $id, words: $words) { stream { mutedWords } } }`;
const DELETE = `mutation ($id: ID!) { deleteStreamMessage(messageId: $id) { message { content isDeleted } } }`;
const PIN = `mutation ($id: ID!, $item: ID) { pinItem(streamId: $id, itemId: $item) { stream { pinnedItem { title } } } }`;
const FEATURE = `mutation ($id: ID!, $items: [ID!]!) { setFeaturedItems(streamId: $id, itemIds: $items) { stream { featuredItems { title } } } }`;
const LIKE = `mutation ($id: ID!) { likeStream(streamId: $id) { stream { likes isLiked } } }`;
const UNLIKE = `mutation ($id: ID!) { unlikeStream(streamId: $id) { stream { likes isLiked } } }`;
const HEART = `mutation ($id: ID!, $count: Int) { sendStreamReaction(streamId: $id, count: $count) }`;

/** Three messages a second is what a member may say: the next one is a second later, and the host still there. */
async function aSecondLater(): Promise<void> {
  await amara.gql(BEAT, { id });
  market.clock.advance(1.1 / 3600);
}

async function said(stream = id): Promise<string[]> {
  const { streamMessages } = await market.stranger.gql(CHAT, { id: stream, first: 100 });
  return streamMessages.edges.map(({ node }: { node: { content: string } }) => node.content);
}

describe("the chat", () => {
  it("is read by everybody, newest first and page by page, and written by members", async () => {
    const { id: stream } = await aLiveStream(priya);
    for (const content of ["one", "two", "three"]) await jun.gql(SAY, { id: stream, content });
    const first = (await market.stranger.gql(CHAT, { id: stream, first: 2 })).streamMessages;
    expect(first.edges.map(({ node }: { node: { content: string } }) => node.content)).toEqual([
      "three",
      "two",
    ]);
    expect(first.edges[0].node.sender.displayName).toBe("Jun");
    const { endCursor } = first.pageInfo;
    const rest = (await market.stranger.gql(CHAT, { id: stream, after: endCursor })).streamMessages;
    expect(rest).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { content: "one" } }],
    });
    const refusal = await market.stranger.refused(SAY, { id: stream, content: "me too" });
    expect(refusal.code).toBe("UNAUTHENTICATED");
  });

  it("is open while the stream is live", async () => {
    const stream = await aStream(jun);
    expect((await jun.refused(SAY, { id: stream.id, content: "early" })).code).toBe(
      "STREAM_NOT_LIVE",
    );
    expect((await jun.refused(SAY, { id: "0", content: "where" })).code).toBe("NOT_FOUND");
    expect((await jun.refused(SAY, { id, content: "  " })).fields).toHaveProperty("content");
    expect((await jun.refused(SAY, { id, content: "x".repeat(501) })).fields).toHaveProperty(
      "content",
    );
  });

  it("takes a message once, however often it is sent", async () => {
    await aSecondLater();
    const words = { id, content: "once", clientId: "c-1" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => jun.gql(SAY, words)));
    const ids = answers.map(({ sendStreamMessage }) => sendStreamMessage.message.id);
    expect(new Set(ids).size).toBe(1);
    expect((await said()).filter((content) => content === "once")).toHaveLength(1);
    const refusal = await jun.refused(SAY, { ...words, content: "another" });
    expect(refusal.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("takes three messages a second of a member: of 20 at once 17 are told to wait", async () => {
    await aSecondLater();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => jun.ask(SAY, { id, content: `flood ${n}` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.["code"] ?? "said");
    const written = (await said()).filter((content) => content.startsWith("flood"));
    expect(written).toHaveLength(codes.filter((code) => code === "said").length);
    // A slow machine takes more than a second for all of them.
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(20 - written.length);
    expect(written.length).toBeLessThan(20);
  });

  it("makes members wait in slow mode, but not the host", async () => {
    await aSecondLater();
    expect((await jun.refused(SLOW, { id, seconds: 30 })).code).toBe("FORBIDDEN");
    expect((await amara.refused(SLOW, { id, seconds: 301 })).code).toBe("BAD_USER_INPUT");
    await amara.gql(SLOW, { id, seconds: 300 });
    await amara.gql(SLOW, { id, seconds: 0 });

    const host = await market.member("Per");
    const { id: stream } = await aLiveStream(host);
    const [slow, slower] = ["slow", "slower"].map((content) => ({ id: stream, content }));
    await host.gql(SLOW, { id: stream, seconds: 60 });
    await jun.gql(SAY, slow);
    const refusal = await jun.refused(SAY, slower);
    expect(refusal.code).toBe("RATE_LIMITED");
    expect(refusal.details["retryAfterSeconds"]).toBeGreaterThan(30);
    expect(refusal.details["retryAfterSeconds"]).toBeLessThanOrEqual(60);
    expect(refusal.message).toMatch(/^Slow mode is on/);
    await host.gql(SAY, { id: stream, content: "host" });
    await host.gql(SAY, { id: stream, content: "host again" });
    market.clock.advance(61 / 3600);
    await jun.gql(SAY, slower);
  });

  it("knows words that nobody may write", async () => {
    await aSecondLater();
    const { setMutedWords } = await amara.gql(WORDS, { id, words: ["Spam", "buy now"] });
    expect(setMutedWords.stream.mutedWords).toEqual(["spam", "buy now"]);
    const refusal = await jun.refused(SAY, { id, content: "Great SPAM!" });
    expect(refusal.fields).toEqual({
      content: "This message has a word the host does not allow",
    });
    await jun.gql(SAY, { id, content: "spammers everywhere" });
    expect((await jun.gql(STREAM, { id })).stream.mutedWords).toBeNull();
    await amara.gql(WORDS, { id, words: [] });
  });

  it("keeps out whom the host muted or blocked", async () => {
    await aSecondLater();
    expect((await jun.refused(MUTE, { id, who: priya.id, muted: true })).code).toBe("FORBIDDEN");
    expect((await amara.refused(MUTE, { id, who: amara.id, muted: true })).code).toBe(
      "BAD_USER_INPUT",
    );
    await amara.gql(MUTE, { id, who: jun.id, muted: true });
    expect((await jun.gql(STREAM, { id })).stream.isChatMuted).toBe(true);
    expect((await priya.gql(STREAM, { id })).stream.isChatMuted).toBe(false);
    expect((await amara.gql(MUTED, { id })).stream.mutedMembers).toEqual([{ displayName: "Jun" }]);
    expect((await jun.gql(MUTED, { id })).stream.mutedMembers).toBeNull();
    expect(await jun.refused(SAY, { id, content: "hello?" })).toMatchObject({
      code: "FORBIDDEN",
      message: "The host has muted you in this chat",
    });
    await amara.gql(MUTE, { id, who: jun.id, muted: false });
    expect((await amara.gql(MUTED, { id })).stream.mutedMembers).toEqual([]);
    await jun.gql(SAY, { id, content: "back" });

    const block = `mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`;
    await amara.gql(block, { id: priya.id });
    expect(await priya.refused(SAY, { id, content: "hello?" })).toMatchObject({
      code: "FORBIDDEN",
      message: "You cannot write to this member",
    });
    await amara.gql(block.replace("blockMember", "unblockMember"), { id: priya.id });
    await priya.gql(SAY, { id, content: "back, too" });
  });

  it("lets the host and the writer delete, and shows no word of it then", async () => {
    await aSecondLater();
    const { sendStreamMessage } = await jun.gql(SAY, { id, content: "a slip" });
    const message = { id: sendStreamMessage.message.id };
    expect((await priya.refused(DELETE, message)).code).toBe("FORBIDDEN");
    const { deleteStreamMessage } = await amara.gql(DELETE, message);
    expect(deleteStreamMessage.message).toEqual({ content: "", isDeleted: true });
    await jun.gql(DELETE, message);
    expect(await said()).not.toContain("a slip");
    const events = await market.rows(
      `select 1 from event_log where topic = 'streamChatMessage' and data ->> 'messageId' = $1`,
      [message.id],
    );
    expect(events).toHaveLength(2);
  });
});

describe("what is on the table", () => {
  it("is the host's to choose, and one of it is shown to all", async () => {
    const [jug, cup] = [
      await anItem(amara, { title: "Jug" }),
      await anItem(amara, { title: "Cup" }),
    ];
    const foreign = await anItem(jun);
    expect((await jun.refused(PIN, { id, item: foreign.id })).code).toBe("FORBIDDEN");
    expect((await amara.refused(PIN, { id, item: foreign.id })).fields).toHaveProperty("itemId");
    expect((await amara.refused(FEATURE, { id, items: [foreign.id] })).fields).toHaveProperty(
      "itemIds",
    );
    const { setFeaturedItems } = await amara.gql(FEATURE, { id, items: [cup.id, jug.id] });
    expect(setFeaturedItems.stream.featuredItems).toEqual([{ title: "Cup" }, { title: "Jug" }]);
    expect((await amara.gql(PIN, { id, item: jug.id })).pinItem.stream.pinnedItem).toEqual({
      title: "Jug",
    });
    await amara.gql(PIN, { id, item: jug.id });
    await amara.gql(PIN, { id, item: cup.id });
    await amara.gql(PIN, { id, item: null });
    const pins = await market.rows(
      `select item_id, unpinned_at is not null as is_over from stream_pins where stream_id = $1 order by id`,
      [Number(id)],
    );
    expect(pins).toEqual([
      { item_id: Number(jug.id), is_over: true },
      { item_id: Number(cup.id), is_over: true },
    ]);
  });

  it("stays to be seen when the stream is over, but nothing is pinned", async () => {
    const host = await market.member("Ola");
    const item = await anItem(host);
    const stream = await aLiveStream(host, { itemIds: [item.id] });
    await host.gql(PIN, { id: stream.id, item: item.id });
    await host.gql(END_STREAM, { id: stream.id });
    expect((await host.gql(STREAM, { id: stream.id })).stream).toMatchObject({
      pinnedItem: null,
      featuredItems: [{ id: item.id }],
    });
    expect((await host.refused(PIN, { id: stream.id, item: item.id })).code).toBe("STREAM_ENDED");
  });
});

describe("likes and hearts", () => {
  it("counts a member's like once, of 20 at once too, and takes it back", async () => {
    await Promise.all(Array.from({ length: 20 }, () => jun.gql(LIKE, { id })));
    await priya.gql(LIKE, { id });
    expect((await jun.gql(STREAM, { id })).stream).toMatchObject({ likes: 2, isLiked: true });
    await Promise.all(Array.from({ length: 20 }, () => jun.gql(UNLIKE, { id })));
    expect((await jun.gql(STREAM, { id })).stream).toMatchObject({ likes: 1, isLiked: false });
    expect((await jun.refused(LIKE, { id: "0" })).code).toBe("NOT_FOUND");
  });

  it("takes hearts for live streams, 1 to 20 at a time", async () => {
    expect((await jun.gql(HEART, { id, count: 20 })).sendStreamReaction).toBe(true);
    expect((await jun.refused(HEART, { id, count: 21 })).code).toBe("BAD_USER_INPUT");
    expect((await jun.refused(HEART, { id, count: 0 })).code).toBe("BAD_USER_INPUT");
    const { id: offline } = await aStream(jun);
    expect((await jun.refused(HEART, { id: offline })).code).toBe("STREAM_NOT_LIVE");
    expect((await jun.refused(HEART, { id: "0" })).code).toBe("NOT_FOUND");
  });
});

describe("who leaves the market", () => {
  it("hosts nothing any more, and nothing of what they said or liked stays", async () => {
    const host = await market.member("Leaver");
    const own = await aLiveStream(host, { description: "Call me" });
    const planned = await aStream(host);
    await host.gql(SAY, { id, content: "my number is 555" });
    await host.gql(LIKE, { id });
    const { likes } = (await jun.gql(STREAM, { id })).stream;
    await host.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    const { stream } = await jun.gql(STREAM, { id: own.id });
    expect(stream).toMatchObject({ status: "ended", title: "Removed stream", description: "" });
    expect((await jun.gql(STREAM, { id: planned.id })).stream.isCancelled).toBe(true);
    expect(await said()).not.toContain("my number is 555");
    expect((await jun.gql(STREAM, { id })).stream.likes).toBe(likes - 1);
  });
});
