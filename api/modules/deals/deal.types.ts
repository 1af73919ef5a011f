import { Field, ID, Int, ObjectType } from "type-graphql";
import { DealAction } from "../../core/graphql/enums.ts";

@ObjectType({
  description:
    "Something the viewer and another member did with each other: a settled offer, or a part of an order from its sending on.",
  simpleResolvers: true,
})
export class Deal {
  @Field(() => ID, { description: "Names it among the viewer's deals." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "What reviews and disputes are filed by; null while a parcel is on its way.",
  })
  transactionId!: number | null;

  @Field(() => ID, { nullable: true, description: "The offer it was, if it was one." })
  offerId!: number | null;

  @Field(() => ID, { nullable: true, description: "The part of an order it is, if it is one." })
  orderPartId!: number | null;

  @Field(() => String, { description: "What changed hands, in words." })
  title!: string;

  @Field(() => Int, {
    description: "Whole TP that were paid, or are in escrow, shipping included.",
  })
  amount!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When it was settled; null while a parcel is on its way.",
  })
  settledAt!: Date | null;

  @Field(() => [DealAction], { description: "What the viewer may do about it now." })
  viewerActions!: DealAction[];

  otherId!: number;
  itemId!: number | null;
  disputeId!: number | null;
}
