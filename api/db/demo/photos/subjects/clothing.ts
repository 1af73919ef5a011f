import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { clipped, formed } from "../kit/form.ts";
import { leathern, woven } from "../kit/material.ts";
import { across, around, ball, face } from "../kit/paint.ts";
import { blob, disc, group, line, n, oval, path, placed, rect } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { texture } from "../kit/texture.ts";
import { tube } from "../kit/tube.ts";
import type { Subject } from "../subject.ts";

const category = "Clothing & Accessories";

/** Soft folds: each a dark valley beside a lit ridge. */
function draped(folds: readonly string[], width: number, strength = 1): string {
  return folds
    .map(
      (d) =>
        line(d, "#0e131c", width, `opacity="${0.14 * strength}"`) +
        line(d, "#0e131c", width * 0.4, `opacity="${0.2 * strength}"`) +
        group(
          line(d, "#fff4dc", width * 0.55, `opacity="${0.17 * strength}"`),
          `transform="translate(${n(-width * 0.9)} 0)"`,
        ),
    )
    .join("");
}

function peg(y: number, wood: Colour): string {
  return (
    rect(
      -240,
      y - 40,
      480,
      76,
      across([
        [0, lit(wood, 0.25)],
        [1, dim(wood, 0.2)],
      ]),
      10,
    ) + disc(0, y, 30, ball(lit(wood, 0.2), 0.4))
  );
}

function hanger(y: number): string {
  return (
    line(`M0 ${y - 30}q-26 -6 -22 -34q8 -28 36 -16`, "#6d7274", 8) +
    tube(`M-190 ${y + 74}Q0 ${y - 70} 190 ${y + 74}`, "#b98a58", 26)
  );
}

const raincoat: Subject = {
  name: "raincoat",
  category,
  view: "wall",
  company: "studio",
  detail: [0, -140],
  draw: (_rng, { accent }) => {
    const yellow = mix(accent, "#e0aa2b", 0.72);
    const body =
      "M-96 -350Q0 -300 96 -350L196 -300Q232 -280 250 -230L346 130Q352 156 326 164L258 180L210 20L250 400Q252 424 228 426H-228Q-252 424 -250 400L-210 20L-258 180L-326 164Q-352 156 -346 130L-250 -230Q-232 -280 -196 -300Z";
    return (
      peg(-400, "#a8713f") +
      formed(
        path(body, face(yellow)) +
          clipped(
            draped(
              [
                "M-206 -190Q-196 0 -208 40",
                "M206 -190Q196 0 208 40",
                "M-130 60Q-150 250 -140 420",
                "M120 40Q150 250 136 420",
                "M-60 200Q-70 320 -64 424",
                "M66 -60Q80 160 74 300",
                "M-300 60L-250 40",
                "M300 60L250 40",
              ],
              34,
            ),
            body,
          ),
        { depth: 54, shade: 0.42, glow: 0.4 },
      ) +
      formed(
        path(
          "M-96 -350Q-128 -250 -60 -216Q0 -200 60 -216Q128 -250 96 -350Q60 -400 0 -402Q-60 -400 -96 -350Z",
          face(dim(yellow, 0.06)),
        ),
        { depth: 30 },
      ) +
      path(
        "M-72 -330Q-84 -262 -44 -242Q0 -228 44 -242Q84 -262 72 -330Q44 -372 0 -374Q-44 -372 -72 -330Z",
        around([
          [0, dim(yellow, 0.62)],
          [1, dim(yellow, 0.4)],
        ]),
      ) +
      line("M0 -226V424", dim(yellow, 0.42), 6) +
      line("M26 -216V424", dim(yellow, 0.2), 4, 'stroke-dasharray="12 9"') +
      [-150, -30, 90, 210, 330]
        .map((y) => disc(13, y, 13, ball("#efe6d4", 0.6)) + disc(13, y, 4, "#8a8173"))
        .join("") +
      [-170, 70]
        .map(
          (x) =>
            path(`M${x} 150h110v26l-55 22l-55 -22z`, dim(yellow, 0.16)) +
            line(`M${x} 150h110v26l-55 22l-55 -22z`, dim(yellow, 0.4), 4),
        )
        .join("") +
      line("M-24 -222Q-34 -150 -28 -110M40 -222Q52 -160 46 -120", "#f0eadc", 7)
    );
  },
};

