import { readdirSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aFragment, anInit } from "../support/fragmentedMp4.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { aLiveStream, END_STREAM } from "../support/streams.ts";
import { aRecording, sendSegment, sendRecording } from "../support/video.ts";

const folder = mkdtempSync(join(tmpdir(), "market-day-video-"));
const market = aMarket({ DATA_DIR: folder, VIDEO_STREAM_MB: "2", VIDEO_TOTAL_MB: "5" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PICTURE = `query ($id: ID!) {
  stream(id: $id) { video playlistUrl replaySeconds chapters { atSeconds item { title } } }
}`;
const pictureOf = async (id: string) => (await market.stranger.gql(PICTURE, { id })).stream;
const get = (path: string) => market.stranger.rest<string>("GET", path);
const segmentsIn = (playlist: string) => playlist.match(/^\/video\/.*$/gm) ?? [];

async function aHost(): Promise<{ host: Person; id: string }> {
  const host = await market.member("Amara");
  const { id } = await aLiveStream(host);
  return { host, id };
}

async function folderOf(streamId: string): Promise<string> {
  const [video] = await market.rows<{ key: string }>(
    "select key from stream_videos where stream_id = $1",
    [Number(streamId)],
  );
  return join(folder, "video", video?.key ?? "none");
}

const filesOf = async (streamId: string) => readdirSync(await folderOf(streamId)).toSorted();
const setTotal = (mb: number) => {
  market.server.services.env.videoTotalMb = mb;
};

describe("what the host's browser sends", () => {
  it("is a playlist that rolls, of segments everybody can read for ever", async () => {
    const { host, id } = await aHost();
    expect(await pictureOf(id)).toMatchObject({ video: "none", playlistUrl: null });

    const recording = aRecording("one");
    await sendRecording(host, id, { recording, segments: 8 });
    expect(await pictureOf(id)).toEqual({
      video: "hls",
      playlistUrl: `/api/streams/${id}/live.m3u8`,
      replaySeconds: null,
      chapters: [],
    });

    const live = await get(`/api/streams/${id}/live.m3u8`);
    expect(live.headers.get("content-type")).toContain("application/vnd.apple.mpegurl");
    expect(live.body).toContain("#EXT-X-MEDIA-SEQUENCE:3\n");
    expect(live.body).not.toContain("#EXT-X-ENDLIST");
    const segments = segmentsIn(live.body);
    expect(segments).toHaveLength(6);
    const [head] = /(?<=URI=")[^"]+/.exec(live.body) ?? [];
    const first = await fetch(`${market.url}${head}`);
    const second = await fetch(`${market.url}${segments[0]}`);
    expect(Buffer.from(await first.arrayBuffer()).equals(anInit())).toBe(true);
    expect(Buffer.from(await second.arrayBuffer()).equals(aFragment())).toBe(true);
    expect(second.headers.get("cache-control")).toContain("immutable");
    expect(second.headers.get("content-type")).toBe("video/mp4");
  });

  it("is nobody's but the host's, and only while the stream is live", async () => {
    const { host, id } = await aHost();
    const jun = await market.member("Jun");
    const segment = { recording: aRecording("rights"), n: 0, bytes: anInit() };

    expect(await sendSegment(market.stranger, id, segment)).toMatchObject({
      status: 401,
      body: { code: "UNAUTHENTICATED" },
    });
    expect(await sendSegment(jun, id, segment)).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN" },
    });
    expect(await sendSegment(host, "99999", segment)).toMatchObject({ status: 404 });
    expect(await sendSegment(host, "x", segment)).toMatchObject({ status: 400 });
    expect(await sendSegment(host, id, { ...segment, n: 1, bytes: aFragment() })).toMatchObject({
      status: 404,
      body: { message: "Recording not found" },
    });

    await sendRecording(host, id, { recording: segment.recording, segments: 1 });
    await host.gql(END_STREAM, { id });
    const last = { recording: segment.recording, n: 2, bytes: aFragment() };
    expect((await sendSegment(host, id, last)).status).toBe(201);
    const late = { status: 409, body: { code: "STREAM_NOT_LIVE" } };
    expect(
      await sendSegment(host, id, { ...segment, recording: aRecording("afterwards") }),
    ).toMatchObject(late);
    market.clock.advance(11 / 3600);
    expect(await sendSegment(host, id, { ...last, n: 3 })).toMatchObject(late);
    expect(await filesOf(id)).toEqual(["1-0.mp4", "1-1.mp4", "1-2.mp4"]);
  });

  it.each<[string, string, Partial<Parameters<typeof sendSegment>[2]>, number]>([
    ["noise", "two", { bytes: Buffer.from("not a video at all, but some text of a kind") }, 415],
    ["nothing", "two", { bytes: Buffer.alloc(0) }, 415],
    ["a head cut off", "head", { n: 0, bytes: anInit().subarray(0, 200) }, 415],
    ["sound alone", "head", { n: 0, bytes: anInit({ picture: "mp4a" }) }, 415],
    ["a second head for a segment", "two", { bytes: anInit() }, 415],
    ["a segment cut off", "two", { bytes: aFragment().subarray(0, 300) }, 415],
    ["the middle of a movement", "two", { bytes: aFragment({ key: false }) }, 415],
    ["eleven seconds", "two", { bytes: aFragment({ durationMs: 11_000 }) }, 400],
    ["no time at all", "two", { bytes: aFragment({ durationMs: 0 }) }, 415],
    ["more than 4 MB", "two", { bytes: aFragment({ bytes: 4 * 1024 * 1024 }) }, 413],
    ["another type", "two", { type: "application/json" }, 415],
    ["a short name", "x", {}, 400],
    ["a number that is none", "two", { n: "1.5" }, 400],
    ["a number too large", "two", { n: "99999999" }, 400],
  ])("refuses %s", async (_what, name, over, status) => {
    const { host, id } = await aHost();
    const recording = name === "x" ? name : aRecording(name);
    if (name === "two") await sendSegment(host, id, { recording, n: 0, bytes: anInit() });
    const answer = await sendSegment(host, id, { recording, n: 1, bytes: aFragment(), ...over });
    expect(answer).toMatchObject({ status, body: { code: expect.any(String) } });
    expect(
      await market.rows("select 1 from stream_segments where stream_id = $1", [Number(id)]),
    ).toEqual([]);
    expect(readdirSync(join(folder, "video")).filter((file) => file.endsWith(".part"))).toEqual([]);
  });

  it("takes a segment once, ignores a late one, and says where one is missing", async () => {
    const { host, id } = await aHost();
    const recording = aRecording("order");
    await sendRecording(host, id, { recording, segments: 2 });
    const again = await sendSegment(host, id, {
      recording,
      n: 2,
      bytes: aFragment({ bytes: 5000 }),
    });
    expect(again).toEqual({ status: 200, body: { n: 2, isRepeated: true, isRecorded: false } });
    expect(await sendSegment(host, id, { recording, n: 0, bytes: anInit() })).toMatchObject({
      status: 200,
      body: { isRepeated: true },
    });
    expect((await sendSegment(host, id, { recording, n: 5, bytes: aFragment() })).status).toBe(201);
    expect((await sendSegment(host, id, { recording, n: 4, bytes: aFragment() })).status).toBe(200);

    const { body } = await get(`/api/streams/${id}/live.m3u8`);
    expect(segmentsIn(body).map((path) => path.slice(-7))).toEqual([
      "1-1.mp4",
      "1-2.mp4",
      "1-5.mp4",
    ]);
    expect(body.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    const bytes = await fetch(`${market.url}${segmentsIn(body)[1]}`).then((answer) =>
      answer.blob(),
    );
    expect(bytes.size).toBe(aFragment().length);
  });

  it("takes a dozen copies of one segment at once as one", async () => {
    const { host, id } = await aHost();
    const recording = aRecording("dozen");
    await sendRecording(host, id, { recording, segments: 1 });
    const answers = await Promise.all(
      times(12, () => sendSegment(host, id, { recording, n: 2, bytes: aFragment() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 200 && body["isRepeated"] === true),
    ).toHaveLength(11);
    expect(await filesOf(id)).toEqual(["1-0.mp4", "1-1.mp4", "1-2.mp4"]);
  });

  it("goes on in another recording when the camera was switched on again, and the older one is refused", async () => {
    const { host, id } = await aHost();
    await sendRecording(host, id, { recording: aRecording("first"), segments: 2 });
    await sendRecording(host, id, { recording: aRecording("second"), segments: 1 });
    expect(
      await sendSegment(host, id, { recording: aRecording("first"), n: 3, bytes: aFragment() }),
    ).toMatchObject({ status: 403, body: { message: "Another camera of yours is on now" } });
    const { body } = await get(`/api/streams/${id}/live.m3u8`);
    expect(body.match(/EXT-X-MAP/g)).toHaveLength(2);
    expect(segmentsIn(body).map((path) => path.slice(-7))).toEqual([
      "1-1.mp4",
      "1-2.mp4",
      "2-1.mp4",
    ]);
  });

  it("may not be more seconds than have passed", async () => {
    const { host, id } = await aHost();
    const recording = aRecording("fast");
    await sendSegment(host, id, { recording, n: 0, bytes: anInit() });
    const long = aFragment({ durationMs: 9000 });
    expect((await sendSegment(host, id, { recording, n: 1, bytes: long })).status).toBe(201);
    const refused = await sendSegment(host, id, { recording, n: 2, bytes: long });
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    market.clock.advance(10 / 3600);
    expect((await sendSegment(host, id, { recording, n: 2, bytes: long })).status).toBe(201);
  });

  it("hears at once that a segment is too large, also where nobody said how large it is", async () => {
    const { host, id } = await aHost();
    const { hostname, port } = new URL(market.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/streams/${id}/video?recording=${aRecording("chunked")}&n=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${host.token}\r\nContent-Type: video/mp4\r\nTransfer-Encoding: chunked\r\n\r\n`,
        );
        const chunk = Buffer.alloc(1024 * 1024);
        for (let count = 0; count < 5; count++) {
          socket.write("100000\r\n");
          socket.write(chunk);
          socket.write("\r\n");
        }
      });
      socket.once("data", (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe("the replay", () => {
  it("is what was recorded, with the items that came on the table as its chapters", async () => {
    const { host, id } = await aHost();
    const [teapot, jug] = [await anItem(host), await anItem(host, { title: "Jug" })];
    const pin = (itemId: string) =>
      market.rows(
        "insert into stream_pins (stream_id, item_id, pinned_at, unpinned_at) values ($1, $2, $3, $3)",
        [Number(id), Number(itemId), market.clock.now()],
      );
    await pin(teapot.id);
    market.clock.advance(1 / 3600);
    await sendRecording(host, id, { recording: aRecording("replay"), segments: 3 });
    market.clock.advance(1 / 3600);
    await pin(jug.id);
    market.clock.advance(1 / 3600);
    await sendRecording(host, id, { recording: aRecording("again"), segments: 1 });
    expect((await get(`/api/streams/${id}/replay.m3u8`)).status).toBe(404);

    await host.gql(END_STREAM, { id });
    expect(await pictureOf(id)).toEqual({
      video: "hls",
      playlistUrl: `/api/streams/${id}/replay.m3u8`,
      replaySeconds: 4,
      chapters: [
        { atSeconds: 0, item: { title: "Enamel teapot" } },
        { atSeconds: 3, item: { title: "Jug" } },
      ],
    });
    const { body } = await get(`/api/streams/${id}/replay.m3u8`);
    expect(body).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
    expect(body.endsWith("#EXT-X-ENDLIST\n")).toBe(true);
    expect(segmentsIn(body)).toHaveLength(4);
  });

  it("goes on after the server was stopped in the middle", async () => {
    const { host, id } = await aHost();
    const recording = aRecording("restart");
    await sendRecording(host, id, { recording, segments: 2 });
    await market.stopServer();
    await market.startServer();
    expect((await sendSegment(host, id, { recording, n: 2, bytes: aFragment() })).status).toBe(200);
    expect((await sendSegment(host, id, { recording, n: 3, bytes: aFragment() })).status).toBe(201);
    const { body } = await get(`/api/streams/${id}/live.m3u8`);
    expect(segmentsIn(body)).toHaveLength(3);
    expect(body).not.toContain("DISCONTINUITY\n");
  });

  it("ends where the operator's bound is; live goes on with a window that rolls", async () => {
    const { host, id } = await aHost();
    const recording = aRecording("bound");
    const sent = await sendRecording(host, id, { recording, segments: 9, bytes: 500_000 });
    expect(sent.slice(1).map(({ body }) => body["isRecorded"])).toEqual([
      ...times(4, () => true),
      ...times(5, () => false),
    ]);
    for (let n = 10; n <= 24; n++) {
      market.clock.advance(1 / 3600);
      await sendSegment(host, id, { recording, n, bytes: aFragment({ bytes: 500_000 }) });
    }
    const onDisk = (await filesOf(id)).map((file) => Number(/-(\d+)/.exec(file)?.[1]));
    expect(onDisk.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, ...times(12, (n) => n + 13)]);
    expect(segmentsIn((await get(`/api/streams/${id}/live.m3u8`)).body)).toHaveLength(6);

    await host.gql(END_STREAM, { id });
    await market.passHours(1);
    expect(await filesOf(id)).toEqual(["1-0.mp4", "1-1.mp4", "1-2.mp4", "1-3.mp4", "1-4.mp4"]);
    expect((await pictureOf(id)).replaySeconds).toBe(4);
  });

  it("leaves the disk after its days, when all are too many, and with its stream", async () => {
    const old = await aHost();
    await sendRecording(old.host, old.id, { recording: aRecording("old"), segments: 1 });
    await old.host.gql(END_STREAM, { id: old.id });
    const oldFolder = await folderOf(old.id);
    await market.passHours(31 * 24);
    expect(readdirSync(join(folder, "video"))).not.toContain(oldFolder.split("/").at(-1));
    expect(await pictureOf(old.id)).toMatchObject({ video: "none", playlistUrl: null });

    const [first, second] = [await aHost(), await aHost()];
    for (const { host, id } of [first, second]) {
      await sendRecording(host, id, { recording: aRecording("many"), segments: 3, bytes: 400_000 });
      await host.gql(END_STREAM, { id });
      market.clock.advance(1);
    }
    setTotal(2);
    await market.passHours(0);
    setTotal(5);
    expect((await pictureOf(first.id)).video).toBe("none");
    expect((await pictureOf(second.id)).video).toBe("hls");

    const gone = await aHost();
    await sendRecording(gone.host, gone.id, { recording: aRecording("gone"), segments: 1 });
    await gone.host.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    await market.rows("delete from live_streams where id = $1", [Number(second.id)]);
    await market.passHours(0);
    expect(readdirSync(join(folder, "video"))).toEqual([]);
  });
});
