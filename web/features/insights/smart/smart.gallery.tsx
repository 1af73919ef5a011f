import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { ForYouList } from "./ForYouList.tsx";
import { TipList } from "./TipList.tsx";
import { TrendingList } from "./TrendingList.tsx";

const fields = {
  "Recommendation.id": (n: number) => `item:${n}`,
  "Recommendation.type": "item",
  "Recommendation.title": "Enamel teapot",
  "Recommendation.description": "Like “Enamel cup”: you like it",
  "Recommendation.confidence": (n: number) => [84, 66, null][n % 3],
  "Recommendation.actionUrl": "/buy/1",
  "Recommendations.isKnown": true,
  "TrendingEntry.members": (n: number) => 14 - n,
  "TrendingEntry.membersBefore": (n: number) => n,
  "PersonalTip.text": "An offer for “Enamel teapot” is open.",
  "PersonalTip.actionUrl": "/offers/seller",
  "Basis.shortfall": null,
};

export const lists: readonly ListSpecimen[] = [
  { name: "trending", title: "Trending items", fields, render: () => <TrendingList /> },
  { name: "for-you", title: "Recommendations", fields, render: () => <ForYouList /> },
  { name: "tips", title: "Tips", fields, render: () => <TipList /> },
];
