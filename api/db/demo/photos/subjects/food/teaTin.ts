import { lit, mix } from "../../kit/colour.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, placed } from "../../kit/shapes.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import { leaf } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

/** Tea tin. */
export const teaTin: Subject = {
  name: "tea tin",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [0, -280],
  draw: (_rng, { main, second, cloth }) => {
    const leaves = [-60, -20, 20, 60]
      .map((turn) => placed(leaf(92, mix(second, cloth, 0.2)), 0, -170, turn - 90))
      .join("");
    return (
      contact(0, 0, 176) +
      turned({
        profile: [
          [0, 176],
          [-8, 180],
          [-392, 180],
          [-400, 176],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        top: "none",
      }) +
      wrapped(181, 181, -360, -348, round(second, "metal")) +
      wrapped(181, 181, -44, -32, round(second, "metal")) +
      wrapped(181, 122, -310, -90, round(lit(cloth, 0.4))) +
      leaves +
      line("M-70 -92Q0 -78 70 -92", second, 7) +
      turned({
        profile: [
          [-396, 184],
          [-466, 184],
          [-474, 178],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        top: lit(main, 0.1),
      }) +
      turned({
        profile: [
          [-476, 30],
          [-500, 30],
        ],
        colour: second,
        finish: "metal",
        angular: true,
      })
    );
  },
};
