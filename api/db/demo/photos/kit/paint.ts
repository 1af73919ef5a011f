import { dim, lit } from "./colour.ts";
import type { Colour } from "./colour.ts";
import { define } from "./defs.ts";

/** Where along a gradient, which colour, how opaque. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([at, colour, opacity]) => {
      const see = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${see}/>`;
    })
    .join("");
}

/** A gradient along the line from one corner of the shape's box to another (0 to 1 each way). */
export function along(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  list: readonly Stop[],
): string {
  return `url(#${define(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`)})`;
}

/** Left to right. */
export function across(list: readonly Stop[]): string {
  return along(0, 0, 1, 0, list);
}

/** Top to bottom. */
export function down(list: readonly Stop[]): string {
  return along(0, 0, 0, 1, list);
}

/** A round gradient in the shape's box. */
export function around(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `url(#${define(`<radialGradient id="ID" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`)})`;
}

/** A flat thing under light from the upper left. */
export function face(colour: Colour, strength = 1): string {
  return along(0, 0, 0.9, 1, [
    [0, lit(colour, 0.2 * strength)],
    [0.45, colour],
    [1, dim(colour, 0.24 * strength)],
  ]);
}

/** A ball: light at the upper left, core shadow at the lower right, a rim of light thrown back by the table. */
export function ball(colour: Colour, gloss = 0.4): string {
  return around(
    [
      [0, lit(colour, gloss)],
      [0.3, lit(colour, 0.1)],
      [0.62, dim(colour, 0.14)],
      [0.88, dim(colour, 0.48)],
      [1, dim(colour, 0.34)],
    ],
    0.34,
    0.28,
    0.78,
  );
}

/** What a surface does with light. */
export type Finish = "matte" | "gloss" | "metal";

/** A standing cylinder's light, left to right. */
export function round(colour: Colour, finish: Finish = "matte"): string {
  if (finish === "metal") {
    return across([
      [0, dim(colour, 0.5)],
      [0.07, lit(colour, 0.1)],
      [0.16, dim(colour, 0.22)],
      [0.3, lit(colour, 0.78)],
      [0.42, lit(colour, 0.15)],
      [0.62, dim(colour, 0.38)],
      [0.82, dim(colour, 0.58)],
      [0.92, dim(colour, 0.1)],
      [1, dim(colour, 0.5)],
    ]);
  }
  const shine = finish === "gloss" ? 0.3 : 0.18;
  return across([
    [0, dim(colour, 0.3)],
    [0.1, dim(colour, 0.08)],
    [0.3, lit(colour, shine)],
    [0.5, colour],
    [0.76, dim(colour, 0.32)],
    [0.92, dim(colour, 0.5)],
    [1, dim(colour, 0.38)],
  ]);
}

/** A lying cylinder's light, top to bottom. */
export function rod(colour: Colour, finish: Finish = "matte"): string {
  const shine = finish === "metal" ? 0.75 : finish === "gloss" ? 0.42 : 0.22;
  return down([
    [0, dim(colour, 0.2)],
    [0.12, lit(colour, 0.1)],
    [0.28, lit(colour, shine)],
    [0.48, colour],
    [0.8, dim(colour, finish === "metal" ? 0.6 : 0.42)],
    [1, dim(colour, 0.25)],
  ]);
}
