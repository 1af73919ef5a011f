import { dim, lit } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { along, around, down, face } from "../../kit/paint.ts";
import { oval, placed, rect, rectPath } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";
import { brush } from "./brush.ts";
import { PANS } from "./pans.ts";

/** Watercolour set. */
export const watercolours: Subject = {
  name: "watercolour set",
  category: "Art & Crafts",
  view: "above",
  company: "studio",
  detail: [-60, 30],
  draw: (rng, { main, accent }) => {
    let pans = "";
    PANS.forEach((colour, i) => {
      const x = -348 + (i % 6) * 118;
      const y = 46 + Math.floor(i / 6) * 120;
      const wet = rng.between(-6, 6);
      pans +=
        rect(x, y, 104, 100, face("#f3efe6"), 10) +
        rect(x + 9, y + 9, 86, 82, dim(colour, 0.3), 8) +
        rect(
          x + 11,
          y + 13,
          82,
          78,
          around(
            [
              [0, lit(colour, 0.22)],
              [0.6, colour],
              [1, dim(colour, 0.2)],
            ],
            0.4,
            0.4,
            0.7,
          ),
          8,
        ) +
        oval(x + 44 + wet, y + 44 - wet, 22, 14, lit(colour, 0.55), 'opacity="0.4"');
    });
    const puddles = [0, 2, 6, 8, 5]
      .map((k, i) =>
        oval(
          -262 + i * 132 + rng.between(-12, 12),
          -196 + rng.between(-16, 16),
          rng.between(40, 58),
          rng.between(28, 40),
          PANS[k] ?? main,
          'opacity="0.5"',
        ),
      )
      .join("");
    const wells = [0, 1, 2]
      .map((i) =>
        rect(
          -352 + i * 236,
          -268,
          222,
          150,
          along(0, 0, 1, 1, [
            [0, "#d8d4c8"],
            [0.4, "#f6f3ea"],
            [1, "#fffdf6"],
          ]),
          26,
        ),
      )
      .join("");
    return placed(
      rect(-384, -300, 768, 216, face(main), 20) +
        rect(-370, -288, 740, 192, "#efebe0", 14) +
        wells +
        clipped(puddles, rectPath(-370, -288, 740, 192, 14)) +
        rect(-384, -72, 768, 380, face(dim(main, 0.16)), 20) +
        rect(
          -384,
          -92,
          768,
          26,
          down([
            [0, dim(main, 0.5)],
            [0.5, lit(main, 0.3)],
            [1, dim(main, 0.5)],
          ]),
          8,
        ) +
        rect(-368, -52, 736, 344, dim(main, 0.5), 12) +
        pans +
        rect(-352, -30, 706, 56, "#d9d4c6", 10) +
        placed(brush(470, accent, PANS[6] ?? main), 130, -2),
      -10,
      0,
      0,
      1.04,
    );
  },
};
