import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { down } from "../../kit/paint.ts";
import { line, n, path, rect } from "../../kit/shapes.ts";

/** A brush pointing along x from its ferrule: the handle to the left, the hair to the right. */
export function brush(length: number, colour: Colour, tip: Colour): string {
  return (
    path(
      `M${n(-length)} 0Q${n(-length * 0.7)} -14 ${n(-length * 0.25)} -13L0 -9V9L${n(-length * 0.25)} 13Q${n(-length * 0.7)} 14 ${n(-length)} 0Z`,
      down([
        [0, lit(colour, 0.4)],
        [0.4, colour],
        [1, dim(colour, 0.45)],
      ]),
    ) +
    rect(
      -4,
      -10,
      76,
      20,
      down([
        [0, "#e9e4d4"],
        [0.3, "#ffffff"],
        [0.6, "#a9a48f"],
        [1, "#6d6a5c"],
      ]),
      3,
    ) +
    line("M12 -10V10M22 -10V10", "#6f6b5b", 2) +
    path(
      "M70 -11Q110 -22 156 2Q110 20 70 11Z",
      down([
        [0, "#8f6238"],
        [0.5, "#6b4424"],
        [1, "#3b2413"],
      ]),
    ) +
    path("M108 -14Q130 -14 158 2Q130 14 108 14Q118 0 108 -14Z", tip)
  );
}
