import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { across, along, ball, down, face, round } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned, turnedOutline, wrapped } from "../kit/turned.ts";
import { leaf, sprig } from "../scene/companions.ts";
import type { Subject } from "../subject.ts";

const category = "Home & Garden";

const teapot: Subject = {
  name: "enamel teapot",
  category,
  view: "table",
  company: "kitchen",
  detail: [-60, -220],
  draw: (_rng, { main }) => {
    const rim = "#262b30";
    return (
      contact(0, 0, 190) +
      path(
        "M-150 -110Q-250 -130 -296 -300Q-304 -330 -330 -336L-336 -352Q-280 -362 -262 -320Q-230 -230 -150 -220Z",
        along(0, 0, 0.7, 1, [
          [0, lit(main, 0.35)],
          [0.5, main],
          [1, dim(main, 0.5)],
        ]),
      ) +
      line("M-338 -352Q-284 -364 -264 -322", rim, 10) +
      tube("M170 -300Q330 -330 318 -190Q300 -70 180 -80", main, 32, "gloss") +
      turned({
        profile: [
          [0, 150],
          [-14, 172],
          [-90, 208],
          [-180, 204],
          [-290, 148],
          [-322, 116],
        ],
        colour: main,
        finish: "gloss",
        top: "none",
      }) +
      path("M-150 -12A150 30 0 0 0 150 -12V4A150 30 0 0 1 -150 4Z", rim, 'opacity="0.8"') +
      turned({
        profile: [
          [-316, 122],
          [-328, 122],
          [-358, 84],
          [-376, 22],
        ],
        colour: main,
        finish: "gloss",
      }) +
      path("M-122 -318A122 24 0 0 0 122 -318", "none", `stroke="${rim}" stroke-width="8"`) +
      disc(0, -396, 26, ball(rim, 0.5)) +
      path(
        "M-150 -210Q-148 -270 -104 -290Q-130 -240 -128 -170Q-152 -170 -150 -210Z",
        "#ffffff",
        'opacity="0.5"',
      ) +
      disc(112, -50, 5, rim, 'opacity="0.7"') +
      oval(124, -140, 26, 44, "#fff", 'opacity="0.1"')
    );
  },
};

const blanket: Subject = {
  name: "wool blanket",
  category,
  view: "table",
  company: "studio",
  detail: [-120, -130],
  draw: (_rng, { main, second, cloth, accent }) => {
    const fold = (y: number, w: number, h: number, colour: Colour, stripe: Colour): string => {
      const d = rectPath(-w / 2, y - h, w, h, h * 0.46);
      return formed(
        path(d, face(colour)) +
          clipped(
            [-0.36, -0.3, 0.1, 0.16, 0.22]
              .map((at) => rect(at * w, y - h, w * 0.035, h, stripe, 0, 'opacity="0.85"'))
              .join(""),
            d,
          ) +
          path(d, texture("knit", 0.8), 'opacity="0.8"') +
          line(
            `M${n(-w / 2 + 30)} ${n(y - h * 0.5)}H${n(w / 2 - 12)}`,
            dim(colour, 0.5),
            4,
            'opacity="0.5"',
          ),
        { depth: h * 0.5, shade: 0.5, glow: 0.3 },
      );
    };
    let fringe = "";
    for (let i = 0; i < 26; i += 1)
      fringe += tube(
        `M${-330 + i * 12} -96q${(i % 3) * 4 - 4} 46 ${(i % 2) * 6 - 3} ${92 + (i % 3) * 6}`,
        i % 6 === 2 ? second : main,
        8,
      );
    return (
      contact(0, 0, 400) +
      fold(0, 800, 104, main, second) +
      fold(-98, 786, 100, main, second) +
      fold(-192, 770, 96, lit(cloth, 0.1), accent) +
      fold(-282, 776, 92, lit(cloth, 0.1), accent) +
      formed(
        path("M-350 -360Q-352 -400 -300 -402H-20Q10 -400 8 -360V-90H-340Z", face(main)) +
          [-250, -228, -110, -88]
            .map((x) => rect(x, -402, 16, 312, second, 0, 'opacity="0.85"'))
            .join("") +
          path(
            "M-350 -360Q-352 -400 -300 -402H-20Q10 -400 8 -360V-90H-340Z",
            texture("knit", 0.8),
            'opacity="0.8"',
          ),
        { depth: 34, shade: 0.45 },
      ) +
      fringe
    );
  },
};

