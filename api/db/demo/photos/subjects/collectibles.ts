import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { wooden } from "../kit/material.ts";
import { across, along, around, ball, down, face, round } from "../kit/paint.ts";
import { disc, line, n, oval, path, placed, poly, rect, rectPath } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import { turned } from "../kit/turned.ts";
import type { Subject } from "../subject.ts";

const category = "Collectibles";
const GOLD = "#c39a45";

const pocketWatch: Subject = {
  name: "pocket watch",
  category,
  view: "above",
  company: "study",
  detail: [-20, 40],
  draw: (rng) => {
    const gilt = along(0, 0, 1, 1, [
      [0, "#fff1c4"],
      [0.3, GOLD],
      [0.5, "#f0d48c"],
      [0.75, "#8a6526"],
      [1, "#d9b566"],
    ]);
    const marks = Array.from({ length: 60 }, (_, i) =>
      placed(
        line(i % 5 === 0 ? "M0 -208V-180" : "M0 -208V-200", "#2b2620", i % 5 === 0 ? 8 : 2.5),
        0,
        0,
        i * 6,
      ),
    ).join("");
    const hand = (length: number, turn: number, width: number): string =>
      placed(
        path(`M${-width} 30L0 ${-length}L${width} 30Q0 44 ${-width} 30Z`, "#22324a"),
        0,
        0,
        turn,
      );
    let chain = "";
    for (let i = 0; i < 30; i += 1) {
      const t = i / 29;
      const x = 20 + 430 * t * (1 - t) * 2.1 + t * 330;
      const y = -352 + 520 * t - Math.sin(t * Math.PI * 1.6) * 190;
      chain += placed(
        oval(
          0,
          0,
          21,
          i % 2 === 0 ? 12 : 6,
          "none",
          `stroke="${i % 2 === 0 ? GOLD : dim(GOLD, 0.3)}" stroke-width="7"`,
        ) +
          oval(
            -2,
            -3,
            20,
            i % 2 === 0 ? 11 : 5,
            "none",
            'stroke="#ffeebb" stroke-width="2" opacity="0.7"',
          ),
        x,
        y,
        40 + t * 90,
      );
    }
    const hour = rng.between(0, 360);
    return placed(
      chain +
        line("M-40 -330a44 50 0 1 1 80 0", GOLD, 17) +
        line("M-38 -334a42 48 0 1 1 70 -14", "#ffedb8", 5) +
        rect(
          -24,
          -318,
          48,
          50,
          across([
            [0, "#7a5a22"],
            [0.35, "#f5dc9c"],
            [1, "#6d4f1c"],
          ]),
          8,
        ) +
        formed(disc(0, 0, 280, gilt), { depth: 26, shade: 0.5 }) +
        disc(
          0,
          0,
          246,
          along(1, 1, 0, 0, [
            [0, "#fff1c4"],
            [0.5, GOLD],
            [1, "#6d4f1c"],
          ]),
        ) +
        disc(
          0,
          0,
          230,
          around([
            [0, "#fffdf4"],
            [0.85, "#f3ead3"],
            [1, "#c2b48f"],
          ]),
        ) +
        marks +
        disc(0, 112, 58, "none", 'stroke="#8d8168" stroke-width="3"') +
        placed(line("M0 14V-40", "#22324a", 4), 0, 112, 130) +
        disc(0, 0, 150, "none", 'stroke="#c9bb98" stroke-width="2"') +
        hand(120, hour, 13) +
        hand(186, hour * 12, 9) +
        disc(0, 0, 14, ball(GOLD, 0.5)) +
        path("M-196 -110A226 226 0 0 1 90 -206A300 300 0 0 0 -196 -30Z", "#fff", 'opacity="0.42"'),
      -120,
      50,
      0,
      1.02,
    );
  },
};

