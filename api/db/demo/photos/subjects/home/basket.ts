import { dim, lit } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { across, down, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { group, line, oval, path } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turnedOutline } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Wicker basket. */
export const basket: Subject = {
  name: "wicker basket",
  category: "Home & Garden",
  view: "table",
  company: "garden",
  detail: [-90, -150],
  draw: (_rng, { accent }) => {
    const cane = "#b98b54";
    const outline = turnedOutline([
      [0, 240],
      [-110, 300],
      [-230, 318],
    ]);
    let weave = "";
    for (let row = 0; row < 11; row += 1) {
      for (let column = -13; column <= 13; column += 1) {
        const a = (column / 13) * 1.5 + (row % 2) * 0.057;
        const x = Math.sin(a) * (252 + row * 6.6);
        const y = -8 - row * 21 + Math.cos(a) * 52;
        weave += oval(
          x,
          y,
          21 * Math.cos(a) + 3,
          10.5,
          down([
            [0, lit(cane, 0.42)],
            [0.5, cane],
            [1, dim(cane, 0.55)],
          ]),
        );
      }
    }
    return (
      contact(0, 0, 270) +
      tube("M-292 -250Q-240 -590 0 -592Q240 -590 292 -250", dim(cane, 0.16), 24) +
      line(
        "M-292 -250Q-240 -590 0 -592Q240 -590 292 -250",
        lit(cane, 0.3),
        22,
        'stroke-dasharray="5 13" opacity="0.5" style="stroke-linecap:butt"',
      ) +
      oval(0, -232, 318, 64, dim(cane, 0.6)) +
      formed(
        path(
          "M-280 -230Q-220 -330 -90 -286Q20 -350 120 -284Q240 -310 284 -226Q180 -160 0 -166Q-180 -160 -280 -230Z",
          face(lit(accent, 0.35)),
        ) +
          line(
            "M-160 -200Q-120 -260 -90 -286M40 -190Q80 -250 120 -284",
            dim(accent, 0.2),
            10,
            'opacity="0.3"',
          ),
        { depth: 30, shade: 0.4 },
      ) +
      clipped(
        path(outline, dim(cane, 0.55)) +
          weave +
          path(
            outline,
            across([
              [0, "#140b04", 0.35],
              [0.3, "#fff0cc", 0.2],
              [0.6, "#140b04", 0.1],
              [1, "#140b04", 0.62],
            ]),
          ),
        "M-340 -232A318 64 0 0 0 340 -232V120H-340Z",
      ) +
      group(tube("M-318 -232A318 64 0 0 0 318 -232", cane, 26)) +
      line(
        "M-318 -232A318 64 0 0 0 318 -232",
        dim(cane, 0.5),
        26,
        'stroke-dasharray="4 15" opacity="0.6" style="stroke-linecap:butt"',
      )
    );
  },
};
