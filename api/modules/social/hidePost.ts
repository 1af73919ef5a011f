import type { Tx } from "../../core/context.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { broadcastGone, broadcastTouched } from "./lockPost.ts";

/** Removes a post for everybody, or puts it back. Answers whether that changed anything. */
export async function hidePost(tx: Tx, id: number, isHidden: boolean): Promise<boolean> {
  const changed = await row(
    tx.em,
    sql<{ id: number }>`
      update social_posts set removed_at = ${isHidden ? tx.now : null}::timestamptz
      where id = ${id} and (removed_at is null) = ${isHidden} returning id`,
  );
  if (changed) broadcastGone(tx, changed);
  return changed !== undefined;
}

/** The same for the post in which the market quotes a review. */
export async function hidePostOfReview(tx: Tx, reviewId: number, isHidden: boolean): Promise<void> {
  const [post] = await rows(
    tx.em,
    sql<{ id: number }>`select id from social_posts where source_key = ${`review:${reviewId}`}`,
  );
  if (post) await hidePost(tx, post.id, isHidden);
}

/** The same for a comment; the count of its post follows. */
export async function hideComment(tx: Tx, id: number, isHidden: boolean): Promise<boolean> {
  const changed = await row(
    tx.em,
    sql<{ id: number }>`
      with hidden as (
        update social_comments set removed_at = ${isHidden ? tx.now : null}::timestamptz
        where id = ${id} and (removed_at is null) = ${isHidden} returning post_id)
      update social_posts p set comments = p.comments + ${isHidden ? -1 : 1} from hidden h
      where p.id = h.post_id returning p.id`,
  );
  if (changed) broadcastTouched(tx, changed);
  return changed !== undefined;
}
