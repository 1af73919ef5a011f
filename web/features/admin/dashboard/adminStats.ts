import { graphql } from "../../../gql/gql.ts";

/** The figures of the market, as the dashboard and its live updates have them. */
export const AdminStats_stats = graphql(`
  fragment AdminStats_stats on AdminStats {
    asOf
    totalUsers
    activeUsers
    totalItems
    totalTransactions
    totalTrustPoints
    avgTrustPerUser
    revenue {
      today
      thisWeek
      thisMonth
      growth
    }
    marketMetrics {
      conversionRate
      totalViews
      avgTrustPerTransaction
      topCategories {
        name
        count
        revenue
      }
    }
    userMetrics {
      activeUsersToday
      newUsersToday
      retentionRate
      avgSessionTime
    }
    geographical {
      topLocations {
        location
        users
        transactions
      }
    }
  }
`);

export const AdminStatsQuery = graphql(`
  query AdminStats {
    adminStats {
      ...AdminStats_stats
    }
  }
`);
