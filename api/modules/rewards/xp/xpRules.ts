/** What XP are given for. Source: panels 5 */
export const XP = {
  deal: 50,
  listing: 10,
  review: 15,
  answer: 5,
  daily: 5,
} as const;
/** Of so many listings a day each gives XP. */
export const LISTINGS_A_DAY = 3;
/** Achievements are not counted in. */
export const XP_A_DAY = 300;
/** A deal for less gives none. */
export const DEAL_TP_MIN = 3;

/** What an entry is for. `reversal` takes the XP of a deal back. */
export const XP_SOURCES = [
  "sale",
  "purchase",
  "swap",
  "listing",
  "review",
  "answer",
  "daily",
  "achievement",
  "reversal",
] as const;
export type XpSource = (typeof XP_SOURCES)[number];

/** Why something gave no XP. */
export const ZERO_BECAUSE = [
  "same_pair",
  "same_device",
  "came_back",
  "small",
  "daily_limit",
] as const;
export type ZeroBecause = (typeof ZERO_BECAUSE)[number];
