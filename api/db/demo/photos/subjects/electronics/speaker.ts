import { block } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import { across, along, around, ball } from "../../kit/paint.ts";
import { disc, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Bookshelf speaker. */
export const speaker: Subject = {
  name: "bookshelf speaker",
  category: "Electronics",
  view: "table",
  company: "study",
  detail: [-20, -220],
  draw: (_rng, { wood, accent }) => {
    const cone = (x: number, y: number, r: number): string =>
      disc(
        x,
        y,
        r * 1.14,
        around([
          [0.8, "#3a3d40"],
          [1, "#17191b"],
        ]),
      ) +
      disc(
        x,
        y,
        r,
        around([
          [0, "#0e0f11"],
          [0.3, "#2e3134"],
          [0.78, "#17191b"],
          [0.84, "#4b4f52"],
          [1, "#101113"],
        ]),
      ) +
      disc(x, y, r * 0.34, ball(accent, 0.4)) +
      [45, 135, 225, 315]
        .map((a) =>
          disc(
            x + Math.cos((a * Math.PI) / 180) * r * 1.06,
            y + Math.sin((a * Math.PI) / 180) * r * 1.06,
            5,
            "#8b8f90",
          ),
        )
        .join("");
    return block({
      width: 330,
      depth: 270,
      height: 540,
      front:
        rect(0, 0, 330, 540, "#232527") +
        rect(
          0,
          0,
          330,
          540,
          along(0, 0, 1, 1, [
            [0, "#fff", 0.18],
            [0.6, "#fff", 0],
          ]),
        ) +
        cone(165, 370, 122) +
        cone(165, 138, 66) +
        rect(140, 506, 50, 8, accent, 4),
      side:
        rect(
          0,
          0,
          270,
          540,
          across([
            [0, dim(wood, 0.3)],
            [1, dim(wood, 0.46)],
          ]),
        ) + rect(0, 0, 270, 540, texture("grain", 1, 90), 0, 'opacity="0.6"'),
      top:
        rect(
          0,
          0,
          330,
          270,
          along(0, 0, 1, 1, [
            [0, lit(wood, 0.3)],
            [1, lit(wood, 0.06)],
          ]),
        ) + rect(0, 0, 330, 270, texture("grain"), 0, 'opacity="0.5"'),
    });
  },
};
