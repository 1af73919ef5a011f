import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { ball, face } from "../kit/paint.ts";
import type { Rng } from "../kit/random.ts";
import { disc, line, n, oval, path, placed, rect } from "../kit/shapes.ts";
import { contact } from "../kit/shadow.ts";
import { turned } from "../kit/turned.ts";
import { block, plainFaces } from "../kit/block.ts";
import type { Company } from "../subject.ts";
import type { Palette } from "./palette.ts";

type Draw = (rng: Rng, palette: Palette) => string;

/** One leaf from its stalk at the origin to its tip at (length, 0). */
export function leaf(length: number, colour: Colour, fat = 0.28): string {
  const high = length * fat;
  return (
    path(
      `M0 0Q${n(length * 0.45)} ${n(-high * 1.7)} ${n(length)} 0Q${n(length * 0.45)} ${n(high * 1.7)} 0 0Z`,
      face(colour),
    ) +
    path(
      `M0 0Q${n(length * 0.45)} ${n(high * 1.7)} ${n(length)} 0Q${n(length * 0.5)} ${n(-high * 0.1)} 0 0Z`,
      dim(colour, 0.25),
      'opacity="0.55"',
    ) +
    line(
      `M0 0Q${n(length * 0.5)} ${n(-high * 0.1)} ${n(length * 0.96)} 0`,
      lit(colour, 0.4),
      2,
      'opacity="0.6"',
    )
  );
}

/** A stem with leaves in pairs, growing up from the origin. */
export function sprig(rng: Rng, height: number, colour: Colour, leafLength = 74): string {
  const bend = rng.between(-0.25, 0.25) * height;
  let drawn = line(`M0 0Q0 ${n(-height * 0.5)} ${n(bend)} ${n(-height)}`, dim(colour, 0.3), 5);
  for (let i = 2; i <= 9; i += 1) {
    const part = i / 9;
    const x = bend * part * part;
    const y = -height * part * (2 - part) * 0.5 - height * 0.5 * part * part;
    const length = leafLength * (1.1 - part * 0.45);
    const tint = mix(colour, rng.chance(0.5) ? lit(colour, 0.25) : dim(colour, 0.25), rng.next());
    drawn +=
      placed(leaf(length, tint), x, y, -30 + rng.between(-14, 14)) +
      placed(leaf(length, tint), x, y, -150 + rng.between(-14, 14));
  }
  return drawn;
}

const vase: Draw = (rng, { cloth, accent }) =>
  contact(0, 0, 62) +
  placed(sprig(rng, 330, mix("#6f8566", accent, 0.12)), 6, -150, 4) +
  placed(sprig(rng, 260, "#7d9271"), -8, -150, -22) +
  turned({
    profile: [
      [0, 50],
      [-40, 78],
      [-100, 70],
      [-150, 34],
      [-176, 38],
    ],
    colour: lit(cloth, 0.3),
    inside: dim(cloth, 0.5),
  });

const pebbles: Draw = (rng, { cloth, wall }) =>
  contact(0, 0, 90) +
  oval(-30, -34, 76, 40, ball(mix(cloth, wall, 0.5), 0.3)) +
  oval(62, -20, 44, 25, ball(dim(mix(cloth, wall, rng.next()), 0.2), 0.3));

const cup: Draw = (_rng, { cloth, second }) =>
  contact(0, 0, 76) +
  line("M70 -104q66 -6 58 44q-8 46 -74 40", dim(cloth, 0.25), 17) +
  line("M70 -106q62 -4 55 42q-8 42 -70 38", lit(cloth, 0.25), 9) +
  turned({
    profile: [
      [0, 52],
      [-30, 74],
      [-130, 80],
    ],
    colour: lit(cloth, 0.2),
    finish: "gloss",
    inside: second,
  });

const books: Draw = (_rng, { second, accent }) =>
  block({ width: 230, depth: 150, height: 42, ...plainFaces(230, 150, 42, second) }) +
  placed(
    block({ width: 206, depth: 140, height: 34, ...plainFaces(206, 140, 34, accent) }),
    -6,
    -46,
  );

const plinth: Draw = (_rng, { wall, cloth }) =>
  contact(0, 0, 110) +
  turned({
    profile: [
      [0, 110],
      [-190, 110],
    ],
    colour: mix(wall, cloth, 0.55),
    angular: true,
  });

const sphere: Draw = (rng, { second, accent }) =>
  contact(0, 0, 66) + disc(0, -72, 76, ball(rng.chance(0.5) ? second : accent, 0.25));

const candle: Draw = (_rng, { cloth, second }) =>
  contact(0, 0, 58) +
  turned({
    profile: [
      [0, 62],
      [-16, 62],
      [-24, 22],
      [-54, 24],
    ],
    colour: second,
    finish: "gloss",
  }) +
  turned({
    profile: [
      [-50, 15],
      [-280, 12],
    ],
    colour: lit(cloth, 0.4),
    angular: true,
  }) +
  line("M0 -280v-16", "#2a2522", 4);

const fruit: Draw = (rng) =>
  contact(0, 0, 90) +
  placed(
    oval(0, 0, 66, 54, ball("#d9a62e", 0.5)) + oval(62, 4, 12, 10, ball("#c8932a", 0.4)),
    -46,
    -52,
    rng.between(-20, 20),
  ) +
  placed(oval(0, 0, 60, 50, ball("#dcae3c", 0.5)), 64, -44, rng.between(-20, 20));

const pot: Draw = (rng) =>
  contact(0, 0, 70) +
  [-52, -18, 20, 50].map((turn) => placed(sprig(rng, 210, "#68835c", 60), 0, -120, turn)).join("") +
  turned({
    profile: [
      [0, 54],
      [-100, 74],
    ],
    colour: "#b0623f",
    angular: true,
    top: "none",
  }) +
  turned({
    profile: [
      [-96, 80],
      [-130, 82],
    ],
    colour: "#b96a46",
    angular: true,
    inside: "#3b2a20",
  });

const tin: Draw = (_rng, { second }) =>
  contact(0, 0, 66) +
  ["#c7a56f", "#8d6844", "#b98b55"]
    .map((wood, i) =>
      placed(
        rect(-7, -230, 14, 150, wood, 3) + rect(-7, -246, 14, 20, "#33383b", 4),
        (i - 1) * 30,
        0,
        (i - 1) * 9,
      ),
    )
    .join("") +
  turned({
    profile: [
      [0, 64],
      [-140, 64],
    ],
    colour: second,
    finish: "metal",
    angular: true,
    top: "none",
  });

const BESIDE: Readonly<Record<Company, readonly [Draw, ...Draw[]]>> = {
  kitchen: [vase, cup, fruit, candle],
  study: [books, vase, cup, candle],
  garden: [pot, vase, pebbles],
  workshop: [tin, plinth, pot],
  studio: [plinth, sphere, pebbles, vase],
};

/** Something small behind the subject, drawn from where it stands. */
export function companion(company: Company, rng: Rng, palette: Palette): string {
  return rng.pick(BESIDE[company])(rng, palette);
}
