import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across } from "../../kit/paint.ts";
import type { Rng } from "../../kit/random.ts";
import { unshadowed } from "../../kit/shadow.ts";
import { oval, path, placed, rect } from "../../kit/shapes.ts";
import { leaf } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

/** Row of field guides. */
export const fieldGuides: Subject = {
  name: "row of field guides",
  category: "Books & Media",
  view: "table",
  company: "garden",
  detail: [-40, -220],
  draw: (rng: Rng, { main, second, accent, cloth, wall }) => {
    const colours = [
      main,
      lit(cloth, 0.25),
      accent,
      second,
      mix(main, wall, 0.3),
      lit(cloth, 0.1),
      mix(accent, second, 0.5),
    ];
    const spine = (w: number, h: number, colour: Colour, mark: Colour): string =>
      rect(
        0,
        -h,
        w,
        h,
        across([
          [0, dim(colour, 0.35)],
          [0.24, lit(colour, 0.22)],
          [0.5, colour],
          [1, dim(colour, 0.45)],
        ]),
        5,
      ) +
      rect(0, -h + 34, w, 7, mark) +
      rect(0, -58, w, 7, mark) +
      rect(w * 0.36, -h + 74, w * 0.28, h * 0.4, mark, 4, 'opacity="0.9"') +
      placed(leaf(w * 0.62, mark), w / 2, -80, -90) +
      rect(0, -h, w, 14, "#10131c", 4, 'opacity="0.12"');
    let x = -330;
    let drawn = unshadowed(
      path("M-350 0L360 0L440 -30L-290 -30Z", "#0c0f16", 'opacity="0.4"') +
        oval(20, 4, 400, 9, "#0b0d12", 'opacity="0.45"'),
    );
    colours.forEach((colour, i) => {
      const w = rng.between(74, 104);
      const h = rng.between(370, 450);
      const mark = i % 2 === 0 ? lit(cloth, 0.4) : dim(main, 0.1);
      const last = i === colours.length - 1;
      drawn += last
        ? placed(spine(w, h, colour, mark), x + 92, 0, -13)
        : placed(spine(w, h, colour, mark), x, 0);
      x += w + 2;
    });
    return drawn;
  },
};
