import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { leathern } from "../../kit/material.ts";
import { across, ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, oval, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { draped } from "./draped.ts";

/** Leather boots. */
export const boots: Subject = {
  name: "leather boots",
  category: "Clothing & Accessories",
  view: "table",
  company: "studio",
  detail: [-30, -260],
  draw: (rng, { wood }) => {
    const hide = rng.chance(0.5) ? mix(wood, "#7a3f20", 0.6) : "#5a4034";
    const boot = (colour: Colour): string => {
      const upper =
        "M-120 -30L-126 -250Q-140 -380 -128 -452Q-40 -478 62 -452Q72 -330 78 -236Q170 -190 250 -150Q330 -112 326 -44Q326 -26 310 -26H-110Z";
      return (
        path(
          "M-132 -34H330Q346 -30 344 -10Q342 8 322 8H40L30 -2H-24L-30 8H-122Q-136 8 -136 -10Z",
          across([
            [0, "#2a2019"],
            [0.4, "#4a392c"],
            [1, "#1d1611"],
          ]),
        ) +
        line("M-126 -32H330", "#c9a374", 6, 'stroke-dasharray="10 7"') +
        formed(
          leathern(upper, colour) +
            clipped(
              draped(
                [
                  "M70 -236Q10 -220 -60 -150",
                  "M110 -214Q60 -180 30 -120",
                  "M-100 -200Q-60 -190 -20 -200",
                  "M-110 -330Q-60 -318 0 -330",
                ],
                18,
                1.2,
              ),
              upper,
            ),
          { depth: 56, shade: 0.6, glow: 0.3 },
        ) +
        line("M182 -182Q196 -120 180 -30", dim(colour, 0.5), 4, 'stroke-dasharray="9 6"') +
        line("M-122 -128Q-60 -150 -30 -30", dim(colour, 0.5), 4, 'stroke-dasharray="9 6"') +
        path(
          "M64 -446Q74 -330 80 -240Q96 -226 120 -214L96 -196Q50 -220 40 -260Q34 -360 30 -448Z",
          dim(colour, 0.3),
        ) +
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              disc(34 + (i === 5 ? 10 : 0), -424 + i * 40, 7, ball("#d5b56c", 0.5)) +
              tube(`M${34} ${-424 + i * 40}L${78} ${-410 + i * 40}`, "#d9c39b", 9),
          )
          .join("") +
        tube("M66 -430q44 -10 40 30q-10 30 -40 4q60 10 50 70", "#d9c39b", 8) +
        oval(-33, -454, 94, 17, dim(colour, 0.65)) +
        line("M-127 -454Q-40 -482 61 -454", lit(colour, 0.3), 6) +
        tube("M-104 -458q-30 -50 -4 -60q26 6 14 58", dim(colour, 0.2), 13) +
        oval(262, -112, 34, 15, "#fff", 'opacity="0.22" transform="rotate(24 262 -112)"')
      );
    };
    return (
      contact(-120, -34, 190) +
      placed(boot(dim(hide, 0.12)), -190, -44, 0, 1.0) +
      contact(130, 6, 230) +
      placed(boot(hide), 60, 6, 0, 1.08)
    );
  },
};
