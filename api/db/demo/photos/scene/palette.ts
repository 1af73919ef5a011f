import type { Colour } from "../kit/colour.ts";

/** The colours of one picture: two for the room, three for the thing, and the wood in it. */
export interface Palette {
  wall: Colour;
  table: Colour;
  cloth: Colour;
  main: Colour;
  second: Colour;
  accent: Colour;
  wood: Colour;
}

type Row = readonly [
  wall: Colour,
  table: Colour,
  cloth: Colour,
  main: Colour,
  second: Colour,
  accent: Colour,
  wood: Colour,
];

// In every row the main colour stands off the wall in hue or in lightness, or the thing would sink into the room.
const ROWS: readonly [Row, ...Row[]] = [
  ["#e4ded1", "#bd9468", "#d6cfbf", "#2f6f72", "#c98f3c", "#b65a3c", "#a8713f"],
  ["#b3c0a8", "#dccfb6", "#e9e2d2", "#b3583a", "#2d3f49", "#d2a044", "#9c6840"],
  ["#557f7d", "#8a6041", "#d9cdb8", "#d19b3f", "#efe7d8", "#bb5d3d", "#a9733f"],
  ["#c88968", "#e0c9a9", "#efe6d6", "#22606a", "#f0e6d4", "#2c3a44", "#8c5a36"],
  ["#3d4d55", "#77533a", "#94a19b", "#d5a340", "#d79a8a", "#ece2d0", "#a06a3e"],
  ["#d8c3a0", "#a97c52", "#efe8da", "#2d4c6b", "#a64b36", "#7f9678", "#8f5f38"],
  ["#dab5a6", "#e5d8c6", "#f1ebe0", "#3b6a52", "#2b3a46", "#cf9a3a", "#a06c45"],
  ["#a5bdc4", "#c4a074", "#ece5d8", "#b04a31", "#274a63", "#d7a74b", "#9a673d"],
  ["#d3a858", "#e9dec9", "#f2ecdf", "#28495e", "#b1553a", "#efe5d2", "#8a5833"],
  ["#80717a", "#bfa287", "#ded3c4", "#a9b996", "#d2a24c", "#ecdfcc", "#93623f"],
  ["#c9cfc6", "#9c7148", "#e5dfd2", "#8d3f3c", "#33555e", "#c89443", "#9a683c"],
];

/** Every palette a picture can have. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  named(ROWS[0]),
  ...ROWS.slice(1).map(named),
];

function named([wall, table, cloth, main, second, accent, wood]: Row): Palette {
  return { wall, table, cloth, main, second, accent, wood };
}
