import { dim, lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { face, rod, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Car polish kit. */
export const polish: Subject = {
  name: "car polish kit",
  category: "Automotive",
  view: "table",
  company: "workshop",
  detail: [-100, -180],
  draw: (_rng, { main, second, accent, cloth }) =>
    contact(-190, 0, 100) +
    placed(
      turned({
        profile: [
          [0, 96],
          [-12, 102],
          [-280, 102],
          [-340, 62],
          [-366, 40],
        ],
        colour: main,
        finish: "gloss",
        top: "none",
      }) +
        wrapped(102, 102, -240, -70, round(lit(cloth, 0.35))) +
        path("M-66 -90Q-40 -150 20 -146T80 -80Z", accent) +
        wrapped(102, 70, -214, -200, main) +
        turned({
          profile: [
            [-360, 42],
            [-440, 34],
          ],
          colour: "#2b2f34",
          finish: "gloss",
          angular: true,
        }),
      -190,
      0,
    ) +
    contact(40, 20, 120) +
    placed(
      turned({
        profile: [
          [0, 124],
          [-96, 124],
        ],
        colour: second,
        finish: "metal",
        angular: true,
        top: "none",
      }) +
        turned({
          profile: [
            [-90, 130],
            [-122, 130],
          ],
          colour: accent,
          finish: "metal",
          angular: true,
          top: lit(accent, 0.25),
        }) +
        wrapped(124, 124, -66, -30, round(lit(cloth, 0.35))),
      50,
      26,
    ) +
    formed(
      path("M130 26Q150 -60 240 -80Q330 -120 400 -60Q450 -20 430 30Q300 60 130 26Z", face(accent)) +
        path(
          "M130 26Q150 -60 240 -80Q330 -120 400 -60Q450 -20 430 30Q300 60 130 26Z",
          texture("felt", 1.5),
          'opacity="0.7"',
        ) +
        line(
          "M190 10Q240 -40 300 -70M260 20Q320 -10 380 -50",
          dim(accent, 0.5),
          12,
          'opacity="0.4"',
        ),
      { depth: 44 },
    ) +
    placed(rect(-70, -40, 140, 40, rod(dim(cloth, 0.1)), 14), 60, -122) +
    `<g opacity="${n(0.9)}">${oval(60, -162, 70, 10, lit(cloth, 0.2))}</g>`,
};
