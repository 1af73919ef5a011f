import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { PRICED_ITEMS_MAX } from "../../../../schema/limits.ts";
import { PricePosition } from "../../../core/graphql/enums.ts";
import type { ItemRow } from "../../items/index.ts";
import { Item } from "../../items/item.entity.ts";
import { Basis } from "../basis.types.ts";

/** Source: EP-039 */
@InputType({ description: "A thing whose price is asked." })
export class PriceQuestionInput {
  @Field(() => String, { description: "What the thing is called." })
  title!: string;

  @Field(() => String, { description: "What is said of the thing; may be empty." })
  description!: string;

  @Field(() => String, { description: "One of `categories`, or one of its labels." })
  category!: string;

  @Field(() => String, { nullable: true, description: "Default: Good." })
  condition?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Accepted and not used: prices do not differ by place.",
  })
  location?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The own item that it is about: what it was before a deal is left out.",
  })
  itemId?: string | null;
}

@ObjectType({ description: "A range of prices in whole TP.", simpleResolvers: true })
export class PriceRange {
  @Field(() => Int, { description: "The lower end, in TP." })
  min!: number;

  @Field(() => Int, { description: "The upper end, in TP." })
  max!: number;
}

@ObjectType({ description: "What one property does to a price.", simpleResolvers: true })
export class PricePart {
  @Field(() => String, { description: "The property." })
  label!: string;

  @Field(() => Float, { description: "In %, negative where it takes something off." })
  percent!: number;
}

@ObjectType({ description: "A price that was compared.", simpleResolvers: true })
export class ComparablePrice {
  @Field(() => Int, { description: "Whole TP." })
  tp!: number;

  @Field(() => Boolean, { description: "Whether it was paid, or is asked." })
  isSold!: boolean;
}

/** Source: EN-016 */
@ObjectType({
  description: "A price for a thing, by the prices of this market.",
  simpleResolvers: true,
})
export class PriceSuggestion {
  @Field(() => Int, { nullable: true, description: "Whole TP; null without enough data." })
  suggestedPoints!: number | null;

  @Field(() => String, { description: "Why, in words." })
  reasoning!: string;

  @Field(() => Int, {
    nullable: true,
    description: "In %; null while it is not measured: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => String, { nullable: true, description: "The nearest prices, in words." })
  marketComparison!: string | null;

  @Field(() => PriceRange, {
    nullable: true,
    description: "80 of 100 sales are within it, where sales have measured it.",
  })
  priceRange!: PriceRange | null;

  @Field(() => Int, { nullable: true, description: "Where `parts` begin, in whole TP." })
  startsAt!: number | null;

  @Field(() => [PricePart], { description: "What leads from there to the price, in order." })
  parts!: PricePart[];

  @Field(() => [ComparablePrice], { description: "The nearest prices, the nearest first." })
  comparables!: ComparablePrice[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

/** Source: EN-021 */
@ObjectType({
  description: "The price of an own item beside what such things sell for.",
  simpleResolvers: true,
})
export class PriceOptimization {
  @Field(() => Item, { description: "The viewer's item." })
  item!: ItemRow;

  @Field(() => Int, { description: "Whole TP." })
  currentPrice!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Whole TP: the nearer end of the range, or the current price where it is within it; null without enough data.",
  })
  suggestedPrice!: number | null;

  @Field(() => PriceRange, {
    nullable: true,
    description: "80 of 100 sales of such things are within it, where sales have measured it.",
  })
  priceRange!: PriceRange | null;

  @Field(() => PricePosition, {
    nullable: true,
    description: "Where the current price is; null without enough data.",
  })
  position!: PricePosition | null;

  @Field(() => String, { description: "Why, in words." })
  reasoning!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "In %; null where the price is within the range, or it is not measured: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Whole TP, where less is asked than such things sell for; null elsewhere.",
  })
  potentialIncrease!: number | null;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({
  description: "What went with lower or higher prices on this market.",
  simpleResolvers: true,
})
export class PriceChangeEffect {
  @Field(() => Boolean, {
    description: "Whether it is about lower prices; else about higher ones.",
  })
  isLowered!: boolean;

  @Field(() => Int, { description: "How many changes were compared." })
  changes!: number;

  @Field(() => Int, { description: "How many changes it takes; none are TP." })
  needed!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Of the members who looked at the item in the 14 days before, how many did more, in %; null without enough changes.",
  })
  before!: number | null;

  @Field(() => Float, { nullable: true, description: "The same of the 14 days after." })
  after!: number | null;

  @Field(() => String, { description: "The same in words." })
  text!: string;
}

@ObjectType({ description: "The prices of the viewer's items.", simpleResolvers: true })
export class PriceOptimizations {
  @Field(() => [PriceOptimization], {
    description: `The newest ${PRICED_ITEMS_MAX} public ones on the market, those outside their range first.`,
  })
  entries!: PriceOptimization[];

  @Field(() => [PriceChangeEffect], { description: "Of lower prices, and of higher ones." })
  changes!: PriceChangeEffect[];

  @Field(() => Basis, { description: "How they came about." })
  basis!: Basis;
}
