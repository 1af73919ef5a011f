import { expect, it, vi } from "vitest";
import { readEnv } from "../../api/env.ts";
import { start } from "../../api/server.ts";
import { anItem } from "../support/factories.ts";
import type { LiveStream } from "../support/live.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";
import {
  aLiveStream,
  aStream,
  BEAT,
  CHAT,
  END_STREAM,
  HEAR_CHAT,
  LEAVE,
  SAY,
  START_STREAM,
  STREAM,
  WATCH,
} from "../support/streams.ts";

const market = aMarket();

const HEAR_COUNTS = `subscription { streamViewerCounts { streamId viewerCount } }`;

interface Count {
  streamId: string;
  viewerCount: number;
}
interface Said {
  cursor: string;
  message: { id: string; content: string; isDeleted: boolean };
}

const watch = (person: Stranger, id: string, key?: string) =>
  person.live<Count>(WATCH, { id, key });

/** The count that everybody sees; waits until it is so, as long as it may take after a browser or a server was killed. */
async function expectCount(id: string, count: number, withinMs = 15_000): Promise<void> {
  await expect
    .poll(async () => (await market.stranger.gql(STREAM, { id })).stream.viewerCount, {
      timeout: withinMs,
      interval: 100,
    })
    .toBe(count);
}

async function stopAll(streams: LiveStream<unknown>[]): Promise<void> {
  await Promise.all(streams.map((stream) => stream.stop()));
}

// Proves: SB-009, LV-009
it("counts people, not sockets: three tabs are one viewer, the host is none, a device without a session is one", async () => {
  const [amara, jun, priya] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Priya"),
  ];
  const { id } = await aLiveStream(amara);
  const host = await watch(amara, id);
  const tabs = [await watch(jun, id), await watch(jun, id), await watch(jun, id, "a-device-key")];
  const other = await watch(priya, id);
  const device = await watch(market.stranger, id, "another-device");
  const sameDevice = await watch(market.stranger, id, "another-device");
  const nobody = await watch(market.stranger, id);

  await expectCount(id, 3);
  const { streamStats } = await market.stranger.gql(`{ streamStats { viewers } }`);
  expect(streamStats.viewers).toBe(3);
  for (const heard of [host, tabs[0], nobody])
    await heard?.until(() => heard.heard.at(-1)?.viewerCount === 3);

  await tabs[0]?.stop();
  tabs[1]?.cut();
  await other.stop();
  await host.until(() => host.heard.at(-1)?.viewerCount === 2);
  await stopAll(tabs.slice(2));
  await stopAll([device, sameDevice]);
  await expectCount(id, 0);
  const { stream } = await market.stranger.gql(STREAM, { id });
  expect(stream).toMatchObject({ peakViewers: 3, uniqueViewers: 3 });
  await stopAll([host, nobody]);
});

it("counts who comes and who goes within two seconds", async () => {
  const { id } = await aLiveStream(await market.member("Amara"));
  const viewer = await watch(await market.member("Jun"), id);
  await expectCount(id, 1, 2000);
  await viewer.stop();
  await expectCount(id, 0, 2000);
});

// Proves: SB-009, EP-082
it("counts who sends heartbeats until they say goodbye or fall silent", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara);
  await amara.gql(BEAT, { id });
  for (const key of ["device-one", "device-two", "device-two"])
    await market.stranger.gql(BEAT, { id, key });
  await jun.gql(BEAT, { id });
  await expectCount(id, 3);

  await market.stranger.gql(LEAVE, { id, key: "device-one" });
  await expectCount(id, 2);
  market.clock.advance(13 / 3600);
  await expectCount(id, 0);

  const refusals = [
    await market.stranger.refused(BEAT, { id }),
    await market.stranger.refused(BEAT, { id, key: "short" }),
    await market.stranger.refused(BEAT, { id: "0", key: "device-one" }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual([
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
    "NOT_FOUND",
  ]);
});

