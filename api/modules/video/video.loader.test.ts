import "reflect-metadata";
import { expect, it } from "vitest";
import { pictureNow } from "./video.loader.ts";

const stream = {
  id: 7,
  isLive: true,
  isOver: false,
  streamUrl: null,
  hasHost: false,
  isFresh: false,
  recordedMs: 0,
};
const outside = "https://encoder.example/live.m3u8";
const live = "/api/streams/7/live.m3u8";

it("prefers the host's camera, then what it uploads, then an outside encoder", () => {
  const seen = [
    {},
    { streamUrl: outside },
    { streamUrl: outside, isFresh: true },
    { streamUrl: outside, isFresh: true, hasHost: true },
    { hasHost: true },
  ].map((over) => pictureNow({ ...stream, ...over }));
  expect(seen.map(({ video, playlistUrl }) => [video, playlistUrl])).toEqual([
    ["none", null],
    ["external", null],
    ["hls", live],
    ["webrtc", live],
    ["webrtc", null],
  ]);
});

it("shows nothing before a stream, and afterwards what was recorded, here or elsewhere", () => {
  const over = { ...stream, isLive: false, isOver: true };
  const seen = [
    { ...over, isOver: false, streamUrl: outside },
    over,
    { ...over, streamUrl: outside },
    { ...over, streamUrl: outside, recordedMs: 61_400 },
  ].map(pictureNow);
  expect(seen).toEqual([
    { video: "none", playlistUrl: null, replaySeconds: null },
    { video: "none", playlistUrl: null, replaySeconds: null },
    { video: "external", playlistUrl: null, replaySeconds: null },
    { video: "hls", playlistUrl: "/api/streams/7/replay.m3u8", replaySeconds: 61 },
  ]);
});
