import { lightness } from "./kit/colour.ts";
import { collectDefs } from "./kit/defs.ts";
import { blurred } from "./kit/form.ts";
import { seededRng, seedFor } from "./kit/random.ts";
import type { Rng } from "./kit/random.ts";
import { group, n, placed } from "./kit/shapes.ts";
import type { Point } from "./kit/shapes.ts";
import { backdrop } from "./scene/backdrop.ts";
import { companion } from "./scene/companions.ts";
import { laidBeside } from "./scene/laid.ts";
import { castBehind, castOnTable, daylight, finish } from "./scene/light.ts";
import { PALETTES } from "./scene/palette.ts";
import type { Palette } from "./scene/palette.ts";
import type { Subject } from "./subject.ts";

/** One picture: what, with which seed, and from where: 0 the whole, 1 a close crop, 2 another arrangement. */
export interface PhotoSpec {
  subject: Subject;
  seed: number;
  angle?: number;
}

/** Where things stand in a picture of 1600 by 1200. */
interface Layout {
  x: number;
  y: number;
  scale: number;
  turn: number;
  /** -1 when the window is on the right. */
  facing: 1 | -1;
}

// The lower left corner stays free: a price card lies there.
const CORNERS: readonly [Point, ...Point[]] = [
  [1440, 190],
  [1470, 1010],
  [150, 150],
];

/** Draws a photograph of 1600 by 1200 as SVG. The same spec gives the same bytes. */
export function drawPhoto({ subject, seed, angle = 0 }: PhotoSpec): string {
  const own = seedFor(seed, subject.name);
  const palette = paletteFor(subject, seededRng(seedFor(own, "palette")));
  const room = seededRng(seedFor(own, angle === 2 ? "other room" : "room"));
  const layout = layoutFor(subject, angle, room);

  const { body, defs } = collectDefs(() => {
    const thing = subject.draw(seededRng(seedFor(own, "thing")), palette);
    const scene =
      backdrop(subject.view, room, palette) +
      daylight(subject.view, room) +
      beside(subject, room, palette) +
      standing(subject, thing, layout);
    return group(scene, camera(subject, layout, angle)) + finish();
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><defs>${defs}</defs>${body}</svg>`;
}

function paletteFor({ room }: Subject, rng: Rng): Palette {
  const fitting = PALETTES.filter(
    ({ wall }) => room === undefined || lightness(wall) > 0.6 === (room === "light"),
  );
  const [first = PALETTES[0], ...others] = fitting;
  return rng.pick([first, ...others]);
}

function layoutFor({ view }: Subject, angle: number, rng: Rng): Layout {
  const facing = angle === 2 ? -1 : 1;
  if (view === "table")
    return {
      x: rng.between(770, 850),
      y: rng.between(960, 1000),
      scale: angle === 2 ? 1.08 : 1.24,
      turn: 0,
      facing,
    };
  const turn = view === "wall" ? 0 : angle === 2 ? rng.between(-24, -14) : rng.between(-7, 7);
  return { x: rng.between(785, 830), y: 600, scale: angle === 2 ? 1.02 : 1.16, turn, facing };
}

function beside({ view, company }: Subject, rng: Rng, palette: Palette): string {
  if (view === "wall") return "";
  if (view === "table") {
    const side = rng.chance(0.5) ? rng.between(215, 300) : rng.between(1310, 1400);
    const drawn = companion(company, rng, palette);
    return blurred(placed(drawn, side, rng.between(775, 800), 0, 0.92), 3.5);
  }
  const [x, y] = rng.pick(CORNERS);
  const drawn = placed(laidBeside(company, rng, palette), x, y, rng.between(-40, 40));
  return castBehind(drawn, 10) + drawn;
}

function standing({ view }: Subject, thing: string, { x, y, scale, turn }: Layout): string {
  if (view === "table") return placed(castOnTable(thing) + thing, x, y, 0, scale);
  // The shadow falls the same way however the thing is turned, so the turn goes inside it.
  const turned = placed(thing, 0, 0, turn);
  return placed(castBehind(turned, view === "wall" ? 26 : 15) + turned, x, y, 0, scale);
}

function camera({ view, detail }: Subject, { x, y, scale, facing }: Layout, angle: number): string {
  if (angle === 1) {
    const [u, v] = detail ?? (view === "table" ? [0, -240] : [0, -40]);
    const zoom = 1.62;
    return `transform="translate(${n(800 - (x + u * scale) * zoom)} ${n(610 - (y + v * scale) * zoom)}) scale(${zoom})"`;
  }
  return facing === -1 ? 'transform="translate(1600 0) scale(-1 1)"' : "";
}
