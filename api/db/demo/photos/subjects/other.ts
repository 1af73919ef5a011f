import { block, plainFaces } from "../kit/block.ts";
import { dim, lit, mix } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { wooden } from "../kit/material.ts";
import { across, along, around, ball, down, face, round } from "../kit/paint.ts";
import { blob, disc, line, n, oval, path, placed, poly, rect, rectPath } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { contact, unshadowed } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Other";
const BRASS = "#c49a46";

const frame: Subject = {
  name: "picture frame",
  category,
  view: "table",
  company: "study",
  detail: [-30, -330],
  draw: (_rng, { wood, main, second, accent, cloth }) => {
    const w = 440;
    const h = 560;
    const mitre = (points: readonly Point[], turn: number, shade: number): string =>
      wooden(poly(points), shade < 0 ? lit(wood, -shade) : dim(wood, shade), turn);
    const e = 56;
    const picture =
      mitre(
        [
          [0, 0],
          [w, 0],
          [w - e, e],
          [e, e],
        ],
        0,
        -0.2,
      ) +
      mitre(
        [
          [0, 0],
          [e, e],
          [e, h - e],
          [0, h],
        ],
        90,
        -0.08,
      ) +
      mitre(
        [
          [w, 0],
          [w, h],
          [w - e, h - e],
          [w - e, e],
        ],
        90,
        0.22,
      ) +
      mitre(
        [
          [0, h],
          [e, h - e],
          [w - e, h - e],
          [w, h],
        ],
        0,
        0.12,
      ) +
      rect(e, e, w - 2 * e, h - 2 * e, face(lit(cloth, 0.55))) +
      rect(
        e,
        e,
        w - 2 * e,
        14,
        down([
          [0, "#14100a", 0.45],
          [1, "#14100a", 0],
        ]),
      ) +
      rect(
        e,
        e,
        14,
        h - 2 * e,
        across([
          [0, "#14100a", 0.4],
          [1, "#14100a", 0],
        ]),
      ) +
      rect(108, 108, w - 216, h - 216, dim(cloth, 0.1)) +
      path(rectPath(112, 112, w - 224, h - 224), lit(main, 0.4)) +
      clipped(
        disc(w / 2 + 20, 230, 60, accent) +
          path(`M100 330Q180 250 260 320T${w} 300V${h}H100Z`, main) +
          path(`M100 400Q200 330 ${w} 390V${h}H100Z`, second),
        rectPath(112, 112, w - 224, h - 224),
      ) +
      path(
        poly([
          [e, e],
          [w * 0.62, e],
          [e, h * 0.66],
        ]),
        "#ffffff",
        'opacity="0.14"',
      );
    return (
      unshadowed(path("M-150 -10L250 6L330 -40L-60 -50Z", "#0c0f16", 'opacity="0.42"')) +
      path(
        poly([
          [196, 8],
          [232, -8],
          [232, -548],
          [190, -566],
        ]),
        dim(wood, 0.55),
      ) +
      `<g transform="matrix(0.94 0.02 0.03 1 -226 -566)">${picture}</g>`
    );
  },
};

const suitcase: Subject = {
  name: "suitcase",
  category,
  view: "table",
  company: "study",
  detail: [-120, -200],
  draw: (_rng, { main, wood, accent, second }) => {
    const w = 660;
    const h = 400;
    const strap = mix(wood, "#6b3d20", 0.5);
    const corner = (x: number, y: number, sx: number, sy: number): string =>
      `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${path("M0 0H84Q80 70 0 84Z", face(strap))}${line("M10 70Q66 62 70 10", lit(strap, 0.5), 3, 'stroke-dasharray="7 6"')}</g>`;
    const front =
      rect(0, 0, w, h, face(main), 24) +
      rect(0, 0, w, h, texture("hide"), 24, 'opacity="0.26"') +
      corner(0, 0, 1, 1) +
      corner(w, 0, -1, 1) +
      corner(0, h, 1, -1) +
      corner(w, h, -1, -1) +
      [140, 450]
        .map(
          (x) =>
            rect(
              x,
              0,
              66,
              h,
              across([
                [0, dim(strap, 0.25)],
                [0.3, lit(strap, 0.16)],
                [1, dim(strap, 0.3)],
              ]),
            ) +
            line(
              `M${x + 9} 4V${h - 4}M${x + 57} 4V${h - 4}`,
              lit(strap, 0.5),
              3,
              'stroke-dasharray="9 7"',
            ) +
            rect(x - 8, 96, 82, 62, "none", 8, `stroke="${BRASS}" stroke-width="12"`) +
            rect(x + 27, 92, 10, 70, lit(BRASS, 0.3), 4),
        )
        .join("") +
      rect(0, 58, w, 10, dim(main, 0.45)) +
      rect(0, 66, w, 4, lit(main, 0.4), 0, 'opacity="0.5"') +
      placed(
        rect(-70, -44, 140, 88, lit(accent, 0.2), 8) +
          disc(-24, 0, 26, second) +
          rect(14, -20, 44, 10, dim(accent, 0.5), 3) +
          rect(14, 2, 34, 10, dim(accent, 0.5), 3),
        330,
        250,
        -8,
      );
    return (
      tube("M-130 -440Q-120 -510 -40 -502L60 -492Q130 -486 128 -420", strap, 34, "gloss") +
      block({
        width: w,
        depth: 190,
        height: h,
        ...plainFaces(w, 190, h, main),
        front,
        side:
          plainFaces(w, 190, h, main).side +
          rect(88, 0, 9, h, dim(main, 0.66)) +
          rect(0, 0, 190, 70, dim(strap, 0.5)) +
          rect(0, h - 70, 190, 70, dim(strap, 0.55)),
      })
    );
  },
};

