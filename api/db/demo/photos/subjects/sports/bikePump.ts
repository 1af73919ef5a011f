import { lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { around, face, rod } from "../../kit/paint.ts";
import { disc, line, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Bike pump. */
export const bikePump: Subject = {
  name: "bike pump",
  category: "Sports & Outdoors",
  view: "above",
  company: "workshop",
  detail: [160, -10],
  draw: (_rng, { main, wood, accent }) =>
    placed(
      tube("M400 20Q560 40 500 170Q420 270 180 220Q40 190 -60 250", "#25282c", 20) +
        rect(-130, 226, 76, 44, rod("#aeb3b3", "metal"), 8) +
        rect(-156, 236, 30, 24, rod("#c9a24a", "metal"), 5) +
        rect(-520, -14, 190, 28, rod("#b9bdbc", "metal"), 4) +
        formed(
          wooden(
            "M-580 -130Q-600 -130 -600 -108V108Q-600 130 -580 130H-548Q-528 130 -530 108Q-538 0 -530 -108Q-528 -130 -548 -130Z",
            wood,
            90,
          ),
          { depth: 26, shade: 0.6 },
        ) +
        rect(-340, -52, 50, 104, rod("#33383d", "gloss"), 10) +
        rect(-296, -44, 640, 88, rod(main, "gloss"), 6) +
        rect(-180, -44, 26, 88, rod(lit(accent, 0.1), "gloss")) +
        rect(-140, -44, 12, 88, rod(lit(accent, 0.1), "gloss")) +
        rect(338, -54, 70, 108, rod("#33383d", "gloss"), 10) +
        formed(
          path(
            "M400 -40H440L470 -150H500Q516 -150 516 -134V134Q516 150 500 150H470L440 40H400Z",
            face("#2e3338"),
          ),
          { depth: 20 },
        ) +
        disc(372, 0, 74, "#0c0f14", 'opacity="0.35"') +
        disc(
          366,
          -6,
          72,
          around([
            [0, "#f6f0e2"],
            [0.8, "#efe7d4"],
            [0.84, "#5c6062"],
            [1, "#aab0b0"],
          ]),
        ) +
        Array.from({ length: 11 }, (_, i) =>
          placed(line("M0 -54V-42", "#33383d", 4), 366, -6, -130 + i * 26),
        ).join("") +
        placed(line("M0 8V-46", "#b3322b", 5), 366, -6, 38) +
        disc(366, -6, 8, "#33383d"),
      0,
      -30,
      -20,
      0.94,
    ),
};
