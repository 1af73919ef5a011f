import { mix } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { around, ball, face } from "../../kit/paint.ts";
import { blob, disc, group, line, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Ukulele. */
export const ukulele: Subject = {
  name: "ukulele",
  category: "Musical Instruments",
  view: "above",
  company: "studio",
  detail: [-160, 0],
  draw: (_rng, { wood }) => {
    const body = blob([
      [-480, 0],
      [-450, -140],
      [-330, -196],
      [-200, -150],
      [-110, -112],
      [-10, -134],
      [60, -110],
      [92, 0],
      [60, 110],
      [-10, 134],
      [-110, 112],
      [-200, 150],
      [-330, 196],
      [-450, 140],
    ]);
    const frets = Array.from({ length: 12 }, (_, i) =>
      line(`M${84 + i * 27 * (1 + i * 0.03)} -27V27`, "#d9d2bd", 4),
    ).join("");
    const peg = (x: number, y: number): string =>
      rect(x - 5, Math.min(y, y * 1.9), 10, 40, "#b9bdb9") +
      oval(x, y * 1.75, 17, 12, ball("#efe6d2", 0.5)) +
      disc(x, y * 0.62, 9, ball("#c9ccc8", 0.7));
    return placed(
      formed(wooden(body, mix("#b9763a", wood, 0.35)), { depth: 34, shade: 0.55 }) +
        path(
          body,
          "none",
          `stroke="#f2e2bd" stroke-width="7" transform="translate(-4.2 0) scale(0.978)"`,
        ) +
        path(
          body,
          "none",
          'stroke="#2c170a" stroke-width="3" opacity="0.6" transform="translate(-6 0) scale(0.966)"',
        ) +
        disc(-90, 0, 74, "none", 'stroke="#f0dfb6" stroke-width="7"') +
        disc(-90, 0, 67, "none", 'stroke="#2c170a" stroke-width="5"') +
        disc(
          -90,
          0,
          62,
          around(
            [
              [0, "#1d0f07"],
              [0.8, "#2b170b"],
              [1, "#0e0703"],
            ],
            0.6,
            0.6,
            0.7,
          ),
        ) +
        rect(-400, -84, 46, 168, face("#3a2215"), 10) +
        rect(-386, -66, 9, 132, "#efe6d2", 3) +
        path("M-40 -30H420V30H-40Q-56 0 -40 -30Z", face("#38221a")) +
        rect(-40, -30, 460, 12, "#fff", 0, 'opacity="0.08"') +
        frets +
        [166, 262, 390].map((x) => disc(x - 10, 0, 7, "#efe6d2")).join("") +
        formed(
          wooden(
            "M414 -34Q440 -34 452 -60L590 -72Q612 -40 600 0Q612 40 590 72L452 60Q440 34 414 34Z",
            mix("#8a542a", wood, 0.35),
          ),
          { depth: 18 },
        ) +
        rect(414, -32, 14, 64, "#efe6d2", 3) +
        peg(490, -62) +
        peg(556, -66) +
        group(peg(490, -62) + peg(556, -66), 'transform="scale(1 -1)"') +
        [-22, -8, 8, 22]
          .map((y, i) =>
            line(
              `M-380 ${n(y * 2)}L420 ${y}L${i === 0 || i === 3 ? 490 : 556} ${n(y < 0 ? -40 : 40)}`,
              "#f7f2e4",
              3,
              'opacity="0.9"',
            ),
          )
          .join(""),
      -30,
      0,
      -24,
      0.9,
    );
  },
};
