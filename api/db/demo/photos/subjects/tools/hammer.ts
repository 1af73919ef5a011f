import { dim, lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { metallic, wooden } from "../../kit/material.ts";
import { across } from "../../kit/paint.ts";
import { oval, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Claw hammer. */
export const hammer: Subject = {
  name: "claw hammer",
  category: "Tools & Equipment",
  view: "above",
  company: "workshop",
  detail: [0, -240],
  draw: (_rng, { wood, main }) =>
    placed(
      wooden(
        "M-34 -240Q-26 -60 -34 90Q-46 210 -44 330Q-40 384 0 386Q40 384 44 330Q46 210 34 90Q26 -60 34 -240Z",
        wood,
        90,
      ) +
        path(
          "M-34 -240Q-26 -60 -34 90Q-46 210 -44 330Q-40 384 0 386Q40 384 44 330Q46 210 34 90Q26 -60 34 -240Z",
          across([
            [0, "#1a0d04", 0.45],
            [0.3, "#fff3d8", 0.28],
            [0.6, "#1a0d04", 0],
            [1, "#1a0d04", 0.6],
          ]),
        ) +
        path(
          "M-41 170Q-46 250 -44 330Q-40 384 0 386Q40 384 44 330Q46 250 41 170Z",
          across([
            [0, dim(main, 0.4)],
            [0.35, lit(main, 0.2)],
            [1, dim(main, 0.5)],
          ]),
        ) +
        formed(
          metallic(
            "M-60 -334Q-40 -350 0 -348H70Q110 -346 130 -330H152V-346Q154 -360 172 -360H206Q224 -358 224 -340V-246Q224 -228 206 -226H172Q154 -226 152 -240V-256H128Q96 -236 50 -230H-46Q-70 -232 -86 -252Q-150 -262 -250 -190Q-226 -300 -60 -334Z",
            "#8b9396",
          ),
          { depth: 30, shade: 0.5 },
        ) +
        path("M-84 -256Q-150 -262 -246 -194Q-170 -286 -84 -284Z", "#2f3639", 'opacity="0.55"') +
        oval(0, -292, 30, 18, "#6d4a2a") +
        rect(-18, -295, 36, 6, "#c9cccb"),
      0,
      0,
      -38,
      1.16,
    ),
};
