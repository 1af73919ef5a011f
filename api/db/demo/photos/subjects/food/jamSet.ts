import { lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { round } from "../../kit/paint.ts";
import { line, oval, path, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";
import { jar } from "./jar.ts";

/** Jam set. */
export const jamSet: Subject = {
  name: "jam set",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [-10, -170],
  draw: (_rng, { cloth, second }) => {
    const capped = (liquid: Colour, cloak: Colour): string =>
      jar(liquid, "#c9b48a", "#f6efe0", liquid) +
      path(
        "M-124 -326Q-150 -276 -168 -250Q-120 -262 -84 -238Q-40 -256 0 -234Q40 -256 86 -238Q124 -262 168 -252Q146 -280 124 -326Z",
        round(cloak),
      ) +
      path(
        "M-124 -326Q-150 -276 -168 -250Q-120 -262 -84 -238Q-40 -256 0 -234Q40 -256 86 -238Q124 -262 168 -252Q146 -280 124 -326Z",
        texture("linen", 1.6),
        'opacity="0.8"',
      ) +
      oval(0, -328, 124, 26, lit(cloak, 0.22)) +
      line("M-120 -292Q0 -262 120 -292", "#b58a55", 8);
    return (
      placed(capped("#5b2346", lit(cloth, 0.3)), 30, -70, 0, 1.06) +
      placed(capped("#a81f2b", second), -220, 6, 0, 1.12) +
      placed(capped("#d9822b", lit(cloth, 0.1)), 260, 14, 0, 1.12)
    );
  },
};
