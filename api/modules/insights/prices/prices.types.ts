import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";

@InputType({ description: "A thing whose price is asked. Source: EP-039" })
export class PriceQuestionInput {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String)
  category!: string;

  @Field(() => String, { nullable: true, description: "Default: Good." })
  condition?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Taken as documented; prices do not differ by place.",
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
  @Field(() => Int)
  min!: number;

  @Field(() => Int)
  max!: number;
}

@ObjectType({ description: "What one property does to a price.", simpleResolvers: true })
export class PricePart {
  @Field(() => String)
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

@ObjectType({
  description: "A price for a thing, by the prices of this market. Source: EN-016",
  simpleResolvers: true,
})
export class PriceSuggestion {
  @Field(() => Int, { nullable: true, description: "Whole TP; null without enough data." })
  suggestedPoints!: number | null;

  @Field(() => String)
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

  @Field(() => Basis)
  basis!: Basis;
}
