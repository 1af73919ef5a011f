import type { Tx } from "../../core/context.ts";
import type { MemberEvents } from "../../core/outbox/events/members.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { dealTitle } from "../deals/index.ts";
import type { Notice } from "../notifications/index.ts";

interface Waiting {
  reviewerId: number;
  reviewer: string;
  revieweeId: number;
  transactionId: number;
}

/** Notifies the other side that there is a review, without its content. Nothing if it was published meanwhile. */
export async function submittedNotices(
  tx: Tx,
  { reviewId }: MemberEvents["ReviewSubmitted"],
): Promise<Notice[]> {
  const waiting = await row(
    tx.em,
    sql<Waiting>`
      select r.reviewer_id as "reviewerId", u.display_name as reviewer, r.reviewee_id as "revieweeId",
        r.transaction_id as "transactionId"
      from reviews r join users u on u.id = r.reviewer_id
      where r.id = ${reviewId} and r.published_at is null`,
  );
  if (!waiting) return [];
  const { reviewerId, reviewer, revieweeId, transactionId } = waiting;
  const title = await dealTitle(tx, { transactionId });
  return [
    {
      userId: revieweeId,
      type: "review_waiting",
      title: "Review waiting",
      message: `${reviewer} reviewed ${title}. Write yours, and both are shown`,
      data: { reviewId, memberId: reviewerId, transactionId },
      actionUrl: `/deals?review=${transactionId}`,
    },
  ];
}

/** Notifies the reviewed member that a review has been published. */
export async function publishedNotices(
  tx: Tx,
  { reviewId, reviewerId, revieweeId }: MemberEvents["ReviewPublished"],
): Promise<Notice[]> {
  const published = await rows(
    tx.em,
    sql<{ rating: number; reviewer: string }>`
      select r.rating, u.display_name as reviewer from reviews r join users u on u.id = r.reviewer_id
      where r.id = ${reviewId}`,
  );
  return published.map(({ rating, reviewer }) => ({
    userId: revieweeId,
    type: "review_published",
    title: "New review",
    message: `${reviewer} gave you ${rating} of 5`,
    data: { reviewId, memberId: reviewerId },
    actionUrl: `/members/${revieweeId}`,
  }));
}
