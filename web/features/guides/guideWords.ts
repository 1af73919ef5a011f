import type { GuideCategory, GuideDifficulty, GuideType } from "../../gql/graphql.ts";

export const CATEGORY_WORDS: Readonly<Record<GuideCategory, string>> = {
  photos: "Photos",
  descriptions: "Descriptions",
  prices: "Prices",
  offers: "Offers",
  delivery: "Delivery",
  safety: "Safety",
  other: "Other",
};

export const DIFFICULTY_WORDS: Readonly<Record<GuideDifficulty, string>> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

/** How long a guide takes: "3 min read", "12 min video". */
export function durationWords({ type, duration }: { type: GuideType; duration: number }): string {
  return `${duration} min ${type === "video" ? "video" : "read"}`;
}

/** "1 like", "2 likes". */
export function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