function stamp(w: number, h: number, ground: Colour, ink: Colour, kind: number): string {
  let edge = "";
  for (let x = 0; x <= w; x += 12) edge += disc(x, 0, 3.6, "#4d4334") + disc(x, h, 3.6, "#4d4334");
  for (let y = 0; y <= h; y += 12) edge += disc(0, y, 3.6, "#4d4334") + disc(w, y, 3.6, "#4d4334");
  const motif =
    [
      path(
        `M12 ${h - 24}L${w * 0.35} ${h * 0.4}L${w * 0.55} ${h * 0.66}L${w * 0.72} ${h * 0.5}L${w - 12} ${h - 24}Z`,
        ink,
      ) + disc(w * 0.7, h * 0.3, w * 0.11, lit(ink, 0.5)),
      disc(w / 2, h * 0.44, w * 0.27, ink) +
        path(`M${w * 0.24} ${h - 24}Q${w / 2} ${h * 0.56} ${w * 0.76} ${h - 24}Z`, ink) +
        disc(w / 2, h * 0.4, w * 0.13, lit(ground, 0.3)),
      path(`M${w / 2} 20V${h - 26}L${w * 0.2} ${h - 40}Z`, ink) +
        path(`M${w / 2 + 4} 30Q${w * 0.86} ${h * 0.5} ${w / 2 + 4} ${h - 40}Z`, lit(ink, 0.4)) +
        path(`M14 ${h - 34}H${w - 14}L${w * 0.74} ${h - 16}H${w * 0.26}Z`, ink),
      [0, 72, 144, 216, 288]
        .map((a) => placed(oval(0, -w * 0.17, w * 0.1, w * 0.17, ink), w / 2, h * 0.42, a))
        .join("") +
        disc(w / 2, h * 0.42, w * 0.08, lit(ink, 0.6)) +
        line(`M${w / 2} ${h * 0.6}V${h - 20}`, ink, 4),
    ][kind % 4] ?? "";
  return (
    rect(2, 3, w, h, "#1a150d", 0, 'opacity="0.3"') +
    rect(0, 0, w, h, "#f8f3e6") +
    edge +
    rect(
      9,
      9,
      w - 18,
      h - 18,
      along(0, 0, 1, 1, [
        [0, lit(ground, 0.3)],
        [1, ground],
      ]),
    ) +
    motif
  );
}

const stampAlbum: Subject = {
  name: "stamp album",
  category,
  view: "above",
  company: "study",
  detail: [-220, -60],
  draw: (rng, { main, second, accent, wall }) => {
    const inks: readonly [Colour, ...Colour[]] = [
      main,
      accent,
      second,
      "#7a3b46",
      "#2f5f5a",
      "#3c4f7c",
      "#a3622c",
    ];
    let stamps = "";
    for (const left of [-424, 36]) {
      for (let row = 0; row < 4; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          if (rng.chance(0.08)) continue;
          const ink = rng.pick(inks);
          stamps += placed(
            stamp(108, 126, mix(lit(ink, 0.62), wall, 0.15), ink, Math.floor(rng.between(0, 4))),
            left + column * 132,
            -280 + row * 144,
            rng.between(-1.4, 1.4),
          );
        }
        stamps += rect(left - 14, -280 + row * 144 + 104, 408, 30, "#fffdf4", 0, 'opacity="0.34"');
      }
    }
    const page = (x: number): string =>
      rect(
        x,
        -320,
        456,
        640,
        across(
          x < 0
            ? [
                [0, "#3a3631"],
                [0.9, "#2d2a26"],
                [1, "#171513"],
              ]
            : [
                [0, "#171513"],
                [0.1, "#2d2a26"],
                [1, "#3a3631"],
              ],
        ),
        6,
      );
    return (
      rect(-480, -338, 960, 684, face(main), 14) +
      rect(-466, -322, 932, 650, "#d9cfb8", 6) +
      page(-458) +
      page(2) +
      stamps +
      tube("M0 -326V326", "#1d1a17", 7) +
      placed(
        tube("M-150 0L60 -12Q90 -14 96 0", "#b9bdbb", 10, "metal") +
          tube("M-150 0L60 14Q90 14 96 2", "#9ea3a2", 10, "metal"),
        330,
        300,
        -34,
      )
    );
  },
};

