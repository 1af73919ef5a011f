import { describe, expect, it } from "vitest";
import { migrate } from "../../api/db/orm.ts";
import { OUTSIDE_URL_WORDS } from "../../schema/outsideHost.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { aPhoto } from "../support/photos.ts";
import {
  aLiveStream,
  aStream,
  CANCEL_STREAM,
  CREATE_STREAM,
  END_STREAM,
  START_STREAM,
  STREAM,
  UPDATE_STREAM,
} from "../support/streams.ts";

const HERE = "https://market.example";
const market = aMarket({ PUBLIC_URL: HERE });
const later = (hours: number) =>
  new Date(market.clock.now().getTime() + hours * 3_600_000).toISOString();
const LIST = `query ($filter: StreamFilter, $search: String, $category: String, $streamer: ID, $first: Int, $after: String) {
  streams(filter: $filter, search: $search, category: $category, streamer: $streamer, first: $first, after: $after) {
    edges { node { id title status } } pageInfo { hasNextPage endCursor } } }`;

async function titles(variables: object): Promise<string[]> {
  const { streams } = await market.stranger.gql(LIST, variables);
  return streams.edges.map(({ node }: { node: { title: string } }) => node.title);
}

/** What a new stream must not be, the field, and the words. */
const REFUSED: [object, string, string][] = [
  [{ title: "   " }, "title", "Title is required"],
  [{ title: "x".repeat(101) }, "title", "Title too long"],
  [{ description: "x".repeat(501) }, "description", "Description too long"],
  [{ thumbnailUrl: "teapot" }, "thumbnailUrl", "Please enter a valid URL"],
  [{ thumbnailUrl: "javascript:alert(1)" }, "thumbnailUrl", "Please enter a valid URL"],
  ...[
    "/uploads/ab/abc.webp",
    `${HERE}/uploads/ab/abc.webp`,
    "https://pictures.example/teapot.jpg",
    "http://192.168.1.1/admin.gif",
    `${HERE}@pictures.example/uploads/ab/abc.webp`,
  ].map((thumbnailUrl): [object, string, string] => [
    { thumbnailUrl },
    "thumbnailUrl",
    "A picture must be uploaded first",
  ]),
  [{ streamUrl: "teapot" }, "streamUrl", "Please enter a valid URL"],
  ...[
    "ftp://video.example/x",
    "http://video.example/live.m3u8",
    "https://192.168.1.1/live.m3u8",
    "https://0x7f.1/live.m3u8",
    "https://[::1]/live.m3u8",
    "https://localhost/live.m3u8",
    "https://printer.local/live.m3u8",
    "https://db.internal/live.m3u8",
    "https://router/live.m3u8",
    "https://user:secret@video.example/live.m3u8",
    "https://video.example:8443/live.m3u8",
  ].map((streamUrl): [object, string, string] => [{ streamUrl }, "streamUrl", OUTSIDE_URL_WORDS]),
  [{ scheduledAt: "2020-01-01T00:00:00Z" }, "scheduledAt", "Please choose a time in the future"],
  [{ scheduledAt: "2050-01-01T00:00:00Z" }, "scheduledAt", "Please choose a time within a year"],
  [{ category: "Spaceships" }, "category", "Please choose a category"],
  [{ tags: Array.from({ length: 7 }, (_, n) => `tag ${n}`) }, "tags", "At most 6 tags"],
];

