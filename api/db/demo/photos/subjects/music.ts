import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { formed } from "../kit/form.ts";
import { metallic, wooden } from "../kit/material.ts";
import { across, along, around, ball, down, face, round } from "../kit/paint.ts";
import { blob, disc, group, line, n, oval, path, placed, poly, rect } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Musical Instruments";
const BRASS = "#c49a46";

const ukulele: Subject = {
  name: "ukulele",
  category,
  view: "above",
  company: "studio",
  detail: [-160, 0],
  draw: (_rng, { wood }) => {
    const body = blob([
      [-480, 0],
      [-450, -140],
      [-330, -196],
      [-200, -150],
      [-110, -112],
      [-10, -134],
      [60, -110],
      [92, 0],
      [60, 110],
      [-10, 134],
      [-110, 112],
      [-200, 150],
      [-330, 196],
      [-450, 140],
    ]);
    const frets = Array.from({ length: 12 }, (_, i) =>
      line(`M${84 + i * 27 * (1 + i * 0.03)} -27V27`, "#d9d2bd", 4),
    ).join("");
    const peg = (x: number, y: number): string =>
      rect(x - 5, Math.min(y, y * 1.9), 10, 40, "#b9bdb9") +
      oval(x, y * 1.75, 17, 12, ball("#efe6d2", 0.5)) +
      disc(x, y * 0.62, 9, ball("#c9ccc8", 0.7));
    return placed(
      formed(wooden(body, mix("#b9763a", wood, 0.35)), { depth: 34, shade: 0.55 }) +
        path(
          body,
          "none",
          `stroke="#f2e2bd" stroke-width="7" transform="translate(-4.2 0) scale(0.978)"`,
        ) +
        path(
          body,
          "none",
          'stroke="#2c170a" stroke-width="3" opacity="0.6" transform="translate(-6 0) scale(0.966)"',
        ) +
        disc(-90, 0, 74, "none", 'stroke="#f0dfb6" stroke-width="7"') +
        disc(-90, 0, 67, "none", 'stroke="#2c170a" stroke-width="5"') +
        disc(
          -90,
          0,
          62,
          around(
            [
              [0, "#1d0f07"],
              [0.8, "#2b170b"],
              [1, "#0e0703"],
            ],
            0.6,
            0.6,
            0.7,
          ),
        ) +
        rect(-400, -84, 46, 168, face("#3a2215"), 10) +
        rect(-386, -66, 9, 132, "#efe6d2", 3) +
        path("M-40 -30H420V30H-40Q-56 0 -40 -30Z", face("#38221a")) +
        rect(-40, -30, 460, 12, "#fff", 0, 'opacity="0.08"') +
        frets +
        [166, 262, 390].map((x) => disc(x - 10, 0, 7, "#efe6d2")).join("") +
        formed(
          wooden(
            "M414 -34Q440 -34 452 -60L590 -72Q612 -40 600 0Q612 40 590 72L452 60Q440 34 414 34Z",
            mix("#8a542a", wood, 0.35),
          ),
          { depth: 18 },
        ) +
        rect(414, -32, 14, 64, "#efe6d2", 3) +
        peg(490, -62) +
        peg(556, -66) +
        group(peg(490, -62) + peg(556, -66), 'transform="scale(1 -1)"') +
        [-22, -8, 8, 22]
          .map((y, i) =>
            line(
              `M-380 ${n(y * 2)}L420 ${y}L${i === 0 || i === 3 ? 490 : 556} ${n(y < 0 ? -40 : 40)}`,
              "#f7f2e4",
              3,
              'opacity="0.9"',
            ),
          )
          .join(""),
      -30,
      0,
      -24,
      0.9,
    );
  },
};

