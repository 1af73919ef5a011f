import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "TP that members paid each other for what changed hands, less what disputes gave back.",
  simpleResolvers: true,
})
export class AdminRevenue {
  @Field(() => Int, { description: "TP since midnight UTC." })
  today!: number;

  @Field(() => Int, { description: "Since Monday, UTC." })
  thisWeek!: number;

  @Field(() => Int, { description: "Since the first of the month, UTC." })
  thisMonth!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "The month so far against the same days of the month before, in %; null when those had no revenue.",
  })
  growth!: number | null;
}

@ObjectType({
  description: "A category and what changed hands in it in 30 days.",
  simpleResolvers: true,
})
export class TopCategory {
  @Field(() => String, { description: "One of `categories`." })
  name!: string;

  @Field(() => Int, { description: "Items that changed hands." })
  count!: number;

  @Field(() => Int, { description: "TP paid for them; a swap has what was added." })
  revenue!: number;
}

@ObjectType({ description: "How much of what is looked at changes hands.", simpleResolvers: true })
export class MarketMetrics {
  @Field(() => Float, {
    nullable: true,
    description:
      "Of the members and items that met in 30 days by a look, how many became a deal, in %; null without a look.",
  })
  conversionRate!: number | null;

  @Field(() => Int, { description: "All looks at items: one a member, item and day." })
  totalViews!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Revenue of 30 days for each item that changed hands; null when none did.",
  })
  avgTrustPerTransaction!: number | null;

  @Field(() => [TopCategory], { description: "The five with the most revenue in 30 days." })
  topCategories!: TopCategory[];
}

@ObjectType({ description: "How members visit.", simpleResolvers: true })
export class UserMetrics {
  @Field(() => Int, { description: "Members who visited since midnight UTC." })
  activeUsersToday!: number;

  @Field(() => Int, { description: "Members who joined since midnight UTC." })
  newUsersToday!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Of the members who visited 14 to 8 days ago, how many did in the last 7, in %; null when nobody did.",
  })
  retentionRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Minutes of a visit, of those of the last 7 days; null without visits.",
  })
  avgSessionTime!: number | null;
}

@ObjectType({ description: "A place, and how many members live there.", simpleResolvers: true })
export class TopLocation {
  @Field(() => String, { description: "“Not shown” for all who do not show it to everybody." })
  location!: string;

  @Field(() => Int, { description: "How many members live there." })
  users!: number;

  @Field(() => Int, { description: "Deals that they made; one between two of them counts twice." })
  transactions!: number;
}

@ObjectType({ description: "Where members live.", simpleResolvers: true })
export class StatsGeography {
  @Field(() => [TopLocation], { description: "The five with the most members." })
  topLocations!: TopLocation[];
}

/** Source: EN-040 */
@ObjectType({
  description: "The figures of the market. Days are UTC.",
  simpleResolvers: true,
})
export class AdminStats {
  @Field(() => Int, { description: "Members who have not deleted their account." })
  totalUsers!: number;

  @Field(() => Int, { description: "Members who visited in 30 days." })
  activeUsers!: number;

  @Field(() => Int, { description: "Items, without drafts and removed ones." })
  totalItems!: number;

  @Field(() => Int, { description: "Items that changed hands." })
  totalTransactions!: number;

  @Field(() => Int, { description: "TP in circulation: in wallets, in escrow, staked or minted." })
  totalTrustPoints!: number;

  @Field(() => Float, { description: "TP in circulation for each member." })
  avgTrustPerUser!: number;

  @Field(() => AdminRevenue, { description: "What members paid each other, in TP." })
  revenue!: AdminRevenue;

  @Field(() => MarketMetrics, { description: "How much of what is looked at changes hands." })
  marketMetrics!: MarketMetrics;

  @Field(() => UserMetrics, { description: "How members visit." })
  userMetrics!: UserMetrics;

  @Field(() => StatsGeography, { description: "Where members live." })
  geographical!: StatsGeography;

  @Field(() => Date, { description: "When it was counted." })
  asOf!: Date;
}
