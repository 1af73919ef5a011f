import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped } from "../kit/form.ts";
import { along, around, ball, down, face, round } from "../kit/paint.ts";
import { disc, line, n, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Art & Crafts";
const PANS: readonly Colour[] = [
  "#d9a521",
  "#e08a2b",
  "#c2452d",
  "#9e2f4a",
  "#6c3a6e",
  "#2f4a86",
  "#2f7fa0",
  "#2c7a68",
  "#5c8a3c",
  "#8d8a3a",
  "#8a5a32",
  "#3a2c28",
];

/** A brush pointing along x from its ferrule: the handle to the left, the hair to the right. */
function brush(length: number, colour: Colour, tip: Colour): string {
  return (
    path(
      `M${n(-length)} 0Q${n(-length * 0.7)} -14 ${n(-length * 0.25)} -13L0 -9V9L${n(-length * 0.25)} 13Q${n(-length * 0.7)} 14 ${n(-length)} 0Z`,
      down([
        [0, lit(colour, 0.4)],
        [0.4, colour],
        [1, dim(colour, 0.45)],
      ]),
    ) +
    rect(
      -4,
      -10,
      76,
      20,
      down([
        [0, "#e9e4d4"],
        [0.3, "#ffffff"],
        [0.6, "#a9a48f"],
        [1, "#6d6a5c"],
      ]),
      3,
    ) +
    line("M12 -10V10M22 -10V10", "#6f6b5b", 2) +
    path(
      "M70 -11Q110 -22 156 2Q110 20 70 11Z",
      down([
        [0, "#8f6238"],
        [0.5, "#6b4424"],
        [1, "#3b2413"],
      ]),
    ) +
    path("M108 -14Q130 -14 158 2Q130 14 108 14Q118 0 108 -14Z", tip)
  );
}

const watercolours: Subject = {
  name: "watercolour set",
  category,
  view: "above",
  company: "studio",
  detail: [-60, 30],
  draw: (rng, { main, accent }) => {
    let pans = "";
    PANS.forEach((colour, i) => {
      const x = -348 + (i % 6) * 118;
      const y = 46 + Math.floor(i / 6) * 120;
      const wet = rng.between(-6, 6);
      pans +=
        rect(x, y, 104, 100, face("#f3efe6"), 10) +
        rect(x + 9, y + 9, 86, 82, dim(colour, 0.3), 8) +
        rect(
          x + 11,
          y + 13,
          82,
          78,
          around(
            [
              [0, lit(colour, 0.22)],
              [0.6, colour],
              [1, dim(colour, 0.2)],
            ],
            0.4,
            0.4,
            0.7,
          ),
          8,
        ) +
        oval(x + 44 + wet, y + 44 - wet, 22, 14, lit(colour, 0.55), 'opacity="0.4"');
    });
    const puddles = [0, 2, 6, 8, 5]
      .map((k, i) =>
        oval(
          -262 + i * 132 + rng.between(-12, 12),
          -196 + rng.between(-16, 16),
          rng.between(40, 58),
          rng.between(28, 40),
          PANS[k] ?? main,
          'opacity="0.5"',
        ),
      )
      .join("");
    const wells = [0, 1, 2]
      .map((i) =>
        rect(
          -352 + i * 236,
          -268,
          222,
          150,
          along(0, 0, 1, 1, [
            [0, "#d8d4c8"],
            [0.4, "#f6f3ea"],
            [1, "#fffdf6"],
          ]),
          26,
        ),
      )
      .join("");
    return placed(
      rect(-384, -300, 768, 216, face(main), 20) +
        rect(-370, -288, 740, 192, "#efebe0", 14) +
        wells +
        clipped(puddles, rectPath(-370, -288, 740, 192, 14)) +
        rect(-384, -72, 768, 380, face(dim(main, 0.16)), 20) +
        rect(
          -384,
          -92,
          768,
          26,
          down([
            [0, dim(main, 0.5)],
            [0.5, lit(main, 0.3)],
            [1, dim(main, 0.5)],
          ]),
          8,
        ) +
        rect(-368, -52, 736, 344, dim(main, 0.5), 12) +
        pans +
        rect(-352, -30, 706, 56, "#d9d4c6", 10) +
        placed(brush(470, accent, PANS[6] ?? main), 130, -2),
      -10,
      0,
      0,
      1.04,
    );
  },
};

const easel: Subject = {
  name: "easel with a canvas",
  category,
  view: "table",
  company: "studio",
  detail: [-20, -400],
  draw: (_rng, { wood, main, second, accent, cloth }) => {
    const leg = (d: string): string => tube(d, lit(wood, 0.1), 26);
    const art = rectPath(-210, -560, 420, 350, 4);
    return (
      contact(-220, 16, 46) +
      contact(220, 22, 46) +
      contact(90, -56, 40) +
      leg("M10 -600L96 -66") +
      leg("M-40 -640L-220 6") +
      leg("M40 -640L220 12") +
      leg("M-150 -120L160 -116") +
      rect(-216, -566, 432, 362, dim(cloth, 0.3), 4) +
      path(art, lit(cloth, 0.45)) +
      clipped(
        rect(
          -210,
          -560,
          420,
          230,
          down([
            [0, lit(main, 0.3)],
            [1, lit(cloth, 0.3)],
          ]),
        ) +
          disc(70, -420, 52, accent, 'opacity="0.9"') +
          path("M-230 -340Q-120 -440 0 -360T230 -380V-200H-230Z", mix(main, second, 0.4)) +
          path("M-230 -300Q-60 -350 60 -290T230 -310V-200H-230Z", second) +
          path("M-230 -250Q0 -290 230 -240V-200H-230Z", dim(main, 0.2)) +
          [-150, -90, 110]
            .map(
              (x) =>
                line(`M${x} -250V-310`, dim(main, 0.5), 7) +
                oval(x, -330, 15, 34, mix(main, "#2d3a22", 0.4)),
            )
            .join(""),
        art,
      ) +
      path(art, texture("linen"), 'opacity="0.7"') +
      path(
        art,
        along(0, 0, 1, 1, [
          [0, "#fff", 0.2],
          [1, "#0e1118", 0.16],
        ]),
      ) +
      rect(
        -240,
        -212,
        480,
        30,
        down([
          [0, lit(wood, 0.3)],
          [1, dim(wood, 0.4)],
        ]),
        6,
      ) +
      rect(-30, -596, 60, 40, face(wood), 6) +
      tube("M0 -640V-600", wood, 24) +
      disc(0, -196, 10, ball("#c9a24a", 0.5)) +
      placed(brush(150, accent, main), 90, -218, 4, 0.9)
    );
  },
};

const brushJar: Subject = {
  name: "brushes in a jar",
  category,
  view: "table",
  company: "studio",
  detail: [0, -330],
  draw: (rng, { main, second, accent, cloth, wood }) => {
    const handles = [main, accent, wood, second, "#2c3036", wood, accent] as const;
    const stand = handles
      .map((colour, i) =>
        placed(
          placed(brush(330, colour, PANS[(i * 5) % 12] ?? main), 0, 0, -90),
          (i - 3) * 20,
          -320 - (i % 3) * 34,
          (i - 3) * 7 + rng.between(-3, 3),
        ),
      )
      .join("");
    return (
      contact(0, 0, 130) +
      placed(stand, 0, -10, 0, 1) +
      turned({
        profile: [
          [0, 118],
          [-16, 130],
          [-230, 130],
          [-254, 122],
        ],
        colour: lit(cloth, 0.28),
        finish: "gloss",
        top: "none",
      }) +
      clipped(
        path(
          "M-140 -150q30 -26 70 -8t70 -6t70 4t70 -10v90q-60 20 -130 6t-150 4z",
          round(main, "gloss"),
        ) +
          [-70, 20, 80]
            .map((x) =>
              path(
                `M${x} -80q4 ${n(rng.between(50, 80))} 14 ${n(rng.between(40, 56))}q12 -4 8 -56z`,
                main,
              ),
            )
            .join(""),
        "M-130 -254H130V40H-130Z",
      ) +
      path("M-122 -254A122 24 0 0 0 122 -254L116 -248A118 22 0 0 1 -116 -248Z", lit(cloth, 0.6)) +
      contact(260, 30, 70) +
      placed(
        turned({
          profile: [
            [0, 70],
            [-60, 74],
          ],
          colour: lit(cloth, 0.3),
          finish: "gloss",
          angular: true,
          inside: PANS[6] ?? main,
        }),
        260,
        30,
      ) +
      placed(brush(230, wood, PANS[2] ?? main), -200, 44, -8)
    );
  },
};

const yarn: Subject = {
  name: "yarn and needles",
  category,
  view: "table",
  company: "studio",
  detail: [-90, -150],
  draw: (_rng, { main, second, accent, cloth, wood }) => {
    const wool = (r: number, colour: Colour, turn: number): string => {
      let strands = "";
      for (const [lean, spread] of [
        [-62, 1],
        [8, 0.7],
        [58, 0.42],
      ] as const) {
        let layer = "";
        for (let i = -6; i <= 6; i += 1) {
          const at = (i / 6.6) * r * spread;
          const half = Math.sqrt(Math.max(0, r * r - at * at));
          layer +=
            line(
              `M${n(-half)} ${n(at)}Q0 ${n(at + r * 0.26)} ${n(half)} ${n(at)}`,
              dim(colour, 0.42),
              r * 0.1,
            ) +
            line(
              `M${n(-half)} ${n(at - r * 0.02)}Q0 ${n(at + r * 0.24)} ${n(half)} ${n(at - r * 0.02)}`,
              lit(colour, 0.12),
              r * 0.065,
            );
        }
        strands += placed(layer, 0, 0, lean + turn);
      }
      return (
        contact(0, -2, r * 0.6) +
        placed(
          clipped(
            disc(0, 0, r, colour) + strands,
            `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
          ) +
            disc(
              0,
              0,
              r,
              around(
                [
                  [0, "#fff6e0", 0.4],
                  [0.35, "#fff6e0", 0.04],
                  [0.65, "#0f1220", 0.16],
                  [1, "#0f1220", 0.6],
                ],
                0.34,
                0.28,
                0.78,
              ),
            ),
          0,
          -r + 4,
        )
      );
    };
    return (
      tube("M-160 -300L210 20", lit(wood, 0.15), 13) +
      disc(-168, -307, 17, ball(accent, 0.5)) +
      placed(wool(140, lit(cloth, 0.2), 20), 60, -70) +
      tube("M270 -290L-40 10", lit(wood, 0.15), 13) +
      disc(277, -297, 17, ball(accent, 0.5)) +
      placed(wool(166, main, 0), -180, 8) +
      placed(wool(128, second, 40), 190, 20) +
      tube("M280 6Q380 20 350 50Q300 70 400 62", second, 11)
    );
  },
};

const pencils: Subject = {
  name: "coloured pencils and sketchbook",
  category,
  view: "above",
  company: "study",
  detail: [120, -40],
  draw: (rng, { main, cloth, accent }) => {
    const pencil = (colour: Colour): string =>
      rect(-190, -14, 330, 28, colour, 3) +
      rect(-190, -14, 330, 9, lit(colour, 0.4), 2) +
      rect(-190, 5, 330, 9, dim(colour, 0.35), 2) +
      path("M140 -14L200 0L140 14Z", "#dfc095") +
      path("M140 5L200 0L140 14Z", "#b3915f") +
      path("M178 -5L202 0L178 5Z", colour) +
      rect(-204, -14, 18, 28, dim(colour, 0.4), 4);
    const sheet = rectPath(-300, -350, 560, 700, 6);
    let rings = "";
    for (let y = -326; y < 340; y += 34)
      rings +=
        disc(-272, y, 8, "#3a342c") +
        tube(`M-272 ${y}q-44 -14 -46 4q4 14 30 8`, "#a9aca8", 8, "metal");
    const drawing =
      line("M-120 190Q-40 -30 -60 -250", dim(main, 0.2), 5, 'opacity="0.8"') +
      [-200, -130, -60, 10, 80, 140]
        .map(
          (y, i) =>
            path(
              `M${n(-62 - (y + 200) * 0.1)} ${y}q${i % 2 === 0 ? 90 : -90} -70 ${i % 2 === 0 ? 150 : -130} -20q${i % 2 === 0 ? -60 : 50} 60 ${i % 2 === 0 ? -150 : 130} 20z`,
              i % 3 === 0 ? main : mix(main, "#7f9a5a", 0.6),
              'opacity="0.55"',
            ) +
            line(
              `M${n(-62 - (y + 200) * 0.1)} ${y}q${i % 2 === 0 ? 90 : -90} -30 ${i % 2 === 0 ? 140 : -120} -18`,
              dim(main, 0.3),
              3,
              'opacity="0.7"',
            ),
        )
        .join("");
    const fan = PANS.slice(0, 8)
      .map((colour, i) =>
        placed(
          pencil(colour),
          300 + rng.between(-14, 14),
          -280 + i * 66,
          -16 + i * 1.6 + rng.between(-3, 3),
        ),
      )
      .join("");
    return (
      placed(
        rect(-306, -342, 572, 704, dim(cloth, 0.25), 8) +
          path(sheet, face(lit(cloth, 0.55))) +
          path(sheet, texture("felt"), 'opacity="0.14"') +
          placed(drawing, 40, 20, 0, 1.15) +
          rings,
        -220,
        0,
        -5,
      ) +
      fan +
      placed(
        rect(-50, -30, 100, 60, face("#f3eee4"), 12) + rect(-50, -30, 50, 60, face(accent), 12),
        190,
        320,
        20,
      )
    );
  },
};

/** Things to make things with. */
export const ART: readonly Subject[] = [watercolours, easel, brushJar, yarn, pencils];
