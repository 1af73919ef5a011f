import { dim, lit } from "../../kit/colour.ts";
import { along, ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, oval, path } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Enamel teapot. */
export const teapot: Subject = {
  name: "enamel teapot",
  category: "Home & Garden",
  view: "table",
  company: "kitchen",
  detail: [-60, -220],
  draw: (_rng, { main }) => {
    const rim = "#262b30";
    return (
      contact(0, 0, 190) +
      path(
        "M-150 -110Q-250 -130 -296 -300Q-304 -330 -330 -336L-336 -352Q-280 -362 -262 -320Q-230 -230 -150 -220Z",
        along(0, 0, 0.7, 1, [
          [0, lit(main, 0.35)],
          [0.5, main],
          [1, dim(main, 0.5)],
        ]),
      ) +
      line("M-338 -352Q-284 -364 -264 -322", rim, 10) +
      tube("M170 -300Q330 -330 318 -190Q300 -70 180 -80", main, 32, "gloss") +
      turned({
        profile: [
          [0, 150],
          [-14, 172],
          [-90, 208],
          [-180, 204],
          [-290, 148],
          [-322, 116],
        ],
        colour: main,
        finish: "gloss",
        top: "none",
      }) +
      path("M-150 -12A150 30 0 0 0 150 -12V4A150 30 0 0 1 -150 4Z", rim, 'opacity="0.8"') +
      turned({
        profile: [
          [-316, 122],
          [-328, 122],
          [-358, 84],
          [-376, 22],
        ],
        colour: main,
        finish: "gloss",
      }) +
      path("M-122 -318A122 24 0 0 0 122 -318", "none", `stroke="${rim}" stroke-width="8"`) +
      disc(0, -396, 26, ball(rim, 0.5)) +
      path(
        "M-150 -210Q-148 -270 -104 -290Q-130 -240 -128 -170Q-152 -170 -150 -210Z",
        "#ffffff",
        'opacity="0.5"',
      ) +
      disc(112, -50, 5, rim, 'opacity="0.7"') +
      oval(124, -140, 26, 44, "#fff", 'opacity="0.1"')
    );
  },
};
