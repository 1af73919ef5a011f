import { Field, Int, ObjectType } from "type-graphql";
import { TrendRange } from "../../../core/graphql/enums.ts";
import type { ItemRow } from "../../items/index.ts";
import { Item } from "../../items/item.entity.ts";
import { Basis } from "../basis.types.ts";

/** Source: EN-018 */
@ObjectType({ description: "An item in demand.", simpleResolvers: true })
export class TrendingEntry {
  @Field(() => Item, { description: "The item." })
  item!: ItemRow;

  @Field(() => Int, { description: "How many members looked at it, liked it or asked for it." })
  members!: number;

  @Field(() => Int, {
    description: "How many in as long a time of the seven days before the range.",
  })
  membersBefore!: number;
}

@ObjectType({ description: "What is in demand, the most first.", simpleResolvers: true })
export class Trending {
  @Field(() => TrendRange, { description: "How far back demand is counted." })
  timeRange!: TrendRange;

  @Field(() => [TrendingEntry], { description: "The most in demand first." })
  entries!: TrendingEntry[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({ description: "What is in demand was counted anew.", simpleResolvers: true })
export class TrendingUpdated {
  @Field(() => Date, { description: "When it was looked at." })
  asOf!: Date;

  @Field(() => Date, { nullable: true, description: "When it was counted; null before that." })
  countedAt!: Date | null;
}
