import { dim, lit } from "../kit/colour.ts";
import { block, plainFaces } from "../kit/block.ts";
import { formed } from "../kit/form.ts";
import { metallic, wooden } from "../kit/material.ts";
import { across, along, around, down, face, rod } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, poly, rect, rectPath } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { tube } from "../kit/tube.ts";
import type { Subject } from "../subject.ts";

const category = "Tools & Equipment";
const STEEL = "#aeb3b3";

const drill: Subject = {
  name: "cordless drill",
  category,
  view: "above",
  company: "workshop",
  detail: [-60, -120],
  draw: (_rng, { main }) => {
    const body =
      "M-250 -250Q-250 -290 -206 -292L120 -300Q196 -300 214 -250L226 -190Q226 -128 176 -120L120 -112Q134 20 172 128Q176 152 150 156L20 160Q-4 158 -6 134Q-2 0 -44 -104L-206 -116Q-250 -120 -250 -160Z";
    const vents = [0, 1, 2, 3]
      .map((i) => line(`M${60 + i * 34} -262L${74 + i * 34} -162`, "#11151a", 11, 'opacity="0.75"'))
      .join("");
    return placed(
      formed(path(body, face(main)), { depth: 60 }) +
        path(
          "M-44 -112L120 -112Q134 20 172 128Q176 152 150 156L96 158Q70 20 36 -40Q0 -84 -44 -112Z",
          "#22272d",
        ) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            line(`M${64 + i * 11} ${-50 + i * 34}L${124 + i * 8} ${-56 + i * 34}`, "#3a4148", 9),
          )
          .join("") +
        path("M-38 -98Q8 -70 2 -26Q-14 -2 -22 -26Q-22 -70 -52 -98Z", face("#b7402e")) +
        vents +
        formed(rect(-66, 150, 290, 120, face("#2b3138"), 22), { depth: 34 }) +
        rect(-66, 168, 290, 18, main, 0, 'opacity="0.9"') +
        rect(120, 216, 74, 16, "#11161b", 6) +
        [0, 1, 2].map((i) => disc(134 + i * 22, 224, 5, "#8fd08c")).join("") +
        rect(-300, -280, 66, 160, rod("#33393f"), 10) +
        path(
          "M-300 -270L-386 -246Q-400 -240 -400 -226V-178Q-400 -164 -386 -158L-300 -134Z",
          rod("#30353a", "gloss"),
        ) +
        [0, 1, 2, 3]
          .map((i) => line(`M-386 ${-238 + i * 24}L-304 ${-254 + i * 34}`, "#14181c", 4))
          .join("") +
        rect(-430, -214, 34, 24, rod(STEEL, "metal")) +
        rect(-560, -209, 140, 14, rod(STEEL, "metal"), 3) +
        line(
          "M-550 -206L-528 -198M-522 -206L-500 -198M-494 -206L-472 -198M-466 -206L-444 -198",
          "#565b5e",
          5,
        ) +
        rect(-190, -268, 150, 34, lit(main, 0.4), 8, 'opacity="0.5"') +
        line("M-216 -280L130 -288", "#fff", 7, 'opacity="0.35"'),
      70,
      40,
      -8,
      1.08,
    );
  },
};

const plane: Subject = {
  name: "hand plane",
  category,
  view: "table",
  company: "workshop",
  detail: [-40, -140],
  draw: (rng, { wood }) => {
    const curl = (x: number, y: number, turn: number, scale: number): string =>
      contact(x + 20, y, 40 * scale, 0.6) +
      placed(
        tube("M-46 2C-20 -70 84 -76 82 -16C80 30 6 26 12 -10C18 -34 54 -28 50 -6", "#e7c793", 17),
        x,
        y,
        turn,
        scale,
      );
    return (
      contact(0, 6, 400) +
      formed(
        wooden(
          "M110 -70Q120 -150 100 -214Q92 -268 150 -270Q206 -270 204 -232Q160 -230 178 -176Q206 -110 226 -70Z",
          lit(wood, 0.05),
          70,
        ),
        { depth: 34 },
      ) +
      path(
        "M-60 -66L70 -270Q92 -292 112 -268L20 -66Z",
        along(0, 0, 1, 0.4, [
          [0, "#e3e6e4"],
          [0.4, "#9da3a4"],
          [1, "#5e6568"],
        ]),
      ) +
      path(
        "M-26 -80L74 -236L96 -222L4 -80Z",
        along(0, 0, 1, 0.4, [
          [0, "#c9a65a"],
          [0.5, "#8d6c2e"],
          [1, "#5d451a"],
        ]),
      ) +
      disc(
        44,
        -158,
        20,
        around([
          [0, "#f2dc9f"],
          [0.6, "#b18b42"],
          [1, "#6a4f1f"],
        ]),
      ) +
      formed(
        wooden(
          "M-330 -70Q-322 -110 -304 -124Q-336 -150 -322 -186Q-296 -216 -264 -190Q-246 -152 -276 -124Q-256 -110 -250 -70Z",
          lit(wood, 0.05),
          70,
        ),
        { depth: 30 },
      ) +
      metallic(
        "M-420 -4V-44Q-418 -58 -398 -60H-120Q-90 -116 -40 -118H40Q90 -118 120 -74L400 -58Q420 -54 420 -36V-4Z",
        "#6f7a80",
      ) +
      path(
        "M-420 -16H420V-2Q420 4 410 4H-410Q-420 4 -420 -2Z",
        across([
          [0, "#d7dad8"],
          [0.3, "#f3f3ef"],
          [0.6, "#8d9395"],
          [1, "#5d6467"],
        ]),
      ) +
      curl(-262, 44, -12, 1) +
      curl(300, 52, rng.between(10, 40), 0.86) +
      curl(-400, 40, 150, 0.7)
    );
  },
};

