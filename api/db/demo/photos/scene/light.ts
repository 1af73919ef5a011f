import { blurred } from "../kit/form.ts";
import { along, around } from "../kit/paint.ts";
import type { Rng } from "../kit/random.ts";
import { group, n, path, poly, rect } from "../kit/shapes.ts";
import { texture } from "../kit/texture.ts";
import type { View } from "../subject.ts";

/** Daylight on the wall before anything stands there: a window's panes, or leaves before the window. */
export function daylight(view: View, rng: Rng): string {
  const kind = rng.pick(["panes", "leaves", "glow", "panes"]);
  if (kind === "glow")
    return rect(
      -200,
      -200,
      1500,
      1300,
      around([
        [0, "#fff4d8", 0.42],
        [1, "#fff4d8", 0],
      ]),
    );

  const x = rng.between(view === "table" ? 60 : -40, 260);
  const y = view === "table" ? rng.between(-40, 30) : rng.between(60, 160);
  return kind === "panes" ? panes(x, y) : leaves(rng, x + 640, y);
}

function panes(x: number, y: number): string {
  let glass = "";
  for (let column = 0; column < 2; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      const left = x + column * 236 + row * 60;
      const top = y + row * 276 + column * 34;
      glass += path(
        poly([
          [left, top],
          [left + 208, top + 30],
          [left + 260, top + 278],
          [left + 52, top + 248],
        ]),
        along(0, 0, 1, 1, [
          [0, "#fff2d0", 0.5],
          [1, "#fff2d0", 0.28],
        ]),
      );
    }
  }
  return blurred(glass, 9);
}

function leaves(rng: Rng, x: number, y: number): string {
  let drawn = "";
  for (let i = 0; i < 9; i += 1) {
    const length = rng.between(150, 240);
    const turn = 150 - i * 16 + rng.between(-7, 7);
    const at = 60 * i;
    drawn += `<path d="M0 0Q${n(length * 0.5)} ${n(-length * 0.2)} ${n(length)} 0Q${n(length * 0.5)} ${n(length * 0.2)} 0 0Z" transform="translate(${n(x + at * 0.5)} ${n(y + 40 + at * 0.55)}) rotate(${n(turn)})" fill="#1a2028" opacity="0.2"/>`;
  }
  return blurred(drawn, 8);
}

// Ink for shadows: a little blue, as the light that fills them comes from the sky.
const INK = "#0d101a";

/**
 * The thing as one flat outline: no textures, no filters, no light, every paint turned to ink. Doing it in the markup
 * saves the renderer a colour filter over the whole picture.
 */
function silhouette(thing: string): string {
  return thing
    .replaceAll(/<g class="unshadowed">.*?<\/g>/g, "")
    .replaceAll(/<(?:path|rect|ellipse)[^>]* (?:fill|stroke)="url\(#p\d+\)"[^>]*\/>/g, "")
    .replaceAll(/ filter="[^"]*"/g, "")
    .replaceAll(/(fill|stroke)="(?:#|url)[^"]*"/g, `$1="${INK}"`);
}

/** The shadow a thing throws on a table, away from the window and back. */
export function castOnTable(thing: string): string {
  const laid = group(silhouette(thing), 'transform="matrix(1 0 -0.82 0.2 0 0)"');
  return group(blurred(laid, 11, 0.2), 'opacity="0.38"');
}

/** The shadow of a thing seen from above, or hanging close to a wall: a wide soft one and a tight one. */
export function castBehind(thing: string, far: number): string {
  const flat = silhouette(thing);
  return (
    group(
      blurred(flat, far * 0.62),
      `transform="translate(${n(far)} ${n(far * 1.15)})" opacity="0.46"`,
    ) + group(flat, 'transform="translate(3 4)" opacity="0.22"')
  );
}

/** What the lens and the film add: warm light from the window side, darker corners, a little grain. */
export function finish(): string {
  return (
    rect(
      0,
      0,
      1600,
      1200,
      along(0, 0, 1, 0.8, [
        [0, "#fff0cc", 0.16],
        [0.4, "#fff0cc", 0.03],
        [1, "#101726", 0.1],
      ]),
    ) +
    rect(
      0,
      0,
      1600,
      1200,
      around(
        [
          [0.66, "#10131c", 0],
          [1, "#10131c", 0.2],
        ],
        0.46,
        0.48,
        0.8,
      ),
    ) +
    rect(0, 0, 1600, 1200, texture("film"), 0, 'opacity="0.28"')
  );
}
