import { block, plainFaces } from "../../kit/block.ts";
import { dim, lit, mix } from "../../kit/colour.ts";
import { across, face } from "../../kit/paint.ts";
import { disc, line, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

const BRASS = "#c49a46";

/** Suitcase. */
export const suitcase: Subject = {
  name: "suitcase",
  category: "Other",
  view: "table",
  company: "study",
  detail: [-120, -200],
  draw: (_rng, { main, wood, accent, second }) => {
    const w = 660;
    const h = 400;
    const strap = mix(wood, "#6b3d20", 0.5);
    const corner = (x: number, y: number, sx: number, sy: number): string =>
      `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${path("M0 0H84Q80 70 0 84Z", face(strap))}${line("M10 70Q66 62 70 10", lit(strap, 0.5), 3, 'stroke-dasharray="7 6"')}</g>`;
    const front =
      rect(0, 0, w, h, face(main), 24) +
      rect(0, 0, w, h, texture("hide"), 24, 'opacity="0.26"') +
      corner(0, 0, 1, 1) +
      corner(w, 0, -1, 1) +
      corner(0, h, 1, -1) +
      corner(w, h, -1, -1) +
      [140, 450]
        .map(
          (x) =>
            rect(
              x,
              0,
              66,
              h,
              across([
                [0, dim(strap, 0.25)],
                [0.3, lit(strap, 0.16)],
                [1, dim(strap, 0.3)],
              ]),
            ) +
            line(
              `M${x + 9} 4V${h - 4}M${x + 57} 4V${h - 4}`,
              lit(strap, 0.5),
              3,
              'stroke-dasharray="9 7"',
            ) +
            rect(x - 8, 96, 82, 62, "none", 8, `stroke="${BRASS}" stroke-width="12"`) +
            rect(x + 27, 92, 10, 70, lit(BRASS, 0.3), 4),
        )
        .join("") +
      rect(0, 58, w, 10, dim(main, 0.45)) +
      rect(0, 66, w, 4, lit(main, 0.4), 0, 'opacity="0.5"') +
      placed(
        rect(-70, -44, 140, 88, lit(accent, 0.2), 8) +
          disc(-24, 0, 26, second) +
          rect(14, -20, 44, 10, dim(accent, 0.5), 3) +
          rect(14, 2, 34, 10, dim(accent, 0.5), 3),
        330,
        250,
        -8,
      );
    return (
      tube("M-130 -440Q-120 -510 -40 -502L60 -492Q130 -486 128 -420", strap, 34, "gloss") +
      block({
        width: w,
        depth: 190,
        height: h,
        ...plainFaces(w, 190, h, main),
        front,
        side:
          plainFaces(w, 190, h, main).side +
          rect(88, 0, 9, h, dim(main, 0.66)) +
          rect(0, 0, 190, 70, dim(strap, 0.5)) +
          rect(0, h - 70, 190, 70, dim(strap, 0.55)),
      })
    );
  },
};