const scarf: Subject = {
  name: "wool scarf",
  category,
  view: "above",
  company: "studio",
  detail: [-60, -60],
  draw: (_rng, { main, second, cloth }) => {
    const fringe = (x: number, y: number, count: number): string => {
      let drawn = "";
      for (let i = 0; i < count; i += 1)
        drawn += tube(
          `M${x + i * 14} ${y}q${(i % 3) * 5 - 5} 36 ${(i % 2) * 8 - 4} ${70 + (i % 3) * 8}`,
          i % 7 === 3 ? second : main,
          11,
        );
      return drawn;
    };
    const tail = (x: number, y: number, w: number, h: number): string => {
      const bars = [h - 150, h - 116, h - 60]
        .map((at, i) => rect(x, y + at, w, i === 1 ? 12 : 22, i === 1 ? lit(cloth, 0.3) : second))
        .join("");
      return (
        fringe(x + 8, y + h - 4, Math.floor(w / 14)) +
        formed(rect(x, y, w, h, main, 14) + bars + rect(x, y, w, h, texture("knit", 1.1), 14), {
          depth: 46,
          shade: 0.5,
          glow: 0.3,
        })
      );
    };
    const loop =
      "M-250 -150Q-250 -300 0 -306Q250 -300 256 -140Q250 30 0 40Q-250 30 -250 -150ZM-96 -150Q-90 -86 0 -84Q96 -86 100 -148Q90 -204 0 -206Q-90 -204 -96 -150Z";
    const wrap = formed(
      `<g fill-rule="evenodd">${path(loop, main)}${path(loop, texture("knit", 1.1, 20))}</g>` +
        draped(
          [
            "M-200 -60Q-160 -250 0 -262Q150 -262 210 -180",
            "M-180 -30Q0 40 180 -60",
            "M-130 -90Q0 10 160 -110",
          ],
          26,
        ),
      { depth: 60, shade: 0.55, glow: 0.3 },
    );
    return placed(
      placed(tail(-80, -40, 210, 330), 0, 0, 16) +
        wrap +
        placed(tail(-40, -40, 210, 380), 20, 0, -14),
      0,
      -30,
      0,
      1.02,
    );
  },
};

const boots: Subject = {
  name: "leather boots",
  category,
  view: "table",
  company: "studio",
  detail: [-30, -260],
  draw: (rng, { wood }) => {
    const hide = rng.chance(0.5) ? mix(wood, "#7a3f20", 0.6) : "#5a4034";
    const boot = (colour: Colour): string => {
      const upper =
        "M-120 -30L-126 -250Q-140 -380 -128 -452Q-40 -478 62 -452Q72 -330 78 -236Q170 -190 250 -150Q330 -112 326 -44Q326 -26 310 -26H-110Z";
      return (
        path(
          "M-132 -34H330Q346 -30 344 -10Q342 8 322 8H40L30 -2H-24L-30 8H-122Q-136 8 -136 -10Z",
          across([
            [0, "#2a2019"],
            [0.4, "#4a392c"],
            [1, "#1d1611"],
          ]),
        ) +
        line("M-126 -32H330", "#c9a374", 6, 'stroke-dasharray="10 7"') +
        formed(
          leathern(upper, colour) +
            clipped(
              draped(
                [
                  "M70 -236Q10 -220 -60 -150",
                  "M110 -214Q60 -180 30 -120",
                  "M-100 -200Q-60 -190 -20 -200",
                  "M-110 -330Q-60 -318 0 -330",
                ],
                18,
                1.2,
              ),
              upper,
            ),
          { depth: 56, shade: 0.6, glow: 0.3 },
        ) +
        line("M182 -182Q196 -120 180 -30", dim(colour, 0.5), 4, 'stroke-dasharray="9 6"') +
        line("M-122 -128Q-60 -150 -30 -30", dim(colour, 0.5), 4, 'stroke-dasharray="9 6"') +
        path(
          "M64 -446Q74 -330 80 -240Q96 -226 120 -214L96 -196Q50 -220 40 -260Q34 -360 30 -448Z",
          dim(colour, 0.3),
        ) +
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              disc(34 + (i === 5 ? 10 : 0), -424 + i * 40, 7, ball("#d5b56c", 0.5)) +
              tube(`M${34} ${-424 + i * 40}L${78} ${-410 + i * 40}`, "#d9c39b", 9),
          )
          .join("") +
        tube("M66 -430q44 -10 40 30q-10 30 -40 4q60 10 50 70", "#d9c39b", 8) +
        oval(-33, -454, 94, 17, dim(colour, 0.65)) +
        line("M-127 -454Q-40 -482 61 -454", lit(colour, 0.3), 6) +
        tube("M-104 -458q-30 -50 -4 -60q26 6 14 58", dim(colour, 0.2), 13) +
        oval(262, -112, 34, 15, "#fff", 'opacity="0.22" transform="rotate(24 262 -112)"')
      );
    };
    return (
      contact(-120, -34, 190) +
      placed(boot(dim(hide, 0.12)), -190, -44, 0, 1.0) +
      contact(130, 6, 230) +
      placed(boot(hide), 60, 6, 0, 1.08)
    );
  },
};

