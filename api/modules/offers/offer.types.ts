import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { IDEMPOTENCY_KEY } from "../../core/transactions/idempotency.ts";
import { Offer } from "./offer.entity.ts";

export const OfferEdge = edgeOf("OfferEdge", () => Offer);
export type OfferEdge = InstanceType<typeof OfferEdge>;

@ObjectType({ description: "A page of offers, newest first.", simpleResolvers: true })
export class OfferConnection {
  @Field(() => [OfferEdge], { description: "The rows of this page." })
  edges!: OfferEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({
  description: "How many offers a seller has, by `status`.",
  simpleResolvers: true,
})
export class OfferCounts {
  @Field(() => Int, { description: "Offers that wait for an answer." })
  pending!: number;

  @Field(() => Int, { description: "Offers that were accepted." })
  accepted!: number;

  @Field(() => Int, { description: "Offers that were closed in any other way." })
  declined!: number;

  @Field(() => Int, { description: "All offers." })
  total!: number;
}

@InputType({ description: "A proposal for another member's item." })
export class CreateOfferInput {
  @Field(() => ID, { description: "The item that the viewer wants." })
  targetItemId!: string;

  @Field(() => [ID], {
    nullable: true,
    defaultValue: [],
    description: "Own items to give, at most five; none to pay in TP only.",
  })
  offeredItemIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Whole TP, -1000 to 1000: positive, the buyer pays extra; negative, the buyer receives change. Left out: what makes both sides equal.",
  })
  tpDelta?: number | null;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  message?: string | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ObjectType({
  description: "An offer was made, and what would be paid is held.",
  simpleResolvers: true,
})
export class OfferPlaced {
  offerId!: number;
}

@ObjectType({ description: "An offer was answered.", simpleResolvers: true })
export class OfferAnswered {
  offerId!: number;
}

@ObjectType({
  description: "An offer of the viewer was made or changed its state.",
  simpleResolvers: true,
})
export class OfferUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  offerId!: number;
}
