import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { openTo } from "../items/index.ts";
import type { AspectRatings, Review, ReviewConnection } from "./review.types.ts";

interface ReviewRow extends Omit<
  Review,
  "aspectRatings" | "createdAt" | "publishedAt" | "publishesAt"
> {
  aspectRatings: Partial<AspectRatings> | null;
  createdAt: string;
  publishedAt: string | null;
  publishesAt: string | null;
}

const columns = (ctx: Context) => sql`
  r.id, r.transaction_id as "transactionId", r.reviewer_id as "reviewerId", r.reviewee_id as "revieweeId", r.rating, r.comment,
  r.aspect_ratings as "aspectRatings", r.is_verified as "isVerified", r.created_at as "createdAt",
  r.published_at as "publishedAt", r.deadline as "publishesAt",
  coalesce((select i.title from transactions t join items i on i.id = t.item_id
            where t.id = r.transaction_id and (${openTo(ctx)} or ${ctx.viewer?.id ?? 0} in (r.reviewer_id, r.reviewee_id))),
           'A deal') as "dealTitle"`;

async function read(ctx: Context, rest: RawBuilder<unknown>): Promise<Review[]> {
  const found = await rows(ctx.em, sql<ReviewRow>`select ${columns(ctx)} from reviews r ${rest}`);
  return found.map((review) => ({
    ...review,
    aspectRatings: review.aspectRatings && {
      communication: review.aspectRatings.communication ?? null,
      reliability: review.aspectRatings.reliability ?? null,
      itemCondition: review.aspectRatings.itemCondition ?? null,
      overall: review.aspectRatings.overall ?? null,
    },
    createdAt: new Date(review.createdAt),
    publishedAt: review.publishedAt === null ? null : new Date(review.publishedAt),
    publishesAt: review.publishesAt === null ? null : new Date(review.publishesAt),
  }));
}

interface Page {
  memberId: number;
  first?: number | null;
  after?: string | null;
}

/** A page of the reviews about a member, newest first. */
export async function readReviews(
  ctx: Context,
  { memberId, first, after }: Page,
): Promise<ReviewConnection> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const ofMember = sql`r.reviewee_id = ${memberId} and r.published_at is not null and r.removed_at is null`;
  const beyond = before === undefined ? sql`` : sql`and r.id < ${before}`;
  const found = await read(
    ctx,
    sql`where ${ofMember} ${beyond} order by r.id desc limit ${size + 1}`,
  );
  const count = await row<{ n: number }>(
    ctx.em,
    sql`select count(*)::int as n from reviews r where ${ofMember}`,
  );
  return { ...toConnection(found, size, ({ id }) => [id]), totalCount: count?.n ?? 0 };
}

/** A review that the viewer may read: a published one, or the viewer's own. Refuses all others with NOT_FOUND. */
export async function readReview(ctx: Context, id: number): Promise<Review> {
  const { id: viewerId } = viewerOf(ctx);
  const [review] = await read(
    ctx,
    sql`where r.id = ${id} and r.removed_at is null and (r.published_at is not null or r.reviewer_id = ${viewerId})`,
  );
  if (!review) throw notFound("Review");
  return review;
}

/** The viewer's own reviews by the transactions of their deals; all of a request in one statement. */
export function ownReviewOf(ctx: Context, transactionId: number): Promise<Review | null> {
  const { id: viewerId } = viewerOf(ctx);
  return batched<number, Review | null>(
    ctx,
    "own reviews",
    async (ids) => {
      const found = await read(
        ctx,
        sql`where r.transaction_id = any(${[...ids]}) and r.reviewer_id = ${viewerId}`,
      );
      return new Map(found.map((review) => [review.transactionId, review]));
    },
    null,
  ).load(transactionId);
}