const jacket: Subject = {
  name: "denim jacket",
  category,
  view: "wall",
  company: "studio",
  detail: [-60, -140],
  draw: () => {
    const denim = "#4b6b8c";
    const body =
      "M-100 -320L-214 -276Q-256 -254 -270 -200L-352 160Q-356 184 -332 190L-262 204L-196 -20L-206 290Q-206 306 -190 308H190Q206 306 206 290L196 -20L262 204L332 190Q356 184 352 160L270 -200Q256 -254 214 -276L100 -320Z";
    const thread = 'stroke-dasharray="9 6" opacity="0.9"';
    const pocket = (x: number): string =>
      path(`M${x - 62} -120h124v26l-62 34l-62 -34z`, face(lit(denim, 0.12))) +
      line(`M${x - 56} -114h112v18l-56 32l-56 -32z`, "#d3a052", 3, thread) +
      disc(x, -84, 9, ball("#c78d4b", 0.6)) +
      line(`M${x - 46} -62l24 200h44l24 -200`, "#d3a052", 3, thread);
    return (
      hanger(-330) +
      formed(
        path(body, face(denim)) +
          path(body, texture("linen", 0.9, 45), 'opacity="0.9"') +
          clipped(
            draped(
              [
                "M-216 -160Q-200 -60 -198 0",
                "M216 -160Q200 -60 198 0",
                "M-110 100Q-120 220 -104 300",
                "M110 60Q120 200 108 300",
                "M-300 40L-246 20",
                "M-316 110L-256 90",
                "M300 40L246 20",
                "M312 120L262 96",
              ],
              28,
            ),
            body,
          ),
        { depth: 48, shade: 0.45, glow: 0.34 },
      ) +
      line("M-206 250H206M-206 242H206", "#d3a052", 3, thread) +
      line("M-200 -150Q0 -128 200 -150", "#d3a052", 3, thread) +
      pocket(-108) +
      pocket(108) +
      line("M-14 -296V306M14 -296V306", "#d3a052", 3, thread) +
      line("M0 -290V308", dim(denim, 0.5), 4) +
      [-220, -130, -40, 50, 140, 230, 280]
        .map((y) => disc(0, y, 11, ball("#c78d4b", 0.6)))
        .join("") +
      formed(
        path(
          "M-100 -322Q-40 -282 0 -282L-62 -196Q-120 -236 -140 -308Q-130 -330 -100 -322Z",
          face(lit(denim, 0.08)),
        ) +
          path(
            "M100 -322Q40 -282 0 -282L62 -196Q120 -236 140 -308Q130 -330 100 -322Z",
            face(lit(denim, 0.02)),
          ),
        { depth: 20 },
      ) +
      path("M-98 -324Q0 -272 98 -324Q60 -348 0 -348Q-60 -348 -98 -324Z", dim(denim, 0.5)) +
      rect(-22, -332, 44, 20, "#efe6d2", 3) +
      line("M-344 140L-268 158M344 140L268 158", "#d3a052", 3, thread)
    );
  },
};

