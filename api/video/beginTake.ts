import { VIDEO } from "../../schema/limits.ts";
import type { Tx } from "../core/context.ts";
import { notFound, Refused } from "../core/failures.ts";
import { row, rows, sql } from "../core/sql.ts";
import type { VideoTrack } from "./readInit.ts";
import type { Draft } from "./videoFiles.ts";

interface Head {
  streamId: number;
  clientKey: string;
  track: VideoTrack;
  draft: Draft;
}

/** Gives a stream its place for video. Committed before anything is on the disk: a folder without a row is removed. */
export async function openVideo(tx: Tx, streamId: number): Promise<void> {
  await rows(
    tx.em,
    sql`insert into stream_videos (stream_id, fresh_at) values (${streamId}, 'epoch') on conflict do nothing`,
  );
}

/** A host's recorder begins: keeps its head. The same head again is the same take. */
export async function beginTake(
  tx: Tx,
  { streamId, clientKey, track, draft }: Head,
): Promise<{ take: number; isRepeated: boolean }> {
  const video = await row(
    tx.em,
    sql<{ key: string; takes: number }>`
      select key, takes from stream_videos where stream_id = ${streamId} for no key update`,
  );
  const known = await row(
    tx.em,
    sql<{ take: number }>`
      select take from stream_takes where stream_id = ${streamId} and client_key = ${clientKey}`,
  );
  if (known) return { take: known.take, isRepeated: true };
  if (!video) throw notFound("Stream");
  if (video.takes >= VIDEO.takesMax)
    throw new Refused("RATE_LIMITED", "The camera was switched on too often in this stream");

  const take = video.takes + 1;
  await rows(
    tx.em,
    sql`update stream_videos set takes = ${take}, is_off = false where stream_id = ${streamId}`,
  );
  await rows(
    tx.em,
    sql`insert into stream_takes (stream_id, take, client_key, track, begun_at)
        values (${streamId}, ${take}, ${clientKey}, ${JSON.stringify(track)}::jsonb, ${tx.now})`,
  );
  await draft.name(video.key, take, 0);
  return { take, isRepeated: false };
}
