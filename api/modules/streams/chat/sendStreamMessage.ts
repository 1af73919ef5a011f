import {
  CLIENT_ID_MAX,
  STREAM_MESSAGE_MAX,
  STREAM_MESSAGES_PER_SECOND,
} from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { tooMany } from "../../../core/limits/tooMany.ts";
import { lockedRows, lockedRow, sql } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import { refusedByBlock } from "../../blocks/index.ts";
import { StreamMessageEntity } from "../streams.entities.ts";
import { hasMutedWord } from "./mutedWords.ts";

interface Saying {
  streamId: string;
  content: string;
  clientId?: string | null | undefined;
}

interface Words {
  memberId: number;
  streamId: number;
  content: string;
  clientId: string | null;
}

/**
 * Sends a message in the chat of a live stream. With a clientId a retry does not send it twice. Refuses with
 * BAD_USER_INPUT, NOT_FOUND, STREAM_NOT_LIVE, FORBIDDEN (muted or blocked), RATE_LIMITED (three a second, slow mode)
 * and IDEMPOTENCY_KEY_REUSED.
 */
export async function sendStreamMessage(tx: Tx, saying: Saying): Promise<{ messageId: number }> {
  const words = wordsOf(viewerOf(tx).id, saying);
  const { memberId, streamId, content, clientId } = words;
  const [, before, room] = await pipeline([
    // This lock orders the messages of one sender, so that each of twenty at once sees those before it.
    lockedRows(
      tx.em,
      sql`select pg_advisory_xact_lock(hashtextextended('stream chat ' || ${memberId}::int, 0))`,
    ),
    sentBefore(tx, words),
    roomOf(tx, words),
  ]);
  if (before) return before;
  refuseUnlessAllowed(tx, words, room);

  const messageId = await tx.em.insert(StreamMessageEntity, {
    stream: streamId,
    user: memberId,
    content,
    clientId,
    createdAt: tx.now,
  });
  tx.events.publish("streamChatMessage", streamAudience(streamId), { streamId, messageId });
  return { messageId };
}

function wordsOf(memberId: number, { streamId, content, clientId }: Saying): Words {
  const said = content.trim();
  if (said === "") throw badField("content", "Message cannot be empty");
  if ([...said].length > STREAM_MESSAGE_MAX)
    throw badField("content", `Message must be at most ${STREAM_MESSAGE_MAX} characters`);
  if (clientId != null && (clientId === "" || [...clientId].length > CLIENT_ID_MAX))
    throw badField("clientId", `clientId must be 1 to ${CLIENT_ID_MAX} characters`);
  return {
    memberId,
    streamId: idOf(streamId, "streamId"),
    content: said,
    clientId: clientId ?? null,
  };
}

async function sentBefore(tx: Tx, words: Words): Promise<{ messageId: number } | undefined> {
  if (words.clientId === null) return undefined;
  const sent = await lockedRow(
    tx.em,
    sql<{ id: number; isSame: boolean }>`
      select id, stream_id = ${words.streamId} and content = ${words.content} as "isSame"
      from stream_messages where user_id = ${words.memberId} and client_id = ${words.clientId}`,
  );
  if (!sent) return undefined;
  if (!sent.isSame) {
    throw new Refused("IDEMPOTENCY_KEY_REUSED", "This clientId already names another message", {
      fields: { clientId: "This clientId already names another message" },
    });
  }
  tx.markReplayed();
  return { messageId: sent.id };
}

interface Room {
  hostId: number;
  isLive: boolean;
  slowModeSeconds: number;
  mutedWords: string[];
  isMuted: boolean;
  blockerId: number | null;
  lastAt: string | null;
  lately: number;
}

function roomOf(tx: Tx, { memberId, streamId }: Words): Promise<Room | undefined> {
  const second = new Date(tx.now.getTime() - 1000);
  return lockedRow(
    tx.em,
    sql<Room>`
      select s.user_id as "hostId", s.is_live as "isLive", s.slow_mode_seconds as "slowModeSeconds",
        s.muted_words as "mutedWords", blocker_of(${memberId}::int, s.user_id) as "blockerId",
        exists (select 1 from stream_mutes where stream_id = s.id and user_id = ${memberId}) as "isMuted",
        (select created_at from stream_messages where user_id = ${memberId} and stream_id = s.id
         order by id desc limit 1) as "lastAt",
        (select count(*)::int from (
           select created_at from stream_messages where user_id = ${memberId}
           order by id desc limit ${STREAM_MESSAGES_PER_SECOND}) m where m.created_at > ${second}) as lately
      from live_streams s where s.id = ${streamId}`,
  );
}

function refuseUnlessAllowed(tx: Tx, { memberId, content }: Words, room: Room | undefined): void {
  if (!room) throw notFound("Stream");
  if (!room.isLive)
    throw new Refused("STREAM_NOT_LIVE", "The chat is open while the stream is live");
  if (room.lately >= STREAM_MESSAGES_PER_SECOND) throw tooMany(1000);
  if (room.hostId === memberId) return;

  if (room.isMuted) throw new Refused("FORBIDDEN", "The host has muted you in this chat");
  if (room.blockerId !== null) throw refusedByBlock(room.blockerId, memberId, "write");
  if (hasMutedWord(content, room.mutedWords))
    throw badField("content", "This message has a word the host does not allow");
  refuseWithinSlowMode(tx.now, room);
}

function refuseWithinSlowMode(now: Date, { lastAt, slowModeSeconds }: Room): void {
  if (lastAt === null || slowModeSeconds === 0) return;
  const left = new Date(lastAt).getTime() + 1000 * slowModeSeconds - now.getTime();
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  throw new Refused(
    "RATE_LIMITED",
    `Slow mode is on. You can write again in ${seconds === 1 ? "a second" : `${seconds} seconds`}`,
    { details: { retryAfterSeconds: seconds } },
  );
}