function clayPot(r: number, h: number, colour: Colour): string {
  return (
    contact(0, 0, r * 0.8) +
    turned({
      profile: [
        [0, r * 0.7],
        [-h * 0.78, r * 0.92],
      ],
      colour,
      angular: true,
      top: "none",
    }) +
    turned({
      profile: [
        [-h * 0.76, r * 1.02],
        [-h, r * 1.05],
      ],
      colour: lit(colour, 0.06),
      angular: true,
      inside: "#3a2a20",
    })
  );
}

const pots: Subject = {
  name: "terracotta pots with plant",
  category,
  view: "table",
  company: "garden",
  detail: [-90, -330],
  draw: (rng, { accent }) => {
    const clay = mix("#b5643f", accent, 0.12);
    let fern = "";
    for (let i = 0; i < 13; i += 1) {
      const turn = -74 + i * 12.2 + rng.between(-5, 5);
      const length = rng.between(250, 330);
      const green = rng.pick<Colour>(["#57784f", "#6b8a58", "#486848", "#7d9966"]);
      fern += placed(
        tube(`M0 0V${n(-length * 0.5)}`, dim(green, 0.3), 6) +
          placed(leaf(length * 0.62, green, 0.24), 0, -length * 0.42, -90),
        0,
        0,
        turn,
      );
    }
    return (
      placed(sprig(rng, 240, "#8aa393", 56), 250, -150, 12) +
      placed(sprig(rng, 200, "#7d9686", 56), 250, -150, -20) +
      placed(sprig(rng, 180, "#93aa98", 50), 250, -150, 38) +
      placed(clayPot(112, 170, dim(clay, 0.06)), 250, -14) +
      placed(fern, -80, -220) +
      placed(clayPot(172, 250, clay), -80, 6) +
      placed(clayPot(82, 110, lit(clay, 0.1)), 130, 34) +
      placed(
        disc(0, 0, 52, ball("#6d8a5c", 0.35)) +
          Array.from({ length: 22 }, (_, i) =>
            line(
              `M${n(Math.cos(i * 2.4) * (10 + i * 1.7))} ${n(Math.sin(i * 2.4) * (10 + i * 1.7))}l${n(Math.cos(i * 2.4) * 10)} ${n(Math.sin(i * 2.4) * 10)}`,
              "#e9e3c8",
              2.4,
            ),
          ).join(""),
        130,
        -104,
      )
    );
  },
};

