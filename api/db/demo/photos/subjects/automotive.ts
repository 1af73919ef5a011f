import { block, plainFaces } from "../kit/block.ts";
import { dim, lit } from "../kit/colour.ts";
import { formed } from "../kit/form.ts";
import { metallic } from "../kit/material.ts";
import { across, along, around, ball, face, rod, round } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, rect } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned, wrapped } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Automotive";

const jerryCan: Subject = {
  name: "jerry can",
  category,
  view: "table",
  company: "workshop",
  detail: [-40, -260],
  draw: (_rng, { main, accent }) => {
    const w = 400;
    const h = 470;
    const press =
      line("M70 110L330 390M330 110L70 390", dim(main, 0.34), 30) +
      group(
        line("M70 110L330 390M330 110L70 390", lit(main, 0.24), 20),
        'transform="translate(-5 -5)"',
      ) +
      group(line("M70 110L330 390M330 110L70 390", main, 14), 'transform="translate(2 2)"');
    return (
      block({
        width: w,
        depth: 190,
        height: h,
        ...plainFaces(w, 190, h, main),
        front:
          rect(0, 0, w, h, face(main), 26) +
          rect(34, 60, w - 68, h - 94, dim(main, 0.12), 20) +
          press +
          rect(
            34,
            60,
            w - 68,
            h - 94,
            "none",
            20,
            `stroke="${lit(main, 0.4)}" stroke-width="4" opacity="0.6"`,
          ) +
          disc(w / 2, 250, 44, face(accent)),
        side:
          plainFaces(w, 190, h, main).side +
          rect(90, 0, 12, h, dim(main, 0.6)) +
          rect(104, 0, 5, h, lit(main, 0.16)),
      }) +
      tube("M-160 -505L-150 -560H20L30 -488", dim(main, 0.1), 24, "gloss") +
      tube("M-110 -520L-100 -590H70L80 -504", main, 24, "gloss") +
      tube("M-60 -536L-52 -616H118L128 -518", lit(main, 0.05), 24, "gloss") +
      placed(
        turned({
          profile: [
            [0, 44],
            [-46, 44],
          ],
          colour: dim(main, 0.2),
          angular: true,
          top: "none",
        }) +
          turned({
            profile: [
              [-40, 52],
              [-82, 52],
            ],
            colour: "#a9adab",
            finish: "metal",
            angular: true,
          }),
        196,
        -486,
        14,
      )
    );
  },
};

const tyreGauge: Subject = {
  name: "tyre gauge",
  category,
  view: "above",
  company: "workshop",
  detail: [-130, -60],
  draw: (_rng, { main, accent }) => {
    const ticks = Array.from({ length: 41 }, (_, i) =>
      placed(
        line(
          i % 5 === 0 ? "M0 -176V-146" : "M0 -176V-160",
          i > 30 ? "#b3322b" : "#2b3036",
          i % 5 === 0 ? 5 : 3,
        ),
        0,
        0,
        -130 + i * 6.5,
      ),
    ).join("");
    return placed(
      tube("M40 190Q80 330 260 300Q460 260 440 90Q430 10 480 -30", "#26292d", 34) +
        Array.from({ length: 3 }, (_, i) =>
          line(`M${88 + i * 100} ${292 - i * 8}l6 22`, "#41464b", 4, 'opacity="0.7"'),
        ).join("") +
        placed(
          rect(
            -26,
            -120,
            52,
            130,
            across([
              [0, "#8f6d2c"],
              [0.35, "#f0d692"],
              [1, "#6b4f1d"],
            ]),
            8,
          ) +
            formed(
              path(
                "M-40 -120H40L60 -200Q40 -236 0 -236Q-40 -236 -60 -200Z",
                across([
                  [0, "#6d7476"],
                  [0.35, "#f2f3f0"],
                  [1, "#565c5f"],
                ]),
              ),
              { depth: 16 },
            ) +
            oval(0, -218, 26, 9, "#1a1d21"),
          484,
          -26,
          34,
        ) +
        rect(
          -22,
          150,
          64,
          74,
          across([
            [0, "#8f6d2c"],
            [0.35, "#f0d692"],
            [1, "#6b4f1d"],
          ]),
          8,
        ) +
        formed(disc(0, -20, 236, face(main)), { depth: 30, shade: 0.55 }) +
        disc(0, -20, 200, metallicRing()) +
        disc(
          0,
          -20,
          188,
          around([
            [0, "#fffdf5"],
            [0.9, "#ece4d2"],
            [1, "#b7ae9b"],
          ]),
        ) +
        placed(ticks, 0, -20) +
        placed(
          line("M0 34L0 -150", "#b3322b", 8) + disc(0, 0, 20, ball("#2b3036", 0.5)),
          0,
          -20,
          -36,
        ) +
        rect(-44, 64, 88, 14, accent, 6) +
        path(
          "M-150 -120A190 190 0 0 1 90 -186A240 240 0 0 0 -150 -60Z",
          "#ffffff",
          'opacity="0.5"',
        ),
      -120,
      -30,
      -12,
      1,
    );
  },
};

