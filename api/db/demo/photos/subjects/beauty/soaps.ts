import { block } from "../../kit/block.ts";
import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, along } from "../../kit/paint.ts";
import { disc, line, placed, rect } from "../../kit/shapes.ts";
import { leaf, sprig } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

/** Soap bars. */
export const soaps: Subject = {
  name: "soap bars",
  category: "Health & Beauty",
  view: "table",
  company: "studio",
  detail: [-60, -150],
  draw: (rng, { main, second, accent, cloth }) => {
    const bar = (colour: Colour): string => {
      let flecks = "";
      for (let i = 0; i < 26; i += 1)
        flecks += disc(
          rng.between(16, 320),
          rng.between(14, 88),
          rng.between(1.5, 4),
          dim(colour, 0.5),
          'opacity="0.6"',
        );
      return block({
        width: 340,
        depth: 220,
        height: 104,
        front:
          rect(
            0,
            0,
            340,
            104,
            along(0, 0, 0.5, 1, [
              [0, lit(colour, 0.3)],
              [1, dim(colour, 0.16)],
            ]),
            14,
          ) +
          flecks +
          line("M14 52Q90 30 170 54T326 48", lit(colour, 0.5), 9, 'opacity="0.5"'),
        side: rect(
          0,
          0,
          220,
          104,
          across([
            [0, dim(colour, 0.26)],
            [1, dim(colour, 0.4)],
          ]),
          14,
        ),
        top:
          rect(
            0,
            0,
            340,
            220,
            along(0, 0, 1, 1, [
              [0, lit(colour, 0.5)],
              [1, lit(colour, 0.24)],
            ]),
            18,
          ) +
          rect(
            110,
            74,
            120,
            72,
            "none",
            36,
            `stroke="${dim(colour, 0.2)}" stroke-width="5" opacity="0.6"`,
          ) +
          placed(leaf(70, dim(colour, 0.12)), 135, 112),
      });
    };
    const tie = line("M-64 -126L-66 -14", "#b58e5a", 9) + line("M-64 -130L70 -196", "#b58e5a", 9);
    return (
      placed(bar(mix(main, cloth, 0.5)), 20, 0) +
      placed(bar(mix(accent, cloth, 0.6)), -6, -106) +
      placed(bar(mix(second, cloth, 0.55)), 26, -212) +
      placed(tie, 26, -212) +
      placed(bar(lit(cloth, 0.2)), -290, 40, 0, 0.8) +
      placed(sprig(rng, 260, "#7f937a", 54), 270, 50, 62)
    );
  },
};
