import { dim, lit } from "../../kit/colour.ts";
import { metallic } from "../../kit/material.ts";
import { around, down, face } from "../../kit/paint.ts";
import { group, line, n, path, placed, poly, rect, rectPath } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

const STEEL = "#aeb3b3";

function ring(x: number, w: number): string {
  const outer = w * 1.12;
  const points: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    x + Math.cos((i * Math.PI) / 3) * w * 0.66,
    Math.sin((i * Math.PI) / 3) * w * 0.66,
  ]);
  return `M${n(x - outer)} 0a${n(outer)} ${n(outer)} 0 1 1 ${n(2 * outer)} 0a${n(outer)} ${n(outer)} 0 1 1 ${n(-2 * outer)} 0z${poly(points)}`;
}

/** Spanner set. */
export const spanners: Subject = {
  name: "spanner set",
  category: "Tools & Equipment",
  view: "above",
  company: "workshop",
  detail: [-100, -60],
  draw: (_rng, { main }) => {
    const spanner = (length: number, w: number): string => {
      const half = length / 2;
      const bar = `M${-half + w} ${n(-w * 0.42)}H${half - w}V${n(w * 0.42)}H${-half + w}Z`;
      return (
        metallic(bar, STEEL) +
        path(
          bar,
          down([
            [0, "#fff", 0.5],
            [0.3, "#fff", 0],
            [1, "#0d1116", 0.4],
          ]),
        ) +
        rect(
          -half + w * 2,
          -w * 0.16,
          length - w * 4,
          w * 0.32,
          "#6c7275",
          w * 0.16,
          'opacity="0.55"',
        ) +
        metallic(
          `M${n(-half - w * 0.5)} ${n(-w * 0.5)}L${n(-half - w * 0.9)} ${n(-w * 0.95)}Q${n(-half + w * 0.3)} ${n(-w * 1.5)} ${n(-half + w * 1.25)} ${n(-w * 0.42)}V${n(w * 0.42)}Q${n(-half + w * 0.3)} ${n(w * 1.5)} ${n(-half - w * 0.9)} ${n(w * 0.95)}L${n(-half - w * 0.5)} ${n(w * 0.5)}L${n(-half + w * 0.1)} ${n(w * 0.5)}V${n(-w * 0.5)}Z`,
          lit(STEEL, 0.1),
        ) +
        `<path fill-rule="evenodd" d="${ring(half, w)}" fill="${around([
          [0.4, lit(STEEL, 0.5)],
          [0.75, STEEL],
          [1, dim(STEEL, 0.45)],
        ])}"/>`
      );
    };
    const cloth = rectPath(-480, -330, 960, 660, 14);
    let drawn =
      path(cloth, face(main)) +
      line("M-462 -312H462V312H-462Z", lit(main, 0.5), 4, 'stroke-dasharray="16 12" opacity="0.8"');
    for (let i = 0; i < 6; i += 1) {
      const y = -252 + i * 99;
      const tool = placed(spanner(820 - i * 86, 44 - i * 4.4), 0, y, i % 2 === 0 ? 0.8 : -0.8);
      drawn +=
        group(rect(-400 + i * 43, y + 12, 800 - i * 86, 26, "#0b0f14", 13), 'opacity="0.3"') + tool;
    }
    return (
      drawn +
      rect(-220, -330, 70, 660, face(dim(main, 0.14)), 4, 'opacity="0.92"') +
      line(
        "M-212 -320V320M-158 -320V320",
        lit(main, 0.5),
        3,
        'stroke-dasharray="14 11" opacity="0.8"',
      )
    );
  },
};
