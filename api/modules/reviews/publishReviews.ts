import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql.ts";
import { notify } from "../notifications/index.ts";

interface Published {
  id: number;
  reviewerId: number;
  revieweeId: number;
  rating: number;
  reviewer: string;
}

/** Everybody can read these reviews from now on, and both sides hear. Ratings and trust levels follow. Source: C32, C34 */
export async function publishReviews(tx: Tx, ids: readonly number[]): Promise<void> {
  const published = await rows(
    tx.em,
    sql<Published>`
      update reviews r set published_at = ${tx.now}, deadline = null from users u
      where r.id = any(${[...ids]}) and r.deadline is not null and u.id = r.reviewer_id
      returning r.id, r.reviewer_id as "reviewerId", r.reviewee_id as "revieweeId", r.rating,
        u.display_name as reviewer`,
  );
  for (const review of published.toSorted((a, b) => a.id - b.id)) await tell(tx, review);
}

async function tell(tx: Tx, review: Published): Promise<void> {
  const { id, reviewerId, revieweeId, rating, reviewer } = review;
  for (const memberId of [reviewerId, revieweeId])
    tx.events.add("reviewPublished", memberAudience(memberId), { reviewId: id });
  tx.outbox.append("ReviewPublished", { reviewId: id, reviewerId, revieweeId });
  await notify(tx, {
    userId: revieweeId,
    type: "review_published",
    title: "New review",
    message: `${reviewer} gave you ${rating} of 5`,
    data: { reviewId: id, memberId: reviewerId },
    actionUrl: `/members/${revieweeId}`,
  });
}
