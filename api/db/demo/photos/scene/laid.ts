import { dim, lit, mix } from "../kit/colour.ts";
import { around, ball, face } from "../kit/paint.ts";
import type { Rng } from "../kit/random.ts";
import { disc, line, oval, path, placed, rect, rectPath } from "../kit/shapes.ts";
import { texture } from "../kit/texture.ts";
import type { Company } from "../subject.ts";
import { sprig } from "./companions.ts";
import type { Palette } from "./palette.ts";

type Draw = (rng: Rng, palette: Palette) => string;

const twig: Draw = (rng) => placed(sprig(rng, 430, "#75896a", 92), 0, 200);

const cupFromAbove: Draw = (_rng, { cloth }) =>
  disc(
    0,
    0,
    150,
    around([
      [0, lit(cloth, 0.3)],
      [0.62, lit(cloth, 0.1)],
      [0.7, dim(cloth, 0.16)],
      [0.76, lit(cloth, 0.4)],
      [1, cloth],
    ]),
  ) +
  rect(78, -16, 74, 30, face(lit(cloth, 0.3)), 14) +
  disc(
    0,
    0,
    96,
    around([
      [0, lit(cloth, 0.4)],
      [0.86, lit(cloth, 0.2)],
      [1, dim(cloth, 0.12)],
    ]),
  ) +
  disc(
    3,
    3,
    82,
    around([
      [0, "#5a3722"],
      [0.8, "#452918"],
      [1, "#2c1a10"],
    ]),
  ) +
  oval(-24, -28, 34, 18, "#a87a50", 'opacity="0.35"');

const napkin: Draw = (_rng, { second, cloth }) => {
  const colour = mix(second, cloth, 0.45);
  const square = rectPath(-190, -190, 380, 380, 8);
  return placed(
    path(square, face(colour)) +
      path(square, texture("linen", 1.1), 'opacity="0.8"') +
      line("M-180 150H180M-180 162H180", lit(colour, 0.5), 3, 'opacity="0.7"'),
    0,
    0,
    0,
  );
};

const stones: Draw = (rng, { cloth, wall }) =>
  placed(oval(0, 0, 82, 64, ball(mix(cloth, wall, 0.4), 0.3)), -20, 0, rng.between(-40, 40)) +
  placed(oval(0, 0, 46, 38, ball(dim(wall, 0.25), 0.3)), 90, 60, rng.between(-40, 40));

const pencil: Draw = (_rng, { accent }) =>
  placed(
    rect(-200, -13, 330, 26, accent) +
      rect(-200, -13, 330, 9, lit(accent, 0.35)) +
      rect(-200, 5, 330, 8, dim(accent, 0.3)) +
      path("M130 -13L188 0L130 13Z", "#d8b88a") +
      path("M170 -4L190 0L170 4Z", "#2b2b2e") +
      rect(-226, -13, 28, 26, "#b9b4a6", 3),
    0,
    0,
  );

const book: Draw = (_rng, { second }) =>
  rect(-150, -200, 300, 400, face(dim(second, 0.1)), 8) +
  rect(-150, -200, 26, 400, dim(second, 0.3), 6, 'opacity="0.6"') +
  rect(-60, -130, 150, 8, lit(second, 0.5), 2);

const screws: Draw = (rng) =>
  [0, 1, 2, 3]
    .map((i) =>
      placed(
        rect(-6, 0, 12, 62, "#9a9c98", 3) +
          path("M-6 62L0 82L6 62Z", "#8b8d8a") +
          disc(0, 0, 17, ball("#b9bab4", 0.6)) +
          rect(-11, -2, 22, 4, "#5d5f5e"),
        i * 46 - 60,
        rng.between(-30, 30),
        rng.between(-60, 60),
      ),
    )
    .join("");

const LAID: Readonly<Record<Company, readonly [Draw, ...Draw[]]>> = {
  kitchen: [twig, cupFromAbove, napkin],
  study: [cupFromAbove, pencil, book, twig],
  garden: [twig, stones, twig],
  workshop: [screws, pencil, screws],
  studio: [twig, stones, napkin],
};

/** Something small laid near the subject, seen from above, drawn round its own middle. */
export function laidBeside(company: Company, rng: Rng, palette: Palette): string {
  return rng.pick(LAID[company])(rng, palette);
}
