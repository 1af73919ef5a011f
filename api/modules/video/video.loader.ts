import { VIDEO_FRESH_SECONDS } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import type { StreamVideo } from "../../core/graphql/enums.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** The source of a stream's video. */
export interface VideoSource {
  video: StreamVideo;
  /** The playlist of the live stream or of the replay. */
  playlistUrl: string | null;
  replaySeconds: number | null;
}

interface Found {
  id: number;
  isLive: boolean;
  isOver: boolean;
  streamUrl: string | null;
  hasHost: boolean;
  isFresh: boolean;
  recordedMs: number;
}

const NONE: VideoSource = { video: "none", playlistUrl: null, replaySeconds: null };

/** The video source of a stream; one query for all streams of a request. */
export function videoSourceOf(ctx: Context, streamId: number): Promise<VideoSource> {
  return batched(ctx, "streamPictures", (ids) => readPictures(ctx, ids), NONE).load(streamId);
}

async function readPictures(
  { em, services }: Context,
  ids: readonly number[],
): Promise<Map<number, VideoSource>> {
  const now = services.clock.now();
  const freshAfter = new Date(now.getTime() - VIDEO_FRESH_SECONDS * 1000);
  const found = await rows(
    em,
    sql<Found>`
      select s.id, s.is_live as "isLive", s.ended_at is not null as "isOver", s.stream_url as "streamUrl",
        exists (select 1 from stream_peers p where p.stream_id = s.id and p.is_host and p.until > ${now}) as "hasHost",
        coalesce(v.fresh_at > ${freshAfter} and not v.is_off, false) as "isFresh",
        coalesce(v.recorded_ms, 0)::float8 as "recordedMs"
      from live_streams s left join stream_videos v on v.stream_id = s.id
      where s.id = any(${[...ids]})`,
  );
  return new Map(found.map((stream) => [stream.id, pictureNow(stream)]));
}

/** Prefers the host's own camera to an outside encoder, and the direct connection to the playlist. */
export function pictureNow(stream: Found): VideoSource {
  const { id, isLive, isOver, streamUrl, hasHost, isFresh, recordedMs } = stream;
  const outside: VideoSource = { ...NONE, video: streamUrl ? "external" : "none" };
  if (isLive) {
    const playlistUrl = isFresh ? `/api/streams/${id}/live.m3u8` : null;
    if (hasHost) return { ...NONE, video: "webrtc", playlistUrl };
    return isFresh ? { ...NONE, video: "hls", playlistUrl } : outside;
  }
  if (!isOver) return NONE;
  if (recordedMs === 0) return outside;
  return {
    video: "hls",
    playlistUrl: `/api/streams/${id}/replay.m3u8`,
    replaySeconds: Math.round(recordedMs / 1000),
  };
}
