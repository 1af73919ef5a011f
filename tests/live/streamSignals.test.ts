import { createClient } from "graphql-ws";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { aFragment } from "../support/fragmentedMp4.ts";
import type { LiveStream } from "../support/live.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { aLiveStream, aStream, END_STREAM } from "../support/streams.ts";
import { aRecording, sendSegment, sendRecording } from "../support/video.ts";

const market = aMarket();

const LISTEN = `subscription ($streamId: ID!, $peer: String!, $after: Cursor) {
  streamSignal(streamId: $streamId, peer: $peer, after: $after) { cursor fromPeer kind payload } }`;
const SEND = `mutation ($input: StreamSignalInput!) { sendStreamSignal(input: $input) }`;
const VIDEO = `query ($id: ID!) { stream(id: $id) { video } }`;

interface Signal {
  cursor: string;
  fromPeer: string;
  kind: string;
  payload: string;
}
interface Seat {
  peer: string;
  hears: LiveStream<Signal>;
  say(kind: string, over?: object): Promise<unknown>;
  refused(kind: string, over?: object): Promise<{ code: string }>;
}

const aPeer = () => randomBytes(12).toString("hex");

async function sit(
  person: Person,
  streamId: string,
  peer = aPeer(),
  after?: string,
): Promise<Seat> {
  const hears = await person.live<Signal>(LISTEN, { streamId, peer, after });
  const input = (kind: string, over: object) => ({
    input: { streamId, peer, kind, payload: kind === "leave" ? "" : "x", ...over },
  });
  return {
    peer,
    hears,
    say: (kind, over = {}) => person.gql(SEND, input(kind, over)),
    refused: (kind, over = {}) => person.refused(SEND, input(kind, over)),
  };
}

async function aStage() {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara);
  return { amara, jun, id };
}

const videoOf = async (id: string) => (await market.stranger.gql(VIDEO, { id })).stream.video;
const codesOf = (errors: unknown) =>
  (errors as { extensions: { code: string } }[]).map(({ extensions }) => extensions.code);
const code = ({ errors }: LiveStream<Signal>) => errors[0]?.extensions?.["code"];

