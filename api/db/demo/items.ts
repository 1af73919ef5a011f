import type { CATEGORIES, CONDITIONS } from "../../../schema/limits.ts";
import { GARAGE } from "./catalogue/garage.ts";
import { HOME } from "./catalogue/home.ts";
import { LEISURE } from "./catalogue/leisure.ts";
import { PANTRY } from "./catalogue/pantry.ts";

/** A listing of the demo market. */
export interface DemoItem {
  /** What deals, threads and the files of its photos call it; no two have the same. */
  name: string;
  category: (typeof CATEGORIES)[number];
  by: string;
  title: string;
  says: string;
  condition: (typeof CONDITIONS)[number];
  tp: number;
  /** Width, height and depth in millimetres. */
  sides?: readonly [width: number, height: number, depth: number];
  /** In days before the opening. */
  posted: number;
  photos?: 2 | 3;
  quantity?: number;
  /** Whether it is the item of the documented link. */
  isDocumented?: true;
  /** Only the members of the circle see it. */
  isForCircle?: true;
  /** Later prices. */
  repriced?: readonly { at: number; tp: number; why?: string }[];
  /** When its seller, or the market, took it off. */
  removed?: number;
}

/** Every listing, the oldest first: their ids follow this order. */
export const ITEMS: readonly DemoItem[] = [...HOME, ...PANTRY, ...LEISURE, ...GARAGE].toSorted(
  (a, b) => b.posted - a.posted,
);

/** Listed again by who got them in a deal. Source: C23 */
export const RELISTED: readonly {
  item: string;
  name: string;
  by: string;
  at: number;
  tp: number;
}[] = [
  { item: "table radio", name: "relisted radio", by: "jun", at: 29, tp: 150 },
  { item: "desk lamp", name: "relisted lamp", by: "siobhan", at: 10.4, tp: 80 },
  { item: "suitcase", name: "relisted suitcase", by: "siobhan", at: 4.7, tp: 95 },
  { item: "desk globe", name: "relisted globe", by: "tomasz", at: 1.1, tp: 58 },
];
