import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, n, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Stack of towels. */
export const towels: Subject = {
  name: "stack of towels",
  category: "Health & Beauty",
  view: "table",
  company: "studio",
  detail: [-80, -170],
  draw: (_rng, { main, cloth, second }) => {
    const towel = (y: number, colour: Colour, w: number): string => {
      const d = rectPath(-w / 2, y - 100, w, 100, 48);
      return formed(
        path(d, face(colour)) +
          path(d, texture("felt", 1.6), 'opacity="0.7"') +
          line(
            `M${n(-w / 2 + 34)} ${y - 50}H${n(w / 2 - 6)}`,
            dim(colour, 0.55),
            5,
            'opacity="0.55"',
          ) +
          rect(w / 2 - 130, y - 100, 12, 100, lit(colour, 0.5), 0, 'opacity="0.55"') +
          rect(w / 2 - 104, y - 100, 26, 100, lit(colour, 0.5), 0, 'opacity="0.55"'),
        { depth: 44, shade: 0.5, glow: 0.36 },
      );
    };
    const rolled = formed(
      disc(0, 0, 74, face(second)) +
        disc(0, 0, 74, texture("felt", 1.6), 'opacity="0.7"') +
        line("M-8 2a14 14 0 1 1 22 10a34 34 0 1 1 -46 -26a52 52 0 1 1 -8 62", dim(second, 0.5), 6),
      { depth: 30, shade: 0.5 },
    );
    return (
      contact(0, 0, 330) +
      towel(0, main, 680) +
      towel(-96, lit(cloth, 0.2), 660) +
      towel(-192, mix(main, cloth, 0.45), 668) +
      towel(-288, lit(cloth, 0.35), 650) +
      placed(rolled, -110, -452) +
      placed(rolled, 46, -448, 40)
    );
  },
};
