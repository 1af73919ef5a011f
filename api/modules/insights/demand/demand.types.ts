import { Field, Float, Int, ObjectType } from "type-graphql";
import { MarketLevel, MarketTrend, TrendRange } from "../../../core/graphql/enums.ts";
import { Basis } from "../basis.types.ts";

@ObjectType({ description: "Between what 80 of 100 are.", simpleResolvers: true })
export class CountRange {
  @Field(() => Float, { description: "The lower end." })
  min!: number;

  @Field(() => Float, { description: "The upper end." })
  max!: number;
}

@ObjectType({
  description: "How many members were interested in a category on a UTC day.",
  simpleResolvers: true,
})
export class InterestDay {
  @Field(() => String, { description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { description: "How many members were interested." })
  members!: number;
}

@ObjectType({
  description: "How many members are expected to be interested on a UTC day.",
  simpleResolvers: true,
})
export class ForecastDay {
  @Field(() => String, { description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => Float, { description: "How many members." })
  expected!: number;

  @Field(() => CountRange, { description: "Between what it is expected to be." })
  range!: CountRange;
}

/** Source: EN-020 */
@ObjectType({
  description:
    "Where the interest in a category goes. Interested are members who looked at a public item of somebody else, liked it, wrote about it, put it into the cart or made an offer, each once a day.",
  simpleResolvers: true,
})
export class MarketPrediction {
  @Field(() => String, { description: "One of `categories`." })
  category!: string;

  @Field(() => MarketTrend, {
    nullable: true,
    description:
      "Up or down only where the time before is outside `expectedRange`; null without enough data.",
  })
  trend!: MarketTrend | null;

  @Field(() => Float, {
    nullable: true,
    description: "In %, against as many days before; null without enough data.",
  })
  predictedChange!: number | null;

  @Field(() => String, { description: "What days it is about." })
  timeframe!: string;

  @Field(() => String, { description: "Why, in words." })
  reasoning!: string;

  @Field(() => Int, {
    nullable: true,
    description: "In %; null where it is steady, or not measured: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => Float, { nullable: true, description: "Members a day; null without enough data." })
  expected!: number | null;

  @Field(() => CountRange, {
    nullable: true,
    description: "80 of 100 such forecasts had the members a day within it.",
  })
  expectedRange!: CountRange | null;

  @Field(() => Float, { nullable: true, description: "Members a day in as many days before." })
  before!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Members on the first of the days so far; null while that is not counted.",
  })
  today!: number | null;

  @Field(() => [InterestDay], { description: "The days before, the oldest first." })
  history!: InterestDay[];

  @Field(() => [ForecastDay], { description: "The days it is about." })
  forecast!: ForecastDay[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({ description: "Where the interest in each category goes.", simpleResolvers: true })
export class MarketPredictions {
  @Field(() => TrendRange, {
    description: "How many days are predicted, and how many before are compared.",
  })
  timeRange!: TrendRange;

  @Field(() => [MarketPrediction], { description: "All categories." })
  entries!: MarketPrediction[];

  @Field(() => Basis, { description: "How they came about." })
  basis!: Basis;
}

/** Source: EN-022 */
@ObjectType({
  description: "The interest in a category beside what is offered.",
  simpleResolvers: true,
})
export class DemandForecast {
  @Field(() => String, { description: "The category." })
  itemType!: string;

  @Field(() => MarketLevel, {
    nullable: true,
    description:
      "By interested members for each item on the market; null without enough data, or fewer than 3 categories.",
  })
  demandLevel!: MarketLevel | null;

  @Field(() => MarketLevel, {
    nullable: true,
    description:
      "By items on the market for each that changed hands in 28 days; null as demandLevel.",
  })
  competitionLevel!: MarketLevel | null;

  @Field(() => Float, {
    nullable: true,
    description: "How much more interest than usual there is at this time: 1.2 is 20 % more.",
  })
  seasonalFactor!: number | null;

  @Field(() => String, { nullable: true, description: "What this time is compared with." })
  seasonalFactorMeans!: string | null;

  @Field(() => [String], {
    description: "What somebody could do who offers such things, in words.",
  })
  recommendedActions!: string[];

  @Field(() => Int, { description: "Members who were interested in 28 days." })
  members!: number;

  @Field(() => Int, { description: "Public items on the market." })
  supply!: number;

  @Field(() => Int, { description: "Members who offer them." })
  sellers!: number;

  @Field(() => Int, { description: "Items that changed hands in 28 days." })
  sold!: number;

  @Field(() => [Float], {
    description: "How much more than on a mean day there is on each weekday, from Monday.",
  })
  weekdays!: number[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({ description: "The demand for all categories.", simpleResolvers: true })
export class DemandForecasts {
  @Field(() => [DemandForecast], { description: "All categories." })
  entries!: DemandForecast[];

  @Field(() => Basis, { description: "How they came about." })
  basis!: Basis;
}
