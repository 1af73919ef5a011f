import { viewerOf } from "../../core/access/viewer.ts";
import { utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockPost, broadcastOwn, broadcastTouched, type LockedPost } from "./lockPost.ts";
import {
  SocialPostBookmarkEntity,
  SocialPostLikeEntity,
  SocialPostShareEntity,
} from "./social.entities.ts";

interface OfPost {
  postId: string;
}

type Count = "likes" | "shares" | "comments";

/** Likes a post. Idempotent. The author is notified, once about each member. */
export async function likePost(tx: Tx, { postId }: OfPost): Promise<{ postId: number }> {
  const post = await lockPost(tx, postId);
  const memberId = viewerOf(tx).id;
  const isNew = await insertOrIgnore(tx.em, SocialPostLikeEntity, {
    post: post.id,
    user: memberId,
    createdAt: tx.now,
  });
  if (isNew) {
    await count(tx, post, "likes", 1);
    if (memberId !== post.authorId)
      tx.outbox.append("PostLiked", { postId: post.id, byId: memberId });
  }
  return { postId: post.id };
}

/** Takes a like back, if there is one. */
export async function unlikePost(tx: Tx, { postId }: OfPost): Promise<{ postId: number }> {
  const post = await lockPost(tx, postId);
  const gone = await tx.em.nativeDelete(SocialPostLikeEntity, {
    post: post.id,
    user: viewerOf(tx).id,
  });
  if (gone > 0) await count(tx, post, "likes", -1);
  return { postId: post.id };
}

/** Bookmarks a post. The change is published only to the viewer's own devices. */
export async function bookmarkPost(tx: Tx, { postId }: OfPost): Promise<{ postId: number }> {
  const post = await lockPost(tx, postId);
  await insertOrIgnore(tx.em, SocialPostBookmarkEntity, {
    post: post.id,
    user: viewerOf(tx).id,
    createdAt: tx.now,
  });
  broadcastOwn(tx, viewerOf(tx).id, post.id);
  return { postId: post.id };
}

/** Removes a bookmark, if there is one. */
export async function unbookmarkPost(tx: Tx, { postId }: OfPost): Promise<{ postId: number }> {
  const post = await lockPost(tx, postId);
  await tx.em.nativeDelete(SocialPostBookmarkEntity, { post: post.id, user: viewerOf(tx).id });
  broadcastOwn(tx, viewerOf(tx).id, post.id);
  return { postId: post.id };
}

/** Counts that the viewer shared a post, once per UTC day. The author's own shares do not count. */
export async function sharePost(tx: Tx, { postId }: OfPost): Promise<{ postId: number }> {
  const post = await lockPost(tx, postId);
  const memberId = viewerOf(tx).id;
  if (memberId === post.authorId) return { postId: post.id };
  const isFirst = await insertOrIgnore(tx.em, SocialPostShareEntity, {
    post: post.id,
    user: memberId,
    day: utcDay(tx.now),
  });
  if (isFirst) await count(tx, post, "shares", 1);
  return { postId: post.id };
}

/** Changes a count of a locked post and broadcasts it. */
export async function count(tx: Tx, post: LockedPost, column: Count, by: 1 | -1): Promise<void> {
  await rows(
    tx.em,
    sql`update social_posts set ${sql.ref(column)} = ${sql.ref(column)} + ${by} where id = ${post.id}`,
  );
  broadcastTouched(tx, post);
}
