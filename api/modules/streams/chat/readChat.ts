import type { EntityManager } from "@mikro-orm/postgresql";
import { STREAM_MESSAGES_PAGE } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { cursorOf } from "../../../core/events/follow.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection } from "../../../core/graphql/paging.ts";
import { entitiesBeside } from "../../../core/sql/entityWhere.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import { User } from "../../accounts/user.entity.ts";
import type { StreamMessage, StreamMessageConnection } from "./chat.types.ts";

interface MessageRow {
  messageId: number;
  streamId: number;
  userId: number;
  content: string;
  clientId: string | null;
  isDeleted: boolean;
  createdAt: string;
}

const COLUMNS = sql<MessageRow>`
  m.id as "messageId", m.stream_id as "streamId", m.user_id as "userId", m.client_id as "clientId", m.created_at as "createdAt",
  m.deleted_at is not null as "isDeleted", case when m.deleted_at is null then m.content else '' end as content`;

interface ChatPage {
  streamId: string;
  first?: number | null;
  after?: string | null;
}

/** A page of a stream's chat, newest first. Refuses with NOT_FOUND. */
export async function readChat(
  ctx: Context,
  { streamId, first, after }: ChatPage,
): Promise<StreamMessageConnection> {
  const id = idOf(streamId, "streamId");
  const size = pageSize(first ?? STREAM_MESSAGES_PAGE);
  const [before = null] = decodePlace(after, 1) ?? [];
  const [stream, cursor, found] = await pipeline([
    row(ctx.em, sql`select 1 from live_streams where id = ${id}`),
    cursorOf(ctx, [streamAudience(id)]),
    rows(
      ctx.em,
      sql<MessageRow>`
        select ${COLUMNS} from stream_messages m
        where m.stream_id = ${id} and (${before}::int is null or m.id < ${before}::int)
        order by m.id desc limit ${size + 1}`,
    ),
  ]);
  if (!stream) throw notFound("Stream");
  const messages = found.map((message) => present(ctx.em, message));
  return { ...toConnection(messages, size, (message) => [message.id]), cursor };
}

/** One message. Refuses with NOT_FOUND. */
export async function chatMessage(ctx: Context, id: number): Promise<StreamMessage> {
  // Loads the sender in the same statement: it is nearly always selected, and a busy chat reads a hundred messages a
  // second.
  const found = await entitiesBeside(ctx.em, {
    entities: { sender: User },
    columns: COLUMNS,
    from: sql`stream_messages m join users sender on sender.id = m.user_id where m.id = ${id}`,
  });
  if (!found) throw notFound("Message");
  return present(ctx.em, found.row);
}

/** Its sender is a reference; what is not loaded of it loads in batches when it is selected. */
function present(
  em: EntityManager,
  { messageId, streamId, userId, content, clientId, isDeleted, createdAt }: MessageRow,
): StreamMessage {
  return {
    id: messageId,
    streamId,
    content,
    clientId,
    isDeleted,
    sender: em.getReference(User, userId, { wrapped: true }),
    createdAt: new Date(createdAt),
  };
}
