import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockOpenStream, lockOwnStream } from "./lockStream.ts";
import { countsOf } from "./presence/countColumns.ts";
import { broadcastCounts, publishStream } from "./publishStream.ts";
import { dropReminders } from "./streamReminder.ts";
import { LiveStreamEntity, StreamPinEntity } from "./streams.entities.ts";

/** Ends a live stream of the viewer. Idempotent. Refuses with STREAM_NOT_LIVE before it began. Source: C31 */
export async function endStream(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const { id, isLive, endedAt } = await lockOwnStream(tx, streamId);
  if (endedAt !== null) return { streamId: id };
  if (!isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  return end(tx, id);
}

/**
 * Cancels a stream of the viewer before it begins. Refuses with STREAM_ENDED, and with STREAM_ALREADY_LIVE once it is
 * live.
 */
export async function cancelStream(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const { id, isLive } = await lockOpenStream(tx, streamId);
  if (isLive) {
    throw new Refused("STREAM_ALREADY_LIVE", "This stream is live. End it instead", {
      details: { streamId: String(id) },
    });
  }
  return callOff(tx, id);
}

/** Ends a locked live stream, for whatever reason. */
export async function end(tx: Tx, id: number): Promise<{ streamId: number }> {
  await tx.em.nativeUpdate(
    LiveStreamEntity,
    { id },
    {
      isLive: false,
      endedAt: tx.now,
      viewerCount: 0,
      deadline: null,
      pinnedItem: null,
      updatedAt: tx.now,
    },
  );
  await tx.em.nativeUpdate(
    StreamPinEntity,
    { stream: id, unpinnedAt: null },
    { unpinnedAt: tx.now },
  );
  broadcastCounts(tx, await countsOf(tx.em, id));
  tx.outbox.append("StreamEnded", { streamId: id });
  return publishStream(tx, id);
}

/** Cancels a locked stream that never began. */
export async function callOff(tx: Tx, id: number): Promise<{ streamId: number }> {
  await rows(
    tx.em,
    sql`update live_streams set ended_at = ${tx.now}, cancelled_at = ${tx.now}, deadline = null,
          scheduled_at = least(scheduled_at, ${tx.now}), updated_at = ${tx.now}
        where id = ${id}`,
  );
  await dropReminders(tx, id);
  tx.outbox.append("StreamCancelled", { streamId: id });
  return publishStream(tx, id);
}

/** Ends or cancels every open stream of a member who is suspended or leaves. */
export async function endStreamsOf(tx: Tx, memberId: number): Promise<void> {
  const open = await rows(
    tx.em,
    sql<{ id: number; isLive: boolean }>`
      select id, is_live as "isLive" from live_streams where user_id = ${memberId} and ended_at is null
      order by id for no key update`,
  );
  for (const { id, isLive } of open) await (isLive ? end(tx, id) : callOff(tx, id));
}
