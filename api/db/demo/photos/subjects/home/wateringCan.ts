import { dim, lit } from "../../kit/colour.ts";
import { across, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, oval, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Watering can. */
export const wateringCan: Subject = {
  name: "watering can",
  category: "Home & Garden",
  view: "table",
  company: "garden",
  detail: [-60, -220],
  draw: (_rng, { main, accent }) =>
    contact(40, 0, 190) +
    tube("M-120 -70Q-230 -130 -318 -356", main, 44, "gloss") +
    placed(
      path("M-26 10L-72 -80Q0 -104 72 -80L26 10Z", round(main, "gloss")) +
        oval(
          0,
          -82,
          74,
          24,
          across([
            [0, lit(accent, 0.4)],
            [1, dim(accent, 0.3)],
          ]),
        ) +
        Array.from({ length: 13 }, (_, i) =>
          disc(-54 + (i % 7) * 18, -88 + Math.floor(i / 7) * 12, 3, dim(accent, 0.65)),
        ).join(""),
      -318,
      -356,
      -28,
    ) +
    tube("M-110 -210L-238 -206", main, 13, "gloss") +
    tube("M150 -330Q330 -330 314 -190Q296 -60 216 -50", main, 24, "gloss") +
    placed(
      turned({
        profile: [
          [0, 176],
          [-260, 164],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        inside: dim(main, 0.2),
      }) +
        wrapped(176, 176, -36, -24, round(lit(main, 0.2), "metal")) +
        wrapped(168, 168, -236, -224, round(lit(main, 0.2), "metal")),
      40,
      0,
    ) +
    tube("M-90 -270Q-60 -430 60 -430Q170 -420 190 -270", main, 24, "gloss"),
};
