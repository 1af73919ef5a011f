import { dim, lit, mix } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { along, face } from "../../kit/paint.ts";
import { rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Mechanical keyboard. */
export const keyboard: Subject = {
  name: "mechanical keyboard",
  category: "Electronics",
  view: "above",
  company: "study",
  detail: [-180, -20],
  draw: (_rng, { main, second, accent, cloth }) => {
    const rows = [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
      [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
      [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
      [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
      [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
    ];
    const unit = 64;
    let keys = "";
    rows.forEach((row, r) => {
      let x = -480;
      row.forEach((size, i) => {
        const w = size * unit - 6;
        const y = -170 + r * 68;
        const colour =
          r === 0 && i === 0
            ? accent
            : r === 4 && i === 3
              ? second
              : r === 2 && i === row.length - 1
                ? accent
                : size > 1
                  ? main
                  : lit(cloth, 0.3);
        keys +=
          rect(x, y, w, 62, dim(colour, 0.36), 9) +
          rect(
            x + 6,
            y + 3,
            w - 12,
            48,
            along(0, 0, 0.3, 1, [
              [0, lit(colour, 0.3)],
              [0.5, colour],
              [1, lit(colour, 0.1)],
            ]),
            8,
          ) +
          (size === 1 ? rect(x + 16, y + 14, 11, 4, dim(colour, 0.5), 2, 'opacity="0.6"') : "");
        x += size * unit;
      });
    });
    return (
      tube("M0 -200Q0 -300 60 -330Q120 -360 110 -460", dim(main, 0.2), 15) +
      formed(rect(-514, -212, 1028, 424, face(mix(cloth, main, 0.2)), 30), {
        depth: 22,
        shade: 0.4,
      }) +
      rect(-490, -182, 980, 360, dim(main, 0.6), 12) +
      keys
    );
  },
};
