import { dim, lit, mix } from "../../kit/colour.ts";
import { around, ball, face } from "../../kit/paint.ts";
import { disc, line, n, path, placed } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Umbrella. */
export const umbrella: Subject = {
  name: "umbrella",
  category: "Other",
  view: "above",
  company: "studio",
  detail: [-80, -30],
  draw: (_rng, { main, accent, wood }) => {
    const R = 330;
    const rim = (i: number): Point => [
      Math.cos((i * Math.PI) / 4 + 0.2) * R,
      Math.sin((i * Math.PI) / 4 + 0.2) * R,
    ];
    let panels = "";
    for (let i = 0; i < 8; i += 1) {
      const [x1, y1] = rim(i);
      const [x2, y2] = rim(i + 1);
      const sag = 0.9;
      const d = `M0 0L${n(x1)} ${n(y1)}Q${n(((x1 + x2) / 2) * sag)} ${n(((y1 + y2) / 2) * sag)} ${n(x2)} ${n(y2)}Z`;
      const tone = i === 1 || i === 5 ? accent : main;
      const glow = (-(x1 + x2) - (y1 + y2)) / (4 * R);
      panels +=
        path(d, glow > 0 ? lit(tone, glow * 0.55) : dim(tone, -glow * 0.7)) +
        path(
          d,
          around([
            [0, "#fff", 0.16],
            [1, "#fff", 0],
          ]),
        ) +
        line(`M0 0L${n(x1)} ${n(y1)}`, dim(tone, 0.45), 4, 'opacity="0.7"') +
        line(`M0 0L${n(x1 * 0.99 - 4)} ${n(y1 * 0.99 - 5)}`, lit(tone, 0.5), 2, 'opacity="0.5"') +
        disc(x1, y1, 7, ball("#d9dcd9", 0.6));
    }
    return (
      tube(
        "M60 60L392 330Q440 372 470 330Q490 290 452 262",
        mix(wood, "#6b3d20", 0.3),
        26,
        "gloss",
      ) +
      placed(
        panels + disc(0, 0, 24, face(dim(main, 0.2))) + disc(-4, -4, 12, ball("#d9dcd9", 0.7)),
        -90,
        -50,
        0,
        1.08,
      )
    );
  },
};
