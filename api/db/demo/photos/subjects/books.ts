import { block } from "../kit/block.ts";
import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped } from "../kit/form.ts";
import { across, along, around, down, face } from "../kit/paint.ts";
import { disc, group, line, n, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { unshadowed } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import type { Rng } from "../kit/random.ts";
import { leaf } from "../scene/companions.ts";
import type { Subject } from "../subject.ts";

const category = "Books & Media";
const PAPER = "#efe6d2";

/** A closed book lying down, spine towards the camera. */
function lying(width: number, depth: number, height: number, colour: Colour, mark: Colour): string {
  const pages = (w: number, h: number): string =>
    rect(
      0,
      0,
      w,
      h,
      across([
        [0, dim(PAPER, 0.16)],
        [1, dim(PAPER, 0.34)],
      ]),
    ) +
    Array.from({ length: Math.floor(h / 6) }, (_, i) =>
      rect(0, 4 + i * 6, w, 1.5, "#8d7f66", 0, 'opacity="0.4"'),
    ).join("");
  return block({
    width,
    depth,
    height,
    front:
      rect(
        0,
        0,
        width,
        height,
        down([
          [0, lit(colour, 0.3)],
          [0.4, colour],
          [1, dim(colour, 0.4)],
        ]),
        5,
      ) +
      rect(width * 0.06, 0, 7, height, mark) +
      rect(width * 0.9, 0, 7, height, mark) +
      rect(width * 0.2, height * 0.38, width * 0.42, height * 0.2, mark, 3) +
      rect(width * 0.68, height * 0.42, width * 0.12, height * 0.13, mark, 2, 'opacity="0.7"'),
    side:
      rect(0, 0, depth, height, dim(colour, 0.42)) +
      group(pages(depth - 8, height - 12), 'transform="translate(0 6)"'),
    top:
      rect(
        0,
        0,
        width,
        depth,
        along(0, 0, 1, 1, [
          [0, lit(colour, 0.36)],
          [1, lit(colour, 0.05)],
        ]),
        4,
      ) +
      rect(
        width * 0.1,
        depth * 0.1,
        width * 0.8,
        depth * 0.8,
        "none",
        4,
        `stroke="${mark}" stroke-width="3" opacity="0.6"`,
      ),
  });
}

const paperbacks: Subject = {
  name: "paperback stack",
  category,
  view: "table",
  company: "study",
  detail: [-60, -210],
  draw: (rng, { main, second, accent, cloth, wood }) => {
    const colours = [
      main,
      accent,
      second,
      lit(cloth, 0.2),
      mix(wood, accent, 0.4),
      mix(main, cloth, 0.4),
    ];
    const marks = [lit(cloth, 0.4), main, lit(cloth, 0.4), accent, lit(cloth, 0.4), main];
    let drawn = "";
    let y = 0;
    colours.forEach((colour, i) => {
      const height = rng.between(50, 74);
      drawn += placed(
        lying(rng.between(450, 540), rng.between(250, 290), height, colour, marks[i] ?? PAPER),
        rng.between(-26, 26),
        y,
      );
      y -= height + 1;
    });
    return drawn;
  },
};

const cookbook: Subject = {
  name: "cookbook",
  category,
  view: "table",
  company: "kitchen",
  detail: [-30, -280],
  draw: (_rng, { main, second, cloth }) => {
    const w = 380;
    const h = 500;
    const plate =
      disc(
        w / 2 + 12,
        196,
        128,
        around([
          [0, lit(cloth, 0.45)],
          [0.7, lit(cloth, 0.35)],
          [0.74, dim(cloth, 0.12)],
          [1, lit(cloth, 0.3)],
        ]),
      ) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          placed(leaf(66, turn % 120 === 0 ? "#6f8a52" : "#8aa064"), w / 2 + 12, 196, turn),
        )
        .join("") +
      [
        [-24, -20],
        [26, -12],
        [2, 26],
      ]
        .map(([x = 0, y = 0]) =>
          disc(
            w / 2 + 12 + x,
            196 + y,
            22,
            around(
              [
                [0, "#e8705a"],
                [1, "#a82f24"],
              ],
              0.4,
              0.35,
              0.7,
            ),
          ),
        )
        .join("");
    return block({
      width: w,
      depth: 96,
      height: h,
      front:
        rect(
          0,
          0,
          w,
          h,
          along(0, 0, 1, 1, [
            [0, lit(main, 0.2)],
            [0.5, main],
            [1, dim(main, 0.22)],
          ]),
          4,
        ) +
        rect(
          0,
          0,
          34,
          h,
          across([
            [0, dim(main, 0.3)],
            [0.5, lit(main, 0.12)],
            [1, dim(main, 0.22)],
          ]),
        ) +
        plate +
        rect(110, 376, 210, 22, lit(cloth, 0.35), 3) +
        rect(140, 414, 150, 12, second, 3) +
        line("M110 450H320", second, 3),
      side:
        rect(0, 0, 96, h, dim(main, 0.4)) +
        rect(
          0,
          8,
          90,
          h - 16,
          across([
            [0, dim(PAPER, 0.12)],
            [1, dim(PAPER, 0.34)],
          ]),
        ) +
        Array.from({ length: 12 }, (_, i) =>
          rect(6 + i * 7, 8, 1.5, h - 16, "#85765c", 0, 'opacity="0.4"'),
        ).join(""),
      top: rect(0, 0, w, 96, dim(PAPER, 0.04)) + rect(0, 0, w, 8, main) + rect(0, 88, w, 8, main),
    });
  },
};

