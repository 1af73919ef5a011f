import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { MESSAGES_SEARCHED, SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { badField, notFound, type Refused } from "../../core/failures.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { keyedRow, rows, sql } from "../../core/sql/sql.ts";
import { conversationFrom, COLUMNS, type ConversationRow } from "./conversationRow.ts";
import type { Conversation, ConversationConnection } from "./message.types.ts";
import { messageObject, present, type MessageRow } from "./readMessages.ts";

export interface ConversationPage {
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

/**
 * The SQL for a page of a member's conversations, newest message first. A message belongs to one thread, so its id is a
 * unique sort key. A search matches the other member's name or the text of a message.
 */
export function conversationPage(
  viewerId: number | RawBuilder<number>,
  { search, first, after }: ConversationPage,
) {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const pattern = patternOf(search);
  const found = pattern === undefined ? undefined : searched(pattern);
  const where = sql`c.user_id = ${viewerId} ${before === undefined ? sql`` : sql`and c.last_message_id < ${before}`}`;
  const rows = sql`
    select c.*, ${found ? sql`said.id` : sql`null::int`} as match_id
    from conversations c ${found?.joins ?? sql``}
    where ${where} ${found?.condition ?? sql``}
    order by c.last_message_id desc limit ${sql.lit(size + 1)}`;
  return { rows, size, ...(!found && { flat: { table: sql`conversations`, where } }) };
}

/** Searches each thread from its newest message on, by the index that pages of messages use. */
function searched(pattern: string) {
  return {
    joins: sql`
      join users u on u.id = c.other_user_id
      left join lateral (
        select recent.id from (
          select m.id, m.content from messages m
          where least(m.from_user_id, m.to_user_id) = least(c.user_id, c.other_user_id)
            and greatest(m.from_user_id, m.to_user_id) = greatest(c.user_id, c.other_user_id)
          order by m.id desc limit ${sql.lit(MESSAGES_SEARCHED)}) recent
        where recent.content ilike ${pattern} order by recent.id desc limit 1) said on true`,
    condition: sql`and (said.id is not null or u.display_name ilike ${pattern} or u.username ilike ${pattern})`,
  };
}

/** A page of a member's conversations in one statement. */
export async function conversationsOf(
  em: EntityManager,
  viewerId: number,
  page: ConversationPage,
): Promise<ConversationConnection> {
  const { rows: chosen, size } = conversationPage(viewerId, page);
  const found = await rows<ConversationRow & { match: MessageRow | null }>(
    em,
    sql`select ${COLUMNS}, case when x.id is not null then ${messageObject("c.user_id", "x")} end as match
        from (${chosen}) c
        join users u on u.id = c.other_user_id
        join messages m on m.id = c.last_message_id
        left join messages x on x.id = c.match_id
        order by c.last_message_id desc`,
  );
  const matches = new Map(found.map(({ id, match }) => [id, match && present(em, match)]));
  const conversations = found.map((conversation) => conversationFrom(em, conversation));
  const { edges, pageInfo } = toConnection(conversations, size, ({ lastMessage }) => [
    lastMessage?.id ?? 0,
  ]);
  return {
    edges: edges.map((edge) => ({ ...edge, match: matches.get(edge.node.id) ?? null })),
    pageInfo,
  };
}

/** The viewer's thread with a member; empty if they never wrote. Refuses with NOT_FOUND and BAD_USER_INPUT. */
export async function conversationWith(
  em: EntityManager,
  viewerId: number,
  memberId: number,
): Promise<Conversation> {
  if (memberId === viewerId) throw withYourself();
  const found = await keyedRow<ConversationRow>(
    em,
    sql`select ${COLUMNS}
        from users u
        left join conversations c on c.user_id = ${viewerId} and c.other_user_id = u.id
        left join messages m on m.id = c.last_message_id
        where u.id = ${memberId}`,
  );
  if (!found) throw notFound("Member");
  return conversationFrom(em, found);
}

/** The refusal of a thread with oneself. */
export function withYourself(): Refused {
  return badField("memberId", "There is no conversation with yourself");
}

/** The ILIKE pattern of a search text, with its wildcards escaped. Undefined means no search. */
function patternOf(search: string | null | undefined): string | undefined {
  const text = search?.trim() ?? "";
  if ([...text].length > SEARCH_TEXT_MAX) {
    throw badField("search", `search must be at most ${SEARCH_TEXT_MAX} characters`);
  }
  return text === "" ? undefined : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
