import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { around, ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, n, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Yarn and needles. */
export const yarn: Subject = {
  name: "yarn and needles",
  category: "Art & Crafts",
  view: "table",
  company: "studio",
  detail: [-90, -150],
  draw: (_rng, { main, second, accent, cloth, wood }) => {
    const wool = (r: number, colour: Colour, turn: number): string => {
      let strands = "";
      for (const [lean, spread] of [
        [-62, 1],
        [8, 0.7],
        [58, 0.42],
      ] as const) {
        let layer = "";
        for (let i = -6; i <= 6; i += 1) {
          const at = (i / 6.6) * r * spread;
          const half = Math.sqrt(Math.max(0, r * r - at * at));
          layer +=
            line(
              `M${n(-half)} ${n(at)}Q0 ${n(at + r * 0.26)} ${n(half)} ${n(at)}`,
              dim(colour, 0.42),
              r * 0.1,
            ) +
            line(
              `M${n(-half)} ${n(at - r * 0.02)}Q0 ${n(at + r * 0.24)} ${n(half)} ${n(at - r * 0.02)}`,
              lit(colour, 0.12),
              r * 0.065,
            );
        }
        strands += placed(layer, 0, 0, lean + turn);
      }
      return (
        contact(0, -2, r * 0.6) +
        placed(
          clipped(
            disc(0, 0, r, colour) + strands,
            `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
          ) +
            disc(
              0,
              0,
              r,
              around(
                [
                  [0, "#fff6e0", 0.4],
                  [0.35, "#fff6e0", 0.04],
                  [0.65, "#0f1220", 0.16],
                  [1, "#0f1220", 0.6],
                ],
                0.34,
                0.28,
                0.78,
              ),
            ),
          0,
          -r + 4,
        )
      );
    };
    return (
      tube("M-160 -300L210 20", lit(wood, 0.15), 13) +
      disc(-168, -307, 17, ball(accent, 0.5)) +
      placed(wool(140, lit(cloth, 0.2), 20), 60, -70) +
      tube("M270 -290L-40 10", lit(wood, 0.15), 13) +
      disc(277, -297, 17, ball(accent, 0.5)) +
      placed(wool(166, main, 0), -180, 8) +
      placed(wool(128, second, 40), 190, 20) +
      tube("M280 6Q380 20 350 50Q300 70 400 62", second, 11)
    );
  },
};
