import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { DemandList } from "./DemandList.tsx";
import { PredictionList } from "./PredictionList.tsx";
import { PricingList } from "./PricingList.tsx";

const CATEGORIES = ["Books & Media", "Electronics", "Home & Garden", "Toys & Games"];

const fields = {
  "MarketPrediction.category": (n: number) => CATEGORIES[n % CATEGORIES.length],
  "MarketPrediction.trend": (n: number) => ["up", "steady", "down", "steady"][n % 4],
  "MarketPrediction.predictedChange": (n: number) => [18, 2, -24, -1][n % 4],
  "MarketPrediction.confidence": (n: number) => [84, null, 62, null][n % 4],
  "MarketPrediction.timeframe": "the 7 days from today on",
  "MarketPrediction.reasoning":
    "14.2 members a day are expected, 80 of 100 times 11 to 18; it was 12 in the 7 days before.",
  "MarketPrediction.today": (n: number) => n,
  "InterestDay.day": (n: number) => `2026-10-${String((n % 28) + 1).padStart(2, "0")}`,
  "InterestDay.members": (n: number) => 9 + ((n * 5) % 7),
  "ForecastDay.day": (n: number) => `2026-10-${String((n % 3) + 29).padStart(2, "0")}`,
  "ForecastDay.expected": (n: number) => 12 + (n % 3),
  "CountRange.min": 8,
  "CountRange.max": 18,
  "PriceOptimization.currentPrice": (n: number) => [12, 20, 48][n % 3],
  "PriceOptimization.suggestedPrice": (n: number) => [16, 20, 27][n % 3],
  "PriceOptimization.position": (n: number) => ["below", "within", "above"][n % 3],
  "PriceOptimization.potentialIncrease": (n: number) => [4, null, null][n % 3],
  "PriceOptimization.confidence": (n: number) => [58, null, 83][n % 3],
  "PriceOptimization.reasoning": (n: number) =>
    `80 of 100 such things sell for 16 to 27 TP, most for about 21: ${[12, 20, 48][n % 3]} TP is ${["less", "within that", "more"][n % 3]}.`,
  "PriceRange.min": 16,
  "PriceRange.max": 27,
  "DemandForecast.itemType": (n: number) => CATEGORIES[n % CATEGORIES.length],
  "DemandForecast.demandLevel": (n: number) => ["high", "medium", "low"][n % 3],
  "DemandForecast.competitionLevel": (n: number) => ["low", "medium", "high"][n % 3],
  "DemandForecast.seasonalFactor": 1.24,
  "DemandForecast.seasonalFactorMeans": "Saturdays against a mean day; a year is not known yet",
  "DemandForecast.recommendedActions": [
    "Offer something here: 42 members were interested in 28 days, and 6 items are on the market.",
  ],
  "DemandForecast.weekdays": [0.9, 0.9, 0.95, 1, 1, 1.24, 1.1],
  "PriceChangeEffect.isLowered": (n: number) => n % 2 === 0,
  "PriceChangeEffect.text": (n: number) =>
    `What goes with a ${n % 2 === 0 ? "lower" : "higher"} price is not known yet: ${[34, 12][n % 2]} of 100 changes.`,
  "Basis.shortfall": null,
};

export const lists: readonly ListSpecimen[] = [
  { name: "predictions", title: "Predictions", fields, render: () => <PredictionList /> },
  { name: "pricing", title: "Prices of own items", fields, render: () => <PricingList /> },
  { name: "demand", title: "Demand", fields, render: () => <DemandList /> },
];
