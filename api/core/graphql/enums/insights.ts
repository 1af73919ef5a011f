import { stringEnum } from "./stringEnum.ts";

/** Source: EN-017 */
export const RecommendationType = stringEnum(
  "RecommendationType",
  "What a recommendation is about.",
  {
    item: "An item for the viewer's taste, or of a chosen category.",
    category: "A category that the viewer often looks at.",
    user: "A member who likes what the viewer has, and has what the viewer likes.",
    trend: "An item that is in demand.",
    tip: "Something to do about an own item.",
  },
);
export type RecommendationType = keyof typeof RecommendationType;

/** Source: EP-034 */
export const TrendRange = stringEnum("TrendRange", "The last 24 hours, 7 days or 30 days.", {
  h24: "The last 24 hours.",
  d7: "The last 7 days.",
  d30: "The last 30 days.",
});
export type TrendRange = keyof typeof TrendRange;

/** Source: EN-020 */
export const MarketTrend = stringEnum("MarketTrend", "Where the interest in a category goes.", {
  up: "More interest than before.",
  down: "Less interest than before.",
  steady: "No change that is more than chance.",
});
export type MarketTrend = keyof typeof MarketTrend;

/** Source: EN-022 */
export const MarketLevel = stringEnum(
  "MarketLevel",
  "The upper, middle or lower third of the categories.",
  {
    high: "The upper third of the categories.",
    medium: "The middle third of the categories.",
    low: "The lower third of the categories.",
  },
);
export type MarketLevel = keyof typeof MarketLevel;

export const PricePosition = stringEnum(
  "PricePosition",
  "Where a price is, beside the range in which 80 % of such sales are.",
  {
    below: "Lower than the range.",
    within: "Within the range.",
    above: "Higher than the range.",
  },
);
export type PricePosition = keyof typeof PricePosition;

/** Source: EN-029 */
export const PreferenceTrend = stringEnum(
  "PreferenceTrend",
  "Where a member's interest in a category goes.",
  {
    increasing: "More interest than before.",
    decreasing: "Less interest than before.",
    steady: "No change that is more than chance.",
  },
);
export type PreferenceTrend = keyof typeof PreferenceTrend;

/** Source: EN-027 */
export const PredictionType = stringEnum("PredictionType", "What a prediction is about.", {
  price: "About the price of an own item, beside what such things sell for.",
  timing: "About when an own item changes hands.",
  compatibility: "About an offer between the viewer and a member with fitting items.",
  trend: "About whether the interest in a category grows or shrinks.",
  demand: "About how many look for things of a category.",
});
export type PredictionType = keyof typeof PredictionType;

/** Source: EN-027 */
export const PredictionImpact = stringEnum(
  "PredictionImpact",
  "How much depends on a prediction.",
  {
    high: "Much depends on it.",
    medium: "Something depends on it.",
    low: "Little depends on it.",
  },
);
export type PredictionImpact = keyof typeof PredictionImpact;

export const PredictionOutcome = stringEnum(
  "PredictionOutcome",
  "How a prediction came out; void where its condition went: the price changed, or the item left the market.",
  {
    right: "It came as predicted.",
    wrong: "It did not come as predicted.",
    void: "Its condition went: the price changed, or the item left the market.",
  },
);
export type PredictionOutcome = keyof typeof PredictionOutcome;

/** Source: EP-066 */
export const AnalyticsRange = stringEnum(
  "AnalyticsRange",
  "How many UTC days an analysis has, today included.",
  {
    d7: "7 UTC days, today included.",
    d30: "30 UTC days, today included.",
    d90: "90 UTC days, today included.",
    d365: "365 UTC days, today included.",
  },
);
export type AnalyticsRange = keyof typeof AnalyticsRange;
export const RANGE_DAYS: Readonly<Record<AnalyticsRange, number>> = {
  d7: 7,
  d30: 30,
  d90: 90,
  d365: 365,
};

/** Source: KC-025, C37 */
export const MarketHealthStatus = stringEnum(
  "MarketHealthStatus",
  "From 70, from 40, below; not enough data with fewer than three parts.",
  {
    healthy: "A score of 70 or more.",
    needs_attention: "A score of 40 to 69.",
    at_risk: "A score below 40.",
    not_enough_data: "Fewer than three parts can be scored.",
  },
);
export type MarketHealthStatus = keyof typeof MarketHealthStatus;

/** Source: C37 */
export const MarketHealthPartName = stringEnum(
  "MarketHealthPartName",
  "A part of the market's health.",
  {
    completion: "Of the offers and orders that ended in 30 days, how many were settled.",
    first_offer: "Of the listings of 30 days, how many got an offer within 72 hours.",
    disputes: "Disputes filed in 30 days for each item that changed hands.",
    active_members: "Of the members who visited in 30 days, how many did in the last 7.",
    liquidity: "Of the listings 31 to 60 days old, how many changed hands within 30 days.",
  },
);
export type MarketHealthPartName = keyof typeof MarketHealthPartName;
