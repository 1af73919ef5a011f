import { block } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import { across, along, around } from "../../kit/paint.ts";
import { disc, line, placed, rect } from "../../kit/shapes.ts";
import { leaf } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

const PAPER = "#efe6d2";

/** Cookbook. */
export const cookbook: Subject = {
  name: "cookbook",
  category: "Books & Media",
  view: "table",
  company: "kitchen",
  detail: [-30, -280],
  draw: (_rng, { main, second, cloth }) => {
    const w = 380;
    const h = 500;
    const plate =
      disc(
        w / 2 + 12,
        196,
        128,
        around([
          [0, lit(cloth, 0.45)],
          [0.7, lit(cloth, 0.35)],
          [0.74, dim(cloth, 0.12)],
          [1, lit(cloth, 0.3)],
        ]),
      ) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          placed(leaf(66, turn % 120 === 0 ? "#6f8a52" : "#8aa064"), w / 2 + 12, 196, turn),
        )
        .join("") +
      [
        [-24, -20],
        [26, -12],
        [2, 26],
      ]
        .map(([x = 0, y = 0]) =>
          disc(
            w / 2 + 12 + x,
            196 + y,
            22,
            around(
              [
                [0, "#e8705a"],
                [1, "#a82f24"],
              ],
              0.4,
              0.35,
              0.7,
            ),
          ),
        )
        .join("");
    return block({
      width: w,
      depth: 96,
      height: h,
      front:
        rect(
          0,
          0,
          w,
          h,
          along(0, 0, 1, 1, [
            [0, lit(main, 0.2)],
            [0.5, main],
            [1, dim(main, 0.22)],
          ]),
          4,
        ) +
        rect(
          0,
          0,
          34,
          h,
          across([
            [0, dim(main, 0.3)],
            [0.5, lit(main, 0.12)],
            [1, dim(main, 0.22)],
          ]),
        ) +
        plate +
        rect(110, 376, 210, 22, lit(cloth, 0.35), 3) +
        rect(140, 414, 150, 12, second, 3) +
        line("M110 450H320", second, 3),
      side:
        rect(0, 0, 96, h, dim(main, 0.4)) +
        rect(
          0,
          8,
          90,
          h - 16,
          across([
            [0, dim(PAPER, 0.12)],
            [1, dim(PAPER, 0.34)],
          ]),
        ) +
        Array.from({ length: 12 }, (_, i) =>
          rect(6 + i * 7, 8, 1.5, h - 16, "#85765c", 0, 'opacity="0.4"'),
        ).join(""),
      top: rect(0, 0, w, 96, dim(PAPER, 0.04)) + rect(0, 0, w, 8, main) + rect(0, 88, w, 8, main),
    });
  },
};
