import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { glass, wooden } from "../kit/material.ts";
import { across, around, ball, round } from "../kit/paint.ts";
import { blob, disc, line, n, oval, ovalPath, path, placed } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned, turnedOutline, wrapped } from "../kit/turned.ts";
import { leaf } from "../scene/companions.ts";
import type { Subject } from "../subject.ts";

const category = "Food & Drinks";

function jar(liquid: Colour, lid: Colour, paper: Colour, mark: Colour): string {
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

const honeyJar: Subject = {
  name: "honey jar",
  category,
  view: "table",
  company: "kitchen",
  detail: [-20, -190],
  draw: (_rng, { main }) =>
    placed(jar("#d98a1c", "#c9a24a", "#f3ead6", main), -40, 0, 0, 1.5) +
    contact(330, 16, 120) +
    tube("M250 2L420 -64", "#b5824e", 20) +
    placed(
      [0, 1, 2, 3, 4]
        .map((i) => oval(-i * 19, 0, 11, 42 - Math.abs(i - 2) * 7, ball("#b07a42", 0.4)))
        .join(""),
      262,
      -4,
      -21,
    ),
};

const sourdough: Subject = {
  name: "sourdough loaf",
  category,
  view: "table",
  company: "kitchen",
  detail: [-40, -190],
  draw: (rng) => {
    const loaf = blob([
      [-345, -90],
      [-320, -210],
      [-200, -300],
      [0, -330],
      [210, -294],
      [325, -205],
      [348, -90],
      [250, -24],
      [0, -8],
      [-250, -24],
    ]);
    const crust = formed(
      path(
        loaf,
        around(
          [
            [0, "#d59a55"],
            [0.5, "#b9753a"],
            [1, "#7d4319"],
          ],
          0.42,
          0.3,
          0.75,
        ),
      ) + path(loaf, texture("hide", 1.6), 'opacity="0.28"'),
      { depth: 120, shade: 0.6, glow: 0.28 },
    );
    const scores = [-215, -85, 45, 175]
      .map((x) => {
        const d = `M${x - 34} -92Q${x - 46} -220 ${x + 66} -282Q${x + 44} -180 ${x + 30} -84Q${x} -66 ${x - 34} -92Z`;
        return (
          path(
            d,
            across([
              [0, "#74401a"],
              [0.22, "#c98f52"],
              [0.4, "#f3dcae"],
              [0.8, "#e6c48c"],
              [1, "#a66f36"],
            ]),
          ) + line(`M${x - 30} -94Q${x - 40} -216 ${x + 64} -280`, "#5d3012", 7, 'opacity="0.6"')
        );
      })
      .join("");
    let flour = "";
    for (let i = 0; i < 170; i += 1) {
      flour += disc(
        rng.between(-330, 330),
        rng.between(-300, -70),
        rng.between(1.5, 4.5),
        "#fff4df",
        `opacity="${n(rng.between(0.15, 0.6))}"`,
      );
    }
    const board =
      wooden("M-440 -34V2A440 46 0 0 0 440 2V-34Z", "#8a5a34") +
      wooden(ovalPath(0, -34, 440, 46), "#c08c5b");
    return (
      contact(0, 14, 430, 0.8) +
      board +
      contact(14, -26, 320, 0.8) +
      crust +
      clipped(scores + flour, loaf)
    );
  },
};

const teaTin: Subject = {
  name: "tea tin",
  category,
  view: "table",
  company: "kitchen",
  detail: [0, -280],
  draw: (_rng, { main, second, cloth }) => {
    const leaves = [-60, -20, 20, 60]
      .map((turn) => placed(leaf(92, mix(second, cloth, 0.2)), 0, -170, turn - 90))
      .join("");
    return (
      contact(0, 0, 176) +
      turned({
        profile: [
          [0, 176],
          [-8, 180],
          [-392, 180],
          [-400, 176],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        top: "none",
      }) +
      wrapped(181, 181, -360, -348, round(second, "metal")) +
      wrapped(181, 181, -44, -32, round(second, "metal")) +
      wrapped(181, 122, -310, -90, round(lit(cloth, 0.4))) +
      leaves +
      line("M-70 -92Q0 -78 70 -92", second, 7) +
      turned({
        profile: [
          [-396, 184],
          [-466, 184],
          [-474, 178],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        top: lit(main, 0.1),
      }) +
      turned({
        profile: [
          [-476, 30],
          [-500, 30],
        ],
        colour: second,
        finish: "metal",
        angular: true,
      })
    );
  },
};

const jamSet: Subject = {
  name: "jam set",
  category,
  view: "table",
  company: "kitchen",
  detail: [-10, -170],
  draw: (_rng, { cloth, second }) => {
    const capped = (liquid: Colour, cloak: Colour): string =>
      jar(liquid, "#c9b48a", "#f6efe0", liquid) +
      path(
        "M-124 -326Q-150 -276 -168 -250Q-120 -262 -84 -238Q-40 -256 0 -234Q40 -256 86 -238Q124 -262 168 -252Q146 -280 124 -326Z",
        round(cloak),
      ) +
      path(
        "M-124 -326Q-150 -276 -168 -250Q-120 -262 -84 -238Q-40 -256 0 -234Q40 -256 86 -238Q124 -262 168 -252Q146 -280 124 -326Z",
        texture("linen", 1.6),
        'opacity="0.8"',
      ) +
      oval(0, -328, 124, 26, lit(cloak, 0.22)) +
      line("M-120 -292Q0 -262 120 -292", "#b58a55", 8);
    return (
      placed(capped("#5b2346", lit(cloth, 0.3)), 30, -70, 0, 1.06) +
      placed(capped("#a81f2b", second), -220, 6, 0, 1.12) +
      placed(capped("#d9822b", lit(cloth, 0.1)), 260, 14, 0, 1.12)
    );
  },
};

const oliveOil: Subject = {
  name: "olive oil bottle",
  category,
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

const fruitBowl: Subject = {
  name: "bowl of apples",
  category,
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

/** Things to eat and drink. */
export const FOOD: readonly Subject[] = [honeyJar, sourdough, teaTin, jamSet, oliveOil, fruitBowl];
