import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, n, path, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Wool blanket. */
export const blanket: Subject = {
  name: "wool blanket",
  category: "Home & Garden",
  view: "table",
  company: "studio",
  detail: [-120, -130],
  draw: (_rng, { main, second, cloth, accent }) => {
    const fold = (y: number, w: number, h: number, colour: Colour, stripe: Colour): string => {
      const d = rectPath(-w / 2, y - h, w, h, h * 0.46);
      return formed(
        path(d, face(colour)) +
          clipped(
            [-0.36, -0.3, 0.1, 0.16, 0.22]
              .map((at) => rect(at * w, y - h, w * 0.035, h, stripe, 0, 'opacity="0.85"'))
              .join(""),
            d,
          ) +
          path(d, texture("knit", 0.8), 'opacity="0.8"') +
          line(
            `M${n(-w / 2 + 30)} ${n(y - h * 0.5)}H${n(w / 2 - 12)}`,
            dim(colour, 0.5),
            4,
            'opacity="0.5"',
          ),
        { depth: h * 0.5, shade: 0.5, glow: 0.3 },
      );
    };
    let fringe = "";
    for (let i = 0; i < 26; i += 1)
      fringe += tube(
        `M${-330 + i * 12} -96q${(i % 3) * 4 - 4} 46 ${(i % 2) * 6 - 3} ${92 + (i % 3) * 6}`,
        i % 6 === 2 ? second : main,
        8,
      );
    return (
      contact(0, 0, 400) +
      fold(0, 800, 104, main, second) +
      fold(-98, 786, 100, main, second) +
      fold(-192, 770, 96, lit(cloth, 0.1), accent) +
      fold(-282, 776, 92, lit(cloth, 0.1), accent) +
      formed(
        path("M-350 -360Q-352 -400 -300 -402H-20Q10 -400 8 -360V-90H-340Z", face(main)) +
          [-250, -228, -110, -88]
            .map((x) => rect(x, -402, 16, 312, second, 0, 'opacity="0.85"'))
            .join("") +
          path(
            "M-350 -360Q-352 -400 -300 -402H-20Q10 -400 8 -360V-90H-340Z",
            texture("knit", 0.8),
            'opacity="0.8"',
          ),
        { depth: 34, shade: 0.45 },
      ) +
      fringe
    );
  },
};
