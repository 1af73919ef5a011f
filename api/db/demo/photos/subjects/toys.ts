import { block, plainFaces } from "../kit/block.ts";
import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { wooden } from "../kit/material.ts";
import { across, along, around, ball, face, round } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, poly, rect } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Toys & Games";

const train: Subject = {
  name: "wooden train",
  category,
  view: "table",
  company: "studio",
  detail: [-200, -130],
  draw: (_rng, { main, second, accent, wood }) => {
    const wheel = (x: number, y: number, r: number): string =>
      disc(x + 5, y + 3, r, "#14161b", 'opacity="0.5"') +
      disc(
        x,
        y,
        r,
        around(
          [
            [0, lit(wood, 0.4)],
            [0.7, wood],
            [0.74, dim(wood, 0.4)],
            [0.8, lit(wood, 0.16)],
            [1, dim(wood, 0.3)],
          ],
          0.42,
          0.38,
          0.64,
        ),
      ) +
      disc(x, y, r * 0.26, ball(accent, 0.5));
    const wagon = (load: string, colour: Colour): string =>
      block({ width: 230, depth: 130, height: 34, ...plainFaces(230, 130, 34, lit(wood, 0.15)) }) +
      placed(
        load + block({ width: 220, depth: 120, height: 70, ...plainFaces(220, 120, 70, colour) }),
        0,
        -42,
      );
    const balls = [-60, 0, 60]
      .map((x, i) => disc(x, -110, 38, ball([second, accent, main][i] ?? main, 0.4)))
      .join("");
    return (
      placed(
        wagon("", second) +
          placed(balls, 14, -18) +
          placed(
            group(plainFaces(220, 120, 60, second).front, 'transform="matrix(0.96 0.1 0 1 0 0)"'),
            -136,
            -132,
          ) +
          wheel(-90, -4, 40) +
          wheel(50, 12, 40),
        290,
        -26,
        0,
        1,
      ) +
      tube("M130 -40L190 -42", "#8d8f8c", 9, "metal") +
      placed(
        block({
          width: 400,
          depth: 140,
          height: 40,
          ...plainFaces(400, 140, 40, lit(wood, 0.15)),
        }) +
          placed(
            path(
              "M-210 -168A50 58 0 0 0 -210 -60L60 -34V-150Z",
              along(0, 0, 0, 1, [
                [0, lit(main, 0.3)],
                [0.4, main],
                [1, dim(main, 0.45)],
              ]),
            ) +
              oval(-204, -114, 44, 56, face(lit(main, 0.16))) +
              oval(-204, -114, 24, 31, face(accent)),
            0,
            0,
          ) +
          placed(
            turned({
              profile: [
                [0, 24],
                [-54, 24],
                [-84, 40],
              ],
              colour: accent,
              inside: "#20242a",
            }),
            -140,
            -156,
          ) +
          placed(
            turned({
              profile: [
                [0, 26],
                [-24, 26],
                [-40, 10],
              ],
              colour: "#c9a24a",
              finish: "metal",
            }),
            -40,
            -150,
          ) +
          placed(
            block({
              width: 150,
              depth: 136,
              height: 190,
              ...plainFaces(150, 136, 190, main),
              front:
                plainFaces(150, 136, 190, main).front +
                rect(30, 30, 90, 74, dim(main, 0.62), 12) +
                rect(30, 30, 90, 12, "#0d1016", 10, 'opacity="0.4"'),
            }),
            120,
            -44,
          ) +
          placed(
            block({ width: 184, depth: 160, height: 22, ...plainFaces(184, 160, 22, accent) }),
            122,
            -234,
          ) +
          wheel(-190, -26, 46) +
          wheel(-66, -12, 46) +
          wheel(92, -2, 66),
        -120,
        14,
        0,
        1.1,
      )
    );
  },
};

