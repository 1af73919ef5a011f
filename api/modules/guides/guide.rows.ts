import type { Viewer } from "../../core/access/viewer.ts";
import type { GuideCategory, GuideDifficulty, GuideType } from "../../core/graphql/enums.ts";
import { sql, type Stored } from "../../core/sql/sql.ts";
import { memberObject, type MemberRow } from "../accounts/index.ts";
import { noBlockBetween } from "../blocks/index.ts";

/** A guide with its author and the viewer's like as one SQL statement returns it; its text is read when it is asked for. */
export interface GuideRow {
  id: number;
  author: MemberRow;
  title: string;
  description: string;
  type: GuideType;
  mediaUrl: string | null;
  imagePath: string | null;
  placeholder: string | null;
  category: GuideCategory;
  difficulty: GuideDifficulty;
  duration: number;
  views: number;
  likes: number;
  trustPointsEarned: number;
  tags: string[];
  isPublished: boolean;
  isLiked: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** SQL: the columns of a GuideRow of `content g join users u`. */
export function guideColumns(viewer: Viewer | null) {
  return sql`
    g.id, ${memberObject} as author, g.title, g.description, g.type, g.media_url as "mediaUrl", g.thumbnail as "imagePath",
    g.placeholder, g.category, g.difficulty, g.duration, g.views, g.likes, g.trust_points_earned as "trustPointsEarned",
    g.tags, g.is_published as "isPublished", g.created_at as "createdAt", g.updated_at as "updatedAt",
    exists (select 1 from content_likes l where l.content_id = g.id and l.user_id = ${viewer?.id ?? 0}) as "isLiked"`;
}

/**
 * SQL: whether a viewer may see a guide of `content g join users u`. Not visible are others' drafts, guides of suspended
 * members and those who left, guides across a block in either direction, and what the market removed.
 */
export function guideVisibleTo(viewer: Viewer | null) {
  const me = viewer?.id ?? 0;
  return sql<boolean>`(
    g.removed_at is null and (g.is_published or g.user_id = ${me}) and u.is_active and not u.is_suspended
    and ${noBlockBetween(me, sql`g.user_id`)})`;
}

/** SQL: whether a guide of `content g` counts for the community task of its author: published since then. */
export function countsSince(since: Date) {
  return sql<boolean>`(g.published_at >= ${since} and g.is_published and g.removed_at is null)`;
}

/** Parses the dates, which raw rows return as text. */
export function toGuide({ createdAt, updatedAt, ...guide }: Stored<GuideRow>): GuideRow {
  guide.author.createdAt = new Date(guide.author.createdAt);
  return { ...guide, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