const snowGlobe: Subject = {
  name: "snow globe",
  category,
  view: "table",
  company: "studio",
  detail: [0, -330],
  draw: (rng, { wood, accent, main }) => {
    const R = 210;
    let flakes = "";
    for (let i = 0; i < 70; i += 1) {
      const a = rng.between(0, 6.28);
      const r = Math.sqrt(rng.next()) * 190;
      flakes += disc(
        Math.cos(a) * r,
        Math.sin(a) * r,
        rng.between(2, 5.5),
        "#ffffff",
        `opacity="${n(rng.between(0.5, 1))}"`,
      );
    }
    const fir = (x: number, y: number, s: number): string =>
      placed(
        [0, 1, 2]
          .map(
            (i) =>
              path(
                `M0 ${-150 + i * 42}L${-34 - i * 16} ${-80 + i * 42}H${34 + i * 16}Z`,
                across([
                  [0, "#3f7259"],
                  [1, "#1f4536"],
                ]),
              ) +
              path(
                `M0 ${-150 + i * 42}L${-20 - i * 6} ${-110 + i * 42}Q0 ${-122 + i * 42} ${16 + i * 6} ${-116 + i * 42}Z`,
                "#f4f7f5",
              ),
          )
          .join("") + rect(-9, 0, 18, 26, "#5d4028"),
        x,
        y,
        0,
        s,
      );
    const house =
      rect(-64, 10, 128, 90, face(accent)) +
      path("M-84 14L0 -62L84 14Z", "#f7f9f8") +
      path("M-84 14L0 -62L0 -46L-66 14Z", "#d5dfe2") +
      rect(-18, 46, 36, 54, dim(accent, 0.6), 4) +
      rect(26, 34, 26, 26, "#ffd97a", 3) +
      rect(-54, 34, 26, 26, "#ffd97a", 3) +
      rect(30, -56, 20, 42, dim(accent, 0.35)) +
      rect(27, -62, 26, 10, "#f7f9f8", 3);
    const globe = `M${-R} 0a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`;
    return (
      contact(0, 0, 180) +
      turned({
        profile: [
          [0, 186],
          [-26, 190],
          [-44, 168],
          [-104, 150],
          [-122, 160],
          [-136, 160],
        ],
        colour: mix(wood, "#4a2c1a", 0.5),
        finish: "gloss",
        top: dim(wood, 0.4),
      }) +
      rect(
        -56,
        -92,
        112,
        34,
        along(0, 0, 1, 1, [
          [0, "#f3dd9d"],
          [0.5, GOLD],
          [1, "#7d5c22"],
        ]),
        6,
      ) +
      placed(
        clipped(
          disc(
            0,
            0,
            R,
            around(
              [
                [0, "#e9f3f4"],
                [0.6, mix("#b6d0d8", main, 0.2)],
                [1, mix("#6f97a6", main, 0.3)],
              ],
              0.4,
              0.35,
              0.75,
            ),
          ) +
            path("M-220 110Q-90 60 10 96T220 100V220H-220Z", "#f6f9f9") +
            fir(-104, 96, 1.06) +
            fir(112, 104, 0.86) +
            placed(house, 4, 24) +
            path(
              "M-220 150Q-60 100 60 134T220 140V220H-220Z",
              down([
                [0, "#ffffff"],
                [1, "#c9d8de"],
              ]),
            ) +
            flakes,
          globe,
        ) +
          path(
            globe,
            around([
              [0.7, "#0f1f2c", 0],
              [0.93, "#0f1f2c", 0.22],
              [1, "#0f1f2c", 0.5],
            ]),
          ) +
          path(
            "M-150 -110Q-110 -180 -30 -188Q-90 -140 -112 -60Q-150 -50 -150 -110Z",
            "#fff",
            'opacity="0.55"',
          ) +
          oval(120, 110, 34, 60, "#fff", 'opacity="0.16" transform="rotate(40 120 110)"'),
        0,
        -316,
      )
    );
  },
};

