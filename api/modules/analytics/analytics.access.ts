import { admin, type Policy } from "../../core/access/policy.ts";

/** The figures of the market. */
export const policy: Policy = {
  Query: {
    adminStats: admin(),
    adminMarketHealth: admin(),
    adminSalesAnalytics: admin(),
    adminUsersAnalytics: admin(),
    adminCategoryAnalytics: admin(),
    adminGeographicalAnalytics: admin(),
  },
  Subscription: {
    adminStatsUpdated: admin(),
  },
  Type: {
    AdminRevenue: "session",
    MarketMetrics: "session",
    TopCategory: "session",
    UserMetrics: "session",
    StatsGeography: "session",
    TopLocation: "session",
    MarketHealthPart: "session",
    SalesPoint: "session",
    SalesTotals: "session",
    UsersPoint: "session",
    UsersCohort: "session",
    LevelCount: "session",
  },
};