const strawHat: Subject = {
  name: "straw hat",
  category,
  view: "above",
  company: "garden",
  detail: [0, -30],
  draw: (rng, { main }) => {
    const straw = "#dcb873";
    const wobble = (r: number): string =>
      blob(
        Array.from({ length: 14 }, (_, i): Point => {
          const a = (i / 14) * Math.PI * 2;
          const far = r * (1 + 0.02 * Math.sin(i * 2.3));
          return [Math.cos(a) * far * 1.14, Math.sin(a) * far];
        }),
      );
    let weave = "";
    for (let r = 385; r > 180; r -= 13)
      weave +=
        line(wobble(r), r % 2 === 0 ? "#8a6427" : "#7a561e", 3, 'opacity="0.55"') +
        line(wobble(r - 5), "#fff0c4", 3, 'opacity="0.5"');
    let crown = "";
    for (let r = 172; r > 8; r -= 13)
      crown +=
        line(wobble(r), "#8a6427", 3, 'opacity="0.5"') +
        line(wobble(r - 5), "#fff0c4", 3, 'opacity="0.5"');
    let stray = "";
    for (let i = 0; i < 60; i += 1) {
      const a = rng.between(0, 6.28);
      const r = rng.between(190, 380);
      stray += line(
        `M${n(Math.cos(a) * r * 1.14)} ${n(Math.sin(a) * r)}l${n(rng.between(-16, 16))} ${n(rng.between(-16, 16))}`,
        "#f4dda2",
        3,
        'opacity="0.7"',
      );
    }
    return (
      formed(path(wobble(392), face(straw)) + weave + stray, { depth: 30, shade: 0.4 }) +
      group(
        disc(
          22,
          26,
          226,
          around([
            [0.7, "#1a1206", 0.6],
            [1, "#1a1206", 0],
          ]),
        ),
      ) +
      path(wobble(200), face(main, 1.6)) +
      line(wobble(196), lit(main, 0.3), 4) +
      path("M214 30Q300 60 312 130L262 112L240 160Q210 90 190 60Z", face(dim(main, 0.08))) +
      formed(path(wobble(176), face(lit(straw, 0.1))) + crown, {
        depth: 74,
        shade: 0.5,
        glow: 0.4,
      }) +
      path("M-120 -16Q0 -70 120 -20Q0 10 -120 -16Z", "#5d4316", 'opacity="0.28"')
    );
  },
};

const tote: Subject = {
  name: "canvas tote bag",
  category,
  view: "wall",
  company: "studio",
  detail: [0, 120],
  draw: (_rng, { cloth, main, accent, second }) => {
    const canvas = lit(cloth, 0.25);
    const bag = "M-262 -60Q0 -34 262 -60L290 350Q290 384 256 388Q0 404 -256 388Q-290 384 -290 350Z";
    return (
      peg(-350, "#a8713f") +
      tube("M-120 -50Q-110 -250 -6 -352Q112 -250 124 -50", dim(canvas, 0.12), 34) +
      formed(
        woven(bag, canvas) +
          clipped(
            draped(
              [
                "M-180 -40Q-150 160 -214 380",
                "M190 -40Q160 180 216 380",
                "M-60 300Q0 330 90 318",
                "M-220 330Q-120 300 -60 330",
              ],
              34,
              0.8,
            ),
            bag,
          ),
        { depth: 50, shade: 0.36 },
      ) +
      tube("M-150 -30Q-150 -240 0 -336Q146 -240 152 -30", canvas, 34) +
      [-150, 152]
        .map(
          (x) =>
            rect(x - 22, -44, 44, 62, canvas, 3) +
            line(`M${x - 16} -36L${x + 16} 10M${x + 16} -36L${x - 16} 10`, dim(canvas, 0.4), 3),
        )
        .join("") +
      line("M-262 -30Q0 -4 262 -30", dim(canvas, 0.35), 3, 'stroke-dasharray="10 7"') +
      disc(0, 170, 118, main, 'opacity="0.92"') +
      path(
        "M-118 170A118 118 0 0 0 118 170Q60 130 0 176Q-60 220 -118 170Z",
        second,
        'opacity="0.9"',
      ) +
      disc(34, 120, 30, accent, 'opacity="0.95"') +
      group(disc(0, 170, 118, texture("linen")), 'opacity="0.6"')
    );
  },
};

/** Things to wear and carry. */
export const CLOTHING: readonly Subject[] = [raincoat, scarf, boots, jacket, strawHat, tote];
