import { graphql } from "../../../gql/gql.ts";

/** Sales by day. The dashboard and the analysis ask for the same fields, so that they share one place of the cache. */
export const SalesAnalytics = graphql(`
  query SalesAnalytics($range: AnalyticsRange!) {
    adminSalesAnalytics(range: $range) {
      points {
        date
        revenue
        transactions
        refunded
      }
      totals {
        revenue
        transactions
        refunded
      }
      previous {
        revenue
        transactions
        refunded
      }
    }
  }
`);
