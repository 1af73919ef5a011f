import { dim } from "../../kit/colour.ts";
import { rod } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { group, line, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Pair of dumbbells. */
export const dumbbells: Subject = {
  name: "pair of dumbbells",
  category: "Sports & Outdoors",
  view: "table",
  company: "studio",
  detail: [-170, -90],
  draw: (_rng, { main }) => {
    const weight = (x: number): string =>
      path(
        `M${x - 70} -150L${x - 46} -172H${x + 46}L${x + 70} -150V-30L${x + 46} -4H${x - 46}L${x - 70} -30Z`,
        rod(main),
      ) +
      path(`M${x - 70} -150H${x + 70}V-96H${x - 70}Z`, "#fff", 'opacity="0.08"') +
      line(`M${x - 68} -150H${x + 68}M${x - 68} -34H${x + 68}`, dim(main, 0.4), 4, 'opacity="0.6"');
    const bell = group(
      contact(-185, -4, 80) +
        contact(185, -4, 80) +
        rect(-130, -112, 260, 48, rod("#aeb3b3", "metal"), 8) +
        Array.from({ length: 17 }, (_, i) =>
          line(`M${-84 + i * 10} -110L${-76 + i * 10} -66`, "#4b5154", 2, 'opacity="0.5"'),
        ).join("") +
        weight(-185) +
        weight(185),
    );
    return placed(bell, 40, -86, -3, 1) + placed(bell, -30, 20, 4, 1.2);
  },
};
