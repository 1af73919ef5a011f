import { block } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, along, around, ball, down, face } from "../../kit/paint.ts";
import { disc, line, n, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

function knob(x: number, y: number, r: number, colour: Colour): string {
  return (
    disc(x + 4, y + 6, r * 1.08, "#0d1016", 'opacity="0.4"') +
    disc(
      x,
      y,
      r,
      around(
        [
          [0, lit(colour, 0.5)],
          [0.7, colour],
          [0.8, dim(colour, 0.4)],
          [1, lit(colour, 0.2)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    line(`M${n(x)} ${n(y - r * 0.3)}V${n(y - r * 0.8)}`, dim(colour, 0.6), r * 0.14)
  );
}

/** Table radio. */
export const radio: Subject = {
  name: "table radio",
  category: "Electronics",
  view: "table",
  company: "study",
  detail: [-100, -170],
  draw: (_rng, { main, wood, cloth, accent }) => {
    const w = 640;
    const h = 320;
    const slats = Array.from({ length: 17 }, (_, i) =>
      rect(
        34,
        44 + i * 14,
        300,
        7,
        down([
          [0, dim(wood, 0.62)],
          [1, dim(wood, 0.2)],
        ]),
        3,
      ),
    ).join("");
    const dial =
      rect(
        370,
        44,
        236,
        130,
        along(0, 0, 1, 1, [
          [0, lit(cloth, 0.5)],
          [1, dim(cloth, 0.08)],
        ]),
        12,
      ) +
      line("M392 120H584", "#5d564a", 2) +
      Array.from({ length: 15 }, (_, i) =>
        line(`M${394 + i * 13.4} ${i % 5 === 0 ? 88 : 100}V114`, "#4b453c", 2.4),
      ).join("") +
      line("M486 66V152", "#c23b28", 4) +
      rect(
        370,
        44,
        236,
        60,
        along(0, 0, 0.4, 1, [
          [0, "#fff", 0.5],
          [1, "#fff", 0],
        ]),
        12,
      );
    return (
      tube("M-160 -366Q-130 -470 30 -446Q190 -420 208 -330", dim(main, 0.2), 18) +
      block({
        width: w,
        depth: 200,
        height: h,
        front:
          rect(0, 0, w, h, face(main), 20) +
          rect(
            16,
            16,
            w - 32,
            h - 32,
            along(0, 0, 1, 1, [
              [0, lit(wood, 0.16)],
              [1, dim(wood, 0.12)],
            ]),
            14,
          ) +
          rect(16, 16, w - 32, h - 32, texture("grain"), 14, 'opacity="0.6"') +
          slats +
          dial +
          knob(420, 240, 38, cloth) +
          knob(552, 240, 38, cloth) +
          disc(487, 240, 7, accent),
        side: rect(
          0,
          0,
          200,
          h,
          across([
            [0, dim(main, 0.34)],
            [1, dim(main, 0.54)],
          ]),
        ),
        top: rect(
          0,
          0,
          w,
          200,
          along(0, 0, 1, 1, [
            [0, lit(main, 0.42)],
            [1, lit(main, 0.1)],
          ]),
        ),
      }) +
      tube("M258 -360L330 -610", "#b9bcb8", 8, "metal") +
      disc(331, -612, 9, ball("#c9ccc8", 0.7))
    );
  },
};
