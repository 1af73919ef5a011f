import { STREAM_HOST_GONE_SECONDS } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { lockOpenStream } from "./lockStream.ts";
import { countsOf } from "./presence/countColumns.ts";
import { broadcastCounts, publishStream } from "./publishStream.ts";
import { callReminders } from "./streamReminder.ts";

/**
 * Starts a stream of the viewer. Idempotent. Refuses with STREAM_ENDED, and with STREAM_ALREADY_LIVE while the member
 * is live with another stream. Source: C31
 */
export async function startStream(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const hostId = viewerOf(tx).id;
  // Lock the member before the stream: if one member starts two streams at once, the second waits and then sees the
  // first.
  await rows(tx.em, sql`select 1 from users where id = ${hostId} for no key update`);
  const { id, isLive } = await lockOpenStream(tx, streamId);
  if (isLive) return { streamId: id };
  const other = await row(
    tx.em,
    sql<{ id: number }>`select id from live_streams where user_id = ${hostId} and is_live`,
  );
  if (other) {
    throw new Refused("STREAM_ALREADY_LIVE", "You are live already. End that stream first", {
      details: { streamId: String(other.id) },
    });
  }

  // If it starts early, move its scheduled time to now, so that it does not count as upcoming after it has ended.
  await rows(
    tx.em,
    sql`update live_streams set is_live = true, started_at = ${tx.now}, scheduled_at = least(scheduled_at, ${tx.now}),
          deadline = ${hostGoneAt(tx.now)}, updated_at = ${tx.now}
        where id = ${id}`,
  );
  tx.outbox.append("StreamStarted", { streamId: id, hostId });
  await callReminders(tx, id);
  // Those who waited on its page are its viewers from now on.
  await rows(
    tx.em,
    sql`select stream_note_visits(array_agg(stream_id), array_agg(person), ${tx.now})
        from (select distinct v.stream_id, v.person from stream_viewers v join stream_servers p on p.id = v.server_id
              where v.stream_id = ${id} and p.expires_at > ${tx.now}) w`,
  );
  await rows(tx.em, sql`select stream_recount(${[id]}, ${tx.now})`);
  broadcastCounts(tx, await countsOf(tx.em, id));
  return publishStream(tx, id);
}

/** The deadline at which a live stream ends if its host gives no sign of life from now on. */
export function hostGoneAt(now: Date): Date {
  return new Date(now.getTime() + 1000 * STREAM_HOST_GONE_SECONDS);
}
