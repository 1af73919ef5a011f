import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { BehaviorList } from "./BehaviorList.tsx";
import { PersonalityList } from "./PersonalityList.tsx";

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

export const lists: readonly ListSpecimen[] = [
  { name: "personality", title: "Profile", fields, render: () => <PersonalityList /> },
  { name: "behavior", title: "Patterns", fields, render: () => <BehaviorList /> },
];