const atlas: Subject = {
  name: "world atlas",
  category,
  view: "above",
  company: "study",
  detail: [-160, -60],
  draw: (rng, { main, accent }) => {
    const page = (mirror: number): string => {
      const sheet =
        "M0 -300Q120 -330 250 -312Q360 -306 450 -312V296Q360 300 250 306Q120 310 0 322Z";
      const sea = rectPath(44, -262, 366, 520, 4);
      let lands = "";
      for (let i = 0; i < 5; i += 1) {
        const x = rng.between(90, 350);
        const y = rng.between(-220, 200);
        const s = rng.between(40, 100);
        const d = `M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.9)} ${n(s * 0.9)} ${n(-s * 0.7)}q${n(s * 0.4)} ${n(-s * 0.3)} ${n(s * 0.8)} ${n(s * 0.3)}q${n(s * 0.1)} ${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 0.7)}q${n(-s * 0.2)} ${n(s)} ${n(-s * 0.6)} ${n(s * 0.5)}q${n(-s * 0.6)} ${n(s * 0.1)} ${n(-s * 0.8)} ${n(-s * 0.8)}z`;
        lands +=
          path(
            d,
            rng.pick(["#c9b98a", "#a9b886", "#d9c494", "#bfa97a"]),
            'stroke="#7d6f4d" stroke-width="2.5"',
          ) +
          line(
            `M${n(x - s * 0.4)} ${n(y)}q${n(s * 0.4)} ${n(-s * 0.2)} ${n(s * 0.8)} ${n(s * 0.1)}`,
            "#8b7a52",
            2,
            'stroke-dasharray="5 4"',
          );
      }
      const grid = [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            `M44 ${-170 + i * 88}H410M${110 + i * 62} -262V258`,
            "#5f8a92",
            1.5,
            'opacity="0.5"',
          ),
        )
        .join("");
      return group(
        path(
          sheet,
          across([
            [0, "#a99b7e"],
            [0.12, "#e2d7bd"],
            [0.4, "#f5eedd"],
            [1, "#e4d9c0"],
          ]),
        ) +
          group(
            path(sea, "#a8c6c4") +
              grid +
              clipped(lands, sea) +
              path(sea, "none", 'stroke="#7e8f86" stroke-width="3"'),
          ) +
          path(
            sheet,
            across([
              [0, "#1a130a", 0.42],
              [0.1, "#1a130a", 0.1],
              [0.25, "#1a130a", 0],
              [0.8, "#fff", 0.1],
              [1, "#1a130a", 0.1],
            ]),
          ),
        mirror < 0 ? 'transform="scale(-1 1)"' : "",
      );
    };
    return placed(
      rect(-468, -322, 936, 652, face(main), 12) +
        rect(-458, -306, 916, 622, "#cfc4a8", 6) +
        rect(-454, -310, 908, 618, "#ded3b8", 6) +
        page(-1) +
        page(1) +
        path("M-8 -306h18v690l-9 -18l-9 18z", face(accent)) +
        line("M0 -300V320", "#4d422e", 3, 'opacity="0.5"'),
      0,
      0,
    );
  },
};

