import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { memberObject, type MemberRow } from "../accounts/index.ts";
import { noBlockBetween } from "../blocks/index.ts";
import { findPost, type Page } from "./findPosts.ts";

export interface CommentRow {
  id: number;
  postId: number;
  author: MemberRow;
  content: string;
  createdAt: Date;
  canDelete: boolean;
}

const columns = (me: number) => sql`
  c.id, c.post_id as "postId", c.content, c.created_at as "createdAt", ${memberObject} as author,
  ${me} in (c.user_id, p.user_id) as "canDelete"`;

const tables = sql`
  social_comments c join social_posts p on p.id = c.post_id join users u on u.id = c.user_id`;

/** SQL: hides members who are suspended or have left, those across a block, and what the market removed. */
const visible = (me: number) => sql`
  u.is_active and not u.is_suspended and c.removed_at is null
  and ${noBlockBetween(me, sql`c.user_id`)}`;

/** A page of the comments on a post, oldest first. Refuses posts the viewer may not see with NOT_FOUND. */
export async function commentsOf(
  ctx: Context,
  { postId, ...page }: Page & { postId: string },
): Promise<Connection<CommentRow>> {
  const size = pageSize(page.first);
  const [after = 0] = decodePlace(page.after, 1) ?? [];
  const id = idOf(postId, "postId");
  const me = ctx.viewer?.id ?? 0;
  if (!(await findPost(ctx, id))) throw notFound("Post");
  const found = await rows<Stored<CommentRow>>(
    ctx.em,
    sql`select ${columns(me)} from ${tables}
        where c.post_id = ${id} and c.id > ${after} and ${visible(me)} order by c.id limit ${sql.lit(size + 1)}`,
  );
  return toConnection(found.map(toComment), size, ({ id: place }) => [place]);
}

/** One comment, for its author. */
export async function findComment(ctx: Context, id: number): Promise<CommentRow> {
  const me = ctx.viewer?.id ?? 0;
  const found = await row<Stored<CommentRow>>(
    ctx.em,
    sql`select ${columns(me)} from ${tables} where c.id = ${id} and ${visible(me)}`,
  );
  if (!found) throw notFound("Comment");
  return toComment(found);
}

function toComment({ author, createdAt, ...comment }: Stored<CommentRow>): CommentRow {
  author.createdAt = new Date(author.createdAt);
  return { ...comment, author, createdAt: new Date(createdAt) };
}
