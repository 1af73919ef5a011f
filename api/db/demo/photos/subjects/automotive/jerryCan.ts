import { block, plainFaces } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import { face } from "../../kit/paint.ts";
import { disc, group, line, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Jerry can. */
export const jerryCan: Subject = {
  name: "jerry can",
  category: "Automotive",
  view: "table",
  company: "workshop",
  detail: [-40, -260],
  draw: (_rng, { main, accent }) => {
    const w = 400;
    const h = 470;
    const press =
      line("M70 110L330 390M330 110L70 390", dim(main, 0.34), 30) +
      group(
        line("M70 110L330 390M330 110L70 390", lit(main, 0.24), 20),
        'transform="translate(-5 -5)"',
      ) +
      group(line("M70 110L330 390M330 110L70 390", main, 14), 'transform="translate(2 2)"');
    return (
      block({
        width: w,
        depth: 190,
        height: h,
        ...plainFaces(w, 190, h, main),
        front:
          rect(0, 0, w, h, face(main), 26) +
          rect(34, 60, w - 68, h - 94, dim(main, 0.12), 20) +
          press +
          rect(
            34,
            60,
            w - 68,
            h - 94,
            "none",
            20,
            `stroke="${lit(main, 0.4)}" stroke-width="4" opacity="0.6"`,
          ) +
          disc(w / 2, 250, 44, face(accent)),
        side:
          plainFaces(w, 190, h, main).side +
          rect(90, 0, 12, h, dim(main, 0.6)) +
          rect(104, 0, 5, h, lit(main, 0.16)),
      }) +
      tube("M-160 -505L-150 -560H20L30 -488", dim(main, 0.1), 24, "gloss") +
      tube("M-110 -520L-100 -590H70L80 -504", main, 24, "gloss") +
      tube("M-60 -536L-52 -616H118L128 -518", lit(main, 0.05), 24, "gloss") +
      placed(
        turned({
          profile: [
            [0, 44],
            [-46, 44],
          ],
          colour: dim(main, 0.2),
          angular: true,
          top: "none",
        }) +
          turned({
            profile: [
              [-40, 52],
              [-82, 52],
            ],
            colour: "#a9adab",
            finish: "metal",
            angular: true,
          }),
        196,
        -486,
        14,
      )
    );
  },
};
