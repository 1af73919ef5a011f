import { dim, lit } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { across, down, face } from "../../kit/paint.ts";
import { unshadowed } from "../../kit/shadow.ts";
import { disc, path, poly, rect, rectPath } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Picture frame. */
export const frame: Subject = {
  name: "picture frame",
  category: "Other",
  view: "table",
  company: "study",
  detail: [-30, -330],
  draw: (_rng, { wood, main, second, accent, cloth }) => {
    const w = 440;
    const h = 560;
    const mitre = (points: readonly Point[], turn: number, shade: number): string =>
      wooden(poly(points), shade < 0 ? lit(wood, -shade) : dim(wood, shade), turn);
    const e = 56;
    const picture =
      mitre(
        [
          [0, 0],
          [w, 0],
          [w - e, e],
          [e, e],
        ],
        0,
        -0.2,
      ) +
      mitre(
        [
          [0, 0],
          [e, e],
          [e, h - e],
          [0, h],
        ],
        90,
        -0.08,
      ) +
      mitre(
        [
          [w, 0],
          [w, h],
          [w - e, h - e],
          [w - e, e],
        ],
        90,
        0.22,
      ) +
      mitre(
        [
          [0, h],
          [e, h - e],
          [w - e, h - e],
          [w, h],
        ],
        0,
        0.12,
      ) +
      rect(e, e, w - 2 * e, h - 2 * e, face(lit(cloth, 0.55))) +
      rect(
        e,
        e,
        w - 2 * e,
        14,
        down([
          [0, "#14100a", 0.45],
          [1, "#14100a", 0],
        ]),
      ) +
      rect(
        e,
        e,
        14,
        h - 2 * e,
        across([
          [0, "#14100a", 0.4],
          [1, "#14100a", 0],
        ]),
      ) +
      rect(108, 108, w - 216, h - 216, dim(cloth, 0.1)) +
      path(rectPath(112, 112, w - 224, h - 224), lit(main, 0.4)) +
      clipped(
        disc(w / 2 + 20, 230, 60, accent) +
          path(`M100 330Q180 250 260 320T${w} 300V${h}H100Z`, main) +
          path(`M100 400Q200 330 ${w} 390V${h}H100Z`, second),
        rectPath(112, 112, w - 224, h - 224),
      ) +
      path(
        poly([
          [e, e],
          [w * 0.62, e],
          [e, h * 0.66],
        ]),
        "#ffffff",
        'opacity="0.14"',
      );
    return (
      unshadowed(path("M-150 -10L250 6L330 -40L-60 -50Z", "#0c0f16", 'opacity="0.42"')) +
      path(
        poly([
          [196, 8],
          [232, -8],
          [232, -548],
          [190, -566],
        ]),
        dim(wood, 0.55),
      ) +
      `<g transform="matrix(0.94 0.02 0.03 1 -226 -566)">${picture}</g>`
    );
  },
};
