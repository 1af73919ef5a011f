import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface Published {
  id: number;
  reviewerId: number;
  revieweeId: number;
}

/** Makes these reviews public, publishes them to both sides, and updates ratings and trust levels. Source: C32, C34 */
export async function publishReviews(tx: Tx, ids: readonly number[]): Promise<void> {
  const published = await rows(
    tx.em,
    sql<Published>`
      update reviews set published_at = ${tx.now}, deadline = null
      where id = any(${[...ids]}) and deadline is not null
      returning id, reviewer_id as "reviewerId", reviewee_id as "revieweeId"`,
  );
  for (const { id, reviewerId, revieweeId } of published.toSorted((a, b) => a.id - b.id)) {
    for (const memberId of [reviewerId, revieweeId])
      tx.events.publish("reviewPublished", memberAudience(memberId), { reviewId: id });
    tx.outbox.append("ReviewPublished", { reviewId: id, reviewerId, revieweeId });
  }
}
