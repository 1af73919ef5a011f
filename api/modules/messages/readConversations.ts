import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/connection.ts";
import { badField, notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { conversationFrom, COLUMNS, type ConversationRow } from "./conversationRow.ts";
import type { Conversation } from "./message.types.ts";

export interface ConversationPage {
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

/**
 * Which of a member's conversations a page shows: the newest message first. A message belongs to one thread, so its id
 * orders the list without a tie.
 */
export function conversationPage(
  viewerId: number | RawBuilder<number>,
  { search, first, after }: ConversationPage,
) {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const pattern = patternOf(search);
  const rows = sql`
    select c.*
    from conversations c ${pattern === undefined ? sql`` : sql`join users u on u.id = c.other_user_id`}
    where c.user_id = ${viewerId}
      ${pattern === undefined ? sql`` : sql`and (u.display_name ilike ${pattern} or u.username ilike ${pattern})`}
      ${before === undefined ? sql`` : sql`and c.last_message_id < ${before}`}
    order by c.last_message_id desc limit ${sql.lit(size + 1)}`;
  return { rows, size };
}

/** A page of a member's conversations in one statement. */
export async function conversationsOf(
  em: EntityManager,
  viewerId: number,
  page: ConversationPage,
): Promise<Connection<Conversation>> {
  const { rows: chosen, size } = conversationPage(viewerId, page);
  const found = await rows<ConversationRow>(
    em,
    sql`select ${COLUMNS}
        from (${chosen}) c
        join users u on u.id = c.other_user_id
        join messages m on m.id = c.last_message_id
        order by c.last_message_id desc`,
  );
  const conversations = found.map((conversation) => conversationFrom(em, conversation));
  return toConnection(conversations, size, ({ lastMessage }) => [lastMessage?.id ?? 0]);
}

/** The viewer's thread with a member, empty if they never wrote. Refuses with NOT_FOUND and BAD_USER_INPUT. */
export async function conversationWith(
  em: EntityManager,
  viewerId: number,
  memberId: number,
): Promise<Conversation> {
  if (memberId === viewerId) throw badField("memberId", "There is no conversation with yourself");
  const found = await row<ConversationRow>(
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

/** What a name must be like, taken literally. Undefined = every name. */
function patternOf(search: string | null | undefined): string | undefined {
  const text = search?.trim() ?? "";
  if ([...text].length > SEARCH_TEXT_MAX) {
    throw badField("search", `search must be at most ${SEARCH_TEXT_MAX} characters`);
  }
  return text === "" ? undefined : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
