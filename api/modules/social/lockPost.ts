import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { FEED } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/ids.ts";
import { row, sql } from "../../core/sql.ts";
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

/** Counts tick on the screens that show them; they are not facts worth keeping in the log. Only the id is said. */
export function tellTouched(tx: Tx, { id }: Pick<LockedPost, "id">): void {
  tx.events.say("feedPostTouched", FEED, { postId: id });
}
