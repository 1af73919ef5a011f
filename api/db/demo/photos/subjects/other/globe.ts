import { mix } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { around, ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { blob, disc, line, n, oval, path, placed } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

const BRASS = "#c49a46";

/** Desk globe. */
export const globe: Subject = {
  name: "desk globe",
  category: "Other",
  view: "table",
  company: "study",
  detail: [-30, -360],
  draw: (rng, { wood, main }) => {
    const R = 206;
    const sea = mix("#4f8a96", main, 0.3);
    const land = rng.chance(0.5) ? "#d7c08a" : "#b9b27a";
    const lands = [
      [
        [-150, -120],
        [-90, -170],
        [-30, -150],
        [-50, -90],
        [-96, -60],
        [-110, 0],
        [-150, -40],
      ],
      [
        [-80, 10],
        [-30, 0],
        [0, 50],
        [-30, 120],
        [-60, 160],
        [-80, 90],
      ],
      [
        [40, -150],
        [110, -160],
        [170, -90],
        [150, -40],
        [90, -50],
        [60, -90],
      ],
      [
        [50, -20],
        [120, -24],
        [150, 40],
        [110, 120],
        [70, 70],
      ],
      [
        [-190, 60],
        [-160, 50],
        [-150, 90],
        [-180, 110],
      ],
    ].map((points) =>
      blob(points.map(([x = 0, y = 0]): Point => [x + rng.between(-8, 8), y + rng.between(-8, 8)])),
    );
    const lines =
      [-0.6, -0.3, 0, 0.3, 0.6]
        .map((at) =>
          line(
            `M${n(-R * Math.cos(at * 1.4))} ${n(R * at)}Q0 ${n(R * at + 34)} ${n(R * Math.cos(at * 1.4))} ${n(R * at)}`,
            "#f3ead0",
            1.6,
            'opacity="0.45"',
          ),
        )
        .join("") +
      [-150, -80, 0, 80, 150]
        .map((x) => line(`M0 ${-R}Q${x * 1.7} 0 0 ${R}`, "#f3ead0", 1.6, 'opacity="0.45"'))
        .join("");
    const world =
      clipped(
        disc(0, 0, R, sea) +
          lines +
          lands.map((d) => path(d, land, 'stroke="#7d6a3f" stroke-width="3"')).join(""),
        `M${-R} 0a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`,
      ) +
      disc(
        0,
        0,
        R,
        around(
          [
            [0, "#fff8e4", 0.5],
            [0.3, "#fff8e4", 0.06],
            [0.6, "#0b1420", 0.14],
            [0.88, "#0b1420", 0.58],
            [1, "#0b1420", 0.44],
          ],
          0.34,
          0.28,
          0.78,
        ),
      ) +
      oval(-78, -104, 46, 26, "#fff", 'opacity="0.3" transform="rotate(-38 -78 -104)"');
    return (
      contact(0, 0, 160) +
      turned({
        profile: [
          [0, 164],
          [-20, 168],
          [-36, 120],
          [-52, 40],
          [-96, 28],
          [-116, 46],
        ],
        colour: mix(wood, "#5d3218", 0.4),
        finish: "gloss",
      }) +
      placed(
        tube(`M${-R - 26} 0A${R + 26} ${R + 26} 0 0 0 ${R + 26} 0`, BRASS, 20, "metal"),
        0,
        -350,
        24,
      ) +
      placed(world, 0, -350, 23.4) +
      placed(
        tube(`M0 ${-R - 30}V${-R + 4}`, BRASS, 12, "metal") +
          disc(0, -R - 32, 14, ball(BRASS, 0.6)),
        0,
        -350,
        23.4,
      ) +
      placed(tube(`M0 ${R - 4}V${R + 26}`, BRASS, 12, "metal"), 0, -350, 23.4) +
      placed(
        tube(`M0 ${-R - 26}A${R + 26} ${R + 26} 0 0 1 ${R + 26} 0`, BRASS, 18, "metal"),
        0,
        -350,
        23.4,
      )
    );
  },
};
