import { dim, lit } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { metallic, wooden } from "../kit/material.ts";
import { across, around, ball, down, face, rod } from "../kit/paint.ts";
import {
  disc,
  group,
  line,
  n,
  oval,
  ovalPath,
  path,
  placed,
  poly,
  rect,
  rectPath,
} from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import type { Subject } from "../subject.ts";

const category = "Sports & Outdoors";

const bikePump: Subject = {
  name: "bike pump",
  category,
  view: "above",
  company: "workshop",
  detail: [160, -10],
  draw: (_rng, { main, wood, accent }) =>
    placed(
      tube("M400 20Q560 40 500 170Q420 270 180 220Q40 190 -60 250", "#25282c", 20) +
        rect(-130, 226, 76, 44, rod("#aeb3b3", "metal"), 8) +
        rect(-156, 236, 30, 24, rod("#c9a24a", "metal"), 5) +
        rect(-520, -14, 190, 28, rod("#b9bdbc", "metal"), 4) +
        formed(
          wooden(
            "M-580 -130Q-600 -130 -600 -108V108Q-600 130 -580 130H-548Q-528 130 -530 108Q-538 0 -530 -108Q-528 -130 -548 -130Z",
            wood,
            90,
          ),
          { depth: 26, shade: 0.6 },
        ) +
        rect(-340, -52, 50, 104, rod("#33383d", "gloss"), 10) +
        rect(-296, -44, 640, 88, rod(main, "gloss"), 6) +
        rect(-180, -44, 26, 88, rod(lit(accent, 0.1), "gloss")) +
        rect(-140, -44, 12, 88, rod(lit(accent, 0.1), "gloss")) +
        rect(338, -54, 70, 108, rod("#33383d", "gloss"), 10) +
        formed(
          path(
            "M400 -40H440L470 -150H500Q516 -150 516 -134V134Q516 150 500 150H470L440 40H400Z",
            face("#2e3338"),
          ),
          { depth: 20 },
        ) +
        disc(372, 0, 74, "#0c0f14", 'opacity="0.35"') +
        disc(
          366,
          -6,
          72,
          around([
            [0, "#f6f0e2"],
            [0.8, "#efe7d4"],
            [0.84, "#5c6062"],
            [1, "#aab0b0"],
          ]),
        ) +
        Array.from({ length: 11 }, (_, i) =>
          placed(line("M0 -54V-42", "#33383d", 4), 366, -6, -130 + i * 26),
        ).join("") +
        placed(line("M0 8V-46", "#b3322b", 5), 366, -6, 38) +
        disc(366, -6, 8, "#33383d"),
      0,
      -30,
      -20,
      0.94,
    ),
};

const racket: Subject = {
  name: "tennis racket",
  category,
  view: "above",
  company: "studio",
  detail: [150, -120],
  draw: (_rng, { main, accent, wood }) => {
    const head = ovalPath(0, -210, 190, 244);
    let strings = "";
    for (let i = -9; i <= 9; i += 1)
      strings +=
        line(`M${i * 20} -470V60`, "#f4efe2", 3) + line(`M-200 ${-210 + i * 25}H200`, "#e6dfcd", 3);
    const felt = (x: number, y: number): string =>
      formed(
        disc(x, y, 74, "#c9d24a") +
          disc(x, y, 74, texture("felt"), 'opacity="0.6"') +
          line(
            `M${x - 66} ${y - 30}Q${x} ${y - 10} ${x + 10} ${y - 72}M${x - 6} ${y + 72}Q${x + 6} ${y + 10} ${x + 70} ${y + 22}`,
            "#f5f4e4",
            7,
          ),
        { depth: 46, shade: 0.55 },
      );
    return (
      placed(
        clipped(strings, head) +
          tube("M-104 0Q-60 90 -16 150M104 0Q60 90 16 150", main, 28, "gloss") +
          tube(head, main, 30, "gloss") +
          line(head, lit(accent, 0.2), 5, 'stroke-dasharray="200 1000"') +
          tube("M-62 8Q0 60 62 8", main, 22, "gloss") +
          rect(
            -22,
            140,
            44,
            90,
            across([
              [0, dim(main, 0.4)],
              [0.4, lit(main, 0.2)],
              [1, dim(main, 0.4)],
            ]),
          ) +
          rect(
            -28,
            220,
            56,
            240,
            across([
              [0, dim(wood, 0.55)],
              [0.35, lit(wood, 0.1)],
              [1, dim(wood, 0.6)],
            ]),
            10,
          ) +
          Array.from({ length: 11 }, (_, i) =>
            line(`M-28 ${240 + i * 20}L28 ${226 + i * 20}`, dim(wood, 0.6), 3, 'opacity="0.7"'),
          ).join("") +
          rect(-32, 446, 64, 26, face("#2a2d30"), 10),
        -30,
        20,
        42,
        0.98,
      ) +
      felt(-230, -150) +
      felt(300, 220)
    );
  },
};

