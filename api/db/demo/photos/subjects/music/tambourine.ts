import { dim, lit, mix } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { along, around, ball, face } from "../../kit/paint.ts";
import { disc, oval, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

const BRASS = "#c49a46";

/** Tambourine. */
export const tambourine: Subject = {
  name: "tambourine",
  category: "Musical Instruments",
  view: "above",
  company: "studio",
  detail: [-80, -60],
  draw: (_rng, { wood, cloth, accent }) => {
    const jingles = Array.from({ length: 8 }, (_, i) =>
      placed(
        rect(-52, -372, 104, 44, dim(wood, 0.6), 12) +
          placed(
            oval(
              0,
              0,
              44,
              22,
              along(0, 0, 1, 1, [
                [0, "#fff0c0"],
                [0.4, BRASS],
                [1, "#6d501d"],
              ]),
            ) +
              oval(0, 0, 16, 8, dim(BRASS, 0.3)) +
              oval(
                4,
                -9,
                42,
                18,
                along(0, 0, 1, 1, [
                  [0, "#fff3cd"],
                  [0.5, lit(BRASS, 0.2)],
                  [1, "#7d5c22"],
                ]),
              ) +
              disc(4, -9, 5, "#5d451c"),
            0,
            -352,
          ),
        0,
        0,
        i * 45 + 12,
      ),
    ).join("");
    return (
      disc(0, 0, 388, face(mix("#b9803f", wood, 0.4))) +
      disc(0, 0, 388, texture("grain"), 'opacity="0.5"') +
      disc(0, 0, 388, "none", `stroke="${dim(wood, 0.5)}" stroke-width="5"`) +
      jingles +
      disc(0, 0, 318, dim(wood, 0.4)) +
      formed(
        disc(
          0,
          0,
          312,
          around(
            [
              [0, lit(cloth, 0.5)],
              [0.7, lit(mix(cloth, "#e0c592", 0.4), 0.3)],
              [1, mix(cloth, "#b8935a", 0.4)],
            ],
            0.4,
            0.36,
            0.75,
          ),
        ) + disc(0, 0, 312, texture("hide", 2.4), 'opacity="0.05"'),
        { depth: 20, shade: 0.4 },
      ) +
      Array.from({ length: 40 }, (_, i) =>
        disc(Math.cos(i * 0.157) * 302, Math.sin(i * 0.157) * 302, 5, ball(BRASS, 0.6)),
      ).join("") +
      disc(0, 0, 150, "none", `stroke="${accent}" stroke-width="9" opacity="0.75"`) +
      Array.from({ length: 12 }, (_, i) =>
        placed(path("M0 -140L14 -112L0 -84L-14 -112Z", accent, 'opacity="0.75"'), 0, 0, i * 30),
      ).join("")
    );
  },
};
