import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { RATING, REVIEW_COMMENT_MAX } from "../../../schema/limits.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { IDEMPOTENCY_KEY } from "../../core/transactions/idempotency.ts";

const STARS = { nullable: true, description: `${RATING.min} to ${RATING.max}.` } as const;

@InputType({ description: "Ratings in detail; each may be left out." })
export class AspectRatingsInput {
  @Field(() => Int, STARS)
  communication?: number | null;

  @Field(() => Int, STARS)
  reliability?: number | null;

  @Field(() => Int, STARS)
  itemCondition?: number | null;

  @Field(() => Int, STARS)
  overall?: number | null;
}

@InputType({ description: "What a member says of the other side of a settled deal." })
export class ReviewInput {
  @Field(() => ID, { description: "Any transaction of the deal." })
  transactionId!: string;

  @Field(() => ID, { nullable: true, description: "The other side; left out, it is known anyway." })
  revieweeId?: string | null;

  @Field(() => Int, { description: `${RATING.min} to ${RATING.max}.` })
  rating!: number;

  @Field(() => String, { nullable: true, description: `At most ${REVIEW_COMMENT_MAX} characters.` })
  comment?: string | null;

  @Field(() => AspectRatingsInput, { nullable: true, description: "How single aspects were." })
  aspectRatings?: AspectRatingsInput | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ObjectType({ description: "Ratings in detail, as far as they were given.", simpleResolvers: true })
export class AspectRatings {
  @Field(() => Int, STARS)
  communication!: number | null;

  @Field(() => Int, STARS)
  reliability!: number | null;

  @Field(() => Int, STARS)
  itemCondition!: number | null;

  @Field(() => Int, STARS)
  overall!: number | null;
}

@ObjectType({
  description:
    "What a member says of the other side of a deal. Until it is published only its writer sees it.",
  simpleResolvers: true,
})
export class Review {
  @Field(() => ID, { description: "The review's id." })
  id!: number;

  @Field(() => ID, { description: "The deal, by its first transaction." })
  transactionId!: number;

  @Field(() => ID, { description: "The id of the member it is about." })
  revieweeId!: number;

  @Field(() => Int, { description: `${RATING.min} to ${RATING.max}.` })
  rating!: number;

  @Field(() => String, { nullable: true, description: `At most ${REVIEW_COMMENT_MAX} characters.` })
  comment!: string | null;

  @Field(() => AspectRatings, {
    nullable: true,
    description: "How single aspects were; null where the writer did not say.",
  })
  aspectRatings!: AspectRatings | null;

  @Field(() => Boolean, { description: "It belongs to a deal that was settled here." })
  isVerified!: boolean;

  @Field(() => String, { description: "What changed hands, in words." })
  dealTitle!: string;

  @Field(() => Date, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "Null while only its writer sees it." })
  publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it is published at the latest; null once it is.",
  })
  publishesAt!: Date | null;

  reviewerId!: number;
}

export const ReviewEdge = edgeOf("ReviewEdge", () => Review);
export type ReviewEdge = InstanceType<typeof ReviewEdge>;

@ObjectType({ description: "A page of reviews, newest first.", simpleResolvers: true })
export class ReviewConnection {
  @Field(() => [ReviewEdge], { description: "The rows of this page." })
  edges!: ReviewEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: "How many there are on all pages." })
  totalCount!: number;
}

@ObjectType({
  description: "A review was written, and its writer got the TP for it.",
  simpleResolvers: true,
})
export class ReviewSubmitted {
  @Field(() => Int, { description: "Whole TP the writer got." })
  tpEarned!: number;

  reviewId!: number;
}

@ObjectType({
  description: "A review the viewer wrote, or that is about the viewer, can be read by everybody.",
  simpleResolvers: true,
})
export class ReviewPublished {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  reviewId!: number;
}