const bowl: Subject = {
  name: "ceramic bowl",
  category,
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

const wateringCan: Subject = {
  name: "watering can",
  category,
  view: "table",
  company: "garden",
  detail: [-60, -220],
  draw: (_rng, { main, accent }) =>
    contact(40, 0, 190) +
    tube("M-120 -70Q-230 -130 -318 -356", main, 44, "gloss") +
    placed(
      path("M-26 10L-72 -80Q0 -104 72 -80L26 10Z", round(main, "gloss")) +
        oval(
          0,
          -82,
          74,
          24,
          across([
            [0, lit(accent, 0.4)],
            [1, dim(accent, 0.3)],
          ]),
        ) +
        Array.from({ length: 13 }, (_, i) =>
          disc(-54 + (i % 7) * 18, -88 + Math.floor(i / 7) * 12, 3, dim(accent, 0.65)),
        ).join(""),
      -318,
      -356,
      -28,
    ) +
    tube("M-110 -210L-238 -206", main, 13, "gloss") +
    tube("M150 -330Q330 -330 314 -190Q296 -60 216 -50", main, 24, "gloss") +
    placed(
      turned({
        profile: [
          [0, 176],
          [-260, 164],
        ],
        colour: main,
        finish: "gloss",
        angular: true,
        inside: dim(main, 0.2),
      }) +
        wrapped(176, 176, -36, -24, round(lit(main, 0.2), "metal")) +
        wrapped(168, 168, -236, -224, round(lit(main, 0.2), "metal")),
      40,
      0,
    ) +
    tube("M-90 -270Q-60 -430 60 -430Q170 -420 190 -270", main, 24, "gloss"),
};

const vaseOfStems: Subject = {
  name: "vase with dried stems",
  category,
  view: "table",
  company: "studio",
  detail: [0, -230],
  draw: (rng, { cloth, main, second }) => {
    let stems = "";
    for (let i = 0; i < 9; i += 1) {
      const turn = -34 + i * 8.4 + rng.between(-3, 3);
      const length = rng.between(300, 380);
      let plume = "";
      for (let k = 0; k < 16; k += 1)
        plume += placed(
          oval(
            0,
            -16,
            6 - k * 0.2,
            20,
            lit(mix("#d9bd8b", second, 0.12), rng.between(0, 0.5)),
            'opacity="0.85"',
          ),
          0,
          -length + k * 9,
          (k % 2 === 0 ? 1 : -1) * (10 + k * 2),
        );
      stems += placed(line(`M0 0V${n(-length + 20)}`, "#a98b5c", 4) + plume, 0, 0, turn);
    }
    const profile = [
      [0, 84],
      [-18, 92],
      [-90, 138],
      [-180, 140],
      [-260, 84],
      [-300, 44],
      [-336, 52],
    ] as const;
    return (
      contact(0, 0, 110) +
      placed(stems, 0, -280, 0, 0.86) +
      turned({ profile, colour: mix(main, cloth, 0.25), inside: dim(main, 0.4) }) +
      clipped(
        path("M-200 -150Q0 -90 200 -150V40H-200Z", round(lit(cloth, 0.3))) +
          path("M-200 -150Q0 -90 200 -150V-140Q0 -80 -200 -140Z", dim(main, 0.3), 'opacity="0.4"'),
        turnedOutline(profile),
      ) +
      clipped(rect(-200, -400, 400, 420, texture("speckle", 0.8)), turnedOutline(profile))
    );
  },
};

const basket: Subject = {
  name: "wicker basket",
  category,
  view: "table",
  company: "garden",
  detail: [-90, -150],
  draw: (_rng, { accent }) => {
    const cane = "#b98b54";
    const outline = turnedOutline([
      [0, 240],
      [-110, 300],
      [-230, 318],
    ]);
    let weave = "";
    for (let row = 0; row < 11; row += 1) {
      for (let column = -13; column <= 13; column += 1) {
        const a = (column / 13) * 1.5 + (row % 2) * 0.057;
        const x = Math.sin(a) * (252 + row * 6.6);
        const y = -8 - row * 21 + Math.cos(a) * 52;
        weave += oval(
          x,
          y,
          21 * Math.cos(a) + 3,
          10.5,
          down([
            [0, lit(cane, 0.42)],
            [0.5, cane],
            [1, dim(cane, 0.55)],
          ]),
        );
      }
    }
    return (
      contact(0, 0, 270) +
      tube("M-292 -250Q-240 -590 0 -592Q240 -590 292 -250", dim(cane, 0.16), 24) +
      line(
        "M-292 -250Q-240 -590 0 -592Q240 -590 292 -250",
        lit(cane, 0.3),
        22,
        'stroke-dasharray="5 13" opacity="0.5" style="stroke-linecap:butt"',
      ) +
      oval(0, -232, 318, 64, dim(cane, 0.6)) +
      formed(
        path(
          "M-280 -230Q-220 -330 -90 -286Q20 -350 120 -284Q240 -310 284 -226Q180 -160 0 -166Q-180 -160 -280 -230Z",
          face(lit(accent, 0.35)),
        ) +
          line(
            "M-160 -200Q-120 -260 -90 -286M40 -190Q80 -250 120 -284",
            dim(accent, 0.2),
            10,
            'opacity="0.3"',
          ),
        { depth: 30, shade: 0.4 },
      ) +
      clipped(
        path(outline, dim(cane, 0.55)) +
          weave +
          path(
            outline,
            across([
              [0, "#140b04", 0.35],
              [0.3, "#fff0cc", 0.2],
              [0.6, "#140b04", 0.1],
              [1, "#140b04", 0.62],
            ]),
          ),
        "M-340 -232A318 64 0 0 0 340 -232V120H-340Z",
      ) +
      group(tube("M-318 -232A318 64 0 0 0 318 -232", cane, 26)) +
      line(
        "M-318 -232A318 64 0 0 0 318 -232",
        dim(cane, 0.5),
        26,
        'stroke-dasharray="4 15" opacity="0.6" style="stroke-linecap:butt"',
      )
    );
  },
};

/** Things for the house and the garden. */
export const HOME: readonly Subject[] = [
  teapot,
  blanket,
  pots,
  bowl,
  wateringCan,
  vaseOfStems,
  basket,
];