describe("creating a stream", () => {
  // Proves: VA-028, VA-029, VA-030, EN-036
  it("keeps what the host said and shows it to everybody", async () => {
    const amara = await market.member("Amara");
    const [teapot, jug] = [await anItem(amara), await anItem(amara, { title: "Jug" })];
    const { createStream } = await amara.gql(CREATE_STREAM, {
      input: {
        title: " Enamel for beginners ",
        description: "",
        category: "Art",
        tags: ["enamel"],
        streamType: "tutorial",
        thumbnailUrl: "",
        scheduledAt: later(2),
        itemIds: [jug.id, teapot.id, jug.id],
      },
    });
    const { stream } = await market.stranger.gql(STREAM, { id: createStream.stream.id });
    expect(stream).toMatchObject({
      title: "Enamel for beginners",
      description: "",
      category: "Art & Crafts",
      streamType: "tutorial",
      thumbnailUrl: null,
      status: "scheduled",
      isLive: false,
      viewerCount: 0,
      isHost: false,
      mutedWords: null,
      video: "none",
      featuredItems: [{ title: "Jug" }, { title: "Enamel teapot" }],
      streamer: { displayName: "Amara" },
    });
    expect(createStream.stream).toMatchObject({ isHost: true, mutedWords: [] });
  });

  // Proves: KC-022, VA-028, VA-029, VA-030
  it.each(REFUSED)("refuses %j", async (wish, field, message) => {
    const amara = await market.member("Amara");
    const refusal = await amara.refused(CREATE_STREAM, { input: { title: "Enamel", ...wish } });
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: message } });
  });

  it("shows a picture the host uploaded, and is played from a public host by https", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [photo, another] = [await aPhoto(amara), await aPhoto(amara, 90)];
    const streamUrl = "https://video.example/live.m3u8";
    const { createStream } = await amara.gql(CREATE_STREAM, {
      input: { title: "Enamel", thumbnailUrl: photo, streamUrl },
    });
    expect(createStream.stream).toMatchObject({ thumbnailUrl: photo, streamUrl });
    const { id } = createStream.stream;
    const change = (input: object) => amara.gql(UPDATE_STREAM, { id, input });
    const { updateStream } = await change({ thumbnailUrl: `${HERE}${another}` });
    expect(updateStream.stream).toMatchObject({ thumbnailUrl: another, streamUrl });

    for (const [field, url, words] of [
      ["thumbnailUrl", "https://pictures.example/a.jpg", "A picture must be uploaded first"],
      ["thumbnailUrl", await aPhoto(jun, 180), "A picture must be uploaded first"],
      ["streamUrl", "https://10.0.0.1/live.m3u8", OUTSIDE_URL_WORDS],
    ] as const) {
      const refusal = await amara.refused(UPDATE_STREAM, { id, input: { [field]: url } });
      expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: words } });
    }
  });

  it("of before the rule has no address left that it refuses", async () => {
    const amara = await market.member("Amara");
    const photo = await aPhoto(amara);
    await market.rows("alter table live_streams drop constraint live_streams_own_picture");
    const stored = async (thumbnailUrl: string, streamUrl: string) => {
      const { id } = await aStream(amara);
      await market.rows(
        "update live_streams set thumbnail_url = $2, stream_url = $3 where id = $1",
        [Number(id), thumbnailUrl, streamUrl],
      );
      return id;
    };
    const good = await stored(photo, "https://video.example/live.m3u8");
    const bad = [
      "http://video.example/live.m3u8",
      "https://192.168.1.1/live.m3u8",
      "https://[::1]/live.m3u8",
      "https://localhost/live.m3u8",
      "https://printer.LOCAL/live.m3u8",
      "https://user:secret@video.example/live.m3u8",
      "https://video.example:8443/live.m3u8",
    ];
    const ids: string[] = [];
    for (const url of bad) ids.push(await stored("https://pictures.example/a.jpg", url));

    await market.rows("delete from migrations where name like '%_own_pictures'");
    await migrate(market.databaseUrl);
    for (const id of ids)
      expect((await amara.gql(STREAM, { id })).stream).toMatchObject({
        thumbnailUrl: null,
        streamUrl: null,
      });
    expect((await amara.gql(STREAM, { id: good })).stream).toMatchObject({
      thumbnailUrl: photo,
      streamUrl: "https://video.example/live.m3u8",
    });
  });

  it("puts nobody else's items on the table, and none that are off the market", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await anItem(jun);
    const refusal = await amara.refused(CREATE_STREAM, { input: { title: "x", itemIds: [id] } });
    expect(refusal.fields).toEqual({ itemIds: "Choose from your own items" });

    const own = await anItem(amara);
    const stream = await aStream(amara, { itemIds: [own.id] });
    await market.rows("update items set status = 'hidden' where id = $1", [Number(own.id)]);
    const found = await amara.gql(STREAM, { id: stream.id });
    expect(found.stream.featuredItems).toEqual([]);
  });
});

