import type { CATEGORIES } from "../../../../schema/limits.ts";
import type { Rng } from "./kit/random.ts";
import type { Point } from "./kit/shapes.ts";
import type { Palette } from "./scene/palette.ts";

/**
 * Where the camera stands: before a table (the drawing's origin is where the thing touches it), above a surface or
 * before a wall it hangs on (the origin is the middle of the picture).
 */
export type View = "table" | "above" | "wall";

/** The small things that may stand beside a subject. */
export type Company = "kitchen" | "study" | "garden" | "workshop" | "studio";

/** One thing the demo market can show. */
export interface Subject {
  name: string;
  category: (typeof CATEGORIES)[number];
  view: View;
  company: Company;
  /** Which rooms suit it, for things whose own colour is fixed. */
  room?: "light" | "deep";
  /** The point a close crop looks at, in the drawing's units. */
  detail?: Point;
  /** Draws the thing as SVG within about 900 by 620 units (table) or 1040 by 800 (above, wall). */
  draw(rng: Rng, palette: Palette): string;
}
