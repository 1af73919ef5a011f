import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { BehaviorList } from "./BehaviorList.tsx";
import { PersonalityList } from "./PersonalityList.tsx";
import { PredictedList } from "./PredictedList.tsx";

const TRAITS = ["Responsiveness", "Reliability", "Fair pricing", "Curiosity", "Negotiation"];
const CATEGORIES = ["Books & Media", "Electronics", "Home & Garden", "Toys & Games"];

const fields = {
  "Personality.tradingStyle": "Swapper",
  "PersonalityTrait.name": (n: number) => TRAITS[n % TRAITS.length],
  "PersonalityTrait.score": (n: number) => [84, 41, null][n % 3],
  "PersonalityTrait.description":
    "You answered 8 of 10 offers within a day; of all members together it is 71 of 100.",
  "CompatibleMember.username": (n: number) => ["amara", "jun", "kofi"][n % 3],
  "CompatibleMember.reason": "You like 3 items of theirs, and they like 2 items of yours",
  "CompatibleMember.score": (n: number) => [62, 41, 20][n % 3],
  "CompatibleMember.actionUrl": "/exchange/1",
  "BehaviorPattern.pattern": (n: number) =>
    ["Active on Saturdays", "Interested in Electronics"][n % 2],
  "BehaviorPattern.frequency": "9 of 14",
  "BehaviorPattern.significance": 0.97,
  "CategoryPreference.category": (n: number) => CATEGORIES[n % CATEGORIES.length],
  "CategoryPreference.trend": (n: number) => ["increasing", "steady", "decreasing"][n % 3],
  "CategoryPreference.strength": 0.42,
  "OptimalTime.action": "Make an offer",
  "OptimalTime.timeframe": (n: number) =>
    `${["Mondays", "Saturdays", "Sundays"][n % 3]}, 16:00 to 20:00 UTC`,
  "OptimalTime.successRate": 0.7,
  "Basis.shortfall": null,
};

const predicted = {
  "Prediction.type": (n: number) => ["price", "timing", "compatibility", "trend", "demand"][n % 5],
  "Prediction.topic": (n: number) => `prediction:timing:item:${n + 1}`,
  "Prediction.title": (n: number) =>
    [
      "“Oak desk, two drawers” asks a lot",
      "“Bicycle bell” will soon be gone",
      "You and amara",
      "More look for Toys & Games",
      "Interest in Electronics",
    ][n % 5],
  "Prediction.description": (n: number) =>
    [
      "For 60 TP it is still there in 30 days.",
      "It changes hands within 14 days.",
      "One of you makes the other an offer within 30 days.",
      "More than 40 visits in 7 days, each member once a day: so many there were in the 7 before.",
      "40 to 62 visits in 7 days, each member once a day.",
    ][n % 5],
  "Prediction.impact": (n: number) => ["high", "medium", "low"][n % 3],
  "Prediction.timeline": "by 12 December 2026",
  "Prediction.confidence": (n: number) => [84, 66, null, 71, 80][n % 5],
  "Prediction.accuracy": (n: number) => [79, null][n % 2],
  "Prediction.reasoning": (n: number) =>
    [
      "80 of 100 such things sell for 30 to 45 TP, most for about 36: 60 TP is more. Yours may differ in what its words do not say.",
      "Of the things in Electronics for 21 to 45 TP that had waited 5 days, 66 of 100 were gone 14 days later.",
      "You like 3 items of theirs, and they like 2 items of yours.",
      "52 are expected by the days before; the last 7 had 40.",
      "50 are expected by the days before; the last 7 had 48.",
    ][n % 5],
  "Prediction.suggestedActions": (n: number) => [["Ask 45 TP or less"], []][n % 2],
  "Prediction.potentialValue": (n: number) => [null, 12][n % 2],
  "Prediction.actionUrl": "/exchange/1",
  "Prediction.outcome": (n: number) => ["right", "wrong"][n % 2],
  "WaitCurve.label": (n: number) =>
    ["The cheapest third", "The middle third", "The dearest third"][n % 3],
  "WaitCurve.listings": 160,
  "WaitCurve.halfGoneAfter": (n: number) => [7, 9, null][n % 3],
  "WaitCurve.unsold": (n: number) =>
    Array.from(
      { length: 31 },
      (_, day) => Math.round(1000 * Math.exp((-day * (3 - n * 0.8)) / 30)) / 1000,
    ),
  "Basis.shortfall": "List an item, look around or like something.",
};

export const lists: readonly ListSpecimen[] = [
  { name: "predictions", title: "Predictions", fields: predicted, render: () => <PredictedList /> },
  { name: "personality", title: "Profile", fields, render: () => <PersonalityList /> },
  { name: "behavior", title: "Patterns", fields, render: () => <BehaviorList /> },
];