describe("a stream's life", () => {
  // Proves: ST-019
  it("is offline, live and ended; twice is once", async () => {
    const amara = await market.member("Amara");
    const { id, status } = await aStream(amara);
    expect(status).toBe("offline");
    expect((await amara.refused(END_STREAM, { id })).code).toBe("STREAM_NOT_LIVE");

    const { startStream } = await amara.gql(START_STREAM, { id });
    expect(startStream.stream).toMatchObject({ status: "live", isLive: true, endedAt: null });
    const again = await amara.gql(START_STREAM, { id });
    expect(again.startStream.stream.startedAt).toBe(startStream.stream.startedAt);
    expect((await amara.refused(CANCEL_STREAM, { id })).code).toBe("STREAM_ALREADY_LIVE");

    const { endStream } = await amara.gql(END_STREAM, { id });
    expect(endStream.stream).toMatchObject({ status: "ended", isLive: false, isCancelled: false });
    await amara.gql(END_STREAM, { id });
    expect((await amara.refused(START_STREAM, { id })).code).toBe("STREAM_ENDED");
    expect((await amara.refused(UPDATE_STREAM, { id, input: { title: "x" } })).code).toBe(
      "STREAM_ENDED",
    );
    const events = await market.rows("select 1 from event_log where audience = $1", [`s${id}`]);
    expect(events).toHaveLength(3);
  });

  // Proves: ST-019
  it("that was to begin later begins early and is over then", async () => {
    const amara = await market.member("Amara");
    const { id, status } = await aStream(amara, { scheduledAt: later(5) });
    expect(status).toBe("scheduled");
    await amara.gql(START_STREAM, { id });
    const { endStream } = await amara.gql(END_STREAM, { id });
    expect(endStream.stream.status).toBe("ended");
  });

  it("changes by its host's hand only", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await aStream(amara, {
      scheduledAt: later(5),
      thumbnailUrl: await aPhoto(amara),
    });
    for (const [mutation, variables] of [
      [UPDATE_STREAM, { id, input: { title: "Mine" } }],
      [START_STREAM, { id }],
      [END_STREAM, { id }],
      [CANCEL_STREAM, { id }],
    ] as const) {
      expect((await jun.refused(mutation, variables)).code).toBe("FORBIDDEN");
    }
    const { updateStream } = await amara.gql(UPDATE_STREAM, {
      id,
      input: { title: "Second try", scheduledAt: null, thumbnailUrl: null },
    });
    expect(updateStream.stream).toMatchObject({
      title: "Second try",
      status: "offline",
      thumbnailUrl: null,
    });
    expect((await amara.refused(UPDATE_STREAM, { id, input: { title: "" } })).fields).toEqual({
      title: "Title is required",
    });
    await amara.gql(START_STREAM, { id });
    const refusal = await amara.refused(UPDATE_STREAM, { id, input: { scheduledAt: later(1) } });
    expect(refusal.fields).toEqual({ scheduledAt: "It is live already" });
  });

  it("that is called off is in no list, and its address says that it is over", async () => {
    const amara = await market.member("Amara");
    const { id } = await aStream(amara, { title: "Never", scheduledAt: later(5) });
    await amara.gql(CANCEL_STREAM, { id });
    const { stream } = await amara.gql(STREAM, { id });
    expect(stream).toMatchObject({ status: "ended", isCancelled: true });
    expect(await titles({ streamer: amara.id })).toEqual([]);
  });

  it("is one at a time: of 20 tries with two streams at once, one stream is live and the other is told why not", async () => {
    const amara = await market.member("Amara");
    const ids = [(await aStream(amara)).id, (await aStream(amara)).id];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => amara.ask(START_STREAM, { id: ids[n % 2] })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.["code"] ?? "started");
    expect(codes.filter((code) => code === "started")).toHaveLength(10);
    expect(codes.filter((code) => code === "STREAM_ALREADY_LIVE")).toHaveLength(10);
    expect(
      await market.rows("select 1 from live_streams where user_id = $1 and is_live", [
        Number(amara.id),
      ]),
    ).toHaveLength(1);
    const started = await market.rows(
      "select 1 from event_log where audience = any($1) and topic = 'streamUpdated'",
      [ids.map((id) => `s${id}`)],
    );
    expect(started).toHaveLength(3);
  });
});

