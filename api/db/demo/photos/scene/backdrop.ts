import { dim, lit, mix } from "../kit/colour.ts";
import type { Colour } from "../kit/colour.ts";
import { along, down } from "../kit/paint.ts";
import type { Rng } from "../kit/random.ts";
import { line, n, path, poly, rect } from "../kit/shapes.ts";
import { texture } from "../kit/texture.ts";
import type { View } from "../subject.ts";
import type { Palette } from "./palette.ts";

// Wider than the picture, so that a turned or shifted camera never sees an edge.
const LEFT = -200;
const WIDTH = 2000;

/** The room behind a thing: a wall and a table, a surface from above, or a wall alone. */
export function backdrop(view: View, rng: Rng, palette: Palette): string {
  if (view === "above") return surface(rng, palette);
  if (view === "wall") return wall(palette.wall, 1400) + wainscot(rng, palette);
  const horizon = rng.between(655, 715);
  return wall(palette.wall, horizon + 4) + table(rng, palette, horizon);
}

function wall(colour: Colour, height: number): string {
  return rect(
    LEFT,
    -200,
    WIDTH,
    height + 200,
    along(0, 0, 1, 0.35, [
      [0, lit(colour, 0.34)],
      [0.42, lit(colour, 0.06)],
      [1, dim(colour, 0.2)],
    ]),
  );
}

function wainscot(rng: Rng, { wall: colour }: Palette): string {
  const top = rng.between(985, 1030);
  const rail = lit(colour, 0.16);
  let boards = rect(
    LEFT,
    top,
    WIDTH,
    400,
    along(0, 0, 1, 0, [
      [0, lit(colour, 0.2)],
      [1, dim(colour, 0.32)],
    ]),
  );
  for (let x = LEFT + rng.between(0, 120); x < LEFT + WIDTH; x += 132) {
    boards +=
      rect(x, top + 26, 3, 400, dim(colour, 0.4), 0, 'opacity="0.5"') +
      rect(x + 3, top + 26, 3, 400, lit(colour, 0.4), 0, 'opacity="0.5"');
  }
  return (
    boards +
    rect(
      LEFT,
      top,
      WIDTH,
      26,
      down([
        [0, lit(rail, 0.4)],
        [0.3, rail],
        [1, dim(rail, 0.24)],
      ]),
    ) +
    rect(
      LEFT,
      top + 26,
      WIDTH,
      16,
      down([
        [0, "#12161f", 0.34],
        [1, "#12161f", 0],
      ]),
    )
  );
}

function table(rng: Rng, palette: Palette, horizon: number): string {
  const kind = rng.pick(["boards", "cloth", "painted", "painted", "boards"]);
  const depth = 1400 - horizon;
  const seam =
    rect(
      LEFT,
      horizon - 46,
      WIDTH,
      48,
      down([
        [0, "#10141c", 0],
        [1, "#10141c", 0.16],
      ]),
    ) +
    rect(
      LEFT,
      horizon,
      WIDTH,
      90,
      down([
        [0, "#10141c", 0.3],
        [1, "#10141c", 0],
      ]),
    );
  if (kind === "boards") return boards(rng, palette.table, horizon, depth) + seam;

  const colour = kind === "cloth" ? palette.cloth : mix(palette.table, palette.wall, 0.35);
  const top = rect(
    LEFT,
    horizon,
    WIDTH,
    depth,
    along(0, 0, 0.9, 0.6, [
      [0, lit(colour, 0.28)],
      [0.5, colour],
      [1, dim(colour, 0.24)],
    ]),
  );
  if (kind === "cloth")
    return (
      top +
      rect(LEFT, horizon, WIDTH, depth, texture("linen"), 0, 'opacity="0.75"') +
      creases(rng, horizon) +
      seam
    );
  return top + rect(LEFT, horizon, WIDTH, depth, texture("felt"), 0, 'opacity="0.16"') + seam;
}

/** Planks that run across and grow towards the camera. */
function boards(rng: Rng, colour: Colour, horizon: number, depth: number): string {
  let drawn = "";
  let seams = "";
  let y = horizon;
  for (let height = 46; y < horizon + depth; height *= 1.45) {
    const plank = rng.chance(0.5)
      ? lit(colour, rng.between(0, 0.14))
      : dim(colour, rng.between(0, 0.12));
    drawn += rect(
      LEFT,
      y,
      WIDTH,
      height,
      along(0, 0, 1, 0.1, [
        [0, lit(plank, 0.26)],
        [0.45, plank],
        [1, dim(plank, 0.28)],
      ]),
    );
    seams +=
      rect(LEFT, y + height - 3, WIDTH, 3, dim(colour, 0.62)) +
      rect(LEFT, y, WIDTH, 2, lit(colour, 0.4), 0, 'opacity="0.6"');
    y += height;
  }
  // One sheet of grain under all seams: the renderer draws a pattern's tile again for every fill.
  const shift = Math.round(rng.between(0, 380));
  const grain = texture("grain", 1.6, 0, shift);
  return drawn + rect(LEFT, horizon, WIDTH, depth, grain, 0, 'opacity="0.5"') + seams;
}

