import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, ball } from "../../kit/paint.ts";
import { disc, rect } from "../../kit/shapes.ts";

/** A rail with one round peg at a height; what hangs there is drawn over it. */
export function peg(y: number, wood: Colour): string {
  return (
    rect(
      -240,
      y - 40,
      480,
      76,
      across([
        [0, lit(wood, 0.25)],
        [1, dim(wood, 0.2)],
      ]),
      10,
    ) + disc(0, y, 30, ball(lit(wood, 0.2), 0.4))
  );
}
