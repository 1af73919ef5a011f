import type { EntityManager } from "@mikro-orm/postgresql";
import { VIDEO } from "../../../../schema/limits.ts";
import type { Services } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { addressOf } from "../recording/videoFiles.ts";
import { playlistOf, type PlaylistSegment } from "./playlist.ts";

type Row = PlaylistSegment & { key: string; isLive: boolean };

/** The playlist of the latest segments of a live stream. Refuses with NOT_FOUND if none were sent. */
export async function livePlaylist(services: Services, streamId: number): Promise<string> {
  const segments = await rows(
    newEm(services),
    sql<Row>`
      select * from (${segmentsOf(streamId)} order by g.seq desc limit ${VIDEO.liveSegments}) last order by seq`,
  );
  return textOf(segments, "live");
}

/**
 * The playlist of everything that was recorded of a stream that is over. Refuses with NOT_FOUND before the end, and if
 * nothing was recorded.
 */
export async function replayPlaylist(services: Services, streamId: number): Promise<string> {
  const segments = await rows(
    newEm(services),
    sql<Row>`${segmentsOf(streamId)} and g.is_recorded and not s.is_live order by g.seq`,
  );
  return textOf(segments, "replay");
}

const newEm = ({ orm }: Services) => orm.em.fork() as EntityManager;

const segmentsOf = (streamId: number) => sql<Row>`
  select g.seq, g.recording, g.n, g.duration_ms as "durationMs", g.breaks, v.key, s.is_live as "isLive"
  from stream_segments g
  join stream_videos v on v.stream_id = g.stream_id
  join live_streams s on s.id = g.stream_id
  where g.stream_id = ${streamId}`;

function textOf(segments: Row[], kind: "live" | "replay"): string {
  const [first] = segments;
  if (!first) throw notFound("Video");
  return playlistOf(segments, {
    addressOf: (recording, n) => addressOf(first.key, recording, n),
    isOver: !first.isLive,
    kind,
  });
}