const hammer: Subject = {
  name: "claw hammer",
  category,
  view: "above",
  company: "workshop",
  detail: [0, -240],
  draw: (_rng, { wood, main }) =>
    placed(
      wooden(
        "M-34 -240Q-26 -60 -34 90Q-46 210 -44 330Q-40 384 0 386Q40 384 44 330Q46 210 34 90Q26 -60 34 -240Z",
        wood,
        90,
      ) +
        path(
          "M-34 -240Q-26 -60 -34 90Q-46 210 -44 330Q-40 384 0 386Q40 384 44 330Q46 210 34 90Q26 -60 34 -240Z",
          across([
            [0, "#1a0d04", 0.45],
            [0.3, "#fff3d8", 0.28],
            [0.6, "#1a0d04", 0],
            [1, "#1a0d04", 0.6],
          ]),
        ) +
        path(
          "M-41 170Q-46 250 -44 330Q-40 384 0 386Q40 384 44 330Q46 250 41 170Z",
          across([
            [0, dim(main, 0.4)],
            [0.35, lit(main, 0.2)],
            [1, dim(main, 0.5)],
          ]),
        ) +
        formed(
          metallic(
            "M-60 -334Q-40 -350 0 -348H70Q110 -346 130 -330H152V-346Q154 -360 172 -360H206Q224 -358 224 -340V-246Q224 -228 206 -226H172Q154 -226 152 -240V-256H128Q96 -236 50 -230H-46Q-70 -232 -86 -252Q-150 -262 -250 -190Q-226 -300 -60 -334Z",
            "#8b9396",
          ),
          { depth: 30, shade: 0.5 },
        ) +
        path("M-84 -256Q-150 -262 -246 -194Q-170 -286 -84 -284Z", "#2f3639", 'opacity="0.55"') +
        oval(0, -292, 30, 18, "#6d4a2a") +
        rect(-18, -295, 36, 6, "#c9cccb"),
      0,
      0,
      -38,
      1.16,
    ),
};

const spanners: Subject = {
  name: "spanner set",
  category,
  view: "above",
  company: "workshop",
  detail: [-100, -60],
  draw: (_rng, { main }) => {
    const spanner = (length: number, w: number): string => {
      const half = length / 2;
      const bar = `M${-half + w} ${n(-w * 0.42)}H${half - w}V${n(w * 0.42)}H${-half + w}Z`;
      return (
        metallic(bar, STEEL) +
        path(
          bar,
          down([
            [0, "#fff", 0.5],
            [0.3, "#fff", 0],
            [1, "#0d1116", 0.4],
          ]),
        ) +
        rect(
          -half + w * 2,
          -w * 0.16,
          length - w * 4,
          w * 0.32,
          "#6c7275",
          w * 0.16,
          'opacity="0.55"',
        ) +
        metallic(
          `M${n(-half - w * 0.5)} ${n(-w * 0.5)}L${n(-half - w * 0.9)} ${n(-w * 0.95)}Q${n(-half + w * 0.3)} ${n(-w * 1.5)} ${n(-half + w * 1.25)} ${n(-w * 0.42)}V${n(w * 0.42)}Q${n(-half + w * 0.3)} ${n(w * 1.5)} ${n(-half - w * 0.9)} ${n(w * 0.95)}L${n(-half - w * 0.5)} ${n(w * 0.5)}L${n(-half + w * 0.1)} ${n(w * 0.5)}V${n(-w * 0.5)}Z`,
          lit(STEEL, 0.1),
        ) +
        `<path fill-rule="evenodd" d="${ring(half, w)}" fill="${around([
          [0.4, lit(STEEL, 0.5)],
          [0.75, STEEL],
          [1, dim(STEEL, 0.45)],
        ])}"/>`
      );
    };
    const cloth = rectPath(-480, -330, 960, 660, 14);
    let drawn =
      path(cloth, face(main)) +
      line("M-462 -312H462V312H-462Z", lit(main, 0.5), 4, 'stroke-dasharray="16 12" opacity="0.8"');
    for (let i = 0; i < 6; i += 1) {
      const y = -252 + i * 99;
      const tool = placed(spanner(820 - i * 86, 44 - i * 4.4), 0, y, i % 2 === 0 ? 0.8 : -0.8);
      drawn +=
        group(rect(-400 + i * 43, y + 12, 800 - i * 86, 26, "#0b0f14", 13), 'opacity="0.3"') + tool;
    }
    return (
      drawn +
      rect(-220, -330, 70, 660, face(dim(main, 0.14)), 4, 'opacity="0.92"') +
      line(
        "M-212 -320V320M-158 -320V320",
        lit(main, 0.5),
        3,
        'stroke-dasharray="14 11" opacity="0.8"',
      )
    );
  },
};

