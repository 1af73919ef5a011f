/** One segment as the playlist names it. */
export interface PlaylistSegment {
  /** Counts the segments of a stream: 1, 2, 3. */
  seq: number;
  /** Which recording of the stream it is part of; the camera that is switched on again begins a new one. */
  recording: number;
  /** Its place in that recording. */
  n: number;
  durationMs: number;
  /** How many times the timeline broke up to here. */
  breaks: number;
}

interface PlaylistOptions {
  /** The address of a segment, of the head of a recording where `n` is 0. */
  addressOf(recording: number, n: number): string;
  /** A replay, or the last moments of what has ended. */
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
