import { dim, lit, mix } from "../../kit/colour.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, oval, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Hand cream jar. */
export const handCream: Subject = {
  name: "hand cream jar",
  category: "Health & Beauty",
  view: "table",
  company: "studio",
  detail: [-40, -140],
  draw: (_rng, { main, cloth, wood }) =>
    contact(-70, 0, 240) +
    placed(
      turned({
        profile: [
          [0, 226],
          [-10, 238],
          [-190, 238],
          [-200, 232],
        ],
        colour: lit(cloth, 0.3),
        finish: "gloss",
        top: "none",
      }) +
        wrapped(239, 150, -150, -44, round(mix(main, cloth, 0.15))) +
        wrapped(239, 90, -108, -100, lit(cloth, 0.4)) +
        wrapped(239, 60, -86, -80, lit(cloth, 0.4)) +
        turned({
          profile: [
            [-196, 218],
            [-216, 218],
          ],
          colour: lit(cloth, 0.3),
          finish: "gloss",
          angular: true,
          inside: lit(cloth, 0.45),
        }) +
        oval(0, -212, 196, 34, lit(cloth, 0.6)) +
        line("M-120 -214Q-40 -240 20 -214T120 -210", dim(cloth, 0.12), 12, 'opacity="0.6"') +
        line("M-120 -219Q-40 -245 20 -219T120 -215", "#ffffff", 7, 'opacity="0.8"'),
      -70,
      0,
    ) +
    contact(290, 40, 170) +
    placed(
      turned({
        profile: [
          [0, 168],
          [-54, 168],
        ],
        colour: lit(wood, 0.12),
        angular: true,
        top: lit(wood, 0.25),
      }) +
        oval(0, -54, 168, 33, texture("grain", 0.7), 'opacity="0.6"') +
        oval(0, -54, 110, 20, "none", `stroke="${dim(wood, 0.4)}" stroke-width="3" opacity="0.5"`),
      290,
      40,
    ),
};
