import type { EntityManager } from "@mikro-orm/postgresql";
import { MESSAGES_PAGE } from "../../../schema/limits.ts";
import { notFound } from "../../core/failures.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { keyedRow, rows, sql } from "../../core/sql/sql.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import type { Message } from "./message.entity.ts";

/** A message as the database returns it. */
export type MessageRow = Omit<Message, "item" | "offer" | "createdAt"> & {
  itemId: number | null;
  offerId: number | null;
  createdAt: string;
};

export interface ThreadPage {
  first?: number | null;
  after?: string | null;
}

/** An empty thread. */
export const NO_MESSAGES: Connection<Message> = {
  edges: [],
  pageInfo: toConnection([], 0, () => []).pageInfo,
};

/**
 * SQL: the text of a message for its reader. The text of a card begins with the member who did it; the table stores
 * only what was done.
 */
export const contentFor = (reader: string, m: string) => `
  case when ${m}.message_type in ('offer', 'order') then
    case ${m}.from_user_id when ${reader} then 'You' else (select display_name from users where id = ${m}.from_user_id) end
      || ' ' || ${m}.content
  else ${m}.content end`;

const COLUMNS = sql.raw(`
  said.id, said.from_user_id as "fromUserId", said.to_user_id as "toUserId", ${contentFor("reader.id", "said")} as content,
  said.item_id as "itemId", said.message_type as "messageType", said.attachment_url as "attachmentUrl",
  said.is_read as "isRead", said.offer_id as "offerId", said.order_part_id as "orderPartId", said.client_id as "clientId",
  said.created_at as "createdAt"`);

/** SQL: a message as one JSON value, a MessageRow. */
export const messageObject = (reader: string, alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id,
  'fromUserId', ${alias}.from_user_id, 'toUserId', ${alias}.to_user_id, 'content', ${contentFor(reader, alias)},
  'itemId', ${alias}.item_id, 'offerId', ${alias}.offer_id, 'orderPartId', ${alias}.order_part_id, 'messageType', ${alias}.message_type,
  'attachmentUrl', ${alias}.attachment_url, 'isRead', ${alias}.is_read, 'clientId', ${alias}.client_id,
  'createdAt', ${alias}.created_at)`);

/**
 * A page of the messages between the viewer and each of some members, newest first. One statement for any number of
 * threads; members without messages are left out.
 */
export async function threadsOf(
  em: EntityManager,
  viewerId: number,
  memberIds: readonly number[],
  { first, after }: ThreadPage,
): Promise<Map<number, Connection<Message>>> {
  const size = pageSize(first ?? MESSAGES_PAGE);
  const [before] = decodePlace(after, 1) ?? [];
  // messages_thread_index is built on least and greatest, so each page is one index range.
  const found = await rows<MessageRow>(
    em,
    sql`select m.* from (select ${viewerId}::int as id) reader, unnest(${[...memberIds]}::int[]) as t (member_id)
        cross join lateral (
          select ${COLUMNS} from messages said
          where least(said.from_user_id, said.to_user_id) = least(reader.id, t.member_id)
            and greatest(said.from_user_id, said.to_user_id) = greatest(reader.id, t.member_id)
            ${before === undefined ? sql`` : sql`and said.id < ${before}`}
          order by said.id desc limit ${size + 1}) m
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

/** One message that the viewer wrote or received. Refuses with NOT_FOUND. */
export async function messageOf(em: EntityManager, viewerId: number, id: number): Promise<Message> {
  const found = await keyedRow<MessageRow>(
    em,
    sql`select ${COLUMNS} from messages said, (select ${viewerId}::int as id) reader
        where said.id = ${id} and reader.id in (said.from_user_id, said.to_user_id)`,
  );
  if (!found) throw notFound("Message");
  return present(em, found);
}

/** The message of a row. Its item and its offer are references that load in batches when they are selected. */
export function present(
  em: EntityManager,
  { itemId, offerId, createdAt, ...message }: MessageRow,
): Message {
  const item = itemId === null ? null : em.getReference(Item, itemId, { wrapped: true });
  const offer = offerId === null ? null : em.getReference(Offer, offerId, { wrapped: true });
  return { ...message, item, offer, createdAt: new Date(createdAt) };
}
