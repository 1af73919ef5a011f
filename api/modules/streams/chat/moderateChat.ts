import { STREAM_SLOW_MODE_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { lockOwnStream } from "../lockStream.ts";
import { publishToViewer } from "../publishStream.ts";
import { StreamMessageEntity, LiveStreamEntity, StreamMuteEntity } from "../streams.entities.ts";
import { mutedWordsOf } from "./mutedWords.ts";

/**
 * Deletes a message for everybody; only its sender and the host may. Idempotent. Refuses with NOT_FOUND and FORBIDDEN.
 */
export async function deleteStreamMessage(
  tx: Tx,
  messageId: string,
): Promise<{ messageId: number }> {
  const found = await row(
    tx.em,
    sql<{ id: number; streamId: number; senderId: number; hostId: number; isDeleted: boolean }>`
      select m.id, m.stream_id as "streamId", m.user_id as "senderId", s.user_id as "hostId", m.deleted_at is not null as "isDeleted"
      from stream_messages m join live_streams s on s.id = m.stream_id
      where m.id = ${idOf(messageId, "messageId")} for no key update of m`,
  );
  if (!found) throw notFound("Message");
  const { id, streamId, senderId, hostId, isDeleted } = found;
  if (![senderId, hostId].includes(viewerOf(tx).id))
    throw new Refused("FORBIDDEN", "Only the host and its writer can delete a message");
  if (isDeleted) return { messageId: id };

  await tx.em.nativeUpdate(StreamMessageEntity, { id }, { deletedAt: tx.now });
  tx.events.publish("streamChatMessage", streamAudience(streamId), { streamId, messageId: id });
  return { messageId: id };
}

/** Mutes a member in the chat of a stream of the viewer, or unmutes them. Refuses with NOT_FOUND and FORBIDDEN. */
export async function muteViewer(
  tx: Tx,
  input: { streamId: string; memberId: string; muted: boolean },
): Promise<{ streamId: number }> {
  const memberId = idOf(input.memberId, "memberId");
  const { id, userId } = await lockOwnStream(tx, input.streamId);
  if (memberId === userId) throw badField("memberId", "You cannot mute yourself");
  if (!(await row(tx.em, sql`select 1 from users where id = ${memberId}`)))
    throw notFound("Member");

  if (input.muted)
    await insertOrIgnore(tx.em, StreamMuteEntity, {
      stream: id,
      user: memberId,
      createdAt: tx.now,
    });
  else await tx.em.nativeDelete(StreamMuteEntity, { stream: id, user: memberId });
  // Publish it only to the two members involved.
  publishToViewer(tx, memberId, id);
  publishToViewer(tx, userId, id);
  return { streamId: id };
}

/**
 * Sets how long a member must wait between two messages in the chat of a stream of the viewer; 0 turns slow mode off.
 */
export async function setSlowMode(
  tx: Tx,
  { streamId, seconds }: { streamId: string; seconds: number },
): Promise<{ streamId: number }> {
  if (seconds < 0 || seconds > STREAM_SLOW_MODE_MAX)
    throw badField("seconds", `seconds must be 0 to ${STREAM_SLOW_MODE_MAX}`);
  const { id } = await lockOwnStream(tx, streamId);
  await tx.em.nativeUpdate(LiveStreamEntity, { id }, { slowModeSeconds: seconds });
  // Not published to lists of streams, which do not show it.
  tx.events.publish("streamUpdated", streamAudience(id), { streamId: id });
  return { streamId: id };
}

/** Sets the words that nobody may use in the chat of a stream of the viewer. */
export async function setMutedWords(
  tx: Tx,
  { streamId, words }: { streamId: string; words: string[] },
): Promise<{ streamId: number }> {
  const muted = mutedWordsOf(words);
  const { id, userId } = await lockOwnStream(tx, streamId);
  await tx.em.nativeUpdate(LiveStreamEntity, { id }, { mutedWords: muted });
  publishToViewer(tx, userId, id);
  return { streamId: id };
}