const coins: Subject = {
  name: "coin collection",
  category,
  view: "above",
  company: "study",
  detail: [-160, -80],
  draw: (rng, { main, wood }) => {
    const metals: readonly [Colour, ...Colour[]] = [
      "#c9a24a",
      "#b7bcbc",
      "#b27446",
      "#c9a24a",
      "#a9aeae",
    ];
    const coin = (r: number, colour: Colour): string => {
      const beads = Array.from({ length: 36 }, (_, i) =>
        disc(
          Math.cos(i * 0.1745) * r * 0.88,
          Math.sin(i * 0.1745) * r * 0.88,
          r * 0.026,
          dim(colour, 0.4),
        ),
      ).join("");
      const star: Point[] = Array.from({ length: 10 }, (_, i) => [
        Math.cos(i * 0.628 - 1.57) * r * (i % 2 === 0 ? 0.5 : 0.22),
        Math.sin(i * 0.628 - 1.57) * r * (i % 2 === 0 ? 0.5 : 0.22),
      ]);
      const head = path(
        `M${n(-r * 0.3)} ${n(r * 0.52)}Q${n(-r * 0.36)} ${n(r * 0.1)} ${n(-r * 0.34)} ${n(-r * 0.2)}Q${n(-r * 0.2)} ${n(-r * 0.62)} ${n(r * 0.2)} ${n(-r * 0.5)}Q${n(r * 0.36)} ${n(-r * 0.36)} ${n(r * 0.32)} ${n(-r * 0.12)}L${n(r * 0.42)} ${n(r * 0.06)}L${n(r * 0.3)} ${n(r * 0.12)}Q${n(r * 0.34)} ${n(r * 0.34)} ${n(r * 0.08)} ${n(r * 0.34)}L${n(r * 0.12)} ${n(r * 0.54)}Z`,
        face(lit(colour, 0.12), 1.4),
      );
      return (
        disc(
          0,
          0,
          r,
          along(0, 0, 1, 1, [
            [0, lit(colour, 0.7)],
            [0.35, colour],
            [0.6, lit(colour, 0.35)],
            [1, dim(colour, 0.5)],
          ]),
        ) +
        disc(
          0,
          0,
          r * 0.93,
          along(1, 1, 0, 0, [
            [0, lit(colour, 0.3)],
            [0.5, dim(colour, 0.12)],
            [1, dim(colour, 0.3)],
          ]),
        ) +
        beads +
        (rng.chance(0.5) ? head : path(poly(star), face(lit(colour, 0.15), 1.5)))
      );
    };
    let wells = "";
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const x = -370 + column * 148;
        const y = -222 + row * 148;
        wells +=
          disc(
            x,
            y,
            64,
            along(0, 0, 1, 1, [
              [0, dim(main, 0.66)],
              [1, dim(main, 0.1)],
            ]),
          ) +
          (row === 2 && column === 4
            ? ""
            : disc(x + 5, y + 6, 54, "#06080c", 'opacity="0.5"') +
              placed(coin(rng.between(42, 56), rng.pick(metals)), x, y, rng.between(-50, 50)));
      }
    }
    return (
      formed(wooden(rectPath(-490, -332, 980, 664, 18), wood), { depth: 20 }) +
      rect(-456, -300, 912, 600, dim(main, 0.3), 8) +
      rect(-452, -296, 904, 592, face(main), 8) +
      rect(-452, -296, 904, 592, texture("felt"), 8, 'opacity="0.6"') +
      wells
    );
  },
};

