import { Field, Float, Int, ObjectType } from "type-graphql";
import { MarketHealthPartName, MarketHealthStatus } from "../../core/graphql/enums.ts";

@ObjectType({
  description: "One part of the market's health: a rate of 30 days and its score.",
  simpleResolvers: true,
})
export class MarketHealthPart {
  @Field(() => MarketHealthPartName, { description: "Which part." })
  name!: MarketHealthPartName;

  @Field(() => String, { description: "What is counted, in words." })
  words!: string;

  @Field(() => Int, { description: "Of 100, when all parts count." })
  weight!: number;

  @Field(() => Float, { nullable: true, description: "In %; null without a case." })
  rate!: number | null;

  @Field(() => Int, { description: "How many cases the rate is of." })
  cases!: number;

  @Field(() => Float, { description: "The rate in % that scores 0." })
  zeroAt!: number;

  @Field(() => Float, { description: "The rate in % that scores 100." })
  fullAt!: number;

  @Field(() => Int, {
    nullable: true,
    description: "0 to 100; null with fewer than ten cases: it does not count then.",
  })
  score!: number | null;
}

@ObjectType({
  description: "How well the market works: the weighted mean of its parts.",
  simpleResolvers: true,
})
export class MarketHealth {
  @Field(() => Int, { nullable: true, description: "0 to 100; null without enough data." })
  score!: number | null;

  @Field(() => MarketHealthStatus, { description: "What the score means." })
  status!: MarketHealthStatus;

  @Field(() => [MarketHealthPart], { description: "What the score is made of." })
  parts!: MarketHealthPart[];
}
