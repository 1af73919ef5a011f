import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { along, face } from "../../kit/paint.ts";
import { disc, n, path, placed, poly, rect, rectPath } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Coin collection. */
export const coins: Subject = {
  name: "coin collection",
  category: "Collectibles",
  view: "above",
  company: "study",
  detail: [-160, -80],
  draw: (rng, { main, wood }) => {
    const metals: readonly [Colour, ...Colour[]] = [
      "#c9a24a",
      "#b7bcbc",
      "#b27446",
      "#c9a24a",
      "#a9aeae",
    ];
    const coin = (r: number, colour: Colour): string => {
      const beads = Array.from({ length: 36 }, (_, i) =>
        disc(
          Math.cos(i * 0.1745) * r * 0.88,
          Math.sin(i * 0.1745) * r * 0.88,
          r * 0.026,
          dim(colour, 0.4),
        ),
      ).join("");
      const star: Point[] = Array.from({ length: 10 }, (_, i) => [
        Math.cos(i * 0.628 - 1.57) * r * (i % 2 === 0 ? 0.5 : 0.22),
        Math.sin(i * 0.628 - 1.57) * r * (i % 2 === 0 ? 0.5 : 0.22),
      ]);
      const head = path(
        `M${n(-r * 0.3)} ${n(r * 0.52)}Q${n(-r * 0.36)} ${n(r * 0.1)} ${n(-r * 0.34)} ${n(-r * 0.2)}Q${n(-r * 0.2)} ${n(-r * 0.62)} ${n(r * 0.2)} ${n(-r * 0.5)}Q${n(r * 0.36)} ${n(-r * 0.36)} ${n(r * 0.32)} ${n(-r * 0.12)}L${n(r * 0.42)} ${n(r * 0.06)}L${n(r * 0.3)} ${n(r * 0.12)}Q${n(r * 0.34)} ${n(r * 0.34)} ${n(r * 0.08)} ${n(r * 0.34)}L${n(r * 0.12)} ${n(r * 0.54)}Z`,
        face(lit(colour, 0.12), 1.4),
      );
      return (
        disc(
          0,
          0,
          r,
          along(0, 0, 1, 1, [
            [0, lit(colour, 0.7)],
            [0.35, colour],
            [0.6, lit(colour, 0.35)],
            [1, dim(colour, 0.5)],
          ]),
        ) +
        disc(
          0,
          0,
          r * 0.93,
          along(1, 1, 0, 0, [
            [0, lit(colour, 0.3)],
            [0.5, dim(colour, 0.12)],
            [1, dim(colour, 0.3)],
          ]),
        ) +
        beads +
        (rng.chance(0.5) ? head : path(poly(star), face(lit(colour, 0.15), 1.5)))
      );
    };
    let wells = "";
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const x = -370 + column * 148;
        const y = -222 + row * 148;
        wells +=
          disc(
            x,
            y,
            64,
            along(0, 0, 1, 1, [
              [0, dim(main, 0.66)],
              [1, dim(main, 0.1)],
            ]),
          ) +
          (row === 2 && column === 4
            ? ""
            : disc(x + 5, y + 6, 54, "#06080c", 'opacity="0.5"') +
              placed(coin(rng.between(42, 56), rng.pick(metals)), x, y, rng.between(-50, 50)));
      }
    }
    return (
      formed(wooden(rectPath(-490, -332, 980, 664, 18), wood), { depth: 20 }) +
      rect(-456, -300, 912, 600, dim(main, 0.3), 8) +
      rect(-452, -296, 904, 592, face(main), 8) +
      rect(-452, -296, 904, 592, texture("felt"), 8, 'opacity="0.6"') +
      wells
    );
  },
};
