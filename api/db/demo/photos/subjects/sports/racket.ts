import { dim, lit } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { across, face } from "../../kit/paint.ts";
import { disc, line, ovalPath, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Tennis racket. */
export const racket: Subject = {
  name: "tennis racket",
  category: "Sports & Outdoors",
  view: "above",
  company: "studio",
  detail: [150, -120],
  draw: (_rng, { main, accent, wood }) => {
    const head = ovalPath(0, -210, 190, 244);
    let strings = "";
    for (let i = -9; i <= 9; i += 1)
      strings +=
        line(`M${i * 20} -470V60`, "#f4efe2", 3) + line(`M-200 ${-210 + i * 25}H200`, "#e6dfcd", 3);
    const felt = (x: number, y: number): string =>
      formed(
        disc(x, y, 74, "#c9d24a") +
          disc(x, y, 74, texture("felt"), 'opacity="0.6"') +
          line(
            `M${x - 66} ${y - 30}Q${x} ${y - 10} ${x + 10} ${y - 72}M${x - 6} ${y + 72}Q${x + 6} ${y + 10} ${x + 70} ${y + 22}`,
            "#f5f4e4",
            7,
          ),
        { depth: 46, shade: 0.55 },
      );
    return (
      placed(
        clipped(strings, head) +
          tube("M-104 0Q-60 90 -16 150M104 0Q60 90 16 150", main, 28, "gloss") +
          tube(head, main, 30, "gloss") +
          line(head, lit(accent, 0.2), 5, 'stroke-dasharray="200 1000"') +
          tube("M-62 8Q0 60 62 8", main, 22, "gloss") +
          rect(
            -22,
            140,
            44,
            90,
            across([
              [0, dim(main, 0.4)],
              [0.4, lit(main, 0.2)],
              [1, dim(main, 0.4)],
            ]),
          ) +
          rect(
            -28,
            220,
            56,
            240,
            across([
              [0, dim(wood, 0.55)],
              [0.35, lit(wood, 0.1)],
              [1, dim(wood, 0.6)],
            ]),
            10,
          ) +
          Array.from({ length: 11 }, (_, i) =>
            line(`M-28 ${240 + i * 20}L28 ${226 + i * 20}`, dim(wood, 0.6), 3, 'opacity="0.7"'),
          ).join("") +
          rect(-32, 446, 64, 26, face("#2a2d30"), 10),
        -30,
        20,
        42,
        0.98,
      ) +
      felt(-230, -150) +
      felt(300, 220)
    );
  },
};