function creases(rng: Rng, horizon: number): string {
  let drawn = "";
  for (let i = 0; i < 4; i += 1) {
    const x = rng.between(-100, 1500);
    const lean = rng.between(-260, 260);
    const d = `M${n(x)} ${n(horizon)}Q${n(x + lean * 0.3)} ${n(horizon + 260)} ${n(x + lean)} 1300`;
    drawn +=
      line(d, "#2b2118", 16, 'opacity="0.05"') +
      line(d, "#2b2118", 6, 'opacity="0.07"') +
      `<g transform="translate(-9 0)">${line(d, "#fff8e8", 9, 'opacity="0.16"')}</g>`;
  }
  return drawn;
}

function surface(rng: Rng, palette: Palette): string {
  const kind = rng.pick(["planks", "cloth", "paper", "paper", "stone"]);
  if (kind === "planks") return planks(rng, palette.table);

  const colour = kind === "cloth" ? palette.cloth : palette.wall;
  const ground = rect(
    LEFT,
    -200,
    WIDTH,
    1600,
    along(0, 0, 1, 1, [
      [0, lit(colour, 0.32)],
      [0.45, colour],
      [1, dim(colour, 0.26)],
    ]),
  );
  if (kind === "cloth")
    return (
      ground + rect(LEFT, -200, WIDTH, 1600, texture("linen"), 0, 'opacity="0.8"') + folds(rng)
    );
  if (kind === "stone")
    return ground + rect(LEFT, -200, WIDTH, 1600, texture("speckle", 1.4), 0, 'opacity="0.28"');
  return (
    ground +
    rect(LEFT, -200, WIDTH, 1600, texture("felt"), 0, 'opacity="0.18"') +
    sheet(rng, palette)
  );
}

function planks(rng: Rng, colour: Colour): string {
  let drawn = "";
  let seams = "";
  for (let x = LEFT - rng.between(0, 200); x < LEFT + WIDTH; x += 264) {
    const plank = rng.chance(0.5)
      ? lit(colour, rng.between(0, 0.12))
      : dim(colour, rng.between(0, 0.1));
    drawn += rect(
      x,
      -200,
      264,
      1600,
      along(0, 0, 0.5, 1, [
        [0, lit(plank, 0.22)],
        [0.5, plank],
        [1, dim(plank, 0.22)],
      ]),
    );
    seams +=
      rect(x + 260, -200, 4, 1600, dim(colour, 0.6)) +
      rect(x, -200, 2, 1600, lit(colour, 0.45), 0, 'opacity="0.5"');
  }
  const grain = texture("grain", 1.7, 90, Math.round(rng.between(0, 380)));
  return drawn + rect(LEFT, -200, WIDTH, 1600, grain, 0, 'opacity="0.5"') + seams;
}

function folds(rng: Rng): string {
  let drawn = "";
  for (const at of [rng.between(200, 500), rng.between(1050, 1400)]) {
    const d = `M${n(at)} -100Q${n(at + rng.between(-60, 60))} 600 ${n(at + rng.between(-90, 90))} 1300`;
    drawn +=
      line(d, "#2b2118", 20, 'opacity="0.04"') +
      line(d, "#2b2118", 7, 'opacity="0.07"') +
      `<g transform="translate(-10 0)">${line(d, "#fff8e8", 10, 'opacity="0.2"')}</g>`;
  }
  return drawn;
}

/** A second sheet of paper laid under one side, as studios do. */
function sheet(rng: Rng, { cloth, wall: colour }: Palette): string {
  const tone = rng.chance(0.5) ? mix(cloth, colour, 0.35) : dim(colour, 0.14);
  const at = rng.between(980, 1180);
  const lean = rng.between(60, 220);
  const edge: [number, number][] = [
    [at + lean, -200],
    [1900, -200],
    [1900, 1400],
    [at - lean, 1400],
  ];
  const cast = edge.map(([x, y]): [number, number] => [x < 1800 ? x - 12 : x, y]);
  return (
    path(poly(cast), "#0f131b", 'opacity="0.14"') +
    path(
      poly(edge),
      along(0, 0, 1, 1, [
        [0, lit(tone, 0.16)],
        [1, dim(tone, 0.16)],
      ]),
    )
  );
}
