import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import type { Removal } from "../../core/sql/removal.ts";
import { row, sql } from "../../core/sql/sql.ts";

/**
 * Removes a published review for everybody, or puts it back. Answers whom it is about; null if that changed nothing.
 * The rating is the caller's to compute anew.
 */
export async function hideReview(
  tx: Tx,
  id: number,
  { from, to }: Removal,
): Promise<number | null> {
  const changed = await row(
    tx.em,
    sql<{ reviewerId: number; revieweeId: number }>`
      update reviews set removed_at = ${to}::timestamptz
      where id = ${id} and removed_at is not distinct from ${from}::timestamptz and published_at is not null
      returning reviewer_id as "reviewerId", reviewee_id as "revieweeId"`,
  );
  if (!changed) return null;
  for (const memberId of [changed.reviewerId, changed.revieweeId])
    invalidate(tx, memberId, "reviews", "deals", "user", "viewer", "activity");
  return changed.revieweeId;
}
