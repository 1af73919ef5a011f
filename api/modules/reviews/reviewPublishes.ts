import { REVIEW_WINDOW_DAYS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { publishReviews } from "./publishReviews.ts";

/** Publishes a review when the other side has not written one before the deadline. Source: C23 */
export const reviewPublishes: Deadline = {
  task: "review-published",
  table: "reviews",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A review waits for that of the other side",
      after: `${REVIEW_WINDOW_DAYS} days after the deal was settled`,
      happens: "It is published, and counts for the rating",
      told: "Both sides",
      source: "C23, C32",
    },
  ],
  end: publishAlone,
};

interface Waiting {
  reviewerId: number;
  revieweeId: number;
}

async function publishAlone(tx: Tx, { id }: { id: number }): Promise<boolean> {
  // If the deal is locked, the other side is writing its review just now, which publishes both.
  const free = await row(
    tx.em,
    sql`select 1 from transactions t join reviews r on r.transaction_id = t.id
        where r.id = ${id} for no key update of t skip locked`,
  );
  if (!free) return false;
  const review = await row(
    tx.em,
    sql<Waiting>`select reviewer_id as "reviewerId", reviewee_id as "revieweeId" from reviews
        where id = ${id} and deadline <= ${tx.now} for no key update skip locked`,
  );
  if (!review) return false;
  await lockWallets(tx, [review.reviewerId, review.revieweeId]);
  await publishReviews(tx, [id]);
  return true;
}
