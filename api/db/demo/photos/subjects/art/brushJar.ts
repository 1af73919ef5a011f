import { lit } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { n, path, placed } from "../../kit/shapes.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";
import { brush } from "./brush.ts";
import { PANS } from "./pans.ts";

/** Brushes in a jar. */
export const brushJar: Subject = {
  name: "brushes in a jar",
  category: "Art & Crafts",
  view: "table",
  company: "studio",
  detail: [0, -330],
  draw: (rng, { main, second, accent, cloth, wood }) => {
    const handles = [main, accent, wood, second, "#2c3036", wood, accent] as const;
    const stand = handles
      .map((colour, i) =>
        placed(
          placed(brush(330, colour, PANS[(i * 5) % 12] ?? main), 0, 0, -90),
          (i - 3) * 20,
          -320 - (i % 3) * 34,
          (i - 3) * 7 + rng.between(-3, 3),
        ),
      )
      .join("");
    return (
      contact(0, 0, 130) +
      placed(stand, 0, -10, 0, 1) +
      turned({
        profile: [
          [0, 118],
          [-16, 130],
          [-230, 130],
          [-254, 122],
        ],
        colour: lit(cloth, 0.28),
        finish: "gloss",
        top: "none",
      }) +
      clipped(
        path(
          "M-140 -150q30 -26 70 -8t70 -6t70 4t70 -10v90q-60 20 -130 6t-150 4z",
          round(main, "gloss"),
        ) +
          [-70, 20, 80]
            .map((x) =>
              path(
                `M${x} -80q4 ${n(rng.between(50, 80))} 14 ${n(rng.between(40, 56))}q12 -4 8 -56z`,
                main,
              ),
            )
            .join(""),
        "M-130 -254H130V40H-130Z",
      ) +
      path("M-122 -254A122 24 0 0 0 122 -254L116 -248A118 22 0 0 1 -116 -248Z", lit(cloth, 0.6)) +
      contact(260, 30, 70) +
      placed(
        turned({
          profile: [
            [0, 70],
            [-60, 74],
          ],
          colour: lit(cloth, 0.3),
          finish: "gloss",
          angular: true,
          inside: PANS[6] ?? main,
        }),
        260,
        30,
      ) +
      placed(brush(230, wood, PANS[2] ?? main), -200, 44, -8)
    );
  },
};
