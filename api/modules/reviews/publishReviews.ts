import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql.ts";
import { notify } from "../notifications/index.ts";
import { postOfReview } from "../social/index.ts";
import { refreshTrust } from "../trust/index.ts";

interface Published {
  id: number;
  reviewerId: number;
  revieweeId: number;
  rating: number;
  comment: string | null;
  itemId: number | null;
  reviewer: string;
}

/**
 * Everybody can read these reviews from now on: ratings and trust levels follow from them, and both sides hear. The
 * wallets of both sides must be locked, because that is what comes before members' rows everywhere. Source: C32, C34
 */
export async function publishReviews(tx: Tx, ids: readonly number[]): Promise<void> {
  const published = await rows(
    tx.em,
    sql<Published>`
      update reviews r set published_at = ${tx.now}, deadline = null from users u, transactions t
      where r.id = any(${[...ids]}) and r.deadline is not null and u.id = r.reviewer_id and t.id = r.transaction_id
      returning r.id, r.reviewer_id as "reviewerId", r.reviewee_id as "revieweeId", r.rating, r.comment,
        t.item_id as "itemId", u.display_name as reviewer`,
  );
  await recompute(
    tx,
    published.map(({ revieweeId }) => revieweeId),
  );
  for (const review of published.toSorted((a, b) => a.id - b.id)) await tell(tx, review);
}

async function recompute(tx: Tx, memberIds: readonly number[]): Promise<void> {
  const ids = [...memberIds].toSorted((a, b) => a - b);
  await rows(tx.em, sql`select 1 from users where id = any(${ids}) order by id for no key update`);
  for (const id of ids) await rows(tx.em, sql`select ratings_recompute(${id})`);
  await refreshTrust(tx, ids);
}

async function tell(tx: Tx, review: Published): Promise<void> {
  const { id, reviewerId, revieweeId, rating, reviewer } = review;
  for (const memberId of [reviewerId, revieweeId])
    tx.events.add("reviewPublished", memberAudience(memberId), { reviewId: id });
  await postOfReview(tx, { ...review, reviewId: id });
  await notify(tx, {
    userId: revieweeId,
    type: "review_published",
    title: "New review",
    message: `${reviewer} gave you ${rating} of 5`,
    data: { reviewId: id, memberId: reviewerId },
    actionUrl: `/members/${revieweeId}`,
  });
}
