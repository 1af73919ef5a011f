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
 * Locks a post that the viewer may see, so that changes of its counts run one after the other. Refuses with NOT_FOUND.
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

/** Broadcasts that a post is gone, or may be invisible to some, to those who view it. */
export function broadcastGone(tx: Tx, { id: postId }: Pick<LockedPost, "id">): void {
  tx.events.broadcast("feedPostTouched", FEED, { postId, mayBeGone: true });
}

/**
 * Broadcasts a change of an author's newest posts: what their cards show of the author changed, or the posts are no
 * longer visible.
 */
export async function broadcastPostsOf(tx: Tx, authorId: number): Promise<void> {
  const newest = await rows(
    tx.em,
    sql<{ id: number }>`
      select id from social_posts where user_id = ${authorId} order by id desc limit ${POSTS_WATCH_MAX}`,
  );
  for (const post of newest) broadcastGone(tx, post);
}

/** Broadcasts a change of the posts that are about these items. */
export async function broadcastPostsAbout(tx: Tx, itemIds: readonly number[]): Promise<void> {
  const about = await rows(
    tx.em,
    sql<{
      id: number;
    }>`select id from social_posts where item_id = any(${[...itemIds]}) order by id`,
  );
  // A listing's post is visible only while its item is.
  for (const post of about) broadcastGone(tx, post);
}

/** Broadcasts a change that only this member sees of a post to all of their devices. */
export function broadcastOwn(tx: Tx, memberId: number, postId: number): void {
  tx.events.broadcast("feedPostTouched", memberAudience(memberId), { postId });
  invalidate(tx, memberId, "bookmarkedPosts");
}

/**
 * Broadcasts that counts changed, with the post's id only. Counts update on open screens, and are not worth storing in
 * the event log.
 */
export function broadcastTouched(tx: Tx, { id }: Pick<LockedPost, "id">): void {
  tx.events.broadcast("feedPostTouched", FEED, { postId: id });
}