const chess: Subject = {
  name: "chess set",
  category,
  view: "table",
  company: "study",
  detail: [-30, -210],
  draw: (_rng, { wood, cloth }) => {
    const pale = mix("#e6cfa3", cloth, 0.3);
    const dark = mix(wood, "#3a2015", 0.62);
    const board = (() => {
      let squares = "";
      for (let i = 0; i < 8; i += 1)
        for (let j = 0; j < 5; j += 1)
          squares += rect(40 + i * 85, 24 + j * 66, 85, 66, (i + j) % 2 === 0 ? pale : dark);
      return (
        group(
          rect(0, 0, 760, 378, wood, 8) +
            squares +
            rect(0, 0, 760, 378, texture("grain"), 8, 'opacity="0.45"') +
            rect(
              0,
              0,
              760,
              378,
              along(0, 0, 1, 0.6, [
                [0, "#fff", 0.2],
                [1, "#0f0a05", 0.3],
              ]),
              8,
            ),
          'transform="matrix(1 0 -0.22 -0.5 -330 22)"',
        ) +
        path(
          "M-330 22H430V48Q430 54 424 54H-324Q-330 54 -330 48Z",
          across([
            [0, lit(wood, 0.1)],
            [1, dim(wood, 0.45)],
          ]),
        ) +
        path("M430 22L347 -167V-141L430 48Z", dim(wood, 0.6))
      );
    })();
    const pawn = (colour: Colour): string =>
      contact(0, 0, 40, 0.8) +
      turned({
        profile: [
          [0, 46],
          [-14, 46],
          [-24, 34],
          [-60, 18],
          [-92, 16],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-90, 28],
          [-98, 28],
        ],
        colour,
        finish: "gloss",
      }) +
      disc(0, -122, 30, ball(colour, 0.45));
    const bishop = (colour: Colour): string =>
      contact(0, 0, 46, 0.8) +
      turned({
        profile: [
          [0, 52],
          [-16, 52],
          [-30, 38],
          [-90, 20],
          [-150, 18],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-148, 34],
          [-158, 34],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-158, 20],
          [-190, 34],
          [-220, 26],
          [-244, 6],
        ],
        colour,
        finish: "gloss",
      }) +
      line("M8 -230L20 -200", dim(colour, 0.7), 6) +
      disc(0, -250, 9, ball(colour, 0.45));
    const king = (colour: Colour): string =>
      contact(0, 0, 52, 0.8) +
      turned({
        profile: [
          [0, 60],
          [-18, 60],
          [-36, 44],
          [-110, 22],
          [-200, 20],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-198, 40],
          [-210, 40],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-210, 22],
          [-270, 42],
          [-282, 34],
          [-292, 10],
        ],
        colour,
        finish: "gloss",
      }) +
      rect(-6, -340, 12, 50, round(colour, "gloss"), 3) +
      rect(-19, -328, 38, 12, round(colour, "gloss"), 3);
    const rook = (colour: Colour): string =>
      contact(0, 0, 46, 0.8) +
      turned({
        profile: [
          [0, 52],
          [-16, 52],
          [-30, 38],
          [-120, 28],
        ],
        colour,
        finish: "gloss",
      }) +
      turned({
        profile: [
          [-118, 42],
          [-160, 42],
        ],
        colour,
        finish: "gloss",
        angular: true,
        inside: dim(colour, 0.4),
      });
    return (
      contact(40, 44, 400, 0.7) +
      board +
      placed(king(dark), 170, -110) +
      placed(rook(dark), 310, -90) +
      placed(pawn(dark), 50, -84) +
      placed(bishop(pale), -180, -70, 0, 1.08) +
      placed(pawn(dark), 260, -24, 0, 1.06) +
      placed(king(pale), -60, -10, 0, 1.14) +
      placed(pawn(pale), 110, 0, 0, 1.1) +
      placed(pawn(pale), -240, 6, 0, 1.1)
    );
  },
};

const kite: Subject = {
  name: "kite",
  category,
  view: "above",
  company: "garden",
  detail: [-30, -120],
  draw: (_rng, { main, second, accent, cloth }) => {
    const pieces: [string, Colour][] = [
      ["M0 -360L-240 -90L0 -90Z", main],
      ["M0 -360L240 -90L0 -90Z", second],
      ["M-240 -90L0 330L0 -90Z", accent],
      ["M240 -90L0 330L0 -90Z", lit(cloth, 0.2)],
    ];
    const bows = [
      [120, 372, 20],
      [250, 330, -30],
      [370, 250, 14],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          path("M0 0L-46 -26V26ZM0 0L46 -26V26Z", face([main, accent, second][i] ?? main)) +
            disc(0, 0, 10, dim(main, 0.3)),
          x,
          y,
          turn,
        ),
      )
      .join("");
    return placed(
      line("M0 326Q60 420 160 362T330 290T440 130", dim(cloth, 0.35), 5) +
        bows +
        formed(
          pieces
            .map(
              ([d, colour]) =>
                path(d, face(colour, 1.2)) + path(d, texture("linen"), 'opacity="0.35"'),
            )
            .join(""),
          { depth: 22, shade: 0.35 },
        ) +
        tube("M0 -366V336", "#c29a62", 13) +
        tube("M-246 -90Q0 -110 246 -90", "#c29a62", 12) +
        line("M-14 -108L14 -76M14 -108L-14 -76", "#efe4cc", 6) +
        line("M0 -220Q120 -40 60 60Q30 120 0 160", lit(cloth, 0.3), 3),
      -110,
      -10,
      18,
      0.98,
    );
  },
};

