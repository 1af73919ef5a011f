import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { broadcastGone } from "./lockPost.ts";

/**
 * Deletes a post with everything that belongs to it: the viewer's own, or one in a circle of which the viewer is the
 * admin.
 */
export async function deletePost(
  tx: Tx,
  { postId }: { postId: string },
): Promise<{ postId: number }> {
  const memberId = viewerOf(tx).id;
  const gone = await row(
    tx.em,
    sql<{ id: number }>`
      delete from social_posts p
      where id = ${idOf(postId, "postId")}
        and (user_id = ${memberId} or circle_id in (select id from circles where admin_id = ${memberId})) returning id`,
  );
  if (!gone) throw notFound("Post");
  broadcastGone(tx, gone);
  return { postId: gone.id };
}
