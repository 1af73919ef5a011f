import type { Viewer } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import type { PostType } from "../../core/graphql/enums.ts";
import { sql } from "../../core/sql/sql.ts";
import { memberObject, type MemberRow } from "../accounts/index.ts";
import { noBlockBetween } from "../blocks/index.ts";
import { isShown, openTo } from "../items/index.ts";

/** A post with its author and the viewer's reactions as one SQL statement returns it. */
export interface PostRow {
  id: number;
  author: MemberRow;
  type: PostType;
  content: string;
  itemId: number | null;
  itemTitle: string | null;
  imagePaths: string[];
  placeholders: string[];
  tags: string[];
  likes: number;
  comments: number;
  shares: number;
  isLiked: boolean;
  isBookmarked: boolean;
  circleId: number | null;
  circleName: string | null;
  createdAt: Date;
}

/** The tables a post is read from; `p` = social_posts, `u` = its author, `i` = the item, if the reader may see it. */
export function postTables(reader: Context | Tx) {
  return sql`
    social_posts p join users u on u.id = p.user_id
    left join items i on i.id = p.item_id and ${isShown()} and ${openTo(reader)}
    left join circles g on g.id = p.circle_id`;
}

/** The columns of a PostRow. Posts that the market wrote about an item show its current photos. */
export function postColumns(viewer: Viewer | null) {
  const me = viewer?.id ?? 0;
  return sql`
    p.id, ${memberObject} as author, case p.post_type when 'general' then 'community' else p.post_type end as type,
    p.content, i.id as "itemId", i.title as "itemTitle", p.tags, p.likes, p.comments, p.shares,
    case p.post_type when 'general' then p.media_urls else coalesce(i.images, '{}') end as "imagePaths",
    case p.post_type when 'general' then p.placeholders else coalesce(i.placeholders, '{}') end as placeholders,
    exists (select 1 from social_post_likes l where l.post_id = p.id and l.user_id = ${me}) as "isLiked",
    exists (select 1 from social_post_bookmarks b where b.post_id = p.id and b.user_id = ${me}) as "isBookmarked",
    p.circle_id as "circleId", g.name as "circleName", p.created_at as "createdAt"`;
}

/**
 * SQL: whether a viewer may see a post. Not visible are posts of suspended members and those who left, posts across a
 * block in either direction, posts of listings that are gone, a circle's posts outside of the circle, and what the
 * market removed.
 */
export function postVisibleTo(viewer: Viewer | null) {
  const me = viewer?.id ?? 0;
  return sql<boolean>`(
    u.is_active and not u.is_suspended and p.removed_at is null
    and (p.post_type <> 'listing' or i.id is not null)
    and (p.circle_id is null or exists (
      select 1 from circle_members c where c.circle_id = p.circle_id and c.user_id = ${me}))
    and ${noBlockBetween(me, sql`p.user_id`)})`;
}

/** Parses the dates, which raw rows return as text. */
export function toPost(row: PostRow): PostRow {
  row.createdAt = new Date(row.createdAt);
  row.author.createdAt = new Date(row.author.createdAt);
  return row;
}
