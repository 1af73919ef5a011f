import { dim, lit } from "./colour.ts";
import type { Colour } from "./colour.ts";
import { across, down, round } from "./paint.ts";
import type { Finish } from "./paint.ts";
import { n, oval, path, through } from "./shapes.ts";
import type { Point } from "./shapes.ts";

/** A body of revolution: heights (negative is up) with the radius there, from the foot to the top. */
export interface Turned {
  profile: readonly (readonly [y: number, r: number])[];
  colour: Colour;
  finish?: Finish;
  /** Sharp corners at each height instead of a flowing outline. */
  angular?: boolean;
  /** The colour of the flat top; "none" where another part covers it. */
  top?: Colour | "none";
  /** The colour inside, when the top is open. */
  inside?: Colour;
  fill?: string;
}

/** The camera looks down a little: a circle of radius 1 on the table is this high. */
export const TILT = 0.2;

function side(profile: Turned["profile"], part: number, angular: boolean): string {
  const points: Point[] = profile.map(([y, r]) => [r * part, y]);
  const [first] = points;
  if (first === undefined) return "";
  return angular
    ? points.map(([x, y]) => `L${n(x)} ${n(y)}`).join("")
    : `L${n(first[0])} ${n(first[1])}${through(points)}`;
}

/** The outline of a turned body, foot and top rounded as the camera sees them. */
export function turnedOutline(profile: Turned["profile"], angular = false): string {
  const [foot] = profile;
  const head = profile.at(-1);
  if (foot === undefined || head === undefined) return "";

  const left = side(profile, -1, angular).slice(1);
  const right = side([...profile].reverse(), 1, angular).slice(1);
  return `M${left}A${n(head[1])} ${n(head[1] * TILT)} 0 0 1 ${right}A${n(foot[1])} ${n(foot[1] * TILT)} 0 0 1 ${n(-foot[1])} ${n(foot[0])}Z`;
}

/** A strip that follows the outline between two fractions of the radius: highlights and reflections. */
export function turnedStrip(
  profile: Turned["profile"],
  from: number,
  to: number,
  angular = false,
): string {
  return `M${side(profile, from, angular).slice(1)}${side([...profile].reverse(), to, angular)}Z`;
}

/** Draws a turned body standing at x = 0. */
export function turned({
  profile,
  colour,
  finish = "matte",
  angular = false,
  top,
  inside,
  fill,
}: Turned): string {
  const outline = turnedOutline(profile, angular);
  const head = profile.at(-1) ?? [0, 0];
  const body =
    path(outline, fill ?? round(colour, finish)) +
    path(
      outline,
      down([
        [0.55, "#141a26", 0],
        [1, "#141a26", 0.3],
      ]),
    );

  const strength = finish === "gloss" ? 0.5 : 0.14;
  const shine = path(
    turnedStrip(profile, -0.7, -0.44, angular),
    across([
      [0, "#fffaf0", 0],
      [0.35, "#fffaf0", strength],
      [0.6, "#fffaf0", strength * 0.8],
      [1, "#fffaf0", 0],
    ]),
  );

  return body + (finish === "metal" ? "" : shine) + lid(head, colour, top, inside);
}

function lid(
  head: readonly [y: number, r: number],
  colour: Colour,
  top: Turned["top"],
  inside: Colour | undefined,
): string {
  const [y, r] = head;
  if (top === "none") return "";
  if (inside === undefined) {
    const shade = top ?? lit(colour, 0.12);
    return oval(
      0,
      y,
      r,
      r * TILT,
      across([
        [0, lit(shade, 0.25)],
        [1, dim(shade, 0.18)],
      ]),
    );
  }
  const rim = oval(
    0,
    y,
    r,
    r * TILT,
    across([
      [0, lit(colour, 0.35)],
      [0.5, lit(colour, 0.2)],
      [1, dim(colour, 0.1)],
    ]),
  );
  const hole = oval(
    0,
    y + 2,
    r * 0.93,
    r * TILT * 0.86,
    across([
      [0, dim(inside, 0.6)],
      [0.5, dim(inside, 0.35)],
      [1, inside],
    ]),
  );
  return rim + hole;
}

/** A label wrapped round the front of a cylinder of radius r, w to either side of its middle. */
export function wrapped(r: number, w: number, top: number, bottom: number, fill: string): string {
  const sag = TILT * Math.sqrt(Math.max(0, r * r - w * w));
  return path(
    `M${n(-w)} ${n(top + sag)}A${n(r)} ${n(r * TILT)} 0 0 0 ${n(w)} ${n(top + sag)}L${n(w)} ${n(bottom + sag)}A${n(r)} ${n(r * TILT)} 0 0 1 ${n(-w)} ${n(bottom + sag)}Z`,
    fill,
  );
}
