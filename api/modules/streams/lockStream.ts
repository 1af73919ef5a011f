import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";

/** A stream's row, locked. */
export interface LockedStream {
  id: number;
  userId: number;
  isLive: boolean;
  startedAt: string | null;
  endedAt: string | null;
  scheduledAt: string | null;
  pinnedItemId: number | null;
}

/** Locks a stream of the viewer. Refuses with NOT_FOUND, and with FORBIDDEN when somebody else hosts it. */
export async function lockOwnStream(tx: Tx, streamId: string): Promise<LockedStream> {
  const stream = await lock(tx, idOf(streamId, "streamId"));
  if (!stream) throw notFound("Stream");
  if (stream.userId !== viewerOf(tx).id) {
    throw new Refused("FORBIDDEN", "Only the host of a stream can do that");
  }
  return stream;
}

/** Locks a stream of the viewer that is not over. Also refuses with STREAM_ENDED. */
export async function lockOpenStream(tx: Tx, streamId: string): Promise<LockedStream> {
  const stream = await lockOwnStream(tx, streamId);
  if (stream.endedAt !== null) throw new Refused("STREAM_ENDED", "This stream has ended");
  return stream;
}

function lock(tx: Tx, id: number): Promise<LockedStream | undefined> {
  return row(
    tx.em,
    sql<LockedStream>`
      select id, user_id as "userId", is_live as "isLive", started_at as "startedAt", ended_at as "endedAt",
             scheduled_at as "scheduledAt", pinned_item_id as "pinnedItemId"
      from live_streams where id = ${id} for no key update`,
  );
}
