import { Field, Int, ObjectType } from "type-graphql";
import { JSONObject } from "../../core/graphql/scalars.ts";

@ObjectType({ description: "A page of one part of the viewer's export.", simpleResolvers: true })
export class AccountExportPage {
  @Field(() => [JSONObject], { description: "Oldest first." })
  rows!: Record<string, unknown>[];

  @Field(() => Boolean, { description: "Whether there is more of this part." })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "Give it as `after` to get the next page." })
  endCursor!: string | null;
}

@ObjectType({
  description: "What deleting the account would end.",
  simpleResolvers: true,
})
export class DeletionPreview {
  @Field(() => Int, {
    description: "Orders that are under way, on either side: they must end first.",
  })
  openOrders!: number;

  @Field(() => Int, { description: "Disputes that are open, on either side: they must end first." })
  openDisputes!: number;

  @Field(() => Int, { description: "Offers that would be closed." })
  openOffers!: number;

  @Field(() => Int, { description: "Items that would leave the market." })
  items!: number;

  @Field(() => Int, {
    description: "Whole TP that would be given back to the market, held ones too.",
  })
  tp!: number;
}
