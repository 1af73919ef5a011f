import { lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { metallic, wooden } from "../../kit/material.ts";
import { across, along, around } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Hand plane. */
export const plane: Subject = {
  name: "hand plane",
  category: "Tools & Equipment",
  view: "table",
  company: "workshop",
  detail: [-40, -140],
  draw: (rng, { wood }) => {
    const curl = (x: number, y: number, turn: number, scale: number): string =>
      contact(x + 20, y, 40 * scale, 0.6) +
      placed(
        tube("M-46 2C-20 -70 84 -76 82 -16C80 30 6 26 12 -10C18 -34 54 -28 50 -6", "#e7c793", 17),
        x,
        y,
        turn,
        scale,
      );
    return (
      contact(0, 6, 400) +
      formed(
        wooden(
          "M110 -70Q120 -150 100 -214Q92 -268 150 -270Q206 -270 204 -232Q160 -230 178 -176Q206 -110 226 -70Z",
          lit(wood, 0.05),
          70,
        ),
        { depth: 34 },
      ) +
      path(
        "M-60 -66L70 -270Q92 -292 112 -268L20 -66Z",
        along(0, 0, 1, 0.4, [
          [0, "#e3e6e4"],
          [0.4, "#9da3a4"],
          [1, "#5e6568"],
        ]),
      ) +
      path(
        "M-26 -80L74 -236L96 -222L4 -80Z",
        along(0, 0, 1, 0.4, [
          [0, "#c9a65a"],
          [0.5, "#8d6c2e"],
          [1, "#5d451a"],
        ]),
      ) +
      disc(
        44,
        -158,
        20,
        around([
          [0, "#f2dc9f"],
          [0.6, "#b18b42"],
          [1, "#6a4f1f"],
        ]),
      ) +
      formed(
        wooden(
          "M-330 -70Q-322 -110 -304 -124Q-336 -150 -322 -186Q-296 -216 -264 -190Q-246 -152 -276 -124Q-256 -110 -250 -70Z",
          lit(wood, 0.05),
          70,
        ),
        { depth: 30 },
      ) +
      metallic(
        "M-420 -4V-44Q-418 -58 -398 -60H-120Q-90 -116 -40 -118H40Q90 -118 120 -74L400 -58Q420 -54 420 -36V-4Z",
        "#6f7a80",
      ) +
      path(
        "M-420 -16H420V-2Q420 4 410 4H-410Q-420 4 -420 -2Z",
        across([
          [0, "#d7dad8"],
          [0.3, "#f3f3ef"],
          [0.6, "#8d9395"],
          [1, "#5d6467"],
        ]),
      ) +
      curl(-262, 44, -12, 1) +
      curl(300, 52, rng.between(10, 40), 0.86) +
      curl(-400, 40, 150, 0.7)
    );
  },
};