const harmonica: Subject = {
  name: "harmonica",
  category,
  view: "above",
  company: "study",
  detail: [-120, -30],
  draw: (_rng, { main, wood }) => {
    const harp =
      rect(
        -420,
        -56,
        840,
        150,
        down([
          [0, "#3a2c20"],
          [1, "#1d140d"],
        ]),
        16,
      ) +
      rect(-410, -6, 820, 50, wood) +
      Array.from({ length: 10 }, (_, i) =>
        rect(
          -372 + i * 76,
          -2,
          50,
          42,
          along(0, 0, 0, 1, [
            [0, "#0c0806"],
            [1, "#3a2413"],
          ]),
          5,
        ),
      ).join("") +
      formed(
        metallic(
          "M-424 -22V-86Q-424 -128 -384 -130H384Q424 -128 424 -86V-22Q0 -8 -424 -22Z",
          "#b9bfbf",
        ),
        { depth: 26, shade: 0.5 },
      ) +
      path("M-384 -98Q0 -118 384 -98V-58Q0 -72 -384 -58Z", "#6d7578", 'opacity="0.28"') +
      rect(-170, -104, 340, 52, "none", 24, 'stroke="#5d6568" stroke-width="4" opacity="0.7"') +
      placed(path("M-90 0Q-40 -20 0 0T90 0Q40 20 0 0T-90 0Z", "#5d6568", 'opacity="0.7"'), 0, -78) +
      formed(
        metallic("M-424 56Q0 44 424 56V84Q424 120 384 122H-384Q-424 120 -424 84Z", "#a1a8a9"),
        { depth: 20, shade: 0.5 },
      ) +
      [-396, 396]
        .map((x) => disc(x, -80, 11, ball("#d9dcd9", 0.6)) + line(`M${x - 7} -80h14`, "#4d5457", 3))
        .join("");
    const box =
      rect(-450, -130, 900, 260, face(main), 22) +
      rect(
        -424,
        -106,
        848,
        212,
        along(0, 0, 1, 1, [
          [0, dim("#8d2f35", 0.5)],
          [1, "#8d2f35"],
        ]),
        14,
      ) +
      rect(-424, -106, 848, 212, texture("felt"), 14, 'opacity="0.7"');
    return (
      placed(box, 50, 160, 5, 0.96) +
      `<g opacity="0.35">${placed(rect(-420, -110, 850, 240, "#0b0d12", 26), -20, -90, -8)}</g>` +
      placed(harp, -30, -120, -8)
    );
  },
};

const tambourine: Subject = {
  name: "tambourine",
  category,
  view: "above",
  company: "studio",
  detail: [-80, -60],
  draw: (_rng, { wood, cloth, accent }) => {
    const jingles = Array.from({ length: 8 }, (_, i) =>
      placed(
        rect(-52, -372, 104, 44, dim(wood, 0.6), 12) +
          placed(
            oval(
              0,
              0,
              44,
              22,
              along(0, 0, 1, 1, [
                [0, "#fff0c0"],
                [0.4, BRASS],
                [1, "#6d501d"],
              ]),
            ) +
              oval(0, 0, 16, 8, dim(BRASS, 0.3)) +
              oval(
                4,
                -9,
                42,
                18,
                along(0, 0, 1, 1, [
                  [0, "#fff3cd"],
                  [0.5, lit(BRASS, 0.2)],
                  [1, "#7d5c22"],
                ]),
              ) +
              disc(4, -9, 5, "#5d451c"),
            0,
            -352,
          ),
        0,
        0,
        i * 45 + 12,
      ),
    ).join("");
    return (
      disc(0, 0, 388, face(mix("#b9803f", wood, 0.4))) +
      disc(0, 0, 388, texture("grain"), 'opacity="0.5"') +
      disc(0, 0, 388, "none", `stroke="${dim(wood, 0.5)}" stroke-width="5"`) +
      jingles +
      disc(0, 0, 318, dim(wood, 0.4)) +
      formed(
        disc(
          0,
          0,
          312,
          around(
            [
              [0, lit(cloth, 0.5)],
              [0.7, lit(mix(cloth, "#e0c592", 0.4), 0.3)],
              [1, mix(cloth, "#b8935a", 0.4)],
            ],
            0.4,
            0.36,
            0.75,
          ),
        ) + disc(0, 0, 312, texture("hide", 2.4), 'opacity="0.14"'),
        { depth: 20, shade: 0.4 },
      ) +
      Array.from({ length: 40 }, (_, i) =>
        disc(Math.cos(i * 0.157) * 302, Math.sin(i * 0.157) * 302, 5, ball(BRASS, 0.6)),
      ).join("") +
      disc(0, 0, 150, "none", `stroke="${accent}" stroke-width="9" opacity="0.75"`) +
      Array.from({ length: 12 }, (_, i) =>
        placed(path("M0 -140L14 -112L0 -84L-14 -112Z", accent, 'opacity="0.75"'), 0, 0, i * 30),
      ).join("")
    );
  },
};