function ring(x: number, w: number): string {
  const outer = w * 1.12;
  const points: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    x + Math.cos((i * Math.PI) / 3) * w * 0.66,
    Math.sin((i * Math.PI) / 3) * w * 0.66,
  ]);
  return `M${n(x - outer)} 0a${n(outer)} ${n(outer)} 0 1 1 ${n(2 * outer)} 0a${n(outer)} ${n(outer)} 0 1 1 ${n(-2 * outer)} 0z${poly(points)}`;
}

const toolbox: Subject = {
  name: "metal toolbox",
  category,
  view: "table",
  company: "workshop",
  detail: [-120, -170],
  draw: (_rng, { main }) => {
    const faces = plainFaces(560, 260, 210, main);
    const lid = plainFaces(576, 272, 66, lit(main, 0.08));
    const latch = (x: number): string =>
      rect(
        x,
        -26,
        62,
        84,
        along(0, 0, 1, 1, [
          [0, "#eef0ee"],
          [0.5, "#9ba1a2"],
          [1, "#63696b"],
        ]),
        8,
      ) + rect(x + 14, 30, 34, 12, "#4d5355", 5);
    return (
      block({
        width: 560,
        depth: 260,
        height: 210,
        ...faces,
        front:
          faces.front +
          rect(30, 60, 500, 116, dim(main, 0.16), 12, 'opacity="0.5"') +
          rect(30, 62, 500, 4, lit(main, 0.4), 2, 'opacity="0.5"') +
          rect(0, 196, 560, 14, dim(main, 0.4)),
      }) +
      placed(
        block({
          width: 576,
          depth: 272,
          height: 66,
          ...lid,
          front:
            lid.front +
            latch(90) +
            latch(424) +
            rect(0, 0, 576, 5, lit(main, 0.6), 0, 'opacity="0.7"'),
          top: lid.top + rect(120, 110, 336, 52, dim(main, 0.2), 20, 'opacity="0.5"'),
        }),
        4,
        -204,
      ) +
      tube(
        "M-140 -334L-128 -404Q-126 -420 -108 -418L150 -394Q168 -392 166 -376L158 -306",
        "#3a4046",
        30,
        "gloss",
      ) +
      tube("M-90 -416L128 -396", "#22272c", 38)
    );
  },
};

const saw: Subject = {
  name: "hand saw",
  category,
  view: "above",
  company: "workshop",
  detail: [220, 20],
  draw: (_rng, { wood }) => {
    let teeth = "";
    for (let x = -530; x < 190; x += 20)
      teeth += `L${x + 12} ${n(86 + (x + 530) * 0.12)}L${x + 20} ${n(72 + (x + 530) * 0.12)}`;
    const blade = `M-530 -6L170 -130L220 -120V160L190 160L190 ${n(72 + 720 * 0.12)}L-530 72Z`;
    return placed(
      metallic(blade, "#b9bfbf") +
        path(`M-530 66${teeth}L190 140L-530 60Z`, "#9aa0a1") +
        path("M-530 -6L170 -130L170 -122L-530 2Z", "#ffffff", 'opacity="0.6"') +
        `<g fill-rule="evenodd">${formed(wooden("M150 -150Q240 -176 300 -158Q372 -190 430 -150Q470 -120 448 -72Q420 -40 430 10Q446 70 470 100Q490 150 440 176Q390 190 352 168Q290 196 230 178Q186 190 160 150Q130 40 150 -150ZM278 -84Q240 -30 256 60Q270 112 320 106Q372 98 364 30Q352 -50 340 -78Q310 -104 278 -84Z", wood, 20), { depth: 30, shade: 0.5 })}</g>` +
        [
          [206, -96],
          [214, 14],
          [222, 120],
        ]
          .map(
            ([x = 0, y = 0]) =>
              disc(
                x,
                y,
                17,
                around([
                  [0, "#f5e3ae"],
                  [0.6, "#b9924b"],
                  [1, "#6d5222"],
                ]),
              ) + line(`M${x - 9} ${y - 5}L${x + 9} ${y + 5}`, "#5d451c", 4),
          )
          .join(""),
      20,
      0,
      -14,
      1.02,
    );
  },
};

/** Things to work with. */
export const TOOLS: readonly Subject[] = [drill, plane, hammer, spanners, toolbox, saw];
