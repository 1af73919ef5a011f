import { dim } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { metallic } from "../../kit/material.ts";
import { along, ball, down, face } from "../../kit/paint.ts";
import { disc, line, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Harmonica. */
export const harmonica: Subject = {
  name: "harmonica",
  category: "Musical Instruments",
  view: "above",
  company: "study",
  detail: [-120, -30],
  draw: (_rng, { main, wood }) => {
    const harp =
      rect(
        -420,
        -56,
        840,
        150,
        down([
          [0, "#3a2c20"],
          [1, "#1d140d"],
        ]),
        16,
      ) +
      rect(-410, -6, 820, 50, wood) +
      Array.from({ length: 10 }, (_, i) =>
        rect(
          -372 + i * 76,
          -2,
          50,
          42,
          along(0, 0, 0, 1, [
            [0, "#0c0806"],
            [1, "#3a2413"],
          ]),
          5,
        ),
      ).join("") +
      formed(
        metallic(
          "M-424 -22V-86Q-424 -128 -384 -130H384Q424 -128 424 -86V-22Q0 -8 -424 -22Z",
          "#b9bfbf",
        ),
        { depth: 26, shade: 0.5 },
      ) +
      path("M-384 -98Q0 -118 384 -98V-58Q0 -72 -384 -58Z", "#6d7578", 'opacity="0.28"') +
      rect(-170, -104, 340, 52, "none", 24, 'stroke="#5d6568" stroke-width="4" opacity="0.7"') +
      placed(path("M-90 0Q-40 -20 0 0T90 0Q40 20 0 0T-90 0Z", "#5d6568", 'opacity="0.7"'), 0, -78) +
      formed(
        metallic("M-424 56Q0 44 424 56V84Q424 120 384 122H-384Q-424 120 -424 84Z", "#a1a8a9"),
        { depth: 20, shade: 0.5 },
      ) +
      [-396, 396]
        .map((x) => disc(x, -80, 11, ball("#d9dcd9", 0.6)) + line(`M${x - 7} -80h14`, "#4d5457", 3))
        .join("");
    const box =
      rect(-450, -130, 900, 260, face(main), 22) +
      rect(
        -424,
        -106,
        848,
        212,
        along(0, 0, 1, 1, [
          [0, dim("#8d2f35", 0.5)],
          [1, "#8d2f35"],
        ]),
        14,
      ) +
      rect(-424, -106, 848, 212, texture("felt"), 14, 'opacity="0.7"');
    return (
      placed(box, 50, 160, 5, 0.96) +
      `<g opacity="0.35">${placed(rect(-420, -110, 850, 240, "#0b0d12", 26), -20, -90, -8)}</g>` +
      placed(harp, -30, -120, -8)
    );
  },
};
