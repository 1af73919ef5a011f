import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { AnalyticsRange } from "../../core/graphql/enums.ts";
import { AdminStats } from "./adminStats.types.ts";
import {
  CategoryAnalytics,
  LocationAnalytics,
  SalesAnalytics,
  UsersAnalytics,
} from "./analytics.types.ts";
import { MarketHealth } from "./marketHealth.types.ts";
import { readAdminStats } from "./readAdminStats.ts";
import { readCategories, readLocations, readSales, readUsers } from "./readAnalytics.ts";
import { readMarketHealth } from "./readMarketHealth.ts";

const RANGE = { defaultValue: "d30", description: "The days that are counted." } as const;

@Resolver()
export class AnalyticsResolver {
  @Query(() => AdminStats, { description: "The figures of the market. For administrators." })
  adminStats(@Ctx() { em, services }: Context): Promise<AdminStats> {
    return readAdminStats(em, services.clock.now());
  }

  @Query(() => MarketHealth, {
    description: "How well the market works, with its parts. For administrators.",
  })
  adminMarketHealth(@Ctx() { em, services }: Context): Promise<MarketHealth> {
    return readMarketHealth(em, services.clock.now());
  }

  @Query(() => SalesAnalytics, { description: "Sales by day. For administrators." })
  adminSalesAnalytics(
    @Ctx() { em, services }: Context,
    @Arg("range", () => AnalyticsRange, RANGE) range: AnalyticsRange,
  ): Promise<SalesAnalytics> {
    return readSales(em, services.clock.now(), range);
  }

  @Query(() => UsersAnalytics, {
    description: "Members by day, week of joining and level. For administrators.",
  })
  adminUsersAnalytics(
    @Ctx() { em, services }: Context,
    @Arg("range", () => AnalyticsRange, RANGE) range: AnalyticsRange,
  ): Promise<UsersAnalytics> {
    return readUsers(em, services.clock.now(), range);
  }

  @Query(() => [CategoryAnalytics], {
    description:
      "Every category with something listed or dealt, the most revenue first. For administrators.",
  })
  adminCategoryAnalytics(
    @Ctx() { em, services }: Context,
    @Arg("range", () => AnalyticsRange, RANGE) range: AnalyticsRange,
  ): Promise<CategoryAnalytics[]> {
    return readCategories(em, services.clock.now(), range);
  }

  @Query(() => [LocationAnalytics], {
    description: "The fifty places with the most members. For administrators.",
  })
  adminGeographicalAnalytics(
    @Ctx() { em, services }: Context,
    @Arg("range", () => AnalyticsRange, RANGE) range: AnalyticsRange,
  ): Promise<LocationAnalytics[]> {
    return readLocations(em, services.clock.now(), range);
  }
}
