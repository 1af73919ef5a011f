import { Field, Float, Int, ObjectType } from "type-graphql";
import { PreferenceTrend } from "../../../core/graphql/enums.ts";
import { Basis } from "../basis.types.ts";

@ObjectType({
  description: "What a member is like beside others, by what they did.",
  simpleResolvers: true,
})
export class PersonalityTrait {
  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: "How many of 100 active members are less so; null without enough data.",
  })
  score!: number | null;

  @Field(() => String, { description: "What it means, in words." })
  description!: string;
}

@ObjectType({
  description: "A member who likes what the viewer has, and has what the viewer likes.",
  simpleResolvers: true,
})
export class CompatibleMember {
  @Field(() => String, { description: "The member's unique name." })
  username!: string;

  @Field(() => String, { description: "Why the two fit, in words." })
  reason!: string;

  @Field(() => Int, {
    description:
      "In %: the geometric mean of the part that the other's items have in the viewer's likes, and the viewer's in theirs.",
  })
  score!: number;

  @Field(() => String, { description: "Where their items are." })
  actionUrl!: string;
}

/** Source: EN-028 */
@ObjectType({
  description: "Statistics of what the viewer did here.",
  simpleResolvers: true,
})
export class Personality {
  @Field(() => String, {
    nullable: true,
    description: "Swapper, Seller, Buyer or All-rounder; null with fewer than 5 deals.",
  })
  tradingStyle!: string | null;

  @Field(() => [PersonalityTrait], { description: "What the viewer is like beside others." })
  traits!: PersonalityTrait[];

  @Field(() => [CompatibleMember], { description: "The best first, 3 at most." })
  compatibility!: CompatibleMember[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({
  description: "Something the viewer does more often than others.",
  simpleResolvers: true,
})
export class BehaviorPattern {
  @Field(() => String, { description: "What the viewer does, in words." })
  pattern!: string;

  @Field(() => String, { description: "9 of 14." })
  frequency!: string;

  @Field(() => Float, {
    description: "From 0.9 to 1: the less, the more likely it is by chance (1 - q).",
  })
  significance!: number;
}

@ObjectType({
  description: "Where the viewer's interest in a category goes.",
  simpleResolvers: true,
})
export class CategoryPreference {
  @Field(() => String, { description: "One of `categories`." })
  category!: string;

  @Field(() => PreferenceTrend, {
    description: "The last 30 days against the 60 before; steady where it may be by chance.",
  })
  trend!: PreferenceTrend;

  @Field(() => Float, { description: "Its part in what interests the viewer now, from 0 to 1." })
  strength!: number;
}

@ObjectType({ description: "When the viewer's offers were accepted.", simpleResolvers: true })
export class OptimalTime {
  @Field(() => String, { description: "What to do then, in words." })
  action!: string;

  @Field(() => String, { description: "Four hours of the week, UTC." })
  timeframe!: string;

  @Field(() => Float, {
    description: "From 0 to 1; drawn to a half as if two of four more offers were accepted.",
  })
  successRate!: number;
}

/** Source: EN-029 */
@ObjectType({
  description: "What the viewer does, and when.",
  simpleResolvers: true,
})
export class Behavior {
  @Field(() => [BehaviorPattern], { description: "The surest first." })
  patterns!: BehaviorPattern[];

  @Field(() => [CategoryPreference], { description: "The strongest first." })
  preferences!: CategoryPreference[];

  @Field(() => [OptimalTime], { description: "The best first, 3 at most." })
  optimalTimes!: OptimalTime[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}
