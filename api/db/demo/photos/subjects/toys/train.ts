import { block, plainFaces } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { along, around, ball, face } from "../../kit/paint.ts";
import { disc, group, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Wooden train. */
export const train: Subject = {
  name: "wooden train",
  category: "Toys & Games",
  view: "table",
  company: "studio",
  detail: [-200, -130],
  draw: (_rng, { main, second, accent, wood }) => {
    const wheel = (x: number, y: number, r: number): string =>
      disc(x + 5, y + 3, r, "#14161b", 'opacity="0.5"') +
      disc(
        x,
        y,
        r,
        around(
          [
            [0, lit(wood, 0.4)],
            [0.7, wood],
            [0.74, dim(wood, 0.4)],
            [0.8, lit(wood, 0.16)],
            [1, dim(wood, 0.3)],
          ],
          0.42,
          0.38,
          0.64,
        ),
      ) +
      disc(x, y, r * 0.26, ball(accent, 0.5));
    const wagon = (load: string, colour: Colour): string =>
      block({ width: 230, depth: 130, height: 34, ...plainFaces(230, 130, 34, lit(wood, 0.15)) }) +
      placed(
        load + block({ width: 220, depth: 120, height: 70, ...plainFaces(220, 120, 70, colour) }),
        0,
        -42,
      );
    const balls = [-60, 0, 60]
      .map((x, i) => disc(x, -110, 38, ball([second, accent, main][i] ?? main, 0.4)))
      .join("");
    return (
      placed(
        wagon("", second) +
          placed(balls, 14, -18) +
          placed(
            group(plainFaces(220, 120, 60, second).front, 'transform="matrix(0.96 0.1 0 1 0 0)"'),
            -136,
            -132,
          ) +
          wheel(-90, -4, 40) +
          wheel(50, 12, 40),
        290,
        -26,
        0,
        1,
      ) +
      tube("M130 -40L190 -42", "#8d8f8c", 9, "metal") +
      placed(
        block({
          width: 400,
          depth: 140,
          height: 40,
          ...plainFaces(400, 140, 40, lit(wood, 0.15)),
        }) +
          placed(
            path(
              "M-210 -168A50 58 0 0 0 -210 -60L60 -34V-150Z",
              along(0, 0, 0, 1, [
                [0, lit(main, 0.3)],
                [0.4, main],
                [1, dim(main, 0.45)],
              ]),
            ) +
              oval(-204, -114, 44, 56, face(lit(main, 0.16))) +
              oval(-204, -114, 24, 31, face(accent)),
            0,
            0,
          ) +
          placed(
            turned({
              profile: [
                [0, 24],
                [-54, 24],
                [-84, 40],
              ],
              colour: accent,
              inside: "#20242a",
            }),
            -140,
            -156,
          ) +
          placed(
            turned({
              profile: [
                [0, 26],
                [-24, 26],
                [-40, 10],
              ],
              colour: "#c9a24a",
              finish: "metal",
            }),
            -40,
            -150,
          ) +
          placed(
            block({
              width: 150,
              depth: 136,
              height: 190,
              ...plainFaces(150, 136, 190, main),
              front:
                plainFaces(150, 136, 190, main).front +
                rect(30, 30, 90, 74, dim(main, 0.62), 12) +
                rect(30, 30, 90, 12, "#0d1016", 10, 'opacity="0.4"'),
            }),
            120,
            -44,
          ) +
          placed(
            block({ width: 184, depth: 160, height: 22, ...plainFaces(184, 160, 22, accent) }),
            122,
            -234,
          ) +
          wheel(-190, -26, 46) +
          wheel(-66, -12, 46) +
          wheel(92, -2, 66),
        -120,
        14,
        0,
        1.1,
      )
    );
  },
};
