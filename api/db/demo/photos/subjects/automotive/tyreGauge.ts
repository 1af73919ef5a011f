import { formed } from "../../kit/form.ts";
import { across, along, around, ball, face } from "../../kit/paint.ts";
import { disc, line, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

function metallicRing(): string {
  return along(0, 0, 1, 1, [
    [0, "#f2f3f0"],
    [0.4, "#8b9193"],
    [0.6, "#d9dcd9"],
    [1, "#4f5558"],
  ]);
}

/** Tyre gauge. */
export const tyreGauge: Subject = {
  name: "tyre gauge",
  category: "Automotive",
  view: "above",
  company: "workshop",
  detail: [-130, -60],
  draw: (_rng, { main, accent }) => {
    const ticks = Array.from({ length: 41 }, (_, i) =>
      placed(
        line(
          i % 5 === 0 ? "M0 -176V-146" : "M0 -176V-160",
          i > 30 ? "#b3322b" : "#2b3036",
          i % 5 === 0 ? 5 : 3,
        ),
        0,
        0,
        -130 + i * 6.5,
      ),
    ).join("");
    return placed(
      tube("M40 190Q80 330 260 300Q460 260 440 90Q430 10 480 -30", "#26292d", 34) +
        Array.from({ length: 3 }, (_, i) =>
          line(`M${88 + i * 100} ${292 - i * 8}l6 22`, "#41464b", 4, 'opacity="0.7"'),
        ).join("") +
        placed(
          rect(
            -26,
            -120,
            52,
            130,
            across([
              [0, "#8f6d2c"],
              [0.35, "#f0d692"],
              [1, "#6b4f1d"],
            ]),
            8,
          ) +
            formed(
              path(
                "M-40 -120H40L60 -200Q40 -236 0 -236Q-40 -236 -60 -200Z",
                across([
                  [0, "#6d7476"],
                  [0.35, "#f2f3f0"],
                  [1, "#565c5f"],
                ]),
              ),
              { depth: 16 },
            ) +
            oval(0, -218, 26, 9, "#1a1d21"),
          484,
          -26,
          34,
        ) +
        rect(
          -22,
          150,
          64,
          74,
          across([
            [0, "#8f6d2c"],
            [0.35, "#f0d692"],
            [1, "#6b4f1d"],
          ]),
          8,
        ) +
        formed(disc(0, -20, 236, face(main)), { depth: 30, shade: 0.55 }) +
        disc(0, -20, 200, metallicRing()) +
        disc(
          0,
          -20,
          188,
          around([
            [0, "#fffdf5"],
            [0.9, "#ece4d2"],
            [1, "#b7ae9b"],
          ]),
        ) +
        placed(ticks, 0, -20) +
        placed(
          line("M0 34L0 -150", "#b3322b", 8) + disc(0, 0, 20, ball("#2b3036", 0.5)),
          0,
          -20,
          -36,
        ) +
        rect(-44, 64, 88, 14, accent, 6) +
        path(
          "M-150 -120A190 190 0 0 1 90 -186A240 240 0 0 0 -150 -60Z",
          "#ffffff",
          'opacity="0.5"',
        ),
      -120,
      -30,
      -12,
      1,
    );
  },
};
