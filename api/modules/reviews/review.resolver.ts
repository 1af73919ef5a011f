import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { MEMBER_ID, SINCE } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Deal } from "../deals/index.ts";
import { Wallet, walletOf } from "../ledger/index.ts";
import { ownReviewOf, readReview, readReviews } from "./readReviews.ts";
import {
  Review,
  ReviewConnection,
  ReviewInput,
  ReviewPublished,
  ReviewSubmitted,
} from "./review.types.ts";
import { submitReview } from "./submitReview.ts";

@Resolver()
export class ReviewsResolver {
  @Query(() => ReviewConnection, {
    description: "What others say of a member, newest first. Only what is published.",
  })
  reviews(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ReviewConnection> {
    return readReviews(ctx, { memberId: idOf(memberId, "memberId"), first, after });
  }

  @Mutation(() => ReviewSubmitted, {
    description:
      "Reviews the other side of a settled deal, once, within 14 days. Published when both have written or the time is over.",
  })
  submitReview(
    @Ctx() ctx: Context,
    @Arg("input", () => ReviewInput, { description: "The deal, and what the viewer says of it." })
    input: ReviewInput,
  ): Promise<ReviewSubmitted> {
    return transact(ctx, submitReview, { ...input });
  }

  @Subscription(() => ReviewPublished, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["reviewPublished"], args.after),
    description: "A review the viewer wrote, or that is about the viewer, was published.",
  })
  reviewPublished(
    @Root() { data, cursor }: LiveEvent<{ reviewId: number }>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): ReviewPublished {
    return { reviewId: data.reviewId, cursor };
  }
}

@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => User, { description: "Who wrote it." })
  reviewer(@Root() { reviewerId }: Review, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, reviewerId);
  }

  @FieldResolver(() => User, { description: "Whom it is about." })
  reviewee(@Root() { revieweeId }: Review, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, revieweeId);
  }
}

@Resolver(() => ReviewSubmitted)
export class ReviewSubmittedResolver {
  @FieldResolver(() => Review, { description: "The review; others see it once it is published." })
  review(@Root() { reviewId }: ReviewSubmitted, @Ctx() ctx: Context): Promise<Review> {
    return readReview(ctx, reviewId);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => ReviewPublished)
export class ReviewPublishedResolver {
  @FieldResolver(() => Review, { description: "The review." })
  review(@Root() { reviewId }: ReviewPublished, @Ctx() ctx: Context): Promise<Review> {
    return readReview(ctx, reviewId);
  }
}

@Resolver(() => Deal)
export class ReviewOfDealResolver {
  @FieldResolver(() => Review, {
    nullable: true,
    description: "What the viewer wrote about it.",
  })
  viewerReview(
    @Root() { transactionId }: Deal,
    @Ctx() ctx: Context,
  ): Promise<Review | null> | null {
    return transactionId === null ? null : ownReviewOf(ctx, transactionId);
  }
}
