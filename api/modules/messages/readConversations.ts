import type { EntityManager } from "@mikro-orm/postgresql";
import { SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/connection.ts";
import { badField, notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { conversationFrom, COLUMNS, type ConversationRow } from "./conversationRow.ts";
import type { Conversation } from "./message.types.ts";

interface ConversationPage {
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

/**
 * A page of a member's conversations, the newest message first, in one statement. A message belongs to one thread,
 * so its id orders the list without a tie.
 */
export async function conversationsOf(
  em: EntityManager,
  viewerId: number,
  { search, first, after }: ConversationPage,
): Promise<Connection<Conversation>> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const pattern = patternOf(search);
  const found = await rows<ConversationRow>(
    em,
    sql`select ${COLUMNS}
        from conversations c
        join users u on u.id = c.other_user_id
        join messages m on m.id = c.last_message_id
        where c.user_id = ${viewerId}
          ${pattern === undefined ? sql`` : sql`and (u.display_name ilike ${pattern} or u.username ilike ${pattern})`}
          ${before === undefined ? sql`` : sql`and c.last_message_id < ${before}`}
        order by c.last_message_id desc limit ${size + 1}`,
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
