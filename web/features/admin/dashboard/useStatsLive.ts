import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminStatsQuery as StatsQuery } from "../../../gql/graphql.ts";
import { AdminStatsQuery, AdminStats_stats } from "./adminStats.ts";

const AdminStatsUpdated = graphql(`
  subscription AdminStatsUpdated {
    adminStatsUpdated {
      ...AdminStats_stats
    }
  }
`);

/** What is counted by day, from the same rows as the figures. */
const BY_DAY = new Set([
  "adminSalesAnalytics",
  "adminUsersAnalytics",
  "adminCategoryAnalytics",
  "adminGeographicalAnalytics",
]);
const REFETCH_MS = 2000;

/**
 * Keeps the figures of the market up to date while a screen shows them; what it shows by day is asked for again when
 * they move. Each event has all figures, so after a lost connection the next one is enough.
 */
export function useStatsLive(): void {
  const client = useApolloClient();
  const refetch = useThrottled(() => refetchFields(client, BY_DAY), REFETCH_MS);
  const last = useRef("");

  useLive(AdminStatsUpdated, {
    onEvent: ({ adminStatsUpdated }) => {
      const before = last.current || countedIn(client.readQuery({ query: AdminStatsQuery }));
      client.writeQuery({ query: AdminStatsQuery, data: { adminStats: adminStatsUpdated } });
      last.current = countedIn({ adminStats: adminStatsUpdated });
      if (before !== last.current) refetch();
    },
  });
}

/** The figures without their time, to compare them. */
function countedIn(data: StatsQuery | null): string {
  if (!data) return "";
  const { asOf: _, ...figures } = getFragment(AdminStats_stats, data.adminStats);
  return JSON.stringify(figures);
}
