import type { Tx } from "../../core/context.ts";
import type { Removal } from "../../core/sql/removal.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { broadcastGone, broadcastTouched } from "./lockPost.ts";

/**
 * Removes a post for everybody, or puts it back; the one that quotes a removed review stays away with it. Answers whether
 * that changed anything.
 */
export async function hidePost(tx: Tx, id: number, { from, to }: Removal): Promise<boolean> {
  const changed = await row(
    tx.em,
    sql<{ id: number }>`
      update social_posts p set removed_at = ${to}::timestamptz
      where id = ${id} and removed_at is not distinct from ${from}::timestamptz
        and not (${to === null} and exists (
          select 1 from reviews r where p.source_key = 'review:' || r.id and r.removed_at is not null))
      returning id`,
  );
  if (changed) broadcastGone(tx, changed);
  return changed !== undefined;
}

/** The same for the post in which the market quotes a review. */
export async function hidePostOfReview(tx: Tx, reviewId: number, removal: Removal): Promise<void> {
  const [post] = await rows(
    tx.em,
    sql<{ id: number }>`select id from social_posts where source_key = ${`review:${reviewId}`}`,
  );
  if (post) await hidePost(tx, post.id, removal);
}

/** The same for a comment; the count of its post follows. */
export async function hideComment(tx: Tx, id: number, { from, to }: Removal): Promise<boolean> {
  const changed = await row(
    tx.em,
    sql<{ id: number }>`
      with hidden as (
        update social_comments set removed_at = ${to}::timestamptz
        where id = ${id} and removed_at is not distinct from ${from}::timestamptz returning post_id)
      update social_posts p set comments = p.comments + ${to ? -1 : 1} from hidden h
      where p.id = h.post_id returning p.id`,
  );
  if (changed) broadcastTouched(tx, changed);
  return changed !== undefined;
}