const umbrella: Subject = {
  name: "umbrella",
  category,
  view: "above",
  company: "studio",
  detail: [-80, -30],
  draw: (_rng, { main, accent, wood }) => {
    const R = 330;
    const rim = (i: number): Point => [
      Math.cos((i * Math.PI) / 4 + 0.2) * R,
      Math.sin((i * Math.PI) / 4 + 0.2) * R,
    ];
    let panels = "";
    for (let i = 0; i < 8; i += 1) {
      const [x1, y1] = rim(i);
      const [x2, y2] = rim(i + 1);
      const sag = 0.9;
      const d = `M0 0L${n(x1)} ${n(y1)}Q${n(((x1 + x2) / 2) * sag)} ${n(((y1 + y2) / 2) * sag)} ${n(x2)} ${n(y2)}Z`;
      const tone = i === 1 || i === 5 ? accent : main;
      const glow = (-(x1 + x2) - (y1 + y2)) / (4 * R);
      panels +=
        path(d, glow > 0 ? lit(tone, glow * 0.55) : dim(tone, -glow * 0.7)) +
        path(
          d,
          around([
            [0, "#fff", 0.16],
            [1, "#fff", 0],
          ]),
        ) +
        line(`M0 0L${n(x1)} ${n(y1)}`, dim(tone, 0.45), 4, 'opacity="0.7"') +
        line(`M0 0L${n(x1 * 0.99 - 4)} ${n(y1 * 0.99 - 5)}`, lit(tone, 0.5), 2, 'opacity="0.5"') +
        disc(x1, y1, 7, ball("#d9dcd9", 0.6));
    }
    return (
      tube(
        "M60 60L392 330Q440 372 470 330Q490 290 452 262",
        mix(wood, "#6b3d20", 0.3),
        26,
        "gloss",
      ) +
      placed(
        panels + disc(0, 0, 24, face(dim(main, 0.2))) + disc(-4, -4, 12, ball("#d9dcd9", 0.7)),
        -90,
        -50,
        0,
        1.08,
      )
    );
  },
};

