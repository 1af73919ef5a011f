import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { around, ball, down, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Bongo drums. */
export const bongos: Subject = {
  name: "bongo drums",
  category: "Musical Instruments",
  view: "table",
  company: "studio",
  detail: [-120, -300],
  draw: (_rng, { main, cloth, wood }) => {
    const drum = (r: number, h: number, colour: Colour): string =>
      contact(0, 0, r * 0.8) +
      turned({
        profile: [
          [0, r * 0.78],
          [-h, r],
        ],
        colour,
        finish: "gloss",
        angular: true,
        top: "none",
      }) +
      Array.from({ length: 7 }, (_, i) =>
        line(
          `M${n((i - 3) * r * 0.24)} ${n(r * 0.15 - Math.abs(i - 3) * r * 0.03)}L${n((i - 3) * r * 0.31)} ${n(-h + r * 0.18)}`,
          dim(colour, 0.5),
          4,
          'opacity="0.5"',
        ),
      ).join("") +
      path(
        `M${-r * 0.8} -26A${n(r * 0.8)} ${n(r * 0.16)} 0 0 0 ${n(r * 0.8)} -26V-4A${n(r * 0.79)} ${n(r * 0.16)} 0 0 1 ${n(-r * 0.79)} -4Z`,
        round("#aeb3b3", "metal"),
      ) +
      path(
        `M${-r * 1.03} ${-h - 12}A${n(r * 1.03)} ${n(r * 0.206)} 0 0 0 ${n(r * 1.03)} ${-h - 12}V${-h + 30}A${n(r * 1.03)} ${n(r * 0.206)} 0 0 1 ${n(-r * 1.03)} ${-h + 30}Z`,
        round("#aeb3b3", "metal"),
      ) +
      [-0.62, 0, 0.62]
        .map(
          (at) =>
            rect(
              at * r - 7,
              -h + 14 + Math.cos(at * 1.4) * r * 0.2,
              14,
              h * 0.62,
              round("#c3c7c5", "metal"),
              6,
            ) +
            disc(
              at * r,
              -h + 30 + h * 0.6 + Math.cos(at * 1.4) * r * 0.2,
              12,
              ball("#aeb3b3", 0.6),
            ),
        )
        .join("") +
      oval(0, -h - 12, r * 1.03, r * 0.206, round("#c3c7c5", "metal")) +
      oval(
        0,
        -h - 15,
        r * 0.96,
        r * 0.185,
        around(
          [
            [0, lit(cloth, 0.5)],
            [0.7, mix(lit(cloth, 0.2), "#d9b987", 0.35)],
            [1, "#a98653"],
          ],
          0.42,
          0.4,
          0.7,
        ),
      );
    return (
      rect(
        -60,
        -210,
        130,
        60,
        down([
          [0, lit(wood, 0.1)],
          [1, dim(wood, 0.5)],
        ]),
        8,
      ) +
      placed(drum(158, 300, main), 190, -6) +
      placed(drum(200, 320, main), -176, 6)
    );
  },
};
