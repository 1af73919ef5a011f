import type { EntityManager } from "@mikro-orm/postgresql";
import { MESSAGES_PAGE } from "../../../schema/limits.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/connection.ts";
import { notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { Item } from "../items/item.entity.ts";
import type { Message } from "./message.entity.ts";

/** A message as the database tells it. */
export type MessageRow = Omit<Message, "item" | "createdAt"> & {
  itemId: number | null;
  createdAt: string;
};

const COLUMNS = sql`id, from_user_id as "fromUserId", to_user_id as "toUserId", content, item_id as "itemId",
                    message_type as "messageType", attachment_url as "attachmentUrl", is_read as "isRead",
                    client_id as "clientId", created_at as "createdAt"`;

/** A page of what two members wrote to each other, newest first. */
export async function messagesBetween(
  em: EntityManager,
  viewerId: number,
  memberId: number,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<Connection<Message>> {
  const size = pageSize(first ?? MESSAGES_PAGE);
  const [before] = decodePlace(after, 1) ?? [];
  // least and greatest are what messages_thread_index is built on: the page is one index range.
  const found = await rows<MessageRow>(
    em,
    sql`select ${COLUMNS} from messages
        where least(from_user_id, to_user_id) = ${Math.min(viewerId, memberId)}
          and greatest(from_user_id, to_user_id) = ${Math.max(viewerId, memberId)}
          ${before === undefined ? sql`` : sql`and id < ${before}`}
        order by id desc limit ${size + 1}`,
  );
  const messages = found.map((message) => present(em, message));
  return toConnection(messages, size, (message) => [message.id]);
}

/** One message that the viewer wrote or got. Refuses with NOT_FOUND. */
export async function messageOf(em: EntityManager, viewerId: number, id: number): Promise<Message> {
  const found = await row<MessageRow>(
    em,
    sql`select ${COLUMNS} from messages
        where id = ${id} and (from_user_id = ${viewerId} or to_user_id = ${viewerId})`,
  );
  if (!found) throw notFound("Message");
  return present(em, found);
}

/** The message of a row. Its item is only a reference: it loads itself, batched, when somebody asks for it. */
export function present(em: EntityManager, { itemId, createdAt, ...message }: MessageRow): Message {
  const item = itemId === null ? null : em.getReference(Item, itemId, { wrapped: true });
  return { ...message, item, createdAt: new Date(createdAt) };
}
