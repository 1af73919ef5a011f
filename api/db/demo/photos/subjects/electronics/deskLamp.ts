import { dim, lit } from "../../kit/colour.ts";
import { around, ball, down, round } from "../../kit/paint.ts";
import { contact, unshadowed } from "../../kit/shadow.ts";
import { disc, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Desk lamp. */
export const deskLamp: Subject = {
  name: "desk lamp",
  category: "Electronics",
  view: "table",
  company: "study",
  detail: [120, -430],
  draw: (_rng, { main, accent }) => {
    const joint = (x: number, y: number): string =>
      disc(x, y, 22, ball(accent, 0.5)) + disc(x, y, 8, dim(accent, 0.5));
    const shade = "M-34 -96Q0 -112 34 -96L64 -40Q128 10 142 74H-142Q-128 10 -64 -40Z";
    return (
      unshadowed(
        oval(
          230,
          -8,
          250,
          44,
          around([
            [0, "#ffe9b0", 0.75],
            [1, "#ffe9b0", 0],
          ]),
        ),
      ) +
      contact(-110, 0, 160) +
      placed(
        turned({
          profile: [
            [0, 158],
            [-18, 158],
            [-36, 128],
            [-44, 40],
          ],
          colour: main,
          finish: "gloss",
        }),
        -110,
        0,
      ) +
      tube("M-110 -40L-230 -300", "#c3c6c1", 20, "metal") +
      tube("M-230 -300L70 -500", "#c3c6c1", 20, "metal") +
      tube("M-150 -120q-40 -20 -46 -80", "#6d7274", 7) +
      joint(-110, -52) +
      joint(-230, -300) +
      placed(
        oval(
          0,
          74,
          142,
          34,
          around([
            [0, "#fffbe8"],
            [0.4, "#ffe7a6"],
            [1, dim(main, 0.1)],
          ]),
        ) +
          disc(
            0,
            66,
            38,
            around([
              [0, "#ffffff"],
              [0.7, "#fff3c9"],
              [1, "#ffdf8f"],
            ]),
          ) +
          path(shade, round(main, "gloss")) +
          path(
            "M-142 74Q-140 60 -134 50Q0 90 134 50Q140 60 142 74Q0 116 -142 74Z",
            round(lit(main, 0.14), "gloss"),
          ) +
          rect(-26, -130, 52, 36, round(accent, "metal"), 8),
        130,
        -470,
        -32,
      ) +
      joint(70, -500) +
      unshadowed(
        path(
          "M60 -400L20 0H470L220 -330Z",
          down([
            [0, "#fff0bd", 0.3],
            [1, "#fff0bd", 0],
          ]),
        ),
      )
    );
  },
};
