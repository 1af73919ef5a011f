import { lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { glass } from "../../kit/material.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { path } from "../../kit/shapes.ts";
import { turned, wrapped } from "../../kit/turned.ts";

/** A full jar with a metal lid and a paper label; the mark is the colour on the label. */
export function jar(liquid: Colour, lid: Colour, paper: Colour, mark: Colour): string {
  const profile = [
    [0, 122],
    [-16, 140],
    [-120, 144],
    [-222, 138],
    [-258, 108],
    [-282, 104],
  ] as const;
  return (
    contact(0, 0, 138) +
    glass({ profile }, liquid, -246) +
    wrapped(144, 104, -206, -78, round(paper)) +
    path("M0 -146L38 -124V-82L0 -60L-38 -82V-124Z", mark, 'opacity="0.85"') +
    wrapped(144, 104, -196, -190, mark) +
    turned({
      profile: [
        [-268, 116],
        [-326, 116],
      ],
      colour: lid,
      finish: "metal",
      angular: true,
    }) +
    turned({
      profile: [
        [-322, 116],
        [-330, 112],
      ],
      colour: lit(lid, 0.2),
      angular: true,
      top: lit(lid, 0.3),
    })
  );
}
