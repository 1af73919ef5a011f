import { COMMENT_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockPost } from "./lockPost.ts";
import { count } from "./reactions.ts";
import { SocialCommentEntity } from "./social.entities.ts";

interface Wanted {
  postId: string;
  content: string;
}

/**
 * Adds a comment to a post and notifies its author. Refuses with BAD_USER_INPUT, and posts the viewer may not see with
 * NOT_FOUND.
 */
export async function addComment(tx: Tx, { postId, content }: Wanted) {
  const words = content.trim();
  if (words === "") throw badField("content", "Write something first");
  if ([...words].length > COMMENT_MAX)
    throw badField("content", `A comment may have at most ${COMMENT_MAX} characters`);
  const post = await lockPost(tx, postId);
  const memberId = viewerOf(tx).id;

  const commentId = await tx.em.insert(SocialCommentEntity, {
    post: post.id,
    user: memberId,
    content: words,
    createdAt: tx.now,
  });
  await count(tx, post, "comments", 1);
  if (memberId !== post.authorId) tx.outbox.append("PostCommented", { commentId });
  return { commentId, postId: post.id };
}

/** Deletes a comment of the viewer, or one on a post of the viewer. Refuses all others with NOT_FOUND. */
export async function deleteComment(
  tx: Tx,
  id: string,
): Promise<{ commentId: number; postId: number }> {
  const commentId = idOf(id, "commentId");
  const found = await row(
    tx.em,
    sql<{
      postId: number;
    }>`select post_id as "postId" from social_comments where id = ${commentId}`,
  );
  if (!found) throw notFound("Comment");
  const post = await lockPost(tx, String(found.postId));
  const memberId = viewerOf(tx).id;
  const gone = await row(
    tx.em,
    sql`delete from social_comments
        where id = ${commentId} and removed_at is null and (user_id = ${memberId} or ${post.authorId} = ${memberId})
        returning 1`,
  );
  if (!gone) throw notFound("Comment");

  await count(tx, post, "comments", -1);
  return { commentId, postId: post.id };
}