function metallicRing(): string {
  return along(0, 0, 1, 1, [
    [0, "#f2f3f0"],
    [0.4, "#8b9193"],
    [0.6, "#d9dcd9"],
    [1, "#4f5558"],
  ]);
}

const jumpLeads: Subject = {
  name: "jump leads",
  category,
  view: "above",
  company: "workshop",
  detail: [-200, 100],
  draw: () => {
    const clamp = (colour: `#${string}`): string =>
      formed(metallic("M-6 -30L120 -44Q150 -44 156 -12L150 -2H-6Z", "#b5783f"), { depth: 12 }) +
      formed(metallic("M-6 30L120 44Q150 44 156 12L150 2H-6Z", "#b5783f"), { depth: 12 }) +
      Array.from({ length: 7 }, (_, i) => path(`M${64 + i * 12} -4l6 8l6 -8z`, "#5d3a1a")).join(
        "",
      ) +
      formed(
        path(
          "M-180 -74Q-190 -40 -150 -34L20 -46Q50 -50 40 -64L-150 -92Q-176 -96 -180 -74Z",
          face(colour),
        ),
        { depth: 20 },
      ) +
      formed(
        path("M-180 74Q-190 40 -150 34L20 46Q50 50 40 64L-150 92Q-176 96 -180 74Z", face(colour)),
        { depth: 20 },
      ) +
      disc(-6, 0, 22, ball("#9ea3a3", 0.6)) +
      Array.from({ length: 6 }, (_, i) =>
        line(`M${-140 + i * 22} ${-84 + i * 3}l-6 36`, dim(colour, 0.4), 5, 'opacity="0.6"'),
      ).join("");
    const coil = (r: number, dx: number, dy: number, colour: `#${string}`): string =>
      tube(
        `M${dx - r} ${dy}A${r} ${r * 0.82} 0 1 1 ${dx + r} ${dy}A${r} ${r * 0.82} 0 1 1 ${dx - r} ${dy}`,
        colour,
        26,
        "gloss",
      );
    const red = "#b23a2e";
    const black = "#2b2e33";
    return (
      coil(300, 20, -70, black) +
      coil(276, 36, -60, red) +
      coil(250, 10, -84, black) +
      coil(238, 40, -50, red) +
      tube("M-200 80Q-320 180 -330 230", red, 26, "gloss") +
      tube("M-120 130Q-160 230 -120 280", black, 26, "gloss") +
      tube("M240 60Q340 120 320 200", red, 26, "gloss") +
      tube("M190 130Q230 210 160 280", black, 26, "gloss") +
      placed(clamp(red), -400, 300, 122, 0.86) +
      placed(clamp(black), -110, 360, 84, 0.86) +
      placed(clamp(red), 344, 300, 64, 0.86) +
      placed(clamp(black), 130, 370, 104, 0.86)
    );
  },
};