const metronome: Subject = {
  name: "metronome",
  category,
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

const bongos: Subject = {
  name: "bongo drums",
  category,
  view: "table",
  company: "studio",
  detail: [-120, -300],
  draw: (_rng, { main, cloth, wood }) => {
    const drum = (r: number, h: number, colour: Colour): string =>
      contact(0, 0, r * 0.8) +
      turned({
        profile: [
          [0, r * 0.78],
          [-h, r],
        ],
        colour,
        finish: "gloss",
        angular: true,
        top: "none",
      }) +
      Array.from({ length: 7 }, (_, i) =>
        line(
          `M${n((i - 3) * r * 0.24)} ${n(r * 0.15 - Math.abs(i - 3) * r * 0.03)}L${n((i - 3) * r * 0.31)} ${n(-h + r * 0.18)}`,
          dim(colour, 0.5),
          4,
          'opacity="0.5"',
        ),
      ).join("") +
      path(
        `M${-r * 0.8} -26A${n(r * 0.8)} ${n(r * 0.16)} 0 0 0 ${n(r * 0.8)} -26V-4A${n(r * 0.79)} ${n(r * 0.16)} 0 0 1 ${n(-r * 0.79)} -4Z`,
        round("#aeb3b3", "metal"),
      ) +
      path(
        `M${-r * 1.03} ${-h - 12}A${n(r * 1.03)} ${n(r * 0.206)} 0 0 0 ${n(r * 1.03)} ${-h - 12}V${-h + 30}A${n(r * 1.03)} ${n(r * 0.206)} 0 0 1 ${n(-r * 1.03)} ${-h + 30}Z`,
        round("#aeb3b3", "metal"),
      ) +
      [-0.62, 0, 0.62]
        .map(
          (at) =>
            rect(
              at * r - 7,
              -h + 14 + Math.cos(at * 1.4) * r * 0.2,
              14,
              h * 0.62,
              round("#c3c7c5", "metal"),
              6,
            ) +
            disc(
              at * r,
              -h + 30 + h * 0.6 + Math.cos(at * 1.4) * r * 0.2,
              12,
              ball("#aeb3b3", 0.6),
            ),
        )
        .join("") +
      oval(0, -h - 12, r * 1.03, r * 0.206, round("#c3c7c5", "metal")) +
      oval(
        0,
        -h - 15,
        r * 0.96,
        r * 0.185,
        around(
          [
            [0, lit(cloth, 0.5)],
            [0.7, mix(lit(cloth, 0.2), "#d9b987", 0.35)],
            [1, "#a98653"],
          ],
          0.42,
          0.4,
          0.7,
        ),
      );
    return (
      rect(
        -60,
        -210,
        130,
        60,
        down([
          [0, lit(wood, 0.1)],
          [1, dim(wood, 0.5)],
        ]),
        8,
      ) +
      placed(drum(158, 300, main), 190, -6) +
      placed(drum(200, 320, main), -176, 6)
    );
  },
};

/** Things to play music on. */
export const MUSIC: readonly Subject[] = [ukulele, harmonica, tambourine, metronome, bongos];
