import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { streamAudience } from "../../core/events/topics.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { broadcastCountsAtNextTick } from "./presence/streamPresence.ts";
import { publishToViewer } from "./publishStream.ts";
import { refuseUnlessStream } from "./stream.rows.ts";
import { StreamLikeEntity } from "./streams.entities.ts";

/** Likes a stream. Idempotent. Refuses with NOT_FOUND. */
export async function likeStream(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const id = await known(tx, streamId);
  const isNew = await insertOrIgnore(tx.em, StreamLikeEntity, {
    stream: id,
    user: viewerOf(tx).id,
    createdAt: tx.now,
  });
  if (isNew) await count(tx, id, 1);
  return { streamId: id };
}

/** Takes a like back, if there is one. Refuses with NOT_FOUND. */
export async function unlikeStream(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const id = await known(tx, streamId);
  const gone = await tx.em.nativeDelete(StreamLikeEntity, { stream: id, user: viewerOf(tx).id });
  if (gone > 0) await count(tx, id, -1);
  return { streamId: id };
}

async function known(tx: Tx, streamId: string): Promise<number> {
  const id = idOf(streamId, "streamId");
  await refuseUnlessStream(tx.em, id);
  return id;
}

/**
 * Changes the like count and broadcasts it. Counts update on open screens, and are not worth storing in the event log.
 */
async function count(tx: Tx, id: number, by: 1 | -1): Promise<void> {
  await rows(tx.em, sql`update live_streams set like_count = like_count + ${by} where id = ${id}`);
  tx.events.broadcast("streamTouched", streamAudience(id), { streamId: id });
  // Lists and viewers receive the count with the next presence tick, which never broadcasts an older count after a
  // newer one.
  tx.afterCommit.push(() => broadcastCountsAtNextTick(tx.services, id));
  publishToViewer(tx, viewerOf(tx).id, id);
}