it("has the right count after a storm of 60 who come and go", async () => {
  const amara = await market.member("Amara");
  const { id } = await aLiveStream(amara);
  const keys = Array.from({ length: 60 }, (_, n) => `storm-device-${n}`);
  await Promise.all(keys.map((key) => market.stranger.gql(BEAT, { id, key })));
  await expectCount(id, 60);
  await Promise.all(
    keys.map((key, n) => market.stranger.gql(n % 3 === 0 ? LEAVE : BEAT, { id, key })),
  );
  await expectCount(id, 40);
  expect((await market.stranger.gql(STREAM, { id })).stream).toMatchObject({
    isTrending: true,
    uniqueViewers: 60,
  });
});

// Proves: LV-009, LV-010
it("trends with more than ten viewers, and the figures count it", async () => {
  const { id } = await aLiveStream(await market.member("Amara"));
  const arrive = (n: number) => market.stranger.gql(BEAT, { id, key: `trend-device-${n}` });
  const isTrending = async () => (await market.stranger.gql(STREAM, { id })).stream.isTrending;
  await Promise.all(Array.from({ length: 10 }, (_, n) => arrive(n)));
  await expectCount(id, 10);
  expect(await isTrending()).toBe(false);
  await arrive(10);
  await expectCount(id, 11);
  expect(await isTrending()).toBe(true);

  const { streamStats, liveStreams } = await market.stranger.gql(
    `{ streamStats { liveNow viewers trending } liveStreams(first: 100) { viewerCount } }`,
  );
  const counts = (liveStreams as { viewerCount: number }[]).map((each) => each.viewerCount);
  expect(streamStats).toEqual({
    liveNow: counts.length,
    viewers: counts.reduce((sum, count) => sum + count, 0),
    trending: counts.filter((count) => count > 10).length,
  });
});