const ship: Subject = {
  name: "ship in a bottle",
  category,
  view: "table",
  company: "study",
  detail: [-80, -180],
  draw: (_rng, { wood, accent, cloth, main }) => {
    const bottle =
      "M-380 -170Q-380 -300 -270 -310H100Q190 -306 236 -220Q250 -204 280 -204H370V-134H280Q250 -134 236 -118Q190 -36 100 -32H-270Q-380 -40 -380 -170Z";
    const sail = (x: number, y: number, w: number, h: number): string =>
      path(
        `M${x - w} ${y}Q${x} ${y - 12} ${x + w} ${y}Q${x + w + 18} ${y + h * 0.5} ${x + w + 4} ${y + h}Q${x} ${y + h - 12} ${x - w + 4} ${y + h}Q${x - w + 16} ${y + h * 0.5} ${x - w} ${y}Z`,
        across([
          [0, lit(cloth, 0.5)],
          [0.6, lit(cloth, 0.2)],
          [1, dim(cloth, 0.2)],
        ]),
      );
    const hull =
      path(
        "M-250 -120Q-120 -96 40 -106L110 -136Q86 -76 40 -64H-200Q-240 -84 -250 -120Z",
        along(0, 0, 0, 1, [
          [0, lit(accent, 0.1)],
          [1, dim(accent, 0.5)],
        ]),
      ) + line("M-244 -112Q-110 -88 60 -104", "#f3e3b8", 5);
    const masts = [
      [-170, 1],
      [-76, 1.16],
      [14, 0.94],
    ]
      .map(
        ([x = 0, s = 1]) =>
          rect(x - 3, -112 - 160 * s, 6, 164 * s, "#5d4028") +
          sail(x, -262 * s + 20 * (s - 1), 38 * s, 56 * s) +
          sail(x, -200 * s + 30 * (s - 1), 46 * s, 66 * s),
      )
      .join("");
    return (
      contact(0, 6, 340) +
      [-240, 150]
        .map((x) =>
          formed(
            wooden(
              `M${x - 40} 6Q${x - 60} -60 ${x - 70} -92H${x - 30}Q${x} -24 ${x + 30} -92H${x + 70}Q${x + 60} -60 ${x + 40} 6Z`,
              wood,
              90,
            ),
            { depth: 18 },
          ),
        )
        .join("") +
      rect(
        -230,
        -16,
        380,
        22,
        down([
          [0, lit(wood, 0.1)],
          [1, dim(wood, 0.5)],
        ]),
        4,
      ) +
      path(bottle, "#d8e8e6", 'opacity="0.36"') +
      clipped(
        path(
          "M-400 -76Q-320 -100 -240 -78T-80 -78T80 -78T260 -80V0H-400Z",
          mix("#3f7f92", main, 0.3),
        ) +
          hull +
          masts +
          line("M-170 -270L-250 -118M-76 -300L14 -250L112 -136M-76 -300L-170 -270", "#3a2a1c", 2) +
          path(
            "M-400 -58Q-320 -84 -240 -60T-80 -60T80 -60T260 -62V0H-400Z",
            mix("#2f6a80", main, 0.3),
            'opacity="0.9"',
          ) +
          line("M-360 -64Q-300 -84 -240 -62T-80 -62T80 -62", "#eaf5f5", 4, 'opacity="0.6"'),
        bottle,
      ) +
      path(
        bottle,
        down([
          [0, "#ffffff", 0.4],
          [0.14, "#ffffff", 0.06],
          [0.6, "#0d1820", 0],
          [1, "#0d1820", 0.42],
        ]),
      ) +
      line("M-330 -240Q-310 -288 -250 -290H80", "#fff", 13, 'opacity="0.75"') +
      line("M-352 -150Q-340 -80 -280 -56", "#fff", 6, 'opacity="0.4"') +
      path(bottle, "none", 'stroke="#20343a" stroke-opacity="0.4" stroke-width="4"') +
      rect(
        356,
        -210,
        20,
        82,
        across([
          [0, "#cfe2df", 0.9],
          [1, "#7f9c9b", 0.9],
        ]),
        8,
      ) +
      rect(370, -198, 70, 58, face("#b98d5c"), 8) +
      rect(370, -198, 70, 58, round("#b98d5c"), 8, 'opacity="0.3"')
    );
  },
};

/** Things people keep because they like them. */
export const COLLECTIBLES: readonly Subject[] = [pocketWatch, stampAlbum, snowGlobe, coins, ship];