describe("a stream that nobody looks after", () => {
  it("ends two minutes after its host's last sign, and tells who watches", async () => {
    const amara = await market.member("Amara");
    const { id, cursor } = await aLiveStream(amara);
    const live = await market.stranger.live<{ stream: { status: string } }>(
      `subscription ($id: ID!, $after: Cursor) { streamUpdated(streamId: $id, after: $after) { stream { status } } }`,
      { id, after: cursor },
    );
    await market.passHours(1 / 60);
    expect((await amara.gql(STREAM, { id })).stream.status).toBe("live");
    await market.passHours(1.1 / 60);
    expect((await live.next()).stream.status).toBe("ended");
    await live.stop();
  });

  it("is called off a day after its time", async () => {
    const amara = await market.member("Amara");
    const { id } = await aStream(amara, { scheduledAt: later(1) });
    await market.passHours(2);
    expect((await amara.gql(STREAM, { id })).stream).toMatchObject({ status: "offline" });
    await market.passHours(23.5);
    expect((await amara.gql(STREAM, { id })).stream).toMatchObject({ isCancelled: true });
  });
});

describe("the list of streams", () => {
  // Proves: LV-012, LV-013
  it("has live, upcoming and past ones in their order, filters them and turns pages", async () => {
    const hosts = [await market.member("Ola"), await market.member("Per")] as const;
    const inOrder = ["Live B", "Live A", "Soon", "Later", "Offline", "Over"];
    const category = "Automotive";
    const over = await aLiveStream(hosts[0], { title: "Over", category });
    await hosts[0].gql(END_STREAM, { id: over.id });
    market.clock.advance(0.01);
    await aStream(hosts[0], { title: "Offline", category });
    await aStream(hosts[0], { title: "Later", category, scheduledAt: later(9) });
    await aStream(hosts[0], { title: "Soon", category, scheduledAt: later(3) });
    await aLiveStream(hosts[0], { title: "Live A", category, tags: ["Brass"] });
    market.clock.advance(0.01);
    await aLiveStream(hosts[1], { title: "Live B", category });

    expect(await titles({ category })).toEqual(inOrder);
    expect(await titles({ category, filter: "live" })).toEqual(["Live B", "Live A"]);
    expect(await titles({ category, filter: "scheduled" })).toEqual(["Soon", "Later"]);
    expect(await titles({ category, filter: "ended" })).toEqual(["Over"]);
    expect(await titles({ category, streamer: hosts[1].id })).toEqual(["Live B"]);

    const seen: string[] = [];
    let after = "";
    for (let more = true; more;) {
      const page = await market.stranger.gql(LIST, { category, first: 1, after });
      const { edges, pageInfo } = page.streams;
      seen.push(...edges.map(({ node }: { node: { title: string } }) => node.title));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(seen).toEqual(inOrder);

    expect(await titles({ category, search: "liv" })).toEqual(["Live B", "Live A"]);
    expect(await titles({ search: "bras" })).toEqual(["Live A"]);
    expect(await titles({ category, search: "PER" })).toEqual(["Live B"]);
    expect(await titles({ search: "nothing like it" })).toEqual([]);
    expect((await market.stranger.refused(LIST, { search: "x".repeat(101) })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await market.stranger.refused(LIST, { after: "nonsense" })).code).toBe(
      "BAD_USER_INPUT",
    );
  });

  // Proves: LV-008, LV-011
  it("counts them, and features those with something on the table", async () => {
    const amara = await market.member("Amara");
    const COUNTS = `{ streamStats { liveNow viewers trending totalStreams } featuredStreams { id } liveStreams { id } }`;
    const before = await market.stranger.gql(COUNTS);
    const item = await anItem(amara);
    const { id } = await aLiveStream(amara, { itemIds: [item.id] });
    const after = await market.stranger.gql(COUNTS);
    expect(after.streamStats).toEqual({
      ...before.streamStats,
      liveNow: before.streamStats.liveNow + 1,
      totalStreams: before.streamStats.totalStreams + 1,
    });
    const ids = (streams: { id: string }[]) => streams.map((stream) => stream.id);
    expect(ids(before.featuredStreams)).not.toContain(id);
    expect(ids(after.featuredStreams)).toContain(id);
    expect(ids(after.liveStreams)).toContain(id);
  });
});
