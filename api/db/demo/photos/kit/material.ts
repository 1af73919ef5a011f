import { dim, lit } from "./colour.ts";
import type { Colour } from "./colour.ts";
import { clipped } from "./form.ts";
import { across, along, face } from "./paint.ts";
import { path, rect } from "./shapes.ts";
import { texture } from "./texture.ts";
import { turnedOutline, turnedStrip } from "./turned.ts";
import type { Turned } from "./turned.ts";

/** A flat piece of wood; turn is the way of the grain in degrees. */
export function wooden(outline: string, colour: Colour, turn = 0, shift = 0): string {
  return (
    path(outline, face(colour)) + path(outline, texture("grain", 1, turn, shift), 'opacity="0.62"')
  );
}

/** A flat piece of cloth. */
export function woven(outline: string, colour: Colour, turn = 0): string {
  return path(outline, face(colour)) + path(outline, texture("linen", 1, turn), 'opacity="0.6"');
}

/** A flat piece of leather. */
export function leathern(outline: string, colour: Colour): string {
  return path(outline, face(colour, 1.3)) + path(outline, texture("hide", 0.7), 'opacity="0.24"');
}

/** A flat piece of brushed metal. */
export function metallic(outline: string, colour: Colour): string {
  return path(
    outline,
    along(0, 0, 1, 0.8, [
      [0, lit(colour, 0.45)],
      [0.22, dim(colour, 0.08)],
      [0.4, lit(colour, 0.7)],
      [0.55, colour],
      [0.78, dim(colour, 0.34)],
      [1, lit(colour, 0.1)],
    ]),
  );
}

/** A clear turned vessel: what it holds up to a height, then the walls and their reflections. */
export function glass(
  { profile }: Pick<Turned, "profile">,
  liquid: Colour,
  level: number,
  tint: Colour = "#dfeae6",
): string {
  const outline = turnedOutline(profile);
  const held = rect(
    -400,
    level,
    800,
    800,
    across([
      [0, dim(liquid, 0.5)],
      [0.3, dim(liquid, 0.18)],
      [0.46, lit(liquid, 0.22)],
      [0.56, lit(liquid, 0.3)],
      [0.7, dim(liquid, 0.25)],
      [1, dim(liquid, 0.5)],
    ]),
  );
  return (
    path(outline, tint, 'opacity="0.34"') +
    clipped(
      held + path(`M-400 ${level}h800v10h-800z`, lit(liquid, 0.4), 'opacity="0.5"'),
      outline,
    ) +
    path(turnedStrip(profile, -1, -0.9), "#101820", 'opacity="0.22"') +
    path(turnedStrip(profile, 0.9, 1), "#101820", 'opacity="0.26"') +
    path(
      turnedStrip(profile, -0.86, -0.66),
      across([
        [0, "#ffffff", 0.2],
        [0.4, "#ffffff", 0.75],
        [1, "#ffffff", 0.3],
      ]),
    ) +
    path(turnedStrip(profile, -0.6, -0.56), "#ffffff", 'opacity="0.35"') +
    path(turnedStrip(profile, 0.7, 0.8), "#ffffff", 'opacity="0.3"')
  );
}
