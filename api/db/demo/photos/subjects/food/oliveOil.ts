import { lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { glass } from "../../kit/material.ts";
import { ball, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, oval, placed } from "../../kit/shapes.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import { leaf } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

/** Olive oil bottle. */
export const oliveOil: Subject = {
  name: "olive oil bottle",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [0, -250],
  draw: (_rng, { cloth, accent }) => {
    const profile = [
      [0, 98],
      [-14, 112],
      [-300, 112],
      [-372, 84],
      [-420, 40],
      [-540, 34],
    ] as const;
    const olive = (x: number, y: number, colour: Colour): string =>
      contact(x, y, 36) +
      oval(x, y - 30, 40, 32, ball(colour, 0.5)) +
      oval(x - 12, y - 44, 10, 6, "#fff", 'opacity="0.5"');
    return (
      contact(0, 0, 112) +
      glass({ profile }, "#8f8a1e", -408, "#b9c48a") +
      wrapped(112, 84, -280, -90, round(lit(cloth, 0.4))) +
      placed(leaf(74, "#6d7f45"), -34, -130, -62) +
      placed(leaf(74, "#7d8f55"), 6, -128, -108) +
      disc(4, -140, 17, ball("#59622a", 0.4)) +
      line("M-52 -92Q0 -76 52 -92", accent, 6) +
      turned({
        profile: [
          [-520, 40],
          [-548, 40],
        ],
        colour: "#2c2f2b",
        finish: "gloss",
        angular: true,
      }) +
      turned({
        profile: [
          [-548, 26],
          [-604, 30],
        ],
        colour: "#b98d5c",
        angular: true,
      }) +
      olive(-220, 20, "#5f6a2c") +
      olive(220, 34, "#3f3340") +
      olive(292, 16, "#6b7733") +
      placed(leaf(130, "#73844c"), 190, 44, -14)
    );
  },
};
