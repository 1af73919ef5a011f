import { dim, lit, mix } from "../../kit/colour.ts";
import { wooden } from "../../kit/material.ts";
import { across, along, ball, down, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, oval, path, placed, poly, rect } from "../../kit/shapes.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

const BRASS = "#c49a46";

function turnedKnob(): string {
  return placed(
    turned({
      profile: [
        [0, 22],
        [-12, 26],
        [-24, 10],
      ],
      colour: BRASS,
      finish: "metal",
    }),
    14,
    -550,
  );
}

/** Metronome. */
export const metronome: Subject = {
  name: "metronome",
  category: "Musical Instruments",
  view: "table",
  company: "study",
  detail: [0, -300],
  draw: (rng, { wood, cloth }) => {
    const brown = mix(wood, "#6b3a1e", 0.5);
    const swing = rng.between(-16, 16);
    const front = poly([
      [-170, -46],
      [-72, -540],
      [72, -540],
      [170, -46],
    ]);
    const scale = Array.from({ length: 16 }, (_, i) =>
      line(`M${-22 + (i % 2) * 44} ${-150 - i * 20}h${i % 2 === 0 ? -18 : 18}`, "#3a3126", 3),
    ).join("");
    return (
      contact(10, 0, 210) +
      path(
        poly([
          [170, -46],
          [72, -540],
          [110, -552],
          [236, -70],
        ]),
        along(0, 0, 1, 0.4, [
          [0, dim(brown, 0.4)],
          [1, dim(brown, 0.6)],
        ]),
      ) +
      wooden(front, brown, 80) +
      path(
        front,
        along(0, 0, 1, 0.4, [
          [0, "#fff", 0.2],
          [0.5, "#fff", 0],
          [1, "#0d0703", 0.3],
        ]),
      ) +
      path(
        poly([
          [-104, -90],
          [-44, -506],
          [44, -506],
          [104, -90],
        ]),
        along(0, 0, 1, 1, [
          [0, dim(brown, 0.75)],
          [1, dim(brown, 0.5)],
        ]),
      ) +
      path(
        poly([
          [-48, -110],
          [-30, -490],
          [30, -490],
          [48, -110],
        ]),
        face(lit(cloth, 0.4)),
      ) +
      scale +
      placed(
        rect(
          -5,
          -420,
          10,
          400,
          across([
            [0, "#e9ece9"],
            [0.5, "#a9afaf"],
            [1, "#6d7476"],
          ]),
          4,
        ) +
          path(
            "M-30 -330H30L20 -272H-20Z",
            along(0, 0, 1, 1, [
              [0, "#fff0c0"],
              [0.4, BRASS],
              [1, "#6d501d"],
            ]),
          ) +
          disc(0, -20, 12, ball(BRASS, 0.5)),
        0,
        -80,
        swing,
      ) +
      path(
        poly([
          [-200, 0],
          [-186, -52],
          [186, -52],
          [200, 0],
        ]),
        down([
          [0, lit(brown, 0.16)],
          [1, dim(brown, 0.35)],
        ]),
      ) +
      path(
        poly([
          [200, 0],
          [186, -52],
          [250, -80],
          [266, -30],
        ]),
        dim(brown, 0.6),
      ) +
      rect(
        -44,
        -40,
        88,
        28,
        along(0, 0, 1, 1, [
          [0, "#fff0c0"],
          [0.5, BRASS],
          [1, "#7d5c22"],
        ]),
        5,
      ) +
      oval(12, -548, 66, 13, lit(brown, 0.2)) +
      turnedKnob()
    );
  },
};