const wheel: Subject = {
  name: "alloy wheel",
  category,
  view: "above",
  company: "workshop",
  detail: [-60, -60],
  draw: () => {
    const spokes = Array.from({ length: 5 }, (_, i) =>
      placed(
        path(
          "M-38 -60L-84 -250Q0 -282 84 -250L38 -60Q0 -40 -38 -60Z",
          along(0, 0, 1, 0.5, [
            [0, "#dfe2e0"],
            [0.4, "#a9afaf"],
            [1, "#777e81"],
          ]),
        ) +
          path("M-14 -84L-34 -230Q0 -246 34 -230L14 -84Z", "#23272b") +
          line("M-38 -60L-84 -250", "#ffffff", 4, 'opacity="0.6"'),
        0,
        0,
        i * 72,
      ),
    ).join("");
    const tread = Array.from({ length: 64 }, (_, i) =>
      placed(path("M-9 -392h18l-3 34h-12z", "#0e0f11"), 0, 0, i * 5.625),
    ).join("");
    return (
      disc(
        0,
        0,
        392,
        around([
          [0.7, "#33363a"],
          [0.8, "#1f2124"],
          [0.88, "#3c4044"],
          [0.93, "#232528"],
          [1, "#141517"],
        ]),
      ) +
      tread +
      disc(0, 0, 392, texture("felt"), 'opacity="0.4"') +
      line("M-250 -210A330 330 0 0 1 60 -322", "#fff", 9, 'opacity="0.14"') +
      disc(
        0,
        0,
        292,
        along(0, 0, 1, 1, [
          [0, "#f4f5f2"],
          [0.4, "#8f9698"],
          [0.6, "#d3d7d5"],
          [1, "#5a6063"],
        ]),
      ) +
      disc(0, 0, 276, "#17191c") +
      disc(0, 0, 150, "none", 'stroke="#3a3e42" stroke-width="40"') +
      spokes +
      disc(0, 0, 276, "none", 'stroke="#c9cdcb" stroke-width="10"') +
      formed(disc(0, 0, 92, face("#b9bfbf")), { depth: 22 }) +
      Array.from({ length: 5 }, (_, i) =>
        placed(disc(0, -62, 13, ball("#3a3e42", 0.6)), 0, 0, 36 + i * 72),
      ).join("") +
      disc(0, 0, 36, face("#2c3034")) +
      disc(
        0,
        0,
        24,
        along(0, 0, 1, 1, [
          [0, "#fff"],
          [1, "#6d7476"],
        ]),
      )
    );
  },
};

const polish: Subject = {
  name: "car polish kit",
  category,
  view: "table",
  company: "workshop",
  detail: [-100, -180],
  draw: (_rng, { main, second, accent, cloth }) =>
    contact(-190, 0, 100) +
    placed(
      turned({
        profile: [
          [0, 96],
          [-12, 102],
          [-280, 102],
          [-340, 62],
          [-366, 40],
        ],
        colour: main,
        finish: "gloss",
        top: "none",
      }) +
        wrapped(102, 102, -240, -70, round(lit(cloth, 0.35))) +
        path("M-66 -90Q-40 -150 20 -146T80 -80Z", accent) +
        wrapped(102, 70, -214, -200, main) +
        turned({
          profile: [
            [-360, 42],
            [-440, 34],
          ],
          colour: "#2b2f34",
          finish: "gloss",
          angular: true,
        }),
      -190,
      0,
    ) +
    contact(40, 20, 120) +
    placed(
      turned({
        profile: [
          [0, 124],
          [-96, 124],
        ],
        colour: second,
        finish: "metal",
        angular: true,
        top: "none",
      }) +
        turned({
          profile: [
            [-90, 130],
            [-122, 130],
          ],
          colour: accent,
          finish: "metal",
          angular: true,
          top: lit(accent, 0.25),
        }) +
        wrapped(124, 124, -66, -30, round(lit(cloth, 0.35))),
      50,
      26,
    ) +
    formed(
      path("M130 26Q150 -60 240 -80Q330 -120 400 -60Q450 -20 430 30Q300 60 130 26Z", face(accent)) +
        path(
          "M130 26Q150 -60 240 -80Q330 -120 400 -60Q450 -20 430 30Q300 60 130 26Z",
          texture("felt", 1.5),
          'opacity="0.7"',
        ) +
        line(
          "M190 10Q240 -40 300 -70M260 20Q320 -10 380 -50",
          dim(accent, 0.5),
          12,
          'opacity="0.4"',
        ),
      { depth: 44 },
    ) +
    placed(rect(-70, -40, 140, 40, rod(dim(cloth, 0.1)), 14), 60, -122) +
    `<g opacity="${n(0.9)}">${oval(60, -162, 70, 10, lit(cloth, 0.2))}</g>`,
};

/** Things for the car. */
export const AUTOMOTIVE: readonly Subject[] = [jerryCan, tyreGauge, jumpLeads, wheel, polish];
