import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { around, ball, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, group, line, n, oval, path, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Teddy bear. */
export const teddy: Subject = {
  name: "teddy bear",
  category: "Toys & Games",
  view: "table",
  company: "studio",
  detail: [0, -400],
  draw: (_rng, { main, wood }) => {
    const fur = mix("#b98a58", wood, 0.3);
    const soft = (d: string, colour: Colour, depth: number): string =>
      formed(path(d, colour) + path(d, texture("felt", 1.5), 'opacity="0.75"'), {
        depth,
        shade: 0.5,
        glow: 0.36,
      });
    const egg = (x: number, y: number, rx: number, ry: number): string =>
      `M${n(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
    const paws = (side: number): string =>
      group(
        soft(egg(-150, -52, 84, 62), fur, 40) +
          oval(-168, -50, 46, 42, lit(fur, 0.42)) +
          oval(
            -168,
            -50,
            46,
            42,
            around([
              [0.5, "#3a2412", 0],
              [1, "#3a2412", 0.3],
            ]),
          ),
        side < 0 ? "" : 'transform="scale(-1 1)"',
      );
    return (
      contact(0, 0, 220) +
      soft(`${egg(-104, -520, 52, 52)}${egg(104, -520, 52, 52)}`, fur, 34) +
      disc(-104, -516, 28, lit(fur, 0.36)) +
      disc(104, -516, 28, dim(fur, 0.1)) +
      soft(egg(0, -160, 152, 164), fur, 84) +
      oval(-8, -150, 92, 108, lit(fur, 0.3), 'opacity="0.7"') +
      placed(soft(egg(0, 0, 50, 110), fur, 36), -150, -210, 28) +
      placed(soft(egg(0, 0, 50, 110), fur, 36), 150, -210, -28) +
      paws(-1) +
      paws(1) +
      soft(egg(0, -416, 154, 134), fur, 80) +
      oval(-4, -384, 66, 52, lit(fur, 0.45)) +
      oval(-4, -404, 24, 17, ball("#2b1d14", 0.5)) +
      line("M-4 -390V-374Q-26 -356 -40 -368M-4 -374Q18 -356 32 -368", "#3a2618", 6) +
      disc(-62, -440, 14, ball("#1d1512", 0.7)) +
      disc(58, -440, 14, ball("#1d1512", 0.7)) +
      disc(-66, -445, 4, "#fff") +
      disc(54, -445, 4, "#fff") +
      path("M0 -292L-92 -330Q-104 -290 -88 -252Z", face(main)) +
      path("M0 -292L92 -330Q104 -290 88 -252Z", face(dim(main, 0.14))) +
      disc(0, -292, 24, ball(main, 0.4))
    );
  },
};