const blocks: Subject = {
  name: "building blocks",
  category,
  view: "table",
  company: "studio",
  detail: [-60, -230],
  draw: (_rng, { main, second, accent, cloth, wood }) => {
    const cube = (size: number, colour: Colour, mark: string): string => {
      const faces = plainFaces(size, size, size, colour);
      return block({
        width: size,
        depth: size,
        height: size,
        ...faces,
        front:
          faces.front +
          rect(
            12,
            12,
            size - 24,
            size - 24,
            "none",
            8,
            `stroke="${lit(colour, 0.5)}" stroke-width="6" opacity="0.7"`,
          ) +
          placed(mark, size / 2, size / 2),
        top: faces.top,
        side: faces.side + rect(0, 0, size, size, texture("grain", 0.8, 90), 0, 'opacity="0.22"'),
      });
    };
    const paper = lit(cloth, 0.4);
    const star = path(
      poly(
        Array.from(
          { length: 10 },
          (_, i) =>
            [
              Math.cos((i * 36 - 90) * (Math.PI / 180)) * (i % 2 === 0 ? 44 : 19),
              Math.sin((i * 36 - 90) * (Math.PI / 180)) * (i % 2 === 0 ? 44 : 19),
            ] as const,
        ),
      ),
      paper,
    );
    const moon = path("M14 -42A44 44 0 1 0 14 42A34 34 0 1 1 14 -42Z", paper);
    const arch =
      wooden(
        "M-130 0V-120A130 120 0 0 1 130 -120V0H66V-110A66 64 0 0 0 -66 -110V0Z",
        lit(wood, 0.2),
        90,
      ) + path("M-66 0V-110A66 64 0 0 1 66 -110L50 -104A54 54 0 0 0 -46 -104V0Z", dim(wood, 0.45));
    return (
      placed(contact(0, 0, 120) + formed(arch, { depth: 18 }), 300, -30) +
      placed(
        turned({
          profile: [
            [0, 74],
            [-150, 4],
          ],
          colour: second,
          angular: true,
          top: "none",
        }),
        300,
        -252,
      ) +
      placed(cube(170, main, star), -130, 0) +
      placed(cube(170, accent, disc(0, 0, 40, paper)), 70, 14) +
      placed(cube(160, mix(second, paper, 0.15), moon), -40, -190) +
      placed(
        contact(0, 0, 60, 0.7) +
          turned({
            profile: [
              [0, 66],
              [-130, 66],
            ],
            colour: lit(wood, 0.15),
            angular: true,
          }),
        -34,
        -368,
      ) +
      contact(-350, 24, 60) +
      disc(-350, -44, 72, ball(mix(accent, second, 0.5), 0.4))
    );
  },
};