const vinyl: Subject = {
  name: "vinyl record",
  category,
  view: "above",
  company: "study",
  detail: [120, -20],
  draw: (rng, { main, second, accent, cloth }) => {
    const grooves = Array.from({ length: 26 }, (_, i) =>
      disc(
        0,
        0,
        124 + i * 7.4,
        "none",
        `stroke="#fff" stroke-width="1.4" opacity="${n(i % 7 === 0 ? 0.28 : 0.1)}"`,
      ),
    ).join("");
    const shine = [-38, 142]
      .map((turn) =>
        placed(
          path(
            "M0 0L318 -74A326 326 0 0 1 318 74Z",
            across([
              [0.3, "#ffffff", 0],
              [0.7, "#ffffff", 0.28],
              [1, "#ffffff", 0.12],
            ]),
          ),
          0,
          0,
          turn,
        ),
      )
      .join("");
    const record =
      disc(0, 0, 326, "#17181b") +
      grooves +
      shine +
      disc(0, 0, 326, "none", 'stroke="#3a3c41" stroke-width="5"') +
      disc(0, 0, 112, face(accent)) +
      disc(0, 0, 92, "none", `stroke="${lit(accent, 0.5)}" stroke-width="3"`) +
      rect(-52, -60, 104, 14, lit(cloth, 0.4), 4) +
      rect(-36, 44, 72, 9, lit(cloth, 0.4), 4) +
      disc(0, 0, 11, "#e8e1d2") +
      disc(1, 1, 8, "#24262a");
    const hills = rng.between(-30, 30);
    const art =
      rect(
        -330,
        -330,
        660,
        660,
        down([
          [0, lit(main, 0.1)],
          [1, dim(main, 0.15)],
        ]),
        6,
      ) +
      disc(80, -70, 150, second) +
      clipped(
        path(`M-340 ${n(60 + hills)}Q-160 -60 20 80Q160 180 340 20V340H-340Z`, accent) +
          path(`M-340 170Q-120 60 60 190Q200 270 340 170V340H-340Z`, lit(cloth, 0.3)) +
          path("M-340 270Q-60 190 340 290V340H-340Z", dim(main, 0.3)),
        rectPath(-330, -330, 660, 660, 6),
      ) +
      path(
        rectPath(-330, -330, 660, 660, 6),
        along(0, 0, 1, 1, [
          [0, "#fff", 0.22],
          [0.5, "#fff", 0],
          [1, "#10131c", 0.25],
        ]),
      ) +
      path(rectPath(-330, -330, 660, 660, 6), texture("felt"), 'opacity="0.2"');
    return (
      placed(record, 190, 0) +
      path(
        "M128 -330h26v660h-26z",
        across([
          [0, "#0b0d12", 0.5],
          [1, "#0b0d12", 0],
        ]),
      ) +
      placed(art, -190, 0)
    );
  },
};

const fieldGuides: Subject = {
  name: "row of field guides",
  category,
  view: "table",
  company: "garden",
  detail: [-40, -220],
  draw: (rng: Rng, { main, second, accent, cloth, wall }) => {
    const colours = [
      main,
      lit(cloth, 0.25),
      accent,
      second,
      mix(main, wall, 0.3),
      lit(cloth, 0.1),
      mix(accent, second, 0.5),
    ];
    const spine = (w: number, h: number, colour: Colour, mark: Colour): string =>
      rect(
        0,
        -h,
        w,
        h,
        across([
          [0, dim(colour, 0.35)],
          [0.24, lit(colour, 0.22)],
          [0.5, colour],
          [1, dim(colour, 0.45)],
        ]),
        5,
      ) +
      rect(0, -h + 34, w, 7, mark) +
      rect(0, -58, w, 7, mark) +
      rect(w * 0.36, -h + 74, w * 0.28, h * 0.4, mark, 4, 'opacity="0.9"') +
      placed(leaf(w * 0.62, mark), w / 2, -80, -90) +
      rect(0, -h, w, 14, "#10131c", 4, 'opacity="0.12"');
    let x = -330;
    let drawn = unshadowed(
      path("M-350 0L360 0L440 -30L-290 -30Z", "#0c0f16", 'opacity="0.4"') +
        oval(20, 4, 400, 9, "#0b0d12", 'opacity="0.45"'),
    );
    colours.forEach((colour, i) => {
      const w = rng.between(74, 104);
      const h = rng.between(370, 450);
      const mark = i % 2 === 0 ? lit(cloth, 0.4) : dim(main, 0.1);
      const last = i === colours.length - 1;
      drawn += last
        ? placed(spine(w, h, colour, mark), x + 92, 0, -13)
        : placed(spine(w, h, colour, mark), x, 0);
      x += w + 2;
    });
    return drawn;
  },
};

/** Things to read and hear. */
export const BOOKS: readonly Subject[] = [paperbacks, cookbook, atlas, vinyl, fieldGuides];
