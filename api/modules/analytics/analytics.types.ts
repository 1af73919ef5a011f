import { Field, Float, Int, ObjectType } from "type-graphql";
import { TrustLevel } from "../../core/graphql/enums.ts";

@ObjectType({ description: "A UTC day of sales.", simpleResolvers: true })
export class SalesPoint {
  @Field(() => String, { description: "YYYY-MM-DD." })
  date!: string;

  @Field(() => Int, { description: "TP, less what disputes gave back on that day." })
  revenue!: number;

  @Field(() => Int, { description: "Items that changed hands." })
  transactions!: number;

  @Field(() => Int, { description: "TP that disputes gave back." })
  refunded!: number;
}

@ObjectType({ description: "Sales of some days together.", simpleResolvers: true })
export class SalesTotals {
  @Field(() => Int, { description: "TP, less what disputes gave back." })
  revenue!: number;

  @Field(() => Int, { description: "Items that changed hands." })
  transactions!: number;

  @Field(() => Int, { description: "TP that disputes gave back." })
  refunded!: number;
}

/** Source: EP-066 */
@ObjectType({
  description: "Sales by day, the oldest first.",
  simpleResolvers: true,
})
export class SalesAnalytics {
  @Field(() => [SalesPoint], { description: "One for each UTC day." })
  points!: SalesPoint[];

  @Field(() => SalesTotals, { description: "All of these days together." })
  totals!: SalesTotals;

  @Field(() => SalesTotals, { description: "Of as many days before." })
  previous!: SalesTotals;
}

@ObjectType({ description: "A UTC day of members.", simpleResolvers: true })
export class UsersPoint {
  @Field(() => String, { description: "YYYY-MM-DD." })
  date!: string;

  @Field(() => Int, { description: "Members who joined." })
  newUsers!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Members who visited; null for days before visits were counted.",
  })
  activeUsers!: number | null;
}

@ObjectType({ description: "Members who joined in one week.", simpleResolvers: true })
export class UsersCohort {
  @Field(() => String, { description: "Its Monday, as YYYY-MM-DD." })
  week!: string;

  @Field(() => Int, { description: "Members who joined and have not left." })
  size!: number;

  @Field(() => Int, { description: "Those of them who visited in the last 7 days." })
  retained!: number;
}

@ObjectType({ description: "How many members have a trust level.", simpleResolvers: true })
export class LevelCount {
  @Field(() => TrustLevel, { description: "The trust level." })
  level!: TrustLevel;

  @Field(() => Int, { description: "How many members have it." })
  users!: number;
}

/** Source: EP-067 */
@ObjectType({
  description: "Members by day, the oldest first, by the week they joined, and by trust level.",
  simpleResolvers: true,
})
export class UsersAnalytics {
  @Field(() => [UsersPoint], { description: "One for each UTC day." })
  points!: UsersPoint[];

  @Field(() => [UsersCohort], { description: "The last 12 weeks, the oldest first." })
  cohorts!: UsersCohort[];

  @Field(() => [LevelCount], { description: "How many members have each trust level, today." })
  levels!: LevelCount[];
}

/** Source: EP-068 */
@ObjectType({ description: "A category in the chosen days.", simpleResolvers: true })
export class CategoryAnalytics {
  @Field(() => String, { description: "One of `categories`." })
  name!: string;

  @Field(() => Int, { description: "Items that were listed." })
  listed!: number;

  @Field(() => Int, { description: "Items that changed hands." })
  deals!: number;

  @Field(() => Int, { description: "TP paid for them; a swap has what was added." })
  revenue!: number;

  @Field(() => Float, { nullable: true, description: "TP of an item; null without a deal." })
  averagePrice!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Half of the items changed hands within so many days of their listing.",
  })
  medianDays!: number | null;
}

/** Source: EP-069 */
@ObjectType({ description: "A place of members.", simpleResolvers: true })
export class LocationAnalytics {
  @Field(() => String, { description: "“Not shown” for all who do not show it to everybody." })
  location!: string;

  @Field(() => Int, { description: "Members who live there today." })
  users!: number;

  @Field(() => Int, { description: "Items that they listed in the chosen days." })
  items!: number;

  @Field(() => Int, { description: "Items that they gave away in the chosen days." })
  transactions!: number;

  @Field(() => Int, { description: "TP paid for them; a swap has what was added." })
  revenue!: number;
}
