import { describe, expect, it } from "vitest";
import { documented, round } from "../../../tests/insights/market/documented.ts";
import {
  homographyOf,
  inverseOf,
  mapped,
  mappedQuad,
  sidesOf,
  type Point,
  type Quad,
} from "./plane.ts";
import { cornersOf, footprintOf, place, SHEETS, type Sheet } from "./trueToSize.ts";

const FOCAL = 1000;

/** Where a camera sees a point of the table: so many mm away from its middle, tilted by so many degrees from above. */
function seenFrom(away: number, tilt: number): (point: Point) => Point {
  const angle = (tilt * Math.PI) / 180;
  return ([x, y]) => {
    const depth = away - y * Math.sin(angle);
    return [800 + (FOCAL * x) / depth, 600 + (FOCAL * y * Math.cos(angle)) / depth];
  };
}

const quad = (points: readonly Point[]) => points as unknown as Quad;

/** Normal numbers, always the same. */
function normals(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

describe("a homography", () => {
  it("takes every point where the camera sees it, and back", () => {
    const see = seenFrom(700, 40);
    const sheet = cornersOf(SHEETS.a4);
    const h = homographyOf(sheet, quad(sheet.map(see)));
    if (!h) throw new Error("four corners of a sheet are on no line");
    for (const point of [
      [0, 0],
      [150, -90],
      [-300, 200],
    ] as const) {
      const [x, y] = mapped(h, point);
      const [u, v] = see(point);
      expect(x).toBeCloseTo(u, 6);
      expect(y).toBeCloseTo(v, 6);
      const [backX, backY] = mapped(inverseOf(h), [x, y]);
      expect(backX).toBeCloseTo(point[0], 6);
      expect(backY).toBeCloseTo(point[1], 6);
    }
  });

  it("is not taken of corners on a line, nor of those that go across", () => {
    const line = quad([
      [0, 0],
      [10, 0],
      [20, 0],
      [0, 10],
    ]);
    const across = quad([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]);
    const where = { at: [0, 0], turn: 0 } as const;
    for (const marks of [line, across])
      expect(
        place({ sheet: SHEETS.a4, marks, markError: 2 }, { width: 10, depth: 10 }, where),
      ).toBeNull();
  });
});

/** How far what is drawn is from the truth, in %, where the marks are off at random; 95 of 100 are nearer. */
function measured(sheet: Sheet, at: Point, size: { width: number; depth: number }) {
  const see = seenFrom(700, 35);
  const normal = normals(7);
  const truth = cornersOf(sheet).map(see);
  const where = { at, turn: 20 };
  const errors: number[] = [];
  let within = 0;
  const tries = 2000;
  for (let n = 0; n < tries; n += 1) {
    const marks = quad(truth.map(([x, y]): Point => [x + 2 * normal(), y + 2 * normal()]));
    const placed = place({ sheet, marks, markError: 2 }, size, where);
    if (!placed) throw new Error("a mark that is 2 px off still goes around the sheet");
    // What the drawn corners are on the real table.
    const h = homographyOf(cornersOf(sheet), quad(truth));
    if (!h) throw new Error("four corners of a sheet are on no line");
    const real = sidesOf(mappedQuad(inverseOf(h), placed.drawn));
    const sides = sidesOf(footprintOf(size, where));
    const off = Math.max(...real.map((side, i) => 100 * Math.abs(side / (sides[i] ?? 1) - 1)));
    errors.push(off);
    if (off <= placed.error) within += 1;
  }
  errors.sort((a, b) => a - b);
  return { p95: errors[Math.floor(0.95 * tries)] ?? 0, within: within / tries };
}

describe("I-24: what is drawn true to size", () => {
  it("is within 2 % beside a drawn A4 sheet whose corners are marked exactly", () => {
    const see = seenFrom(700, 40);
    const marks = quad(cornersOf(SHEETS.a4).map(see));
    const size = { width: 240, depth: 160 };
    for (const at of [
      [0, 0],
      [200, 0],
      [-150, 250],
    ] as const) {
      const placed = place({ sheet: SHEETS.a4, marks, markError: 2 }, size, { at, turn: 30 });
      const truth = footprintOf(size, { at, turn: 30 }).map(see);
      for (const [n, [x, y]] of truth.entries()) {
        expect(placed?.drawn[n]?.[0]).toBeCloseTo(x, 6);
        expect(placed?.drawn[n]?.[1]).toBeCloseTo(y, 6);
      }
    }
  });

  it("says how far it may be off, so that 95 of 100 are nearer", () => {
    const { p95, within } = measured(SHEETS.a4, [180, 0], { width: 200, depth: 150 });
    expect(within).toBeGreaterThanOrEqual(0.95);
    expect(documented("I-24")).toEqual([round(p95), round(within)]);
    const card = measured(SHEETS.card, [40, 0], { width: 50, depth: 50 });
    expect(card.within).toBeGreaterThanOrEqual(0.95);
  });

  it("is not called true where it is too far from the sheet, or too uncertain", () => {
    const see = seenFrom(700, 35);
    const at = (sheet: Sheet, where: Point, markError = 1) =>
      place(
        { sheet, marks: quad(cornersOf(sheet).map(see)), markError },
        { width: 100, depth: 100 },
        { at: where, turn: 0 },
      );
    expect(at(SHEETS.a4, [300, 0])?.isTrue).toBe(true);
    expect(at(SHEETS.a4, [370, 0])).toMatchObject({ isTrue: false });
    expect(at(SHEETS.card, [0, 0])?.isTrue).toBe(true);
    const unsure = at(SHEETS.card, [90, 0], 4);
    expect(unsure?.error).toBeGreaterThan(10);
    expect(unsure?.isTrue).toBe(false);
    // What would be behind the camera is drawn nowhere.
    expect(at(SHEETS.a4, [0, 2000])).toBeNull();
  });
});
