import type { EntityManager } from "@mikro-orm/postgresql";
import { MESSAGES_PAGE } from "../../../schema/limits.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/connection.ts";
import { notFound } from "../../core/failures.ts";
import { keyedRow, rows, sql } from "../../core/sql.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import type { Message } from "./message.entity.ts";

/** A message as the database tells it. */
export type MessageRow = Omit<Message, "item" | "offer" | "createdAt"> & {
  itemId: number | null;
  offerId: number | null;
  createdAt: string;
};

export interface ThreadPage {
  first?: number | null;
  after?: string | null;
}

/** A thread nobody wrote in. */
export const NO_MESSAGES: Connection<Message> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
};

const COLUMNS = sql`id, from_user_id as "fromUserId", to_user_id as "toUserId", content, item_id as "itemId",
                    message_type as "messageType", attachment_url as "attachmentUrl", is_read as "isRead",
                    offer_id as "offerId", order_part_id as "orderPartId", client_id as "clientId", created_at as "createdAt"`;

/** SQL: a message as one JSON value, a MessageRow. */
export const messageObject = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id,
  'fromUserId', ${alias}.from_user_id, 'toUserId', ${alias}.to_user_id, 'content', ${alias}.content,
  'itemId', ${alias}.item_id, 'offerId', ${alias}.offer_id, 'orderPartId', ${alias}.order_part_id, 'messageType', ${alias}.message_type,
  'attachmentUrl', ${alias}.attachment_url, 'isRead', ${alias}.is_read, 'clientId', ${alias}.client_id,
  'createdAt', ${alias}.created_at)`);

/**
 * A page of what the viewer and each of some members wrote to each other, newest first. One statement, however many
 * threads; a member without messages is left out.
 */
export async function threadsOf(
  em: EntityManager,
  viewerId: number,
  memberIds: readonly number[],
  { first, after }: ThreadPage,
): Promise<Map<number, Connection<Message>>> {
  const size = pageSize(first ?? MESSAGES_PAGE);
  const [before] = decodePlace(after, 1) ?? [];
  // least and greatest are what messages_thread_index is built on: each page is one index range.
  const found = await rows<MessageRow>(
    em,
    sql`select m.* from unnest(${[...memberIds]}::int[]) as t (member_id)
        cross join lateral (
          select ${COLUMNS} from messages
          where least(from_user_id, to_user_id) = least(${viewerId}::int, t.member_id)
            and greatest(from_user_id, to_user_id) = greatest(${viewerId}::int, t.member_id)
            ${before === undefined ? sql`` : sql`and id < ${before}`}
          order by id desc limit ${size + 1}) m
        order by m.id desc`,
  );
  const threads = Map.groupBy(found, ({ fromUserId, toUserId }) =>
    fromUserId === viewerId ? toUserId : fromUserId,
  );
  return new Map(
    [...threads].map(([memberId, thread]) => {
      const messages = thread.map((message) => present(em, message));
      return [memberId, toConnection(messages, size, (message) => [message.id])];
    }),
  );
}

/** One message that the viewer wrote or got. Refuses with NOT_FOUND. */
export async function messageOf(em: EntityManager, viewerId: number, id: number): Promise<Message> {
  const found = await keyedRow<MessageRow>(
    em,
    sql`select ${COLUMNS} from messages
        where id = ${id} and (from_user_id = ${viewerId} or to_user_id = ${viewerId})`,
  );
  if (!found) throw notFound("Message");
  return present(em, found);
}

/** The message of a row. Its item and its offer are only references: they load themselves, batched, when asked for. */
export function present(
  em: EntityManager,
  { itemId, offerId, createdAt, ...message }: MessageRow,
): Message {
  const item = itemId === null ? null : em.getReference(Item, itemId, { wrapped: true });
  const offer = offerId === null ? null : em.getReference(Offer, offerId, { wrapped: true });
  return { ...message, item, offer, createdAt: new Date(createdAt) };
}
