import { dim, lit } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { metallic } from "../../kit/material.ts";
import { across, ball, down, rod } from "../../kit/paint.ts";
import { disc, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Skateboard. */
export const skateboard: Subject = {
  name: "skateboard",
  category: "Sports & Outdoors",
  view: "above",
  company: "studio",
  detail: [-260, -20],
  draw: (_rng, { main, second, accent, cloth }) => {
    const deck = rectPath(-520, -136, 1040, 272, 134);
    const wheel = (x: number, y: number): string =>
      rect(x - 38, y - 34, 76, 68, rod(lit(cloth, 0.35)), 20) +
      rect(x - 12, y - 34, 24, 68, dim(cloth, 0.1), 0, 'opacity="0.35"');
    const truck = (x: number): string =>
      wheel(x, -158) +
      wheel(x, 158) +
      rect(
        x - 15,
        -130,
        30,
        260,
        across([
          [0, "#6f7678"],
          [0.4, "#d6d9d7"],
          [1, "#5b6163"],
        ]),
        12,
      ) +
      formed(metallic(`M${x - 60} -40H${x + 60}L${x + 40} 40H${x - 40}Z`, "#8e9597"), {
        depth: 14,
      }) +
      disc(x, 0, 22, ball(accent, 0.5));
    return placed(
      formed(path(deck, main), { depth: 26, shade: 0.45 }) +
        clipped(
          path("M-540 40Q-300 -120 -60 10T420 0T700 -60V200H-540Z", second) +
            path("M-540 100Q-260 -20 -20 80T460 60T700 20V200H-540Z", accent) +
            disc(120, -70, 62, lit(cloth, 0.3)),
          deck,
        ) +
        path(deck, texture("grain"), 'opacity="0.25"') +
        path(
          deck,
          down([
            [0, "#fff", 0.3],
            [0.3, "#fff", 0],
            [0.7, "#0d1118", 0],
            [1, "#0d1118", 0.4],
          ]),
        ) +
        truck(-330) +
        truck(330) +
        [-418, -378, -282, -242, 242, 282, 378, 418]
          .map((x) => disc(x, -34, 6, "#d9dbd8") + disc(x, 34, 6, "#d9dbd8"))
          .join(""),
      0,
      0,
      -22,
      0.92,
    );
  },
};
