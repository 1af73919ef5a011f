import type { AnalyticsRange } from "../../../gql/graphql.ts";

/** The choices of days, with their words in the URL. Source: EP-066 */
export const RANGES = [
  { value: "7d", label: "7 days", range: "d7", days: 7 },
  { value: "30d", label: "30 days", range: "d30", days: 30 },
  { value: "90d", label: "90 days", range: "d90", days: 90 },
  { value: "365d", label: "365 days", range: "d365", days: 365 },
] as const satisfies readonly {
  value: string;
  label: string;
  range: AnalyticsRange;
  days: number;
}[];

export type Range = (typeof RANGES)[number];

/** Shows what is known and asks again. */
export const KEEP = { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } as const;
