import { expect, it } from "vitest";
import { playlistOf, type PlaylistSegment } from "./playlist.ts";

const addressOf = (recording: number, n: number) => `/video/k/${recording}-${n}.mp4`;
const segment = (seq: number, over: Partial<PlaylistSegment> = {}): PlaylistSegment => ({
  seq,
  recording: 1,
  n: seq,
  durationMs: 1000,
  breaks: 0,
  ...over,
});

it("rolls: the number of the first segment says where the window is", () => {
  const live = { addressOf, isOver: false, kind: "live" } as const;
  expect(playlistOf([segment(7), segment(8, { durationMs: 1034 })], live)).toBe(
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:1
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-DISCONTINUITY-SEQUENCE:0
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="/video/k/1-0.mp4"
#EXTINF:1.000,
/video/k/1-7.mp4
#EXTINF:1.034,
/video/k/1-8.mp4
`,
  );
});

it("says where the timeline breaks, gives each recording its head, and counts the breaks that rolled out", () => {
  const replay = { addressOf, isOver: true, kind: "replay" } as const;
  const text = playlistOf(
    [
      segment(3, { breaks: 1 }),
      segment(4, { n: 6, breaks: 2 }),
      segment(5, { recording: 2, n: 1, breaks: 3 }),
    ],
    replay,
  );
  expect(text.split("\n").slice(4)).toEqual([
    "#EXT-X-DISCONTINUITY-SEQUENCE:1",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    '#EXT-X-MAP:URI="/video/k/1-0.mp4"',
    "#EXTINF:1.000,",
    "/video/k/1-3.mp4",
    "#EXT-X-DISCONTINUITY",
    "#EXTINF:1.000,",
    "/video/k/1-6.mp4",
    "#EXT-X-DISCONTINUITY",
    '#EXT-X-MAP:URI="/video/k/2-0.mp4"',
    "#EXTINF:1.000,",
    "/video/k/2-1.mp4",
    "#EXT-X-ENDLIST",
    "",
  ]);
});