const teddy: Subject = {
  name: "teddy bear",
  category,
  view: "table",
  company: "studio",
  detail: [0, -400],
  draw: (_rng, { main, wood }) => {
    const fur = mix("#b98a58", wood, 0.3);
    const soft = (d: string, colour: Colour, depth: number): string =>
      formed(path(d, colour) + path(d, texture("felt", 1.5), 'opacity="0.75"'), {
        depth,
        shade: 0.5,
        glow: 0.36,
      });
    const egg = (x: number, y: number, rx: number, ry: number): string =>
      `M${n(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
    const paws = (side: number): string =>
      group(
        soft(egg(-150, -52, 84, 62), fur, 40) +
          oval(-168, -50, 46, 42, lit(fur, 0.42)) +
          oval(
            -168,
            -50,
            46,
            42,
            around([
              [0.5, "#3a2412", 0],
              [1, "#3a2412", 0.3],
            ]),
          ),
        side < 0 ? "" : 'transform="scale(-1 1)"',
      );
    return (
      contact(0, 0, 220) +
      soft(`${egg(-104, -520, 52, 52)}${egg(104, -520, 52, 52)}`, fur, 34) +
      disc(-104, -516, 28, lit(fur, 0.36)) +
      disc(104, -516, 28, dim(fur, 0.1)) +
      soft(egg(0, -160, 152, 164), fur, 84) +
      oval(-8, -150, 92, 108, lit(fur, 0.3), 'opacity="0.7"') +
      placed(soft(egg(0, 0, 50, 110), fur, 36), -150, -210, 28) +
      placed(soft(egg(0, 0, 50, 110), fur, 36), 150, -210, -28) +
      paws(-1) +
      paws(1) +
      soft(egg(0, -416, 154, 134), fur, 80) +
      oval(-4, -384, 66, 52, lit(fur, 0.45)) +
      oval(-4, -404, 24, 17, ball("#2b1d14", 0.5)) +
      line("M-4 -390V-374Q-26 -356 -40 -368M-4 -374Q18 -356 32 -368", "#3a2618", 6) +
      disc(-62, -440, 14, ball("#1d1512", 0.7)) +
      disc(58, -440, 14, ball("#1d1512", 0.7)) +
      disc(-66, -445, 4, "#fff") +
      disc(54, -445, 4, "#fff") +
      path("M0 -292L-92 -330Q-104 -290 -88 -252Z", face(main)) +
      path("M0 -292L92 -330Q104 -290 88 -252Z", face(dim(main, 0.14))) +
      disc(0, -292, 24, ball(main, 0.4))
    );
  },
};

const puzzle: Subject = {
  name: "jigsaw puzzle",
  category,
  view: "above",
  company: "study",
  detail: [0, -30],
  draw: (rng, { main, second, accent, cloth }) => {
    const size = 104;
    const piece = (column: number, row: number): string => {
      const x = -416 + column * size;
      const y = -260 + row * size;
      return `M${x} ${y}h34c-14 -34 50 -34 36 0h34v34c34 -14 34 50 0 36v34h-34c14 34 -50 34 -36 0h-34v-34c-34 14 -34 -50 0 -36z`;
    };
    const picture = scenery(main, second, accent, cloth);
    let cuts = "";
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        const open = (column === 6 && row > 2) || (column === 7 && row > 1);
        if (!open)
          cuts += `M${-416 + column * size} ${-260 + row * size}h34c-14 -30 50 -30 36 0h34v34c30 -14 30 50 0 36v34`;
      }
    }
    const area = "M-416 -260H416V-52H312V52H208V260H-416Z";
    const loose = [
      [330, 130, 24],
      [400, 250, -36],
      [268, 236, 60],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          formed(placed(path(piece(4, 2), face([accent, main, second][i] ?? main)), 0, 0), {
            depth: 10,
            shade: 0.4,
          }),
          x,
          y,
          turn + rng.between(-8, 8),
        ),
      )
      .join("");
    return (
      clipped(picture, area) +
      line(cuts, "#12151c", 3, 'opacity="0.4"') +
      group(line(cuts, "#fff", 2, 'opacity="0.4"'), 'transform="translate(2 2)"') +
      line(area, "#12151c", 3, 'opacity="0.35"') +
      loose
    );
  },
};

function scenery(main: Colour, second: Colour, accent: Colour, cloth: Colour): string {
  return (
    rect(
      -416,
      -260,
      832,
      520,
      along(0, 0, 0, 1, [
        [0, lit(main, 0.25)],
        [1, lit(cloth, 0.2)],
      ]),
    ) +
    disc(150, -110, 80, lit(accent, 0.3)) +
    path("M-416 20L-220 -150L-60 0L120 -120L416 60V260H-416Z", mix(main, second, 0.5)) +
    path("M-416 100Q-160 0 60 110T416 90V260H-416Z", second) +
    path("M-416 190Q-60 110 416 200V260H-416Z", accent) +
    path("M-220 -150L-262 -112L-226 -120L-200 -104L-182 -116Z", lit(cloth, 0.4))
  );
}

/** Things to play with. */
export const TOYS: readonly Subject[] = [train, chess, kite, blocks, teddy, puzzle];
