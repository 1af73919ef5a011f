import {
  distance,
  homographyOf,
  inverseOf,
  isConvex,
  isInFront,
  mapped,
  mappedQuad,
  sidesOf,
  type Homography,
  type Point,
  type Quad,
} from "./plane.ts";

/** Things whose size is known by a standard, in millimetres. */
export const SHEETS = {
  /** ISO 216 */
  a4: { name: "A4 sheet", short: 210, long: 297 },
  /** ISO/IEC 7810 ID-1 */
  card: { name: "bank card", short: 53.98, long: 85.6 },
} as const;

export type SheetName = keyof typeof SHEETS;
export type Sheet = (typeof SHEETS)[SheetName];

/** The corners of a sheet around its middle, a short side first. */
export function cornersOf({ short, long }: Sheet): Quad {
  const [x, y] = [short / 2, long / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** Where a thing stands on the surface of the sheet. */
export interface Place {
  /** Its middle from the middle of the sheet, in millimetres. */
  at: Point;
  /** How far it is turned, in degrees. */
  turn: number;
}

/** What a thing covers of the surface. */
export function footprintOf(
  { width, depth }: { width: number; depth: number },
  { at, turn }: Place,
): Quad {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (x: number, y: number): Point => [
    at[0] + x * cos - y * sin,
    at[1] + x * sin + y * cos,
  ];
  const [x, y] = [width / 2, depth / 2];
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}

/** What is drawn into a picture. */
export interface Placed {
  /** The corners of what the thing covers, in pixels of the picture. */
  drawn: Quad;
  /** How far it may be off, in %: 95 of 100 are nearer. */
  error: number;
  /** Whether it can be called true to size. */
  isTrue: boolean;
}

/** How much larger a corner is seen while it is marked. */
export const LOUPE = 3;

/** What is farther off is not called true to size. */
const ERROR_MAX = 10;
/** All four sides of 95 of 100 are within so many standard deviations (Bonferroni). */
const Z_95 = 2.498;

/**
 * Draws what a thing covers, on the surface on which the sheet lies; null where the marks go around no sheet, or it would
 * be behind who took the picture. `marks` are the corners of the sheet in the picture, a short side first; `markError` is
 * the standard deviation of a mark in pixels. The lens is taken to be straight.
 */
export function place(
  { sheet, marks, markError }: { sheet: Sheet; marks: Quad; markError: number },
  size: { width: number; depth: number },
  where: Place,
): Placed | null {
  const toPicture = isConvex(marks) ? homographyOf(cornersOf(sheet), marks) : null;
  if (!toPicture) return null;
  const footprint = footprintOf(size, where);
  if (!footprint.every((corner) => isInFront(toPicture, corner))) return null;
  const drawn = mappedQuad(toPicture, footprint);
  const error = errorOf(drawn, { sheet, marks, markError, truth: footprint });
  const diagonal = Math.hypot(sheet.short, sheet.long);
  return { drawn, error, isTrue: error <= ERROR_MAX && distance(where.at, [0, 0]) <= diagonal };
}

/** Where a point of the surface is seen; or, back, what of the surface is seen at a point. Null where there is no sheet. */
export function seenAt(
  { sheet, marks }: { sheet: Sheet; marks: Quad },
  point: Point,
  way: "there" | "back" = "there",
): Point | null {
  const toPicture = isConvex(marks) ? homographyOf(cornersOf(sheet), marks) : null;
  if (!toPicture) return null;
  if (way === "there") return isInFront(toPicture, point) ? mapped(toPicture, point) : null;
  const found = mapped(inverseOf(toPicture), point);
  return isInFront(toPicture, found) ? found : null;
}

/**
 * How far the sides of what is drawn may be from the truth, in %: each mark is moved by its error, and what that does to
 * the longest deviation is added up as independent errors.
 */
function errorOf(
  drawn: Quad,
  { sheet, marks, markError, truth }: { sheet: Sheet; marks: Quad; markError: number; truth: Quad },
): number {
  const sides = sidesOf(truth);
  const squares = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1)
    for (const [dx, dy] of [
      [markError, 0],
      [0, markError],
    ] as const) {
      const moved = marks.map(([x, y], n): Point => (n === corner ? [x + dx, y + dy] : [x, y]));
      const other = homographyOf(cornersOf(sheet), moved as unknown as Quad);
      if (!other) return Number.POSITIVE_INFINITY;
      for (const [n, side] of sidesOf(seenOf(other, drawn)).entries())
        squares[n] = (squares[n] ?? 0) + (side / (sides[n] ?? 1) - 1) ** 2;
    }
  return 100 * Z_95 * Math.sqrt(Math.max(...squares));
}

/** What of the surface is behind corners of the picture. */
function seenOf(toPicture: Homography, drawn: Quad): Quad {
  return mappedQuad(inverseOf(toPicture), drawn);
}
