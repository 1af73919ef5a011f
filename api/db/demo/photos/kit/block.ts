import { dim, lit } from "./colour.ts";
import type { Colour } from "./colour.ts";
import { along } from "./paint.ts";
import { group, n, path, poly, rect } from "./shapes.ts";
import type { Point } from "./shapes.ts";
import { unshadowed } from "./shadow.ts";

/** A box seen over its corner. Drawings for a face use flat units: u to the right, v down. */
export interface Block {
  width: number;
  depth: number;
  height: number;
  front: string;
  side: string;
  top: string;
}

const FRONT = { x: 0.96, y: 0.1 };
const SIDE = { x: 0.5, y: 0.24 };

/** Places three flat faces as a box whose near lower corner sits so that the box is centred on x = 0. */
export function block({ width, depth, height, front, side, top }: Block): string {
  const near = (width * FRONT.x - depth * SIDE.x) / 2;
  const left = near - width * FRONT.x;
  const rise = -height - width * FRONT.y;
  return (
    ground(left, near, width, depth) +
    group(
      top,
      `transform="matrix(${FRONT.x} ${FRONT.y} ${SIDE.x} ${-SIDE.y} ${n(left)} ${n(rise)})"`,
    ) +
    group(front, `transform="matrix(${FRONT.x} ${FRONT.y} 0 1 ${n(left)} ${n(rise)})"`) +
    group(side, `transform="matrix(${SIDE.x} ${-SIDE.y} 0 1 ${n(near)} ${n(-height)})"`)
  );
}

/** The dark under a box: its footprint, spread in a few thin layers towards the shadow side. */
function ground(left: number, near: number, width: number, depth: number): string {
  const foot: Point[] = [
    [left, -width * FRONT.y],
    [near, 0],
    [near + depth * SIDE.x, -depth * SIDE.y],
    [near + depth * SIDE.x - width * FRONT.x, -depth * SIDE.y - width * FRONT.y],
  ];
  const layers = [3, 7, 12, 19, 28]
    .map((spread) => {
      const d = poly(
        foot.map(([x, y], corner): Point => [
          x + (corner === 0 || corner === 3 ? -0.4 : 1) * spread,
          y + (corner < 2 ? 0.34 : 0) * spread,
        ]),
      );
      return path(
        d,
        "#0c0f16",
        `opacity="0.17" stroke="#0c0f16" stroke-width="${spread * 0.5}" stroke-linejoin="round"`,
      );
    })
    .join("");
  return unshadowed(layers);
}

/** The three faces of a plain box of one colour: lit front, dark side, bright top. */
export function plainFaces(
  width: number,
  depth: number,
  height: number,
  colour: Colour,
): Pick<Block, "front" | "side" | "top"> {
  return {
    front: rect(
      0,
      0,
      width,
      height,
      along(0, 0, 0.6, 1, [
        [0, lit(colour, 0.14)],
        [0.5, colour],
        [1, dim(colour, 0.2)],
      ]),
    ),
    side: rect(
      0,
      0,
      depth,
      height,
      along(0, 0, 1, 0.6, [
        [0, dim(colour, 0.34)],
        [1, dim(colour, 0.5)],
      ]),
    ),
    top: rect(
      0,
      0,
      width,
      depth,
      along(0, 0, 1, 1, [
        [0, lit(colour, 0.34)],
        [1, lit(colour, 0.14)],
      ]),
    ),
  };
}
