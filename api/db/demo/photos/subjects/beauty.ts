import { block } from "../kit/block.ts";
import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { formed } from "../kit/form.ts";
import { glass, wooden } from "../kit/material.ts";
import { across, along, around, face, round } from "../kit/paint.ts";
import { disc, line, n, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned, wrapped } from "../kit/turned.ts";
import { leaf, sprig } from "../scene/companions.ts";
import type { Subject } from "../subject.ts";

const category = "Health & Beauty";

const soaps: Subject = {
  name: "soap bars",
  category,
  view: "table",
  company: "studio",
  detail: [-60, -150],
  draw: (rng, { main, second, accent, cloth }) => {
    const bar = (colour: Colour): string => {
      let flecks = "";
      for (let i = 0; i < 26; i += 1)
        flecks += disc(
          rng.between(16, 320),
          rng.between(14, 88),
          rng.between(1.5, 4),
          dim(colour, 0.5),
          'opacity="0.6"',
        );
      return block({
        width: 340,
        depth: 220,
        height: 104,
        front:
          rect(
            0,
            0,
            340,
            104,
            along(0, 0, 0.5, 1, [
              [0, lit(colour, 0.3)],
              [1, dim(colour, 0.16)],
            ]),
            14,
          ) +
          flecks +
          line("M14 52Q90 30 170 54T326 48", lit(colour, 0.5), 9, 'opacity="0.5"'),
        side: rect(
          0,
          0,
          220,
          104,
          across([
            [0, dim(colour, 0.26)],
            [1, dim(colour, 0.4)],
          ]),
          14,
        ),
        top:
          rect(
            0,
            0,
            340,
            220,
            along(0, 0, 1, 1, [
              [0, lit(colour, 0.5)],
              [1, lit(colour, 0.24)],
            ]),
            18,
          ) +
          rect(
            110,
            74,
            120,
            72,
            "none",
            36,
            `stroke="${dim(colour, 0.2)}" stroke-width="5" opacity="0.6"`,
          ) +
          placed(leaf(70, dim(colour, 0.12)), 135, 112),
      });
    };
    const tie = line("M-64 -126L-66 -14", "#b58e5a", 9) + line("M-64 -130L70 -196", "#b58e5a", 9);
    return (
      placed(bar(mix(main, cloth, 0.5)), 20, 0) +
      placed(bar(mix(accent, cloth, 0.6)), -6, -106) +
      placed(bar(mix(second, cloth, 0.55)), 26, -212) +
      placed(tie, 26, -212) +
      placed(bar(lit(cloth, 0.2)), -290, 40, 0, 0.8) +
      placed(sprig(rng, 260, "#7f937a", 54), 270, 50, 62)
    );
  },
};

const hairBrush: Subject = {
  name: "hair brush",
  category,
  view: "above",
  company: "studio",
  detail: [0, -160],
  draw: (_rng, { wood, accent, main }) => {
    const handle =
      "M-150 -210Q-150 -390 0 -394Q150 -390 150 -210Q146 -60 60 10Q38 40 40 120Q52 300 36 370Q26 404 0 404Q-26 404 -36 370Q-52 300 -40 120Q-38 40 -60 10Q-146 -60 -150 -210Z";
    let pins = "";
    for (let row = 0; row < 13; row += 1) {
      const y = -336 + row * 24;
      const half = Math.sqrt(Math.max(0, 1 - ((y + 192) / 156) ** 2)) * 94;
      for (let x = -half; x <= half + 1; x += 24)
        pins +=
          line(`M${n(x)} ${n(y)}l7 9`, "#3a2618", 5, 'opacity="0.5"') +
          disc(
            x,
            y,
            6,
            around(
              [
                [0, "#f2dcae"],
                [1, "#8d673a"],
              ],
              0.35,
              0.3,
              0.8,
            ),
          );
    }
    const comb =
      path("M-60 -250H60Q70 -250 70 -240V-180H-70V-240Q-70 -250 -60 -250Z", face(wood)) +
      Array.from({ length: 15 }, (_, i) => rect(-69 + i * 9.4, -184, 5.4, 96, face(wood), 2)).join(
        "",
      );
    return (
      placed(
        formed(wooden(handle, lit(wood, 0.08), 90), { depth: 44, shade: 0.55 }) +
          formed(oval(0, -196, 122, 172, mix(accent, "#c98a6a", 0.35)), {
            depth: 40,
            shade: 0.55,
          }) +
          pins +
          disc(0, 364, 12, dim(wood, 0.6)) +
          tube("M0 366q-40 60 10 90q40 -20 -4 -84", main, 9),
        -60,
        10,
        34,
        0.98,
      ) + placed(comb, 300, 230, -28, 1.5)
    );
  },
};

