import type { EntityManager } from "@mikro-orm/postgresql";
import { STREAM_MESSAGES_PAGE } from "../../../schema/limits.ts";
import { decodePlace, pageSize, toConnection } from "../../core/connection.ts";
import type { Context } from "../../core/context.ts";
import { entityWhere } from "../../core/entityWhere.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { streamAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/ids.ts";
import { keyedRow, row, rows, sql } from "../../core/sql.ts";
import { User } from "../accounts/user.entity.ts";
import type { StreamMessage, StreamMessageConnection } from "./chat.types.ts";

interface MessageRow {
  id: number;
  streamId: number;
  userId: number;
  content: string;
  clientId: string | null;
  isDeleted: boolean;
  createdAt: string;
}

const COLUMNS = sql`
  m.id, m.stream_id as "streamId", m.user_id as "userId", m.client_id as "clientId", m.created_at as "createdAt",
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
  if (!(await row(ctx.em, sql`select 1 from live_streams where id = ${id}`)))
    throw notFound("Stream");

  // Before the page, so that nothing falls between.
  const cursor = await cursorOf(ctx, [streamAudience(id)]);
  const found = await rows(
    ctx.em,
    sql<MessageRow>`
      select ${COLUMNS} from stream_messages m
      where m.stream_id = ${id} and (${before}::int is null or m.id < ${before}::int)
      order by m.id desc limit ${size + 1}`,
  );
  const messages = found.map((message) => present(ctx.em, message));
  return { ...toConnection(messages, size, (message) => [message.id]), cursor };
}

/** One message. Refuses with NOT_FOUND. */
export async function chatMessage(ctx: Context, id: number): Promise<StreamMessage> {
  const [found] = await Promise.all([
    keyedRow<MessageRow>(ctx.em, sql`select ${COLUMNS} from stream_messages m where m.id = ${id}`),
    // Nearly always asked for, and a hundred times a second in a busy chat: the ORM would write its statement anew.
    entityWhere(
      ctx.em,
      User,
      sql`t.id = (select m.user_id from stream_messages m where m.id = ${id})`,
    ),
  ]);
  if (!found) throw notFound("Message");
  return present(ctx.em, found);
}

/** Its sender is only a reference: it loads itself, batched, when asked for. */
function present(em: EntityManager, { userId, createdAt, ...message }: MessageRow): StreamMessage {
  return {
    ...message,
    sender: em.getReference(User, userId, { wrapped: true }),
    createdAt: new Date(createdAt),
  };
}
