/** What the market's own data says: prices, recommendations, trends and tips, with their working shown. */
export { Basis } from "./basis.types.ts";
export { countedBasis } from "./countedBasis.ts";
export { countInsightsNow, countTrends, measureInsights } from "./insightJobs.ts";
export { makeAllPredictions, makePredictions } from "./predictions/makePredictions.ts";
export { learnPricesNightly, learnPricesNow } from "./prices/learnPricesNightly.ts";
export { describeNewPhotos } from "./photos/describePhotos.ts";
