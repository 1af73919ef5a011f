import { CATEGORIES, CONDITIONS, ITEM_TP, OPENING_GRANT_TP } from "../../../../schema/limits.ts";
import { seededRng, seedFor, type Rng } from "../random.ts";
import { GOODS } from "./goods.ts";
import { NEIGHBOURS } from "./neighbours.ts";

const SEED = 20261127;
const SALES = 364;
/** In days before the opening. */
const POSTED = { first: 88, last: 13 } as const;
const SOLD_WITHIN_DAYS = 12;
const QUALITIES_MAX = 2;
export const PHOTOS_OF_A_PICTURE = 4;
/** What each neighbour has when the books are opened, in TP. */
export const BROUGHT_FORWARD_TP = 300;
/** What a thing is worth by its condition, as a share of a new one, and how many of twelve are in it. */
const BY_CONDITION = [
  [1, 2],
  [0.87, 3],
  [0.7, 4],
  [0.5, 2],
  [0.32, 1],
] as const;
const SAID_OF = [
  "Never used.",
  "Used once or twice.",
  "Used, and well kept.",
  "It shows its age, and works.",
  "Worn, and priced like it.",
];

/** One sale before the market opened. Times are in days before the opening. */
export interface PlannedSale {
  seller: number;
  buyer: number;
  title: string;
  description: string;
  category: string;
  condition: string;
  /** The name of its photo; null without one. */
  photo: string | null;
  ask: number;
  paid: number;
  posted: number;
  offered: number;
  sold: number;
}

/** What the neighbours sold to each other, the earliest listing first; each could pay at that time. */
export function plannedSales(): PlannedSale[] {
  const rng = seededRng(seedFor(SEED, "neighbours"));
  const biases = NEIGHBOURS.map(() => rng.between(0.95, 1.25));
  const drafts = Array.from({ length: SALES }, (_, n) => draftOf(rng, biases, n));
  givePhotos(drafts);
  drafts.sort((a, b) => b.sold - a.sold);
  const purses = NEIGHBOURS.map(() => BROUGHT_FORWARD_TP + OPENING_GRANT_TP);
  const sales = drafts.map((draft): PlannedSale => {
    const buyer = buyerOf(rng, purses, draft);
    purses[buyer] = (purses[buyer] ?? 0) - draft.paid;
    purses[draft.seller] = (purses[draft.seller] ?? 0) + draft.paid;
    return { ...draft, buyer };
  });
  return sales.sort((a, b) => b.posted - a.posted);
}

/** Each photo is of one thing alone. */
function givePhotos(drafts: readonly { photo: string | null }[]): void {
  for (const alike of Map.groupBy(drafts, ({ photo }) => photo).values())
    for (const [n, draft] of alike.entries())
      draft.photo &&= n < PHOTOS_OF_A_PICTURE ? `${draft.photo}-${n + 1}` : null;
}

function draftOf(rng: Rng, biases: readonly number[], n: number): Omit<PlannedSale, "buyer"> {
  const category = CATEGORIES[n % CATEGORIES.length] ?? "Other";
  const { kinds, qualities, isUsedUp } = GOODS[category];
  const [name, worth, picture] = pick(rng, kinds);
  const said = qualities.filter(() => rng.chance(0.22)).slice(0, QUALITIES_MAX);
  const grade = isUsedUp ? 0 : gradeOf(rng);
  const seller = Math.floor(rng.between(0, biases.length));
  const value =
    said.reduce((product, [, factor]) => product * factor, worth) *
    (BY_CONDITION[grade]?.[0] ?? 1) *
    Math.exp(0.2 * (rng.between(-1, 1) + rng.between(-1, 1)) * 0.6);
  const ask = inRange(value * (biases[seller] ?? 1));
  const posted = rng.between(POSTED.last, POSTED.first);
  const sold = posted - rng.between(0.6, SOLD_WITHIN_DAYS);
  const [first, ...others] = [...said.map(([word]) => word), name];
  const title = [first.charAt(0).toUpperCase() + first.slice(1), ...others.map(lowerFirst)].join(
    " ",
  );
  return {
    seller,
    title,
    description: `${title}. ${isUsedUp ? "Sealed, and good for a while." : SAID_OF[grade]} Collection, or I bring it by bike.`,
    category,
    condition: CONDITIONS[grade] ?? "Good",
    photo: picture ?? null,
    ask,
    paid: rng.chance(0.3) ? inRange(ask * 0.9) : ask,
    posted,
    offered: sold + Math.min(0.5, (posted - sold) / 2),
    sold,
  };
}

/** Somebody else who can pay. */
function buyerOf(rng: Rng, purses: readonly number[], draft: Omit<PlannedSale, "buyer">): number {
  const able = purses.flatMap((tp, who) => (who !== draft.seller && tp >= draft.paid ? [who] : []));
  const buyer = pick(rng, able);
  if (buyer === undefined) throw new Error("no neighbour can pay");
  return buyer;
}

function gradeOf(rng: Rng): number {
  let left = rng.between(
    0,
    BY_CONDITION.reduce((sum, [, weight]) => sum + weight, 0),
  );
  return Math.max(
    0,
    BY_CONDITION.findIndex(([, weight]) => (left -= weight) < 0),
  );
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[Math.floor(rng.between(0, list.length))] as T;
}

function inRange(tp: number): number {
  return Math.min(ITEM_TP.max, Math.max(ITEM_TP.min, Math.round(tp)));
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