const yogaMat: Subject = {
  name: "yoga mat",
  category,
  view: "table",
  company: "studio",
  detail: [180, -110],
  draw: (_rng, { main, accent }) => {
    let spiral = "";
    for (let r = 114; r > 14; r -= 15)
      spiral +=
        oval(
          310 + (114 - r) * 0.06,
          -124,
          r * 0.62,
          r,
          "none",
          `stroke="${dim(main, 0.42)}" stroke-width="4"`,
        ) +
        oval(
          308,
          -126,
          (r - 5) * 0.62,
          r - 5,
          "none",
          `stroke="${lit(main, 0.34)}" stroke-width="4"`,
        );
    return (
      contact(-20, -2, 420) +
      path("M-330 -4H340Q420 2 470 26L-300 34Q-400 24 -330 -4Z", matEnd(main)) +
      path(
        "M-330 -4H340Q420 2 470 26L-300 34Q-400 24 -330 -4Z",
        texture("speckle", 0.6),
        'opacity="0.35"',
      ) +
      path("M-340 -244H310V-4H-340A74 120 0 0 1 -340 -244Z", rod(main)) +
      path(
        "M-340 -244H310V-4H-340A74 120 0 0 1 -340 -244Z",
        texture("speckle", 0.6),
        'opacity="0.35"',
      ) +
      oval(310, -124, 75, 120, face(lit(main, 0.1))) +
      spiral +
      [-220, 140]
        .map((x) => path(`M${x} -246h54a74 122 0 0 1 0 244h-54a74 122 0 0 0 0 -244z`, rod(accent)))
        .join("") +
      tube("M-190 -240Q-180 -350 0 -350Q160 -350 170 -240", accent, 20)
    );
  },
};

function matEnd(colour: Colour): string {
  return down([
    [0, dim(colour, 0.35)],
    [0.5, colour],
    [1, lit(colour, 0.12)],
  ]);
}

const football: Subject = {
  name: "football",
  category,
  view: "table",
  company: "studio",
  detail: [-40, -250],
  draw: (_rng, { main, cloth }) => {
    const R = 244;
    const white = lit(cloth, 0.45);
    const at = (lon: number, lat: number): Point => {
      const a = (lon * Math.PI) / 180;
      const b = (lat * Math.PI) / 180;
      return [Math.sin(a) * Math.cos(b) * R, -Math.sin(b) * R];
    };
    const patch = (lon: number, lat: number, size: number): string =>
      poly(
        [0, 1, 2, 3, 4].map((i) =>
          at(
            lon +
              (Math.cos((i * 72 - 90) * (Math.PI / 180)) * size) /
                Math.max(0.45, Math.cos((lat * Math.PI) / 180)),
            lat - Math.sin((i * 72 - 90) * (Math.PI / 180)) * size,
          ),
        ),
      );
    const patches = [
      [-8, 14],
      [-62, 38],
      [44, 46],
      [66, -8],
      [-46, -34],
      [24, -44],
      [-86, -10],
      [-6, 80],
    ]
      .map(
        ([lon = 0, lat = 0]) =>
          path(patch(lon, lat, 19), main) +
          path(
            patch(lon, lat, 19),
            "none",
            `stroke="${dim(main, 0.4)}" stroke-width="4" stroke-linejoin="round"`,
          ),
      )
      .join("");
    const seams = [
      [-8, 34, -30, 60],
      [10, 20, 30, 34],
      [4, -2, 14, -28],
      [-19, -2, -34, -18],
      [-26, 20, -46, 30],
      [-50, 20, -52, -14],
      [-28, -40, 4, -46],
      [44, -34, 58, -22],
      [60, 12, 56, 30],
      [30, 60, 10, 70],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) => {
        const [x1, y1] = at(a, b);
        const [x2, y2] = at(c, d);
        return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, dim(white, 0.4), 5, 'opacity="0.7"');
      })
      .join("");
    return (
      contact(0, -4, 130) +
      placed(
        disc(0, 0, R, white) +
          seams +
          patches +
          disc(0, 0, R, texture("felt"), 'opacity="0.25"') +
          disc(
            0,
            0,
            R,
            around(
              [
                [0, "#fffaf0", 0.5],
                [0.3, "#fffaf0", 0.05],
                [0.6, "#0e1220", 0.12],
                [0.88, "#0e1220", 0.55],
                [1, "#0e1220", 0.42],
              ],
              0.34,
              0.28,
              0.78,
            ),
          ),
        0,
        -R + 2,
        0,
        1,
      )
    );
  },
};

