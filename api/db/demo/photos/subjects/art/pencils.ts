import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { face } from "../../kit/paint.ts";
import { disc, line, n, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { PANS } from "./pans.ts";

/** Coloured pencils and sketchbook. */
export const pencils: Subject = {
  name: "coloured pencils and sketchbook",
  category: "Art & Crafts",
  view: "above",
  company: "study",
  detail: [120, -40],
  draw: (rng, { main, cloth, accent }) => {
    const pencil = (colour: Colour): string =>
      rect(-190, -14, 330, 28, colour, 3) +
      rect(-190, -14, 330, 9, lit(colour, 0.4), 2) +
      rect(-190, 5, 330, 9, dim(colour, 0.35), 2) +
      path("M140 -14L200 0L140 14Z", "#dfc095") +
      path("M140 5L200 0L140 14Z", "#b3915f") +
      path("M178 -5L202 0L178 5Z", colour) +
      rect(-204, -14, 18, 28, dim(colour, 0.4), 4);
    const sheet = rectPath(-300, -350, 560, 700, 6);
    let rings = "";
    for (let y = -326; y < 340; y += 34)
      rings +=
        disc(-272, y, 8, "#3a342c") +
        tube(`M-272 ${y}q-44 -14 -46 4q4 14 30 8`, "#a9aca8", 8, "metal");
    const drawing =
      line("M-120 190Q-40 -30 -60 -250", dim(main, 0.2), 5, 'opacity="0.8"') +
      [-200, -130, -60, 10, 80, 140]
        .map(
          (y, i) =>
            path(
              `M${n(-62 - (y + 200) * 0.1)} ${y}q${i % 2 === 0 ? 90 : -90} -70 ${i % 2 === 0 ? 150 : -130} -20q${i % 2 === 0 ? -60 : 50} 60 ${i % 2 === 0 ? -150 : 130} 20z`,
              i % 3 === 0 ? main : mix(main, "#7f9a5a", 0.6),
              'opacity="0.55"',
            ) +
            line(
              `M${n(-62 - (y + 200) * 0.1)} ${y}q${i % 2 === 0 ? 90 : -90} -30 ${i % 2 === 0 ? 140 : -120} -18`,
              dim(main, 0.3),
              3,
              'opacity="0.7"',
            ),
        )
        .join("");
    const fan = PANS.slice(0, 8)
      .map((colour, i) =>
        placed(
          pencil(colour),
          300 + rng.between(-14, 14),
          -280 + i * 66,
          -16 + i * 1.6 + rng.between(-3, 3),
        ),
      )
      .join("");
    return (
      placed(
        rect(-306, -342, 572, 704, dim(cloth, 0.25), 8) +
          path(sheet, face(lit(cloth, 0.55))) +
          path(sheet, texture("felt"), 'opacity="0.14"') +
          placed(drawing, 40, 20, 0, 1.15) +
          rings,
        -220,
        0,
        -5,
      ) +
      fan +
      placed(
        rect(-50, -30, 100, 60, face("#f3eee4"), 12) + rect(-50, -30, 50, 60, face(accent), 12),
        190,
        320,
        20,
      )
    );
  },
};
