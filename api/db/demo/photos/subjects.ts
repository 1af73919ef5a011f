import type { Subject } from "./subject.ts";
import { ART } from "./subjects/art.ts";
import { AUTOMOTIVE } from "./subjects/automotive.ts";
import { BEAUTY } from "./subjects/beauty.ts";
import { BOOKS } from "./subjects/books.ts";
import { CLOTHING } from "./subjects/clothing.ts";
import { COLLECTIBLES } from "./subjects/collectibles.ts";
import { ELECTRONICS } from "./subjects/electronics.ts";
import { FOOD } from "./subjects/food.ts";
import { HOME } from "./subjects/home.ts";
import { MUSIC } from "./subjects/music.ts";
import { OTHER } from "./subjects/other.ts";
import { SPORTS } from "./subjects/sports.ts";
import { TOOLS } from "./subjects/tools.ts";
import { TOYS } from "./subjects/toys.ts";

/** Everything the demo market can show, by category; names are unique. */
export const SUBJECTS: readonly Subject[] = [
  ...FOOD,
  ...TOOLS,
  ...CLOTHING,
  ...BOOKS,
  ...ELECTRONICS,
  ...HOME,
  ...SPORTS,
  ...BEAUTY,
  ...TOYS,
  ...OTHER,
  ...ART,
  ...AUTOMOTIVE,
  ...COLLECTIBLES,
  ...MUSIC,
];
