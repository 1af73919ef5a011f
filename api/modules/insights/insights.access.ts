import { everyone, member, type Policy } from "../../core/access/policy.ts";

/** What the market's own data says, with its working shown. */
export const policy: Policy = {
  Query: {
    assistant: member("market:read"),
    priceSuggestion: member("market:read"),
    enhancedDescription: member("market:read"),
    detectProduct: member("market:read"),
    recommendations: member("market:read"),
    trending: everyone("market:read"),
    userInsights: member("market:read"),
    marketPredictions: everyone("market:read"),
    demandForecasts: everyone("market:read"),
    priceOptimizations: member("market:read"),
  },
  Mutation: {
    setNotForMe: member("social:write"),
  },
  Subscription: {
    trendingUpdated: everyone("market:read"),
  },
  Type: {
    Basis: "open",
    BasisAccuracy: "open",
    BasisEvidence: "open",
    ComparablePrice: "open",
    CountRange: "open",
    DemandForecast: "open",
    DemandForecasts: "open",
    ForecastDay: "open",
    InterestDay: "open",
    MarketPrediction: "open",
    MarketPredictions: "open",
    PriceChangeEffect: "open",
    PriceOptimization: "open",
    PriceOptimizations: "open",
    PriceRange: "open",
    PricePart: "open",
    DetectedProduct: "open",
    ProductCandidate: "open",
    ProductInsights: "open",
    PersonalTip: "open",
    Recommendation: "open",
    TrendingEntry: "open",
  },
};
