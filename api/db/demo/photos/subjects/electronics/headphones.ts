import { formed } from "../../kit/form.ts";
import { face } from "../../kit/paint.ts";
import { group, line, path, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Headphones. */
export const headphones: Subject = {
  name: "headphones",
  category: "Electronics",
  view: "above",
  company: "study",
  detail: [-160, 120],
  draw: (_rng, { main, wood }) => {
    const pad = (x: number): string =>
      placed(
        formed(
          path(
            "M-96 -140Q-120 -160 -60 -168H60Q120 -160 110 0Q120 160 60 168H-60Q-120 160 -96 140Z",
            face("#2d2723"),
          ),
          { depth: 44, shade: 0.55 },
        ) +
          formed(
            path(
              "M-20 -140Q70 -140 110 -96Q130 0 110 96Q70 140 -20 140Q-52 0 -20 -140Z",
              face(main),
            ),
            { depth: 36, shade: 0.5 },
          ) +
          path("M20 -94Q86 -86 92 0Q86 86 20 94Q-4 0 20 -94Z", face(wood)) +
          path(
            "M20 -94Q86 -86 92 0Q86 86 20 94Q-4 0 20 -94Z",
            texture("grain", 0.7, 80),
            'opacity="0.6"',
          ),
        x,
        130,
      );
    return placed(
      tube("M-320 120Q-360 -320 0 -326Q360 -320 320 120", "#9a9d9b", 18, "metal") +
        tube("M-276 -90Q-236 -306 0 -312Q236 -306 276 -90", "#3a2b22", 62) +
        line(
          "M-262 -100Q-220 -290 0 -296Q220 -290 262 -100",
          "#8b6a4c",
          3,
          'stroke-dasharray="12 8"',
        ) +
        group(pad(300), 'transform="scale(-1 1)"') +
        pad(300) +
        tube("M-330 300Q-350 380 -220 372Q0 350 60 384Q160 420 300 350", "#23262a", 11),
      0,
      -20,
    );
  },
};
