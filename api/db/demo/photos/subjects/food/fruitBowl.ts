import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { ball, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { blob, oval, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned, turnedOutline } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Bowl of apples. */
export const fruitBowl: Subject = {
  name: "bowl of apples",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [0, -240],
  draw: (rng, { main, cloth }) => {
    const apple = (x: number, y: number, colour: Colour): string => {
      const body = blob([
        [-86, -10],
        [-62, -78],
        [-10, -70],
        [52, -82],
        [88, -14],
        [62, 66],
        [6, 82],
        [-58, 68],
      ]);
      return placed(
        path(body, ball(colour, 0.5)) +
          oval(-4, -62, 26, 11, dim(colour, 0.5), 'opacity="0.6"') +
          tube("M-2 -62Q4 -88 18 -104", "#5b3d25", 8) +
          oval(-34, -34, 17, 24, "#fff", 'opacity="0.28"'),
        x,
        y,
        rng.between(-16, 16),
      );
    };
    const bowl = [
      [0, 150],
      [-24, 150],
      [-60, 250],
      [-150, 340],
      [-196, 352],
    ] as const;
    return (
      contact(0, 0, 160) +
      turned({ profile: bowl, colour: lit(cloth, 0.15), inside: main, finish: "gloss" }) +
      apple(-150, -262, "#b8322b") +
      apple(170, -258, "#c24a2f") +
      apple(10, -330, "#b02a2c") +
      apple(-60, -224, "#c7a235") +
      apple(90, -222, "#b53a2d") +
      path(
        turnedOutline([
          [0, 150],
          [-24, 150],
          [-60, 250],
          [-150, 340],
          [-166, 348],
        ]),
        round(lit(cloth, 0.22), "gloss"),
      ) +
      path("M-352 -196A352 70 0 0 0 352 -196L346 -158A346 68 0 0 1 -346 -158Z", round(main)) +
      placed(apple(0, 0, "#bd3a2c"), 380, -64, 24)
    );
  },
};
