import { viewerOf } from "../../core/access/viewer.ts";
import { utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { isRecorded } from "../accounts/index.ts";
import { broadcastCounts, visibleGuide, type FoundGuide } from "./oneGuide.ts";

interface OfGuide {
  guideId: string;
}

interface OfChanged {
  guideId: number;
}

/** Likes a guide. Idempotent. Refuses the viewer's own with BAD_USER_INPUT. */
export async function likeGuide(tx: Tx, { guideId }: OfGuide): Promise<OfChanged> {
  const guide = await visibleGuide(tx, guideId);
  const me = viewerOf(tx).id;
  if (guide.authorId === me) throw badField("guideId", "You cannot like a guide of your own");
  const isNew = await row(
    tx.em,
    sql`insert into content_likes (content_id, user_id, created_at) values (${guide.id}, ${me}, ${tx.now})
        on conflict do nothing returning 1`,
  );
  if (isNew) await count(tx, guide, "likes", 1);
  return { guideId: guide.id };
}

/** Takes a like back, if there is one. */
export async function unlikeGuide(tx: Tx, { guideId }: OfGuide): Promise<OfChanged> {
  const guide = await visibleGuide(tx, guideId);
  const gone = await row(
    tx.em,
    sql`delete from content_likes where content_id = ${guide.id} and user_id = ${viewerOf(tx).id} returning 1`,
  );
  if (gone) await count(tx, guide, "likes", -1);
  return { guideId: guide.id };
}

/**
 * Counts that the viewer opened a guide, once per UTC day. Neither the author's own views count, nor those of members
 * whose activity is not used.
 */
export async function viewGuide(tx: Tx, { guideId }: OfGuide): Promise<OfChanged> {
  const guide = await visibleGuide(tx, guideId);
  const me = viewerOf(tx).id;
  if (guide.authorId === me) return { guideId: guide.id };
  const day = utcDay(tx.now);
  const isFirst = await row(
    tx.em,
    sql`insert into content_views (content_id, user_id, day)
        select ${guide.id}, u.id, ${day} from users u where u.id = ${me} and ${isRecorded("u", day)}
        on conflict do nothing returning 1`,
  );
  if (isFirst) await count(tx, guide, "views", 1);
  return { guideId: guide.id };
}

async function count(
  tx: Tx,
  guide: FoundGuide,
  column: "likes" | "views",
  by: 1 | -1,
): Promise<void> {
  await rows(
    tx.em,
    sql`update content set ${sql.ref(column)} = ${sql.ref(column)} + ${by} where id = ${guide.id}`,
  );
  broadcastCounts(tx, guide);
  // The likes of a guide are a community task of its author.
  if (column === "likes") invalidate(tx, guide.authorId, "earnings");
}
