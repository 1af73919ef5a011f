import { lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { draped } from "./draped.ts";

/** Wool scarf. */
export const scarf: Subject = {
  name: "wool scarf",
  category: "Clothing & Accessories",
  view: "above",
  company: "studio",
  detail: [-60, -60],
  draw: (_rng, { main, second, cloth }) => {
    const fringe = (x: number, y: number, count: number): string => {
      let drawn = "";
      for (let i = 0; i < count; i += 1)
        drawn += tube(
          `M${x + i * 14} ${y}q${(i % 3) * 5 - 5} 36 ${(i % 2) * 8 - 4} ${70 + (i % 3) * 8}`,
          i % 7 === 3 ? second : main,
          11,
        );
      return drawn;
    };
    const tail = (x: number, y: number, w: number, h: number): string => {
      const bars = [h - 150, h - 116, h - 60]
        .map((at, i) => rect(x, y + at, w, i === 1 ? 12 : 22, i === 1 ? lit(cloth, 0.3) : second))
        .join("");
      return (
        fringe(x + 8, y + h - 4, Math.floor(w / 14)) +
        formed(rect(x, y, w, h, main, 14) + bars + rect(x, y, w, h, texture("knit", 1.1), 14), {
          depth: 46,
          shade: 0.5,
          glow: 0.3,
        })
      );
    };
    const loop =
      "M-250 -150Q-250 -300 0 -306Q250 -300 256 -140Q250 30 0 40Q-250 30 -250 -150ZM-96 -150Q-90 -86 0 -84Q96 -86 100 -148Q90 -204 0 -206Q-90 -204 -96 -150Z";
    const wrap = formed(
      `<g fill-rule="evenodd">${path(loop, main)}${path(loop, texture("knit", 1.1, 20))}</g>` +
        draped(
          [
            "M-200 -60Q-160 -250 0 -262Q150 -262 210 -180",
            "M-180 -30Q0 40 180 -60",
            "M-130 -90Q0 10 160 -110",
          ],
          26,
        ),
      { depth: 60, shade: 0.55, glow: 0.3 },
    );
    return placed(
      placed(tail(-80, -40, 210, 330), 0, 0, 16) +
        wrap +
        placed(tail(-40, -40, 210, 380), 20, 0, -14),
      0,
      -30,
      0,
      1.02,
    );
  },
};
