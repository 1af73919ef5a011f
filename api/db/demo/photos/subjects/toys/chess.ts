import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, along, ball, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, group, line, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Chess set. */
export const chess: Subject = {
  name: "chess set",
  category: "Toys & Games",
  view: "table",
  company: "study",
  detail: [-30, -210],
  draw: (_rng, { wood, cloth }) => {
    const pale = mix("#e6cfa3", cloth, 0.3);
    const dark = mix(wood, "#3a2015", 0.62);
    const board = (() => {
      let squares = "";
      for (let i = 0; i < 8; i += 1)
        for (let j = 0; j < 5; j += 1)
          squares += rect(40 + i * 85, 24 + j * 66, 85, 66, (i + j) % 2 === 0 ? pale : dark);
      return (
        group(
          rect(0, 0, 760, 378, wood, 8) +
            squares +
            rect(0, 0, 760, 378, texture("grain"), 8, 'opacity="0.45"') +
            rect(
              0,
              0,
              760,
              378,
              along(0, 0, 1, 0.6, [
                [0, "#fff", 0.2],
                [1, "#0f0a05", 0.3],
              ]),
              8,
            ),
          'transform="matrix(1 0 -0.22 -0.5 -330 22)"',
        ) +
        path(
          "M-330 22H430V48Q430 54 424 54H-324Q-330 54 -330 48Z",
          across([
            [0, lit(wood, 0.1)],
            [1, dim(wood, 0.45)],
          ]),
        ) +
        path("M430 22L347 -167V-141L430 48Z", dim(wood, 0.6))
      );
    })();
    const pawn = (colour: Colour): string =>
      contact(0, 0, 40, 0.8) +
      turned({
        profile: [
          [0, 46],
          [-14, 46],
          [-24, 34],
          [-60, 18],
          [-92, 16],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-90, 28],
          [-98, 28],
        ],
        colour,
        finish: "gloss",
      }) +
      disc(0, -122, 30, ball(colour, 0.45));
    const bishop = (colour: Colour): string =>
      contact(0, 0, 46, 0.8) +
      turned({
        profile: [
          [0, 52],
          [-16, 52],
          [-30, 38],
          [-90, 20],
          [-150, 18],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-148, 34],
          [-158, 34],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-158, 20],
          [-190, 34],
          [-220, 26],
          [-244, 6],
        ],
        colour,
        finish: "gloss",
      }) +
      line("M8 -230L20 -200", dim(colour, 0.7), 6) +
      disc(0, -250, 9, ball(colour, 0.45));
    const king = (colour: Colour): string =>
      contact(0, 0, 52, 0.8) +
      turned({
        profile: [
          [0, 60],
          [-18, 60],
          [-36, 44],
          [-110, 22],
          [-200, 20],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-198, 40],
          [-210, 40],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-210, 22],
          [-270, 42],
          [-282, 34],
          [-292, 10],
        ],
        colour,
        finish: "gloss",
      }) +
      rect(-6, -340, 12, 50, round(colour, "gloss"), 3) +
      rect(-19, -328, 38, 12, round(colour, "gloss"), 3);
    const rook = (colour: Colour): string =>
      contact(0, 0, 46, 0.8) +
      turned({
        profile: [
          [0, 52],
          [-16, 52],
          [-30, 38],
          [-120, 28],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-118, 42],
          [-160, 42],
        ],
        colour,
        finish: "gloss",
        angular: true,
        inside: dim(colour, 0.4),
      });
    return (
      contact(40, 44, 400, 0.7) +
      board +
      placed(king(dark), 170, -110) +
      placed(rook(dark), 310, -90) +
      placed(pawn(dark), 50, -84) +
      placed(bishop(pale), -180, -70, 0, 1.08) +
      placed(pawn(dark), 260, -24, 0, 1.06) +
      placed(king(pale), -60, -10, 0, 1.14) +
      placed(pawn(pale), 110, 0, 0, 1.1) +
      placed(pawn(pale), -240, 6, 0, 1.1)
    );
  },
};
