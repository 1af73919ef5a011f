import type { RawBuilder } from "kysely";
import { MEMBER_SEARCH_MAX } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { memberObject, type MemberRow } from "../accounts/index.ts";
import { noBlockBetween } from "../blocks/index.ts";
import type { Page } from "./findPosts.ts";

interface Found {
  member: MemberRow;
  place: number;
}

/** SQL: members who are active, without those who blocked the viewer or are blocked by them. */
const present = (me: number) => sql`
  u.is_active and not u.is_suspended
  and ${noBlockBetween(me, sql`u.id`)}`;

/**
 * Members who have a word in their name or username that begins with the search text, newest first; without a text, all
 * others.
 */
export function findMembers(
  ctx: Context,
  { search, ...page }: Page & { search?: string | null },
): Promise<Connection<MemberRow>> {
  const text = search ?? "";
  if ([...text].length > MEMBER_SEARCH_MAX)
    throw badField("search", `The search text may have at most ${MEMBER_SEARCH_MAX} characters`);
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  // The words have only letters and digits, so they cannot contain operators of the query language.
  const query = words.map((word) => `${word}:*`).join(" & ");
  const me = ctx.viewer?.id ?? 0;
  return read(ctx, page, sql`u.id`, [
    sql`u.id <> ${me}`,
    ...(query === ""
      ? []
      : [sql`member_words(u.username, u.display_name) @@ to_tsquery('simple', ${query})`]),
  ]);
}

/** The followers of a member, the latest first. */
export function followersOf(
  ctx: Context,
  memberId: number,
  page: Page,
): Promise<Connection<MemberRow>> {
  return read(
    ctx,
    page,
    sql`f.id`,
    [sql`f.following_id = ${memberId}`],
    sql`user_follows f join users u on u.id = f.follower_id`,
  );
}

/** The members that a member follows, the latest first. */
export function followedBy(
  ctx: Context,
  memberId: number,
  page: Page,
): Promise<Connection<MemberRow>> {
  return read(
    ctx,
    page,
    sql`f.id`,
    [sql`f.follower_id = ${memberId}`],
    sql`user_follows f join users u on u.id = f.following_id`,
  );
}

async function read(
  ctx: Context,
  page: Page,
  place: RawBuilder<unknown>,
  which: RawBuilder<unknown>[],
  tables: RawBuilder<unknown> = sql`users u`,
): Promise<Connection<MemberRow>> {
  const size = pageSize(page.first);
  const [before] = decodePlace(page.after, 1) ?? [];
  const conditions = [
    ...which,
    present(ctx.viewer?.id ?? 0),
    ...(before === undefined ? [] : [sql`${place} < ${before}`]),
  ];
  const found = await rows<Found>(
    ctx.em,
    sql<Found>`select ${memberObject} as member, ${place} as place from ${tables}
        where ${sql.join(conditions, sql` and `)} order by ${place} desc limit ${sql.lit(size + 1)}`,
  );
  const { edges, pageInfo } = toConnection(found, size, (row) => [row.place]);
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: toMember(node.member) })),
    pageInfo,
  };
}

/** A member by username; null if they have left. */
export async function memberByUsername(ctx: Context, username: string): Promise<MemberRow | null> {
  const found = await row<{ member: MemberRow }>(
    ctx.em,
    sql`select ${memberObject} as member from users u where lower(u.username) = lower(${username}) and u.is_active`,
  );
  return found ? toMember(found.member) : null;
}

function toMember(member: MemberRow): MemberRow {
  member.createdAt = new Date(member.createdAt);
  return member;
}
