import { block, plainFaces } from "../../kit/block.ts";
import { dim, lit } from "../../kit/colour.ts";
import { along } from "../../kit/paint.ts";
import { placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Metal toolbox. */
export const toolbox: Subject = {
  name: "metal toolbox",
  category: "Tools & Equipment",
  view: "table",
  company: "workshop",
  detail: [-120, -170],
  draw: (_rng, { main }) => {
    const faces = plainFaces(560, 260, 210, main);
    const lid = plainFaces(576, 272, 66, lit(main, 0.08));
    const latch = (x: number): string =>
      rect(
        x,
        -26,
        62,
        84,
        along(0, 0, 1, 1, [
          [0, "#eef0ee"],
          [0.5, "#9ba1a2"],
          [1, "#63696b"],
        ]),
        8,
      ) + rect(x + 14, 30, 34, 12, "#4d5355", 5);
    return (
      block({
        width: 560,
        depth: 260,
        height: 210,
        ...faces,
        front:
          faces.front +
          rect(30, 60, 500, 116, dim(main, 0.16), 12, 'opacity="0.5"') +
          rect(30, 62, 500, 4, lit(main, 0.4), 2, 'opacity="0.5"') +
          rect(0, 196, 560, 14, dim(main, 0.4)),
      }) +
      placed(
        block({
          width: 576,
          depth: 272,
          height: 66,
          ...lid,
          front:
            lid.front +
            latch(90) +
            latch(424) +
            rect(0, 0, 576, 5, lit(main, 0.6), 0, 'opacity="0.7"'),
          top: lid.top + rect(120, 110, 336, 52, dim(main, 0.2), 20, 'opacity="0.5"'),
        }),
        4,
        -204,
      ) +
      tube(
        "M-140 -334L-128 -404Q-126 -420 -108 -418L150 -394Q168 -392 166 -376L158 -306",
        "#3a4046",
        30,
        "gloss",
      ) +
      tube("M-90 -416L128 -396", "#22272c", 38)
    );
  },
};
