import { dim, lit } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { woven } from "../../kit/material.ts";
import { disc, group, line, path, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { draped } from "./draped.ts";
import { peg } from "./peg.ts";

/** Canvas tote bag. */
export const tote: Subject = {
  name: "canvas tote bag",
  category: "Clothing & Accessories",
  view: "wall",
  company: "studio",
  detail: [0, 120],
  draw: (_rng, { cloth, main, accent, second }) => {
    const canvas = lit(cloth, 0.25);
    const bag = "M-262 -60Q0 -34 262 -60L290 350Q290 384 256 388Q0 404 -256 388Q-290 384 -290 350Z";
    return (
      peg(-350, "#a8713f") +
      tube("M-120 -50Q-110 -250 -6 -352Q112 -250 124 -50", dim(canvas, 0.12), 34) +
      formed(
        woven(bag, canvas) +
          clipped(
            draped(
              [
                "M-180 -40Q-150 160 -214 380",
                "M190 -40Q160 180 216 380",
                "M-60 300Q0 330 90 318",
                "M-220 330Q-120 300 -60 330",
              ],
              34,
              0.8,
            ),
            bag,
          ),
        { depth: 50, shade: 0.36 },
      ) +
      tube("M-150 -30Q-150 -240 0 -336Q146 -240 152 -30", canvas, 34) +
      [-150, 152]
        .map(
          (x) =>
            rect(x - 22, -44, 44, 62, canvas, 3) +
            line(`M${x - 16} -36L${x + 16} 10M${x + 16} -36L${x - 16} 10`, dim(canvas, 0.4), 3),
        )
        .join("") +
      line("M-262 -30Q0 -4 262 -30", dim(canvas, 0.35), 3, 'stroke-dasharray="10 7"') +
      disc(0, 170, 118, main, 'opacity="0.92"') +
      path(
        "M-118 170A118 118 0 0 0 118 170Q60 130 0 176Q-60 220 -118 170Z",
        second,
        'opacity="0.9"',
      ) +
      disc(34, 120, 30, accent, 'opacity="0.95"') +
      group(disc(0, 170, 118, texture("linen")), 'opacity="0.6"')
    );
  },
};
