import { dim, lit, mix } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { leathern } from "../../kit/material.ts";
import { across, along, around, ball, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, oval, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Film camera. */
export const camera: Subject = {
  name: "film camera",
  category: "Electronics",
  view: "table",
  company: "studio",
  detail: [40, -190],
  draw: (rng, { wood, main }) => {
    const skin = rng.chance(0.5) ? "#2a2c2f" : mix(main, "#2a2c2f", 0.45);
    const silver = "#c4c6c2";
    const lens = [
      disc(
        0,
        0,
        158,
        around([
          [0, "#33363a"],
          [0.88, "#1b1d20"],
          [1, "#55595d"],
        ]),
      ),
      disc(
        0,
        0,
        140,
        along(0, 0, 1, 1, [
          [0, lit(silver, 0.6)],
          [0.5, dim(silver, 0.2)],
          [1, dim(silver, 0.5)],
        ]),
      ),
      disc(0, 0, 126, "#1d1f22"),
      disc(
        0,
        0,
        104,
        along(1, 1, 0, 0, [
          [0, "#4a4e52"],
          [1, "#101113"],
        ]),
      ),
      disc(
        0,
        0,
        84,
        around([
          [0, "#0a0d18"],
          [0.5, "#1b2746"],
          [0.8, "#3b2350"],
          [1, "#0a0a0d"],
        ]),
      ),
      oval(-30, -34, 34, 22, "#cfe4ff", 'opacity="0.55" transform="rotate(-40 -30 -34)"'),
      disc(34, 34, 16, "#b06a9a", 'opacity="0.5"'),
      disc(10, 14, 30, "#4d7fb5", 'opacity="0.3"'),
    ].join("");
    return (
      contact(0, 0, 360) +
      tube(
        "M-330 -250Q-520 -200 -470 -60Q-430 30 -250 30Q-60 26 -30 44",
        mix(wood, "#4a2e1c", 0.4),
        22,
      ) +
      rect(
        -190,
        -420,
        92,
        50,
        across([
          [0, dim(silver, 0.2)],
          [0.3, lit(silver, 0.6)],
          [1, dim(silver, 0.5)],
        ]),
        8,
      ) +
      Array.from({ length: 11 }, (_, i) =>
        rect(-186 + i * 8, -416, 3, 40, "#5b5f61", 0, 'opacity="0.6"'),
      ).join("") +
      rect(
        170,
        -410,
        70,
        40,
        across([
          [0, dim(silver, 0.2)],
          [0.3, lit(silver, 0.6)],
          [1, dim(silver, 0.5)],
        ]),
        8,
      ) +
      rect(262, -398, 40, 28, face(silver), 8) +
      disc(190, -414, 20, face("#8f2f26")) +
      path(
        "M-90 -376L-66 -450Q-60 -462 -44 -462H70Q86 -462 92 -450L114 -376Z",
        along(0, 0, 0.6, 1, [
          [0, lit(silver, 0.6)],
          [0.5, silver],
          [1, dim(silver, 0.4)],
        ]),
      ) +
      rect(-40, -440, 106, 48, "#15171a", 8) +
      rect(-34, -434, 94, 20, "#5a7390", 6, 'opacity="0.7"') +
      formed(
        path(
          "M-350 -372H350Q372 -372 372 -350V-28Q372 0 344 0H-344Q-372 0 -372 -28V-350Q-372 -372 -350 -372Z",
          along(0, 0, 0.5, 1, [
            [0, lit(silver, 0.5)],
            [0.5, silver],
            [1, dim(silver, 0.35)],
          ]),
        ),
        { depth: 30, shade: 0.5 },
      ) +
      leathern(rectPath(-372, -296, 744, 220, 0), skin) +
      rect(-372, -298, 744, 4, "#0d0e10", 0, 'opacity="0.5"') +
      rect(-372, -78, 744, 4, "#fff", 0, 'opacity="0.3"') +
      rect(-310, -346, 84, 34, "#15171a", 6) +
      rect(-304, -342, 72, 14, "#56708d", 4, 'opacity="0.7"') +
      disc(298, -330, 15, ball("#e4d8b8", 0.5)) +
      disc(12, -168, 170, "#090b10", 'opacity="0.4"') +
      placed(lens, 0, -182) +
      disc(-352, -250, 15, ball(silver, 0.7))
    );
  },
};