it("counts across servers, and forgets the viewers of one that was killed", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara);
  const env = readEnv({ PORT: "0", NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "error" });
  const other = await start({
    env,
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    logTo: market.log,
  });
  const here = await watch(jun, id);
  const beat = (key: string, token?: string) =>
    fetch(`${other.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: BEAT, variables: { id, key } }),
    });
  await Promise.all([beat("far-device"), beat("far-device-2"), beat("far-device-3", jun.token)]);
  await expectCount(id, 3);
  await other.stop();
  await expectCount(id, 1);

  // A killed server says nothing: its row stands until it expires.
  await market.rows(
    `with killed as (insert into stream_servers values (gen_random_uuid(), $1) returning id)
     insert into stream_viewers select $2::int, 'd' || n, killed.id from killed, generate_series(1, 5) n`,
    [new Date(market.clock.now().getTime() + 12_000), Number(id)],
  );
  await market.stranger.gql(BEAT, { id, key: "fresh-device" });
  await expectCount(id, 7);
  market.clock.advance(13 / 3600);
  await expectCount(id, 1);
  await here.until(() => here.heard.at(-1)?.viewerCount === 1);
  await here.stop();
});

it("keeps its count when the others took it for dead", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara);
  const tab = await watch(jun, id);
  await expectCount(id, 1);
  await market.rows("delete from stream_servers");
  await market.stranger.gql(BEAT, { id, key: "came-just-then" });
  await expectCount(id, 2);
  await tab.stop();
});

it("stops when its row was just due for renewal and nobody is there, and counts again afterwards", async () => {
  const { id } = await aLiveStream(await market.member("Amara"));
  const tab = await watch(market.stranger, id, "who-leaves");
  await expectCount(id, 1);
  await tab.stop();
  // Devices of other tests fall silent.
  market.clock.advance(13 / 3600);
  await expect
    .poll(() => market.rows("select 1 from stream_viewers"), { timeout: 15_000 })
    .toHaveLength(0);

  const aMinuteOn = performance.now() + 60_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(aMinuteOn);
  await market.stopServer().finally(() => clock.mockRestore());
  expect(await market.rows("select 1 from stream_servers")).toHaveLength(0);

  await market.startServer();
  await market.stranger.gql(BEAT, { id, key: "who-comes" });
  await expectCount(id, 1);
});

it("keeps a live stream whose host listens, and counts who waited when it begins", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aStream(amara);
  const tab = await watch(jun, id);
  await market.stranger.gql(BEAT, { id, key: "waiting-device" });
  await tab.until(() => tab.heard.length > 0);
  expect((await amara.gql(STREAM, { id })).stream).toMatchObject({
    viewerCount: 0,
    uniqueViewers: 0,
  });
  await amara.gql(START_STREAM, { id });
  await expectCount(id, 2);
  expect((await amara.gql(STREAM, { id })).stream.uniqueViewers).toBe(2);

  const before = await deadlineOf(id);
  market.clock.advance(1 / 60);
  const host = await watch(amara, id);
  await expect.poll(() => deadlineOf(id)).toBeGreaterThan(before);
  await stopAll([tab, host]);
});

async function deadlineOf(id: string): Promise<number> {
  const [found] = await market.rows<{ deadline: Date }>(
    "select deadline from live_streams where id = $1",
    [Number(id)],
  );
  return found?.deadline.getTime() ?? 0;
}

// Proves: SB-010
it("tells lists that a stream began, has items and ended, and its watchers too", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const item = await anItem(amara);
  interface News {
    stream: { id: string; status: string; featuredItems: unknown[] };
  }
  const fields = `stream { id status featuredItems { id } }`;
  const list = await market.stranger.live<News>(
    `subscription { streamsLive { cursor ${fields} } }`,
  );
  const counts = await market.stranger.live<Count>(HEAR_COUNTS);
  const { id } = await aStream(amara);
  const watcher = await jun.live<News>(
    `subscription ($id: ID!) { streamUpdated(streamId: $id) { cursor ${fields} } }`,
    { id },
  );
  await amara.gql(START_STREAM, { id });
  await amara.gql(
    `mutation ($id: ID!, $items: [ID!]!) { setFeaturedItems(streamId: $id, itemIds: $items) { stream { id } } }`,
    { id, items: [item.id] },
  );
  const seen = (heard: News[]) => heard.filter(({ stream }) => stream.id === id);
  await list.until(() => seen(list.heard).at(-1)?.stream.featuredItems.length === 1);
  await jun.gql(BEAT, { id });
  await counts.until(() => counts.heard.some((c) => c.streamId === id && c.viewerCount === 1));
  await amara.gql(END_STREAM, { id });
  await list.until(() => seen(list.heard).at(-1)?.stream.status === "ended");
  await watcher.until(() => watcher.heard.at(-1)?.stream.status === "ended");
  await counts.until(() => counts.heard.findLast((c) => c.streamId === id)?.viewerCount === 0);
  await stopAll([list, watcher, counts]);
});

it("says the counts of all live streams to who opens a list after they changed", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara);
  const early = await market.stranger.live<Count>(HEAR_COUNTS);
  await jun.gql(BEAT, { id });
  await early.until(() => early.heard.some((c) => c.streamId === id && c.viewerCount === 1));

  const late = await market.stranger.live<Count>(HEAR_COUNTS);
  await late.until(() => late.heard.some((c) => c.streamId === id && c.viewerCount === 1));
  await stopAll([early, late]);
});

// Proves: SB-011
it("brings the chat without a gap after a cut, a deletion as an empty message, and nothing of other streams", async () => {
  const [amara, jun, priya] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Priya"),
  ];
  const { id } = await aLiveStream(amara);
  const { id: elsewhere } = await aLiveStream(priya);
  const { streamMessages } = await market.stranger.gql(CHAT, { id });
  const live = await market.stranger.live<Said>(HEAR_CHAT, { id, after: streamMessages.cursor });
  await say(jun, id, "one");
  const first = await live.next();
  expect(first.message.content).toBe("one");
  live.cut();

  await say(jun, id, "two");
  await say(priya, elsewhere, "somewhere else");
  await say(jun, id, "three");
  await amara.gql(
    `mutation ($id: ID!) { deleteStreamMessage(messageId: $id) { message { id } } }`,
    {
      id: first.message.id,
    },
  );
  const again = await market.stranger.live<Said>(HEAR_CHAT, { id, after: first.cursor });
  const heard = [await again.next(), await again.next(), await again.next()];
  expect(heard.map(({ message }) => [message.content, message.isDeleted])).toEqual([
    ["two", false],
    ["three", false],
    ["", true],
  ]);
  await again.roundTrip();
  expect(again.heard).toHaveLength(3);
  await stopAll([live, again]);
});

it("brings hearts to who watches that stream, gathered, and keeps none", async () => {
  const [amara, jun, priya] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Priya"),
  ];
  const { id } = await aLiveStream(amara);
  const HEARTS = `subscription ($id: ID!) { streamReaction(streamId: $id) { streamId count } }`;
  const SEND = `mutation ($id: ID!) { sendStreamReaction(streamId: $id, count: 5) }`;
  const live = await market.stranger.live<{ count: number }>(HEARTS, { id });
  const others = await market.stranger.live(HEARTS, { id: (await aLiveStream(priya)).id });
  await Promise.all(Array.from({ length: 20 }, () => jun.gql(SEND, { id })));
  await live.until(() => live.heard.reduce((sum, { count }) => sum + count, 0) === 100);
  expect(live.heard.length).toBeLessThan(20);
  await others.roundTrip();
  expect(others.heard).toEqual([]);
  await stopAll([live, others]);
});

async function say(person: Person, id: string, content: string): Promise<void> {
  await person.gql(SAY, { id, content });
}

it("what a viewer alone sees of a stream is told to that viewer alone", async () => {
  const names = ["Amara", "Jun", "Priya"];
  const [amara, jun, priya] = await Promise.all(names.map((name) => market.member(name)));
  if (!amara || !jun || !priya) throw new Error("there are three");
  const [{ id }, other] = [await aLiveStream(amara), await aLiveStream(priya)];
  interface Own {
    cursor: string;
    stream: { isLiked: boolean; isChatMuted: boolean; mutedMembers: unknown[] | null };
  }
  const own = (person: Person, after?: string) =>
    person.live<Own>(
      `subscription ($id: ID!, $after: Cursor) { viewerStreamUpdated(streamId: $id, after: $after) {
         cursor stream { isLiked isChatMuted mutedMembers { displayName } } } }`,
      { id, after },
    );
  const everybody = await market.stranger.live(
    `subscription ($id: ID!) { streamUpdated(streamId: $id) { cursor } }`,
    { id },
  );
  const [host, viewer, another] = [await own(amara), await own(jun), await own(priya)];
  const mute = (muted: boolean) =>
    amara.gql(
      `mutation ($id: ID!, $who: ID!, $muted: Boolean!) { muteViewer(streamId: $id, memberId: $who, muted: $muted) { stream { id } } }`,
      { id, who: jun.id, muted },
    );
  await mute(true);
  const first = await viewer.next();
  expect(first.stream).toEqual({ isLiked: false, isChatMuted: true, mutedMembers: null });
  expect((await host.next()).stream.mutedMembers).toEqual([{ displayName: "Jun" }]);
  viewer.cut();

  const like = `mutation ($id: ID!) { likeStream(streamId: $id) { stream { id } } }`;
  await jun.gql(like, { id: other.id });
  await mute(false);
  const again = await own(jun, first.cursor);
  expect((await again.next()).stream).toMatchObject({ isChatMuted: false });
  await jun.gql(like, { id });
  expect((await again.next()).stream).toMatchObject({ isLiked: true });
  await Promise.all([again, another, everybody].map((each) => each.roundTrip()));
  expect(again.heard).toHaveLength(2);
  expect(another.heard).toEqual([]);
  // The count of likes went up, and that is all they hear.
  expect(everybody.heard).toHaveLength(1);
  await stopAll([host, viewer, another, again, everybody]);
});