describe("the direct picture's signals", () => {
  it("go from the host to one viewer and back, in their order, and to nobody else", async () => {
    const { amara, jun, id } = await aStage();
    const kofi = await market.member("Kofi");
    const host = await sit(amara, id);
    expect(await videoOf(id)).toBe("webrtc");
    const [viewer, other] = [await sit(jun, id), await sit(kofi, id)];
    expect(await host.hears.next()).toMatchObject({ kind: "join", fromPeer: viewer.peer });
    expect(await host.hears.next()).toMatchObject({ kind: "join", fromPeer: other.peer });

    await host.say("offer", { toPeer: viewer.peer, payload: "the offer" });
    for (const n of times(5, String)) await host.say("ice", { toPeer: viewer.peer, payload: n });
    await viewer.say("answer", { payload: "the answer" });
    expect(await viewer.hears.next()).toMatchObject({
      kind: "offer",
      payload: "the offer",
      fromPeer: host.peer,
    });
    for (const n of times(5, String))
      expect(await viewer.hears.next()).toMatchObject({ kind: "ice", payload: n });
    expect(await host.hears.next()).toMatchObject({ kind: "answer", fromPeer: viewer.peer });
    await other.hears.roundTrip();
    expect(other.hears.heard).toEqual([]);
  });

  it("wait for a viewer whose socket was cut, and go on after the last one", async () => {
    const { amara, jun, id } = await aStage();
    const host = await sit(amara, id);
    const viewer = await sit(jun, id);
    await host.say("offer", { toPeer: viewer.peer, payload: "first" });
    const { cursor } = await viewer.hears.next();
    viewer.hears.cut();
    await host.say("ice", { toPeer: viewer.peer, payload: "second" });

    const again = await sit(jun, id, viewer.peer, cursor);
    expect(await again.hears.next()).toMatchObject({ payload: "second" });
    const anew = await sit(jun, id, viewer.peer);
    expect(await anew.hears.next()).toMatchObject({ payload: "first" });
    await host.hears.roundTrip();
    expect(host.hears.heard.map(({ kind }) => kind)).toEqual(["join"]);
  });

  it("are not for those who are signed out, blocked, elsewhere, or use another's key", async () => {
    const { amara, jun, id } = await aStage();
    const kofi = await market.member("Kofi");
    const host = await sit(amara, id);
    const viewer = await sit(jun, id);

    const stranger = await market.stranger.live<Signal>(LISTEN, { streamId: id, peer: aPeer() });
    expect(code(stranger)).toBe("UNAUTHENTICATED");
    expect(code((await sit(kofi, id, viewer.peer)).hears)).toBe("BAD_USER_INPUT");
    expect(code((await sit(kofi, id, "short")).hears)).toBe("BAD_USER_INPUT");
    expect(code((await sit(kofi, "99999")).hears)).toBe("NOT_FOUND");
    const planned = await aStream(amara);
    expect(code((await sit(kofi, planned.id)).hears)).toBe("STREAM_NOT_LIVE");
    await amara.gql(
      `mutation ($memberId: ID!) { blockMember(memberId: $memberId) { __typename } }`,
      {
        memberId: kofi.id,
      },
    );
    expect(code((await sit(kofi, id)).hears)).toBe("FORBIDDEN");

    const asKofi = (input: object) => kofi.refused(SEND, { input });
    const word = { streamId: id, kind: "offer", payload: "x" };
    expect(await asKofi({ ...word, peer: viewer.peer })).toMatchObject({ code: "FORBIDDEN" });
    expect(await asKofi({ ...word, peer: host.peer, toPeer: viewer.peer })).toMatchObject({
      code: "FORBIDDEN",
    });
    await host.hears.roundTrip();
    expect(host.hears.heard.map(({ kind }) => kind)).toEqual(["join"]);
  });

  it("are refused when they are too long, invented, or for nobody", async () => {
    const { amara, jun, id } = await aStage();
    const [host, viewer] = [await sit(amara, id), await sit(jun, id)];
    const refusals = [
      await viewer.refused("offer", { payload: "x".repeat(16 * 1024 + 1) }),
      await viewer.refused("join"),
      await viewer.refused("offer", { payload: "" }),
      await host.refused("offer"),
      await host.refused("offer", { toPeer: aPeer() }),
    ];
    expect(refusals.map((refusal) => refusal.code)).toEqual([
      ...times(4, () => "BAD_USER_INPUT"),
      "NOT_FOUND",
    ]);
  });

  it("do not pile up for a browser that does not fetch them", async () => {
    const { amara, jun, id } = await aStage();
    const [host, viewer] = [await sit(amara, id), await sit(jun, id)];
    viewer.hears.cut();
    // Together: who does not fetch them is soon taken for gone.
    await Promise.all(times(100, () => host.say("ice", { toPeer: viewer.peer, payload: "[]" })));
    expect(await host.refused("ice", { toPeer: viewer.peer, payload: "[]" })).toMatchObject({
      code: "RATE_LIMITED",
    });
  });
});

