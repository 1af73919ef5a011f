import {
  RATING,
  REVIEW_COMMENT_MAX,
  REVIEW_TP,
  REVIEW_WINDOW_DAYS,
} from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { actionsOf, lockDeal, otherOf, titleOf, type DealRow } from "../deals/index.ts";
import { grant, lockWallets } from "../ledger/index.ts";
import { publishReviews } from "./publishReviews.ts";
import type { ReviewInput, ReviewSubmitted } from "./review.types.ts";
import { ReviewEntity } from "./reviews.entities.ts";

/**
 * A side of a settled deal reviews the other side, once, within 14 days. Nobody else can read the review before the
 * other side has written theirs or the 14 days are over. Pays 5 TP. Locks the deal, then wallets. Refuses with
 * ALREADY_REVIEWED and REVIEW_CLOSED. Source: C16, C23, C32, C34
 */
export async function submitReview(tx: Tx, input: ReviewInput): Promise<ReviewSubmitted> {
  const { id: reviewerId } = viewerOf(tx);
  const said = checked(input);
  const deal = await lockDeal(tx, idOf(input.transactionId, "transactionId"), reviewerId);
  const revieweeId = otherOf(deal, reviewerId);
  if (input.revieweeId && idOf(input.revieweeId, "revieweeId") !== revieweeId)
    throw badField("revieweeId", "This member is not the other side of the deal");
  refuseUnlessOpen(deal, tx.now);

  await lockWallets(tx, [reviewerId, revieweeId]);
  const settledAt = new Date(deal.settledAt ?? tx.now);
  const reviewId = await tx.em.insert(ReviewEntity, {
    transaction: deal.transactionId,
    reviewer: reviewerId,
    reviewee: revieweeId,
    rating: said.rating,
    comment: said.comment,
    aspectRatings: said.aspects,
    deadline: hoursAfter(settledAt, 24 * REVIEW_WINDOW_DAYS),
    createdAt: tx.now,
  });
  await grant(tx, reviewerId, {
    key: `review:${reviewId}`,
    amount: REVIEW_TP,
    reason: "review_reward",
    description: `Review of ${titleOf(deal)}`,
  });
  invalidate(tx, reviewerId, "deals", "activity");
  tx.outbox.append("ReviewSubmitted", { reviewId });
  await publishBoth(tx, deal.transactionId);
  return { reviewId, tpEarned: REVIEW_TP };
}

/** Publishes both reviews once both sides have written one. */
async function publishBoth(tx: Tx, transactionId: number): Promise<void> {
  const found = await row(
    tx.em,
    sql<{
      ids: number[];
    }>`select json_agg(id order by id) as ids from reviews where transaction_id = ${transactionId}`,
  );
  const ids = found?.ids ?? [];
  if (ids.length > 1) await publishReviews(tx, ids);
}

function refuseUnlessOpen(deal: DealRow, now: Date): void {
  if (deal.isReviewed) throw new Refused("ALREADY_REVIEWED", "You have reviewed this deal already");
  if (!actionsOf(deal, now).includes("review"))
    throw new Refused(
      "REVIEW_CLOSED",
      `A deal can be reviewed for ${REVIEW_WINDOW_DAYS} days after it was settled`,
    );
}

interface Said {
  rating: number;
  comment: string | null;
  aspects: Record<string, number> | null;
}

function checked({ rating, comment, aspectRatings }: ReviewInput): Said {
  if (!isRating(rating)) throw badField("rating", "Please provide a rating before submitting");
  const words = comment?.trim() || null;
  if (words && [...words].length > REVIEW_COMMENT_MAX)
    throw badField("comment", `The comment may have at most ${REVIEW_COMMENT_MAX} characters`);
  const { communication, reliability, itemCondition, overall } = aspectRatings ?? {};
  const given = Object.entries({ communication, reliability, itemCondition, overall }).filter(
    (entry): entry is [string, number] => entry[1] !== null && entry[1] !== undefined,
  );
  for (const [aspect, stars] of given)
    if (!isRating(stars)) throw badField(aspect, `A rating must be ${RATING.min} to ${RATING.max}`);
  const aspects = given.length > 0 ? Object.fromEntries(given) : null;
  return { rating, comment: words, aspects };
}

function isRating(stars: number): boolean {
  return Number.isInteger(stars) && stars >= RATING.min && stars <= RATING.max;
}
