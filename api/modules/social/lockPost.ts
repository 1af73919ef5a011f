import { POSTS_WATCH_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { FEED, memberAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { postTables, postVisibleTo } from "./post.rows.ts";

export interface LockedPost {
  id: number;
  authorId: number;
  circleId: number | null;
  content: string;
}

/**
 * A post the viewer may see, locked, so that its counts change one after the other. Refuses with NOT_FOUND.
 */
export async function lockPost(tx: Tx, postId: string): Promise<LockedPost> {
  const viewer = viewerOf(tx);
  const post = await row(
    tx.em,
    sql<LockedPost>`
      select p.id, p.user_id as "authorId", p.circle_id as "circleId", p.content
      from ${postTables(tx)} where p.id = ${idOf(postId, "postId")} and ${postVisibleTo(viewer)}
      for no key update of p`,
  );
  if (!post) throw notFound("Post");
  return post;
}

/** A post is gone, or may be for some: whoever looks at it hears it. */
export function publishGone(tx: Tx, { id: postId }: Pick<LockedPost, "id">): void {
  tx.events.broadcast("feedPostTouched", FEED, { postId, mayBeGone: true });
}

/** What cards show of an author is another, or their posts are seen no more: who looks at one of the newest hears it. */
export async function publishPostsOf(tx: Tx, authorId: number): Promise<void> {
  const newest = await rows(
    tx.em,
    sql<{ id: number }>`
      select id from social_posts where user_id = ${authorId} order by id desc limit ${POSTS_WATCH_MAX}`,
  );
  for (const post of newest) publishGone(tx, post);
}

/** What posts show of their items is another: who looks at one of them hears it. */
export async function publishPostsAbout(tx: Tx, itemIds: readonly number[]): Promise<void> {
  const about = await rows(
    tx.em,
    sql<{
      id: number;
    }>`select id from social_posts where item_id = any(${[...itemIds]}) order by id`,
  );
  // They are shown while their item can be seen.
  for (const post of about) publishGone(tx, post);
}

/** What one member alone sees of a post is another, on whichever of their devices. */
export function publishOwn(tx: Tx, memberId: number, postId: number): void {
  tx.events.broadcast("feedPostTouched", memberAudience(memberId), { postId });
  invalidate(tx, memberId, "bookmarkedPosts");
}

/** Counts tick on the screens that show them; they are not facts worth keeping in the log. Only the id is said. */
export function publishTouched(tx: Tx, { id }: Pick<LockedPost, "id">): void {
  tx.events.broadcast("feedPostTouched", FEED, { postId: id });
}