describe("the seats", () => {
  it("are six: of twenty who come at once six sit, and the others are told where else to look", async () => {
    const { amara, id } = await aStage();
    await sit(amara, id);
    const crowd = await Promise.all(times(20, () => market.member("Viewer")));
    const clients = await Promise.all(
      crowd.map(async ({ token }) => {
        const client = createClient({
          url: `${market.url.replace("http", "ws")}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { token },
          lazy: false,
        });
        await new Promise((resolve) => client.on("connected", resolve));
        return client;
      }),
    );
    const refusals: string[] = [];
    for (const client of clients)
      client.subscribe(
        { query: LISTEN, variables: { streamId: id, peer: aPeer() } },
        {
          next: ({ errors }) => refusals.push(...codesOf(errors)),
          error: (errors) => refusals.push(...codesOf(errors)),
          complete: () => {},
        },
      );
    await expect.poll(() => refusals).toHaveLength(14);
    expect(new Set(refusals)).toEqual(new Set(["STREAM_FULL"]));
    const rows = await market.rows(
      "select 1 from stream_peers where stream_id = $1 and not is_host",
      [Number(id)],
    );
    expect(rows).toHaveLength(6);
    for (const client of clients) await client.dispose();
  });

  it("are free again after a goodbye, and a moment after a socket is gone", async () => {
    const { amara, jun, id } = await aStage();
    const host = await sit(amara, id);
    const viewers: Seat[] = [];
    for (let n = 0; n < 6; n++) viewers.push(await sit(jun, id));
    expect(code((await sit(jun, id)).hears)).toBe("STREAM_FULL");

    await viewers[0]?.say("leave");
    expect(
      await host.hears.until(() => host.hears.heard.find(({ kind }) => kind === "leave")),
    ).toMatchObject({
      fromPeer: viewers[0]?.peer,
    });
    expect((await sit(jun, id)).hears.errors).toEqual([]);

    viewers[1]?.hears.cut();
    await expect
      .poll(() =>
        market.rows(
          "select 1 from stream_peers where peer = $1 and until < now() + interval '8 seconds'",
          [viewers[1]?.peer],
        ),
      )
      .not.toEqual([]);
    market.clock.advance(6 / 3600);
    const late = await sit(jun, id);
    expect(late.hears.errors).toEqual([]);
    const words = host.hears.heard;
    await host.hears.until(() => words.some(({ fromPeer }) => fromPeer === late.peer));
    expect(words.slice(-2), "the host makes room first").toMatchObject([
      { kind: "leave", fromPeer: viewers[1]?.peer },
      { kind: "join", fromPeer: late.peer },
    ]);
  });

  it("belong to the camera that was switched on last, which hears who is there", async () => {
    const { amara, jun, id } = await aStage();
    const first = await sit(amara, id);
    const viewer = await sit(jun, id);
    const watching = await jun.live<{ stream: { video: string } }>(
      `subscription ($id: ID!) { streamUpdated(streamId: $id) { cursor stream { video } } }`,
      { id },
    );
    const second = await sit(amara, id);
    expect(await second.hears.next()).toMatchObject({ kind: "join", fromPeer: viewer.peer });
    expect(
      await first.hears.until(() => first.hears.heard.find(({ kind }) => kind === "leave")),
    ).toMatchObject({ fromPeer: second.peer });
    expect(await first.refused("leave")).toMatchObject({ code: "FORBIDDEN" });
    expect((await watching.next()).stream.video).toBe("webrtc");

    const recording = aRecording("camera");
    await sendRecording(amara, id, { recording, segments: 1 });
    await second.say("leave");
    expect(await viewer.hears.next()).toMatchObject({ kind: "leave", fromPeer: second.peer });
    await watching.until(() => watching.heard.at(-1)?.stream.video === "none");
    await sendSegment(amara, id, { recording, n: 2, bytes: aFragment() });
    expect(await videoOf(id)).toBe("none");
    await sendRecording(amara, id, { recording: aRecording("another"), segments: 1 });
    expect(await videoOf(id)).toBe("hls");
  });

  it("are gone with the stream", async () => {
    const { amara, jun, id } = await aStage();
    const [host, viewer] = [await sit(amara, id), await sit(jun, id)];
    await amara.gql(END_STREAM, { id });
    expect(await host.refused("offer", { toPeer: viewer.peer })).toMatchObject({
      code: "FORBIDDEN",
    });
    await market.passHours(0.1);
    const seats = "select 1 from stream_peers where stream_id = $1";
    expect(await market.rows(seats, [Number(id)])).toEqual([]);
    expect(await market.rows("select 1 from stream_signals")).toEqual([]);
    expect(await market.rows("select 1 from event_counters where audience like 'p%'")).toEqual([]);
  });
});

it("tells members of the operator's TURN server with credentials that end by themselves", async () => {
  const amara = await market.member("Amara");
  const ask = async () =>
    (await amara.gql(`{ iceServers { urls username credential } }`)).iceServers;
  expect(await ask()).toEqual([]);
  Object.assign(market.server.services.env, {
    iceUrls: ["stun:turn.test:3478", "turn:turn.test:3478"],
    turnSecret: "a secret",
  });
  const [stun, turn] = await ask();
  expect(stun).toEqual({ urls: ["stun:turn.test:3478"], username: null, credential: null });
  expect(turn.username).toMatch(new RegExp(`^\\d{10}:${amara.id}$`));
  expect(turn.credential).toMatch(/^[\w+/]{27}=$/);
});
