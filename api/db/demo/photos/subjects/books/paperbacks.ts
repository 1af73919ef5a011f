import { block } from "../../kit/block.ts";
import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, along, down } from "../../kit/paint.ts";
import { group, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

const PAPER = "#efe6d2";

/** A closed book lying down, spine towards the camera. */
function lying(width: number, depth: number, height: number, colour: Colour, mark: Colour): string {
  const pages = (w: number, h: number): string =>
    rect(
      0,
      0,
      w,
      h,
      across([
        [0, dim(PAPER, 0.16)],
        [1, dim(PAPER, 0.34)],
      ]),
    ) +
    Array.from({ length: Math.floor(h / 6) }, (_, i) =>
      rect(0, 4 + i * 6, w, 1.5, "#8d7f66", 0, 'opacity="0.4"'),
    ).join("");
  return block({
    width,
    depth,
    height,
    front:
      rect(
        0,
        0,
        width,
        height,
        down([
          [0, lit(colour, 0.3)],
          [0.4, colour],
          [1, dim(colour, 0.4)],
        ]),
        5,
      ) +
      rect(width * 0.06, 0, 7, height, mark) +
      rect(width * 0.9, 0, 7, height, mark) +
      rect(width * 0.2, height * 0.38, width * 0.42, height * 0.2, mark, 3) +
      rect(width * 0.68, height * 0.42, width * 0.12, height * 0.13, mark, 2, 'opacity="0.7"'),
    side:
      rect(0, 0, depth, height, dim(colour, 0.42)) +
      group(pages(depth - 8, height - 12), 'transform="translate(0 6)"'),
    top:
      rect(
        0,
        0,
        width,
        depth,
        along(0, 0, 1, 1, [
          [0, lit(colour, 0.36)],
          [1, lit(colour, 0.05)],
        ]),
        4,
      ) +
      rect(
        width * 0.1,
        depth * 0.1,
        width * 0.8,
        depth * 0.8,
        "none",
        4,
        `stroke="${mark}" stroke-width="3" opacity="0.6"`,
      ),
  });
}

/** Paperback stack. */
export const paperbacks: Subject = {
  name: "paperback stack",
  category: "Books & Media",
  view: "table",
  company: "study",
  detail: [-60, -210],
  draw: (rng, { main, second, accent, cloth, wood }) => {
    const colours = [
      main,
      accent,
      second,
      lit(cloth, 0.2),
      mix(wood, accent, 0.4),
      mix(main, cloth, 0.4),
    ];
    const marks = [lit(cloth, 0.4), main, lit(cloth, 0.4), accent, lit(cloth, 0.4), main];
    let drawn = "";
    let y = 0;
    colours.forEach((colour, i) => {
      const height = rng.between(50, 74);
      drawn += placed(
        lying(rng.between(450, 540), rng.between(250, 290), height, colour, marks[i] ?? PAPER),
        rng.between(-26, 26),
        y,
      );
      y -= height + 1;
    });
    return drawn;
  },
};
