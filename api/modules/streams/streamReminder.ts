import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishToViewer } from "./publishStream.ts";
import { StreamReminderEntity } from "./streams.entities.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";

/**
 * Asks to be told when a stream goes live; twice is once. Refuses with NOT_FOUND, with FORBIDDEN for its host, with
 * STREAM_ALREADY_LIVE and with STREAM_ENDED.
 */
export async function addStreamReminder(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const me = viewerOf(tx).id;
  // A stream that goes live waits until this is written, or this sees that it is live.
  const stream = await row(
    tx.em,
    sql<{ id: number; hostId: number; isLive: boolean; isOver: boolean }>`
      select id, user_id as "hostId", is_live as "isLive", ended_at is not null as "isOver"
      from live_streams where id = ${idOf(streamId, "streamId")} for share`,
  );
  if (!stream) throw notFound("Stream");
  const { id, hostId, isLive, isOver } = stream;
  if (hostId === me) throw new Refused("FORBIDDEN", "You host this stream");
  if (isLive) throw new Refused("STREAM_ALREADY_LIVE", "This stream is live already");
  if (isOver) throw new Refused("STREAM_ENDED", "This stream has ended");

  const isNew = await insertOrIgnore(tx.em, StreamReminderEntity, {
    stream: id,
    user: me,
    createdAt: tx.now,
  });
  if (isNew) publishToViewer(tx, me, id);
  return { streamId: id };
}

/** Takes that back; who did not ask is not told either. Refuses with NOT_FOUND. */
export async function removeStreamReminder(
  tx: Tx,
  streamId: string,
): Promise<{ streamId: number }> {
  const me = viewerOf(tx).id;
  const id = idOf(streamId, "streamId");
  if (!(await row(tx.em, sql`select 1 from live_streams where id = ${id}`)))
    throw notFound("Stream");
  const gone = await tx.em.nativeDelete(StreamReminderEntity, { stream: id, user: me });
  if (gone > 0) publishToViewer(tx, me, id);
  return { streamId: id };
}

/** A stream goes live: each who asked is told, one after the other and not while its host waits. */
export async function callReminders(tx: Tx, streamId: number): Promise<void> {
  await tx.em.nativeUpdate(StreamReminderEntity, { stream: streamId }, { deadline: tx.now });
}

/** A stream is called off: there is nothing to wait for. */
export async function dropReminders(tx: Tx, streamId: number): Promise<void> {
  await tx.em.nativeDelete(StreamReminderEntity, { stream: streamId });
}