const skateboard: Subject = {
  name: "skateboard",
  category,
  view: "above",
  company: "studio",
  detail: [-260, -20],
  draw: (_rng, { main, second, accent, cloth }) => {
    const deck = rectPath(-520, -136, 1040, 272, 134);
    const wheel = (x: number, y: number): string =>
      rect(x - 38, y - 34, 76, 68, rod(lit(cloth, 0.35)), 20) +
      rect(x - 12, y - 34, 24, 68, dim(cloth, 0.1), 0, 'opacity="0.35"');
    const truck = (x: number): string =>
      wheel(x, -158) +
      wheel(x, 158) +
      rect(
        x - 15,
        -130,
        30,
        260,
        across([
          [0, "#6f7678"],
          [0.4, "#d6d9d7"],
          [1, "#5b6163"],
        ]),
        12,
      ) +
      formed(metallic(`M${x - 60} -40H${x + 60}L${x + 40} 40H${x - 40}Z`, "#8e9597"), {
        depth: 14,
      }) +
      disc(x, 0, 22, ball(accent, 0.5));
    return placed(
      formed(path(deck, main), { depth: 26, shade: 0.45 }) +
        clipped(
          path("M-540 40Q-300 -120 -60 10T420 0T700 -60V200H-540Z", second) +
            path("M-540 100Q-260 -20 -20 80T460 60T700 20V200H-540Z", accent) +
            disc(120, -70, 62, lit(cloth, 0.3)),
          deck,
        ) +
        path(deck, texture("grain"), 'opacity="0.25"') +
        path(
          deck,
          down([
            [0, "#fff", 0.3],
            [0.3, "#fff", 0],
            [0.7, "#0d1118", 0],
            [1, "#0d1118", 0.4],
          ]),
        ) +
        truck(-330) +
        truck(330) +
        [-418, -378, -282, -242, 242, 282, 378, 418]
          .map((x) => disc(x, -34, 6, "#d9dbd8") + disc(x, 34, 6, "#d9dbd8"))
          .join(""),
      0,
      0,
      -22,
      0.92,
    );
  },
};

const dumbbells: Subject = {
  name: "pair of dumbbells",
  category,
  view: "table",
  company: "studio",
  detail: [-170, -90],
  draw: (_rng, { main }) => {
    const weight = (x: number): string =>
      path(
        `M${x - 70} -150L${x - 46} -172H${x + 46}L${x + 70} -150V-30L${x + 46} -4H${x - 46}L${x - 70} -30Z`,
        rod(main),
      ) +
      path(`M${x - 70} -150H${x + 70}V-96H${x - 70}Z`, "#fff", 'opacity="0.08"') +
      line(`M${x - 68} -150H${x + 68}M${x - 68} -34H${x + 68}`, dim(main, 0.4), 4, 'opacity="0.6"');
    const bell = group(
      contact(-185, -4, 80) +
        contact(185, -4, 80) +
        rect(-130, -112, 260, 48, rod("#aeb3b3", "metal"), 8) +
        Array.from({ length: 17 }, (_, i) =>
          line(`M${-84 + i * 10} -110L${-76 + i * 10} -66`, "#4b5154", 2, 'opacity="0.5"'),
        ).join("") +
        weight(-185) +
        weight(185),
    );
    return placed(bell, 40, -86, -3, 1) + placed(bell, -30, 20, 4, 1.2);
  },
};

/** Things for the field, the road and the mat. */
export const SPORTS: readonly Subject[] = [
  bikePump,
  racket,
  yogaMat,
  football,
  skateboard,
  dumbbells,
];
