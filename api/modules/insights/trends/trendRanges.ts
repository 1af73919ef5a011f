import type { TrendRange } from "../../../core/graphql/enums.ts";

/** How long each range is, and how often it is counted anew. */
export const TREND_RANGES = {
  h24: { hours: 24, everyMinutes: 5, words: "in the last 24 hours" },
  d7: { hours: 7 * 24, everyMinutes: 30, words: "in the last 7 days" },
  d30: { hours: 30 * 24, everyMinutes: 120, words: "in the last 30 days" },
} as const satisfies Readonly<Record<TrendRange, object>>;
