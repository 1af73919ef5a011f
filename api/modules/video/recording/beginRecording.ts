import { VIDEO } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import type { VideoTrack } from "../mp4/readInit.ts";
import type { Draft } from "./videoFiles.ts";

interface Head {
  streamId: number;
  clientKey: string;
  track: VideoTrack;
  draft: Draft;
}

/**
 * Creates the video row of a stream. Committed before any file is written, because a folder without a row is deleted.
 */
export async function openVideo(tx: Tx, streamId: number): Promise<void> {
  await rows(
    tx.em,
    sql`insert into stream_videos (stream_id, fresh_at) values (${streamId}, 'epoch') on conflict do nothing`,
  );
}

/** Begins a recording of a host and stores its init segment. The same client key again continues the same recording. */
export async function beginRecording(
  tx: Tx,
  { streamId, clientKey, track, draft }: Head,
): Promise<{ recording: number; isRepeated: boolean }> {
  const video = await row(
    tx.em,
    sql<{ key: string; recordings: number }>`
      select key, recordings from stream_videos where stream_id = ${streamId} for no key update`,
  );
  const known = await row(
    tx.em,
    sql<{ recording: number }>`
      select recording from stream_recordings where stream_id = ${streamId} and client_key = ${clientKey}`,
  );
  if (known) return { recording: known.recording, isRepeated: true };
  if (!video) throw notFound("Stream");
  if (video.recordings >= VIDEO.recordingsMax)
    throw new Refused("RATE_LIMITED", "The camera was switched on too often in this stream");

  const recording = video.recordings + 1;
  await rows(
    tx.em,
    sql`update stream_videos set recordings = ${recording}, is_off = false where stream_id = ${streamId}`,
  );
  await rows(
    tx.em,
    sql`insert into stream_recordings (stream_id, recording, client_key, track, begun_at)
        values (${streamId}, ${recording}, ${clientKey}, ${JSON.stringify(track)}::jsonb, ${tx.now})`,
  );
  await draft.name(video.key, recording, 0);
  return { recording, isRepeated: false };
}
