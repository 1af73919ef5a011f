import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { face } from "../../kit/paint.ts";
import { disc, line, path, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Kite. */
export const kite: Subject = {
  name: "kite",
  category: "Toys & Games",
  view: "above",
  company: "garden",
  detail: [-30, -120],
  draw: (_rng, { main, second, accent, cloth }) => {
    const pieces: [string, Colour][] = [
      ["M0 -360L-240 -90L0 -90Z", main],
      ["M0 -360L240 -90L0 -90Z", second],
      ["M-240 -90L0 330L0 -90Z", accent],
      ["M240 -90L0 330L0 -90Z", lit(cloth, 0.2)],
    ];
    const bows = [
      [120, 372, 20],
      [250, 330, -30],
      [370, 250, 14],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          path("M0 0L-46 -26V26ZM0 0L46 -26V26Z", face([main, accent, second][i] ?? main)) +
            disc(0, 0, 10, dim(main, 0.3)),
          x,
          y,
          turn,
        ),
      )
      .join("");
    return placed(
      line("M0 326Q60 420 160 362T330 290T440 130", dim(cloth, 0.35), 5) +
        bows +
        formed(
          pieces
            .map(
              ([d, colour]) =>
                path(d, face(colour, 1.2)) + path(d, texture("linen"), 'opacity="0.35"'),
            )
            .join(""),
          { depth: 22, shade: 0.35 },
        ) +
        tube("M0 -366V336", "#c29a62", 13) +
        tube("M-246 -90Q0 -110 246 -90", "#c29a62", 12) +
        line("M-14 -108L14 -76M14 -108L-14 -76", "#efe4cc", 6) +
        line("M0 -220Q120 -40 60 60Q30 120 0 160", lit(cloth, 0.3), 3),
      -110,
      -10,
      18,
      0.98,
    );
  },
};
