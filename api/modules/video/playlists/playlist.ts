/** One segment in a playlist. */
export interface PlaylistSegment {
  /** The number of the segment in the stream: 1, 2, 3. */
  seq: number;
  /** The number of the recording it is part of. Switching the camera on again begins a new recording. */
  recording: number;
  /** Its number in that recording. */
  n: number;
  durationMs: number;
  /** The number of discontinuities of the timeline up to here. */
  breaks: number;
}

interface PlaylistOptions {
  /** The address of a segment; n = 0 is the init segment of a recording. */
  addressOf(recording: number, n: number): string;
  /** True for a replay, and for the last segments of a stream that has ended. */
  isOver: boolean;
  kind: "live" | "replay";
}

/** An HLS media playlist. Source: RFC 8216. */
export function playlistOf(
  segments: readonly PlaylistSegment[],
  { addressOf, isOver, kind }: PlaylistOptions,
): string {
  const longest = Math.max(1000, ...segments.map(({ durationMs }) => durationMs));
  const [first] = segments;
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.round(longest / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.seq ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.breaks ?? 0}`,
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...(kind === "replay" ? ["#EXT-X-PLAYLIST-TYPE:VOD"] : []),
  ];

  let before: PlaylistSegment | undefined;
  for (const segment of segments) {
    if (before && segment.breaks !== before.breaks) lines.push("#EXT-X-DISCONTINUITY");
    if (segment.recording !== before?.recording)
      lines.push(`#EXT-X-MAP:URI="${addressOf(segment.recording, 0)}"`);
    lines.push(
      `#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`,
      addressOf(segment.recording, segment.n),
    );
    before = segment;
  }
  if (isOver) lines.push("#EXT-X-ENDLIST");
  return `${lines.join("\n")}\n`;
}
