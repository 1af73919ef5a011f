import { dim, lit, mix } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { across, along, ball, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, n, oval, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned, turnedOutline } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Ceramic bowl. */
export const bowl: Subject = {
  name: "ceramic bowl",
  category: "Home & Garden",
  view: "table",
  company: "kitchen",
  detail: [-60, -160],
  draw: (rng, { main, cloth, wood }) => {
    const profile = [
      [0, 130],
      [-20, 134],
      [-60, 236],
      [-160, 320],
      [-246, 346],
    ] as const;
    const glaze = turnedOutline([
      [-118, 296],
      [-160, 320],
      [-246, 346],
    ]);
    let drips = "";
    for (let x = -290; x < 290; x += 44)
      drips += `q12 ${n(rng.between(24, 76))} 26 ${n(rng.between(6, 16))}q10 -12 18 -12`;
    let spots = "";
    for (let i = 0; i < 60; i += 1)
      spots += disc(
        rng.between(-280, 280),
        rng.between(-150, 20),
        rng.between(1, 3.4),
        dim(wood, 0.4),
        'opacity="0.5"',
      );
    return (
      contact(0, 0, 170) +
      turned({ profile, colour: mix(cloth, wood, 0.18), inside: main, top: "none" }) +
      clipped(spots, turnedOutline(profile)) +
      clipped(
        path(`M-350 -300H350V-130L310 -96L-310 -120${drips}L350 -130V-300Z`, round(main, "gloss")),
        turnedOutline(profile),
      ) +
      path(
        glaze,
        across([
          [0.1, "#fff", 0],
          [0.2, "#fff", 0.35],
          [0.34, "#fff", 0],
        ]),
        'opacity="0.8"',
      ) +
      oval(
        0,
        -246,
        346,
        69,
        across([
          [0, lit(main, 0.5)],
          [0.5, lit(main, 0.25)],
          [1, main],
        ]),
      ) +
      oval(
        0,
        -242,
        330,
        60,
        along(0, 0, 0.8, 1, [
          [0, dim(main, 0.62)],
          [0.5, dim(main, 0.3)],
          [1, lit(main, 0.16)],
        ]),
      ) +
      path("M60 -196Q200 -200 270 -226Q200 -186 60 -184Z", "#fff", 'opacity="0.3"') +
      placed(
        tube("M-330 20L120 40", wood, 20) + oval(176, 42, 74, 34, ball(wood, 0.3)),
        200,
        20,
        -6,
        0.8,
      )
    );
  },
};