const oils: Subject = {
  name: "essential oils",
  category,
  view: "table",
  company: "studio",
  detail: [-20, -190],
  draw: (rng, { main, second, accent, cloth }) => {
    const bottle = (mark: Colour, paper: Colour): string => {
      const profile = [
        [0, 80],
        [-10, 88],
        [-170, 88],
        [-214, 66],
        [-236, 36],
        [-250, 36],
      ] as const;
      return (
        contact(0, 0, 88) +
        glass({ profile }, "#6b3a14", -180, "#b5722f") +
        wrapped(88, 72, -150, -42, round(paper)) +
        disc(0, -84, 24, mark) +
        wrapped(88, 40, -58, -52, mark) +
        turned({
          profile: [
            [-246, 42],
            [-296, 40],
          ],
          colour: "#24272b",
          finish: "gloss",
          angular: true,
        }) +
        Array.from({ length: 9 }, (_, i) =>
          line(`M${-36 + i * 9} -246V-290`, "#0d0f12", 2, 'opacity="0.6"'),
        ).join("") +
        turned({
          profile: [
            [-296, 22],
            [-330, 26],
            [-372, 24],
            [-388, 12],
          ],
          colour: "#33373c",
          finish: "gloss",
        })
      );
    };
    return (
      placed(bottle(main, lit(cloth, 0.4)), 0, -60, 0, 1.16) +
      placed(bottle(accent, lit(cloth, 0.4)), -210, 0, 0, 1.1) +
      placed(bottle(second, lit(cloth, 0.4)), 210, 8, 0, 1.1) +
      placed(sprig(rng, 250, "#8a82a8", 44), -330, 60, 66) +
      placed(sprig(rng, 220, "#9489b0", 40), -300, 74, 84)
    );
  },
};

const handCream: Subject = {
  name: "hand cream jar",
  category,
  view: "table",
  company: "studio",
  detail: [-40, -140],
  draw: (_rng, { main, cloth, wood }) =>
    contact(-70, 0, 240) +
    placed(
      turned({
        profile: [
          [0, 226],
          [-10, 238],
          [-190, 238],
          [-200, 232],
        ],
        colour: lit(cloth, 0.3),
        finish: "gloss",
        top: "none",
      }) +
        wrapped(239, 150, -150, -44, round(mix(main, cloth, 0.15))) +
        wrapped(239, 90, -108, -100, lit(cloth, 0.4)) +
        wrapped(239, 60, -86, -80, lit(cloth, 0.4)) +
        turned({
          profile: [
            [-196, 218],
            [-216, 218],
          ],
          colour: lit(cloth, 0.3),
          finish: "gloss",
          angular: true,
          inside: lit(cloth, 0.45),
        }) +
        oval(0, -212, 196, 34, lit(cloth, 0.6)) +
        line("M-120 -214Q-40 -240 20 -214T120 -210", dim(cloth, 0.12), 12, 'opacity="0.6"') +
        line("M-120 -219Q-40 -245 20 -219T120 -215", "#ffffff", 7, 'opacity="0.8"'),
      -70,
      0,
    ) +
    contact(290, 40, 170) +
    placed(
      turned({
        profile: [
          [0, 168],
          [-54, 168],
        ],
        colour: lit(wood, 0.12),
        angular: true,
        top: lit(wood, 0.25),
      }) +
        oval(0, -54, 168, 33, texture("grain", 0.7), 'opacity="0.6"') +
        oval(0, -54, 110, 20, "none", `stroke="${dim(wood, 0.4)}" stroke-width="3" opacity="0.5"`),
      290,
      40,
    ),
};

const towels: Subject = {
  name: "stack of towels",
  category,
  view: "table",
  company: "studio",
  detail: [-80, -170],
  draw: (_rng, { main, cloth, second }) => {
    const towel = (y: number, colour: Colour, w: number): string => {
      const d = rectPath(-w / 2, y - 100, w, 100, 48);
      return formed(
        path(d, face(colour)) +
          path(d, texture("felt", 1.6), 'opacity="0.7"') +
          line(
            `M${n(-w / 2 + 34)} ${y - 50}H${n(w / 2 - 6)}`,
            dim(colour, 0.55),
            5,
            'opacity="0.55"',
          ) +
          rect(w / 2 - 130, y - 100, 12, 100, lit(colour, 0.5), 0, 'opacity="0.55"') +
          rect(w / 2 - 104, y - 100, 26, 100, lit(colour, 0.5), 0, 'opacity="0.55"'),
        { depth: 44, shade: 0.5, glow: 0.36 },
      );
    };
    const rolled = formed(
      disc(0, 0, 74, face(second)) +
        disc(0, 0, 74, texture("felt", 1.6), 'opacity="0.7"') +
        line("M-8 2a14 14 0 1 1 22 10a34 34 0 1 1 -46 -26a52 52 0 1 1 -8 62", dim(second, 0.5), 6),
      { depth: 30, shade: 0.5 },
    );
    return (
      contact(0, 0, 330) +
      towel(0, main, 680) +
      towel(-96, lit(cloth, 0.2), 660) +
      towel(-192, mix(main, cloth, 0.45), 668) +
      towel(-288, lit(cloth, 0.35), 650) +
      placed(rolled, -110, -452) +
      placed(rolled, 46, -448, 40)
    );
  },
};

/** Things for the bathroom shelf. */
export const BEAUTY: readonly Subject[] = [soaps, hairBrush, oils, handCream, towels];
