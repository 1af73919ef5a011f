import { block } from "../kit/block.ts";
import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { formed } from "../kit/form.ts";
import { leathern } from "../kit/material.ts";
import { across, along, around, ball, down, face, round } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { contact, unshadowed } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Electronics";

function knob(x: number, y: number, r: number, colour: Colour): string {
  return (
    disc(x + 4, y + 6, r * 1.08, "#0d1016", 'opacity="0.4"') +
    disc(
      x,
      y,
      r,
      around(
        [
          [0, lit(colour, 0.5)],
          [0.7, colour],
          [0.8, dim(colour, 0.4)],
          [1, lit(colour, 0.2)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    line(`M${n(x)} ${n(y - r * 0.3)}V${n(y - r * 0.8)}`, dim(colour, 0.6), r * 0.14)
  );
}

const radio: Subject = {
  name: "table radio",
  category,
  view: "table",
  company: "study",
  detail: [-100, -170],
  draw: (_rng, { main, wood, cloth, accent }) => {
    const w = 640;
    const h = 320;
    const slats = Array.from({ length: 17 }, (_, i) =>
      rect(
        34,
        44 + i * 14,
        300,
        7,
        down([
          [0, dim(wood, 0.62)],
          [1, dim(wood, 0.2)],
        ]),
        3,
      ),
    ).join("");
    const dial =
      rect(
        370,
        44,
        236,
        130,
        along(0, 0, 1, 1, [
          [0, lit(cloth, 0.5)],
          [1, dim(cloth, 0.08)],
        ]),
        12,
      ) +
      line("M392 120H584", "#5d564a", 2) +
      Array.from({ length: 15 }, (_, i) =>
        line(`M${394 + i * 13.4} ${i % 5 === 0 ? 88 : 100}V114`, "#4b453c", 2.4),
      ).join("") +
      line("M486 66V152", "#c23b28", 4) +
      rect(
        370,
        44,
        236,
        60,
        along(0, 0, 0.4, 1, [
          [0, "#fff", 0.5],
          [1, "#fff", 0],
        ]),
        12,
      );
    return (
      tube("M-160 -366Q-130 -470 30 -446Q190 -420 208 -330", dim(main, 0.2), 18) +
      block({
        width: w,
        depth: 200,
        height: h,
        front:
          rect(0, 0, w, h, face(main), 20) +
          rect(
            16,
            16,
            w - 32,
            h - 32,
            along(0, 0, 1, 1, [
              [0, lit(wood, 0.16)],
              [1, dim(wood, 0.12)],
            ]),
            14,
          ) +
          rect(16, 16, w - 32, h - 32, texture("grain"), 14, 'opacity="0.6"') +
          slats +
          dial +
          knob(420, 240, 38, cloth) +
          knob(552, 240, 38, cloth) +
          disc(487, 240, 7, accent),
        side: rect(
          0,
          0,
          200,
          h,
          across([
            [0, dim(main, 0.34)],
            [1, dim(main, 0.54)],
          ]),
        ),
        top: rect(
          0,
          0,
          w,
          200,
          along(0, 0, 1, 1, [
            [0, lit(main, 0.42)],
            [1, lit(main, 0.1)],
          ]),
        ),
      }) +
      tube("M258 -360L330 -610", "#b9bcb8", 8, "metal") +
      disc(331, -612, 9, ball("#c9ccc8", 0.7))
    );
  },
};

const deskLamp: Subject = {
  name: "desk lamp",
  category,
  view: "table",
  company: "study",
  detail: [120, -430],
  draw: (_rng, { main, accent }) => {
    const joint = (x: number, y: number): string =>
      disc(x, y, 22, ball(accent, 0.5)) + disc(x, y, 8, dim(accent, 0.5));
    const shade = "M-34 -96Q0 -112 34 -96L64 -40Q128 10 142 74H-142Q-128 10 -64 -40Z";
    return (
      unshadowed(
        oval(
          230,
          -8,
          250,
          44,
          around([
            [0, "#ffe9b0", 0.75],
            [1, "#ffe9b0", 0],
          ]),
        ),
      ) +
      contact(-110, 0, 160) +
      placed(
        turned({
          profile: [
            [0, 158],
            [-18, 158],
            [-36, 128],
            [-44, 40],
          ],
          colour: main,
          finish: "gloss",
        }),
        -110,
        0,
      ) +
      tube("M-110 -40L-230 -300", "#c3c6c1", 20, "metal") +
      tube("M-230 -300L70 -500", "#c3c6c1", 20, "metal") +
      tube("M-150 -120q-40 -20 -46 -80", "#6d7274", 7) +
      joint(-110, -52) +
      joint(-230, -300) +
      placed(
        oval(
          0,
          74,
          142,
          34,
          around([
            [0, "#fffbe8"],
            [0.4, "#ffe7a6"],
            [1, dim(main, 0.1)],
          ]),
        ) +
          disc(
            0,
            66,
            38,
            around([
              [0, "#ffffff"],
              [0.7, "#fff3c9"],
              [1, "#ffdf8f"],
            ]),
          ) +
          path(shade, round(main, "gloss")) +
          path(
            "M-142 74Q-140 60 -134 50Q0 90 134 50Q140 60 142 74Q0 116 -142 74Z",
            round(lit(main, 0.14), "gloss"),
          ) +
          rect(-26, -130, 52, 36, round(accent, "metal"), 8),
        130,
        -470,
        -32,
      ) +
      joint(70, -500) +
      unshadowed(
        path(
          "M60 -400L20 0H470L220 -330Z",
          down([
            [0, "#fff0bd", 0.3],
            [1, "#fff0bd", 0],
          ]),
        ),
      )
    );
  },
};

const camera: Subject = {
  name: "film camera",
  category,
  view: "table",
  company: "studio",
  detail: [40, -190],
  draw: (rng, { wood, main }) => {
    const skin = rng.chance(0.5) ? "#2a2c2f" : mix(main, "#2a2c2f", 0.45);
    const silver = "#c4c6c2";
    const lens = [
      disc(
        0,
        0,
        158,
        around([
          [0, "#33363a"],
          [0.88, "#1b1d20"],
          [1, "#55595d"],
        ]),
      ),
      disc(
        0,
        0,
        140,
        along(0, 0, 1, 1, [
          [0, lit(silver, 0.6)],
          [0.5, dim(silver, 0.2)],
          [1, dim(silver, 0.5)],
        ]),
      ),
      disc(0, 0, 126, "#1d1f22"),
      disc(
        0,
        0,
        104,
        along(1, 1, 0, 0, [
          [0, "#4a4e52"],
          [1, "#101113"],
        ]),
      ),
      disc(
        0,
        0,
        84,
        around([
          [0, "#0a0d18"],
          [0.5, "#1b2746"],
          [0.8, "#3b2350"],
          [1, "#0a0a0d"],
        ]),
      ),
      oval(-30, -34, 34, 22, "#cfe4ff", 'opacity="0.55" transform="rotate(-40 -30 -34)"'),
      disc(34, 34, 16, "#b06a9a", 'opacity="0.5"'),
      disc(10, 14, 30, "#4d7fb5", 'opacity="0.3"'),
    ].join("");
    return (
      contact(0, 0, 360) +
      tube(
        "M-330 -250Q-520 -200 -470 -60Q-430 30 -250 30Q-60 26 -30 44",
        mix(wood, "#4a2e1c", 0.4),
        22,
      ) +
      rect(
        -190,
        -420,
        92,
        50,
        across([
          [0, dim(silver, 0.2)],
          [0.3, lit(silver, 0.6)],
          [1, dim(silver, 0.5)],
        ]),
        8,
      ) +
      Array.from({ length: 11 }, (_, i) =>
        rect(-186 + i * 8, -416, 3, 40, "#5b5f61", 0, 'opacity="0.6"'),
      ).join("") +
      rect(
        170,
        -410,
        70,
        40,
        across([
          [0, dim(silver, 0.2)],
          [0.3, lit(silver, 0.6)],
          [1, dim(silver, 0.5)],
        ]),
        8,
      ) +
      rect(262, -398, 40, 28, face(silver), 8) +
      disc(190, -414, 20, face("#8f2f26")) +
      path(
        "M-90 -376L-66 -450Q-60 -462 -44 -462H70Q86 -462 92 -450L114 -376Z",
        along(0, 0, 0.6, 1, [
          [0, lit(silver, 0.6)],
          [0.5, silver],
          [1, dim(silver, 0.4)],
        ]),
      ) +
      rect(-40, -440, 106, 48, "#15171a", 8) +
      rect(-34, -434, 94, 20, "#5a7390", 6, 'opacity="0.7"') +
      formed(
        path(
          "M-350 -372H350Q372 -372 372 -350V-28Q372 0 344 0H-344Q-372 0 -372 -28V-350Q-372 -372 -350 -372Z",
          along(0, 0, 0.5, 1, [
            [0, lit(silver, 0.5)],
            [0.5, silver],
            [1, dim(silver, 0.35)],
          ]),
        ),
        { depth: 30, shade: 0.5 },
      ) +
      leathern(rectPath(-372, -296, 744, 220, 0), skin) +
      rect(-372, -298, 744, 4, "#0d0e10", 0, 'opacity="0.5"') +
      rect(-372, -78, 744, 4, "#fff", 0, 'opacity="0.3"') +
      rect(-310, -346, 84, 34, "#15171a", 6) +
      rect(-304, -342, 72, 14, "#56708d", 4, 'opacity="0.7"') +
      disc(298, -330, 15, ball("#e4d8b8", 0.5)) +
      disc(12, -168, 170, "#090b10", 'opacity="0.4"') +
      placed(lens, 0, -182) +
      disc(-352, -250, 15, ball(silver, 0.7))
    );
  },
};

const headphones: Subject = {
  name: "headphones",
  category,
  view: "above",
  company: "study",
  detail: [-160, 120],
  draw: (_rng, { main, wood }) => {
    const pad = (x: number): string =>
      placed(
        formed(
          path(
            "M-96 -140Q-120 -160 -60 -168H60Q120 -160 110 0Q120 160 60 168H-60Q-120 160 -96 140Z",
            face("#2d2723"),
          ),
          { depth: 44, shade: 0.55 },
        ) +
          formed(
            path(
              "M-20 -140Q70 -140 110 -96Q130 0 110 96Q70 140 -20 140Q-52 0 -20 -140Z",
              face(main),
            ),
            { depth: 36, shade: 0.5 },
          ) +
          path("M20 -94Q86 -86 92 0Q86 86 20 94Q-4 0 20 -94Z", face(wood)) +
          path(
            "M20 -94Q86 -86 92 0Q86 86 20 94Q-4 0 20 -94Z",
            texture("grain", 0.7, 80),
            'opacity="0.6"',
          ),
        x,
        130,
      );
    return placed(
      tube("M-320 120Q-360 -320 0 -326Q360 -320 320 120", "#9a9d9b", 18, "metal") +
        tube("M-276 -90Q-236 -306 0 -312Q236 -306 276 -90", "#3a2b22", 62) +
        line(
          "M-262 -100Q-220 -290 0 -296Q220 -290 262 -100",
          "#8b6a4c",
          3,
          'stroke-dasharray="12 8"',
        ) +
        group(pad(300), 'transform="scale(-1 1)"') +
        pad(300) +
        tube("M-330 300Q-350 380 -220 372Q0 350 60 384Q160 420 300 350", "#23262a", 11),
      0,
      -20,
    );
  },
};

const keyboard: Subject = {
  name: "mechanical keyboard",
  category,
  view: "above",
  company: "study",
  detail: [-180, -20],
  draw: (_rng, { main, second, accent, cloth }) => {
    const rows = [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
      [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
      [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
      [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
      [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
    ];
    const unit = 64;
    let keys = "";
    rows.forEach((row, r) => {
      let x = -480;
      row.forEach((size, i) => {
        const w = size * unit - 6;
        const y = -170 + r * 68;
        const colour =
          r === 0 && i === 0
            ? accent
            : r === 4 && i === 3
              ? second
              : r === 2 && i === row.length - 1
                ? accent
                : size > 1
                  ? main
                  : lit(cloth, 0.3);
        keys +=
          rect(x, y, w, 62, dim(colour, 0.36), 9) +
          rect(
            x + 6,
            y + 3,
            w - 12,
            48,
            along(0, 0, 0.3, 1, [
              [0, lit(colour, 0.3)],
              [0.5, colour],
              [1, lit(colour, 0.1)],
            ]),
            8,
          ) +
          (size === 1 ? rect(x + 16, y + 14, 11, 4, dim(colour, 0.5), 2, 'opacity="0.6"') : "");
        x += size * unit;
      });
    });
    return (
      tube("M0 -200Q0 -300 60 -330Q120 -360 110 -460", dim(main, 0.2), 15) +
      formed(rect(-514, -212, 1028, 424, face(mix(cloth, main, 0.2)), 30), {
        depth: 22,
        shade: 0.4,
      }) +
      rect(-490, -182, 980, 360, dim(main, 0.6), 12) +
      keys
    );
  },
};

const speaker: Subject = {
  name: "bookshelf speaker",
  category,
  view: "table",
  company: "study",
  detail: [-20, -220],
  draw: (_rng, { wood, accent }) => {
    const cone = (x: number, y: number, r: number): string =>
      disc(
        x,
        y,
        r * 1.14,
        around([
          [0.8, "#3a3d40"],
          [1, "#17191b"],
        ]),
      ) +
      disc(
        x,
        y,
        r,
        around([
          [0, "#0e0f11"],
          [0.3, "#2e3134"],
          [0.78, "#17191b"],
          [0.84, "#4b4f52"],
          [1, "#101113"],
        ]),
      ) +
      disc(x, y, r * 0.34, ball(accent, 0.4)) +
      [45, 135, 225, 315]
        .map((a) =>
          disc(
            x + Math.cos((a * Math.PI) / 180) * r * 1.06,
            y + Math.sin((a * Math.PI) / 180) * r * 1.06,
            5,
            "#8b8f90",
          ),
        )
        .join("");
    return block({
      width: 330,
      depth: 270,
      height: 540,
      front:
        rect(0, 0, 330, 540, "#232527") +
        rect(
          0,
          0,
          330,
          540,
          along(0, 0, 1, 1, [
            [0, "#fff", 0.18],
            [0.6, "#fff", 0],
          ]),
        ) +
        cone(165, 370, 122) +
        cone(165, 138, 66) +
        rect(140, 506, 50, 8, accent, 4),
      side:
        rect(
          0,
          0,
          270,
          540,
          across([
            [0, dim(wood, 0.3)],
            [1, dim(wood, 0.46)],
          ]),
        ) + rect(0, 0, 270, 540, texture("grain", 1, 90), 0, 'opacity="0.6"'),
      top:
        rect(
          0,
          0,
          330,
          270,
          along(0, 0, 1, 1, [
            [0, lit(wood, 0.3)],
            [1, lit(wood, 0.06)],
          ]),
        ) + rect(0, 0, 330, 270, texture("grain"), 0, 'opacity="0.5"'),
    });
  },
};

/** Things with a plug or a battery. */
export const ELECTRONICS: readonly Subject[] = [
  radio,
  deskLamp,
  camera,
  headphones,
  keyboard,
  speaker,
];