const globe: Subject = {
  name: "desk globe",
  category,
  view: "table",
  company: "study",
  detail: [-30, -360],
  draw: (rng, { wood, main }) => {
    const R = 206;
    const sea = mix("#4f8a96", main, 0.3);
    const land = rng.chance(0.5) ? "#d7c08a" : "#b9b27a";
    const lands = [
      [
        [-150, -120],
        [-90, -170],
        [-30, -150],
        [-50, -90],
        [-96, -60],
        [-110, 0],
        [-150, -40],
      ],
      [
        [-80, 10],
        [-30, 0],
        [0, 50],
        [-30, 120],
        [-60, 160],
        [-80, 90],
      ],
      [
        [40, -150],
        [110, -160],
        [170, -90],
        [150, -40],
        [90, -50],
        [60, -90],
      ],
      [
        [50, -20],
        [120, -24],
        [150, 40],
        [110, 120],
        [70, 70],
      ],
      [
        [-190, 60],
        [-160, 50],
        [-150, 90],
        [-180, 110],
      ],
    ].map((points) =>
      blob(points.map(([x = 0, y = 0]): Point => [x + rng.between(-8, 8), y + rng.between(-8, 8)])),
    );
    const lines =
      [-0.6, -0.3, 0, 0.3, 0.6]
        .map((at) =>
          line(
            `M${n(-R * Math.cos(at * 1.4))} ${n(R * at)}Q0 ${n(R * at + 34)} ${n(R * Math.cos(at * 1.4))} ${n(R * at)}`,
            "#f3ead0",
            1.6,
            'opacity="0.45"',
          ),
        )
        .join("") +
      [-150, -80, 0, 80, 150]
        .map((x) => line(`M0 ${-R}Q${x * 1.7} 0 0 ${R}`, "#f3ead0", 1.6, 'opacity="0.45"'))
        .join("");
    const world =
      clipped(
        disc(0, 0, R, sea) +
          lines +
          lands.map((d) => path(d, land, 'stroke="#7d6a3f" stroke-width="3"')).join(""),
        `M${-R} 0a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`,
      ) +
      disc(
        0,
        0,
        R,
        around(
          [
            [0, "#fff8e4", 0.5],
            [0.3, "#fff8e4", 0.06],
            [0.6, "#0b1420", 0.14],
            [0.88, "#0b1420", 0.58],
            [1, "#0b1420", 0.44],
          ],
          0.34,
          0.28,
          0.78,
        ),
      ) +
      oval(-78, -104, 46, 26, "#fff", 'opacity="0.3" transform="rotate(-38 -78 -104)"');
    return (
      contact(0, 0, 160) +
      turned({
        profile: [
          [0, 164],
          [-20, 168],
          [-36, 120],
          [-52, 40],
          [-96, 28],
          [-116, 46],
        ],
        colour: mix(wood, "#5d3218", 0.4),
        finish: "gloss",
      }) +
      placed(
        tube(`M${-R - 26} 0A${R + 26} ${R + 26} 0 0 0 ${R + 26} 0`, BRASS, 20, "metal"),
        0,
        -350,
        24,
      ) +
      placed(world, 0, -350, 23.4) +
      placed(
        tube(`M0 ${-R - 30}V${-R + 4}`, BRASS, 12, "metal") +
          disc(0, -R - 32, 14, ball(BRASS, 0.6)),
        0,
        -350,
        23.4,
      ) +
      placed(tube(`M0 ${R - 4}V${R + 26}`, BRASS, 12, "metal"), 0, -350, 23.4) +
      placed(
        tube(`M0 ${-R - 26}A${R + 26} ${R + 26} 0 0 1 ${R + 26} 0`, BRASS, 18, "metal"),
        0,
        -350,
        23.4,
      )
    );
  },
};

const alarmClock: Subject = {
  name: "alarm clock",
  category,
  view: "table",
  company: "study",
  detail: [-20, -240],
  draw: (rng, { main, cloth, accent }) => {
    const ticks = Array.from({ length: 12 }, (_, i) =>
      placed(rect(-5, -158, 10, i % 3 === 0 ? 34 : 20, "#2b2f34", 4), 0, 0, i * 30),
    ).join("");
    const hour = rng.between(0, 360);
    const bell = (x: number, turn: number): string =>
      placed(
        path("M-84 0Q-84 -84 0 -88Q84 -84 84 0Q0 18 -84 0Z", round(BRASS, "metal")) +
          oval(0, 2, 84, 15, dim(BRASS, 0.5)) +
          rect(-6, 4, 12, 34, "#8a8d8b") +
          disc(0, -88, 11, ball(BRASS, 0.6)),
        x,
        -446,
        turn,
      );
    return (
      contact(0, 0, 190) +
      tube("M-120 -60L-170 -4", "#9ea3a2", 26, "metal") +
      tube("M120 -60L170 -4", "#9ea3a2", 26, "metal") +
      bell(-124, -30) +
      bell(124, 30) +
      tube("M0 -430V-520", "#9ea3a2", 12, "metal") +
      rect(
        -34,
        -544,
        68,
        30,
        across([
          [0, "#6d7476"],
          [0.3, "#f2f3f0"],
          [1, "#565c5f"],
        ]),
        12,
      ) +
      tube("M-90 -556Q0 -640 90 -556", "#9ea3a2", 13, "metal") +
      formed(disc(0, -236, 226, face(main)), { depth: 44, shade: 0.6, glow: 0.4 }) +
      disc(
        0,
        -236,
        192,
        along(0, 0, 1, 1, [
          [0, "#6d7476"],
          [0.5, "#e9ece9"],
          [1, "#fff"],
        ]),
      ) +
      disc(
        0,
        -236,
        182,
        around([
          [0, lit(cloth, 0.6)],
          [0.86, lit(cloth, 0.4)],
          [1, dim(cloth, 0.18)],
        ]),
      ) +
      placed(
        ticks +
          placed(rect(-8, -96, 16, 120, "#2b2f34", 8), 0, 0, hour) +
          placed(rect(-5, -140, 10, 168, "#2b2f34", 5), 0, 0, hour * 12) +
          placed(rect(-2.5, -120, 5, 150, accent, 2), 0, 0, hour * 3 + 80) +
          disc(0, 0, 12, ball(accent, 0.4)),
        0,
        -236,
      ) +
      path("M-160 -320A180 180 0 0 1 60 -406A250 250 0 0 0 -160 -250Z", "#fff", 'opacity="0.4"')
    );
  },
};

/** Things that fit nowhere else. */
export const OTHER: readonly Subject[] = [frame, suitcase, umbrella, globe, alarmClock];
