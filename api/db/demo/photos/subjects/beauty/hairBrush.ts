import { dim, lit, mix } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { around, face } from "../../kit/paint.ts";
import { disc, line, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Hair brush. */
export const hairBrush: Subject = {
  name: "hair brush",
  category: "Health & Beauty",
  view: "above",
  company: "studio",
  detail: [0, -160],
  draw: (_rng, { wood, accent, main }) => {
    const handle =
      "M-150 -210Q-150 -390 0 -394Q150 -390 150 -210Q146 -60 60 10Q38 40 40 120Q52 300 36 370Q26 404 0 404Q-26 404 -36 370Q-52 300 -40 120Q-38 40 -60 10Q-146 -60 -150 -210Z";
    let pins = "";
    for (let row = 0; row < 13; row += 1) {
      const y = -336 + row * 24;
      const half = Math.sqrt(Math.max(0, 1 - ((y + 192) / 156) ** 2)) * 94;
      for (let x = -half; x <= half + 1; x += 24)
        pins +=
          line(`M${n(x)} ${n(y)}l7 9`, "#3a2618", 5, 'opacity="0.5"') +
          disc(
            x,
            y,
            6,
            around(
              [
                [0, "#f2dcae"],
                [1, "#8d673a"],
              ],
              0.35,
              0.3,
              0.8,
            ),
          );
    }
    const comb =
      path("M-60 -250H60Q70 -250 70 -240V-180H-70V-240Q-70 -250 -60 -250Z", face(wood)) +
      Array.from({ length: 15 }, (_, i) => rect(-69 + i * 9.4, -184, 5.4, 96, face(wood), 2)).join(
        "",
      );
    return (
      placed(
        formed(wooden(handle, lit(wood, 0.08), 90), { depth: 44, shade: 0.55 }) +
          formed(oval(0, -196, 122, 172, mix(accent, "#c98a6a", 0.35)), {
            depth: 40,
            shade: 0.55,
          }) +
          pins +
          disc(0, 364, 12, dim(wood, 0.6)) +
          tube("M0 366q-40 60 10 90q40 -20 -4 -84", main, 9),
        -60,
        10,
        34,
        0.98,
      ) + placed(comb, 300, 230, -28, 1.5)
    );
  },
};
