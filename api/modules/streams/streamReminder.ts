import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishToViewer } from "./publishStream.ts";
import { refuseUnlessStream } from "./stream.rows.ts";
import { StreamReminderEntity } from "./streams.entities.ts";

/**
 * Asks to be notified when a stream goes live. Idempotent. Refuses with NOT_FOUND, with FORBIDDEN for its host, with
 * STREAM_ALREADY_LIVE and with STREAM_ENDED.
 */
export async function addStreamReminder(tx: Tx, streamId: string): Promise<{ streamId: number }> {
  const me = viewerOf(tx).id;
  // With this lock either the start of the stream waits until the reminder is written, or this reads that it is live.
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

/** Removes a reminder, if there is one. Refuses with NOT_FOUND. */
export async function removeStreamReminder(
  tx: Tx,
  streamId: string,
): Promise<{ streamId: number }> {
  const me = viewerOf(tx).id;
  const id = idOf(streamId, "streamId");
  await refuseUnlessStream(tx.em, id);
  const gone = await tx.em.nativeDelete(StreamReminderEntity, { stream: id, user: me });
  if (gone > 0) publishToViewer(tx, me, id);
  return { streamId: id };
}

/**
 * Sets all reminders of a stream that goes live as due. A job notifies the members one by one, so the host does not
 * wait for it.
 */
export async function callReminders(tx: Tx, streamId: number): Promise<void> {
  await tx.em.nativeUpdate(StreamReminderEntity, { stream: streamId }, { deadline: tx.now });
}

/** Deletes the reminders of a stream that was cancelled. */
export async function dropReminders(tx: Tx, streamId: number): Promise<void> {
  await tx.em.nativeDelete(StreamReminderEntity, { stream: streamId });
}
