// How a flat surface is seen in a picture. Points of the surface are in millimetres, points of the picture in its pixels.

export type Point = readonly [x: number, y: number];
/** Four corners, around. */
export type Quad = readonly [Point, Point, Point, Point];
/** Three rows of three: what takes a point of one plane to the other, up to a factor. */
export type Homography = readonly number[];

/**
 * The homography that takes four corners to four others; null where there is no single one. Source: R. Hartley,
 * A. Zisserman, Multiple View Geometry in Computer Vision, 2nd ed., 4.1 (eight equations, the last element is 1)
 */
export function homographyOf(from: Quad, to: Quad): Homography | null {
  const equations = from.flatMap(([x, y], n) => {
    const [u, v] = to[n] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(equations);
  return solved && [...solved, 1];
}

/** Gaussian elimination with the largest pivot of each column; null where there is no single solution. */
function solve(equations: readonly (readonly number[])[]): number[] | null {
  const rows = equations.map((equation) => [...equation]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = rows
      .slice(column)
      .reduce((most, row) =>
        Math.abs(row[column] ?? 0) > Math.abs(most[column] ?? 0) ? row : most,
      );
    const pivot = best[column] ?? 0;
    if (Math.abs(pivot) < 1e-9) return null;
    rows.splice(rows.indexOf(best), 1, rows[column] ?? best);
    rows[column] = best.map((value) => value / pivot);
    const row = rows[column] ?? [];
    for (const [n, other] of rows.entries()) {
      const factor = other[column] ?? 0;
      if (n === column || factor === 0) continue;
      rows[n] = other.map((value, at) => value - factor * (row[at] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** Where a point is seen. */
export function mapped(h: Homography, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  const w = g * x + i * y + j;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Each corner where it is seen. */
export function mappedQuad(h: Homography, [a, b, c, d]: Quad): Quad {
  return [mapped(h, a), mapped(h, b), mapped(h, c), mapped(h, d)];
}

/** Whether a point is in front of who took the picture: what is behind is not seen. */
export function isInFront(h: Homography, [x, y]: Point): boolean {
  const [, , , , , , g = 0, i = 0, j = 1] = h;
  return g * x + i * y + j > 0;
}

/** The way back. */
export function inverseOf(h: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  return [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The lengths of the four sides. */
export function sidesOf([a, b, c, d]: Quad): [number, number, number, number] {
  return [distance(a, b), distance(b, c), distance(c, d), distance(d, a)];
}

/** Whether four corners go around something: each turns the same way. */
export function isConvex(quad: Quad): boolean {
  const turns = quad.map(([x, y], n) => {
    const [bx, by] = quad[(n + 1) % 4] ?? [0, 0];
    const [cx, cy] = quad[(n + 2) % 4] ?? [0, 0];
    return Math.sign((bx - x) * (cy - by) - (by - y) * (cx - bx));
  });
  return turns.every((turn) => turn !== 0 && turn === turns[0]);
}
