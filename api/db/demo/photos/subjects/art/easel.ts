import { dim, lit, mix } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { along, ball, down, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, oval, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { brush } from "./brush.ts";

/** Easel with a canvas. */
export const easel: Subject = {
  name: "easel with a canvas",
  category: "Art & Crafts",
  view: "table",
  company: "studio",
  detail: [-20, -400],
  draw: (_rng, { wood, main, second, accent, cloth }) => {
    const leg = (d: string): string => tube(d, lit(wood, 0.1), 26);
    const art = rectPath(-210, -560, 420, 350, 4);
    return (
      contact(-220, 16, 46) +
      contact(220, 22, 46) +
      contact(90, -56, 40) +
      leg("M10 -600L96 -66") +
      leg("M-40 -640L-220 6") +
      leg("M40 -640L220 12") +
      leg("M-150 -120L160 -116") +
      rect(-216, -566, 432, 362, dim(cloth, 0.3), 4) +
      path(art, lit(cloth, 0.45)) +
      clipped(
        rect(
          -210,
          -560,
          420,
          230,
          down([
            [0, lit(main, 0.3)],
            [1, lit(cloth, 0.3)],
          ]),
        ) +
          disc(70, -420, 52, accent, 'opacity="0.9"') +
          path("M-230 -340Q-120 -440 0 -360T230 -380V-200H-230Z", mix(main, second, 0.4)) +
          path("M-230 -300Q-60 -350 60 -290T230 -310V-200H-230Z", second) +
          path("M-230 -250Q0 -290 230 -240V-200H-230Z", dim(main, 0.2)) +
          [-150, -90, 110]
            .map(
              (x) =>
                line(`M${x} -250V-310`, dim(main, 0.5), 7) +
                oval(x, -330, 15, 34, mix(main, "#2d3a22", 0.4)),
            )
            .join(""),
        art,
      ) +
      path(art, texture("linen"), 'opacity="0.7"') +
      path(
        art,
        along(0, 0, 1, 1, [
          [0, "#fff", 0.2],
          [1, "#0e1118", 0.16],
        ]),
      ) +
      rect(
        -240,
        -212,
        480,
        30,
        down([
          [0, lit(wood, 0.3)],
          [1, dim(wood, 0.4)],
        ]),
        6,
      ) +
      rect(-30, -596, 60, 40, face(wood), 6) +
      tube("M0 -640V-600", wood, 24) +
      disc(0, -196, 10, ball("#c9a24a", 0.5)) +
      placed(brush(150, accent, main), 90, -218, 4, 0.9)
    );
  },
};
