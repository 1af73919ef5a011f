import { dim, mix } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { around, ball, face } from "../../kit/paint.ts";
import { disc, line, path } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";
import { draped } from "./draped.ts";
import { peg } from "./peg.ts";

/** Raincoat. */
export const raincoat: Subject = {
  name: "raincoat",
  category: "Clothing & Accessories",
  view: "wall",
  company: "studio",
  detail: [0, -140],
  draw: (_rng, { accent }) => {
    const yellow = mix(accent, "#e0aa2b", 0.72);
    const body =
      "M-96 -350Q0 -300 96 -350L196 -300Q232 -280 250 -230L346 130Q352 156 326 164L258 180L210 20L250 400Q252 424 228 426H-228Q-252 424 -250 400L-210 20L-258 180L-326 164Q-352 156 -346 130L-250 -230Q-232 -280 -196 -300Z";
    return (
      peg(-400, "#a8713f") +
      formed(
        path(body, face(yellow)) +
          clipped(
            draped(
              [
                "M-206 -190Q-196 0 -208 40",
                "M206 -190Q196 0 208 40",
                "M-130 60Q-150 250 -140 420",
                "M120 40Q150 250 136 420",
                "M-60 200Q-70 320 -64 424",
                "M66 -60Q80 160 74 300",
                "M-300 60L-250 40",
                "M300 60L250 40",
              ],
              34,
            ),
            body,
          ),
        { depth: 54, shade: 0.42, glow: 0.4 },
      ) +
      formed(
        path(
          "M-96 -350Q-128 -250 -60 -216Q0 -200 60 -216Q128 -250 96 -350Q60 -400 0 -402Q-60 -400 -96 -350Z",
          face(dim(yellow, 0.06)),
        ),
        { depth: 30 },
      ) +
      path(
        "M-72 -330Q-84 -262 -44 -242Q0 -228 44 -242Q84 -262 72 -330Q44 -372 0 -374Q-44 -372 -72 -330Z",
        around([
          [0, dim(yellow, 0.62)],
          [1, dim(yellow, 0.4)],
        ]),
      ) +
      line("M0 -226V424", dim(yellow, 0.42), 6) +
      line("M26 -216V424", dim(yellow, 0.2), 4, 'stroke-dasharray="12 9"') +
      [-150, -30, 90, 210, 330]
        .map((y) => disc(13, y, 13, ball("#efe6d4", 0.6)) + disc(13, y, 4, "#8a8173"))
        .join("") +
      [-170, 70]
        .map(
          (x) =>
            path(`M${x} 150h110v26l-55 22l-55 -22z`, dim(yellow, 0.16)) +
            line(`M${x} 150h110v26l-55 22l-55 -22z`, dim(yellow, 0.4), 4),
        )
        .join("") +
      line("M-24 -222Q-34 -150 -28 -110M40 -222Q52 -160 46 -120", "#f0eadc", 7)
    );
  },
};
