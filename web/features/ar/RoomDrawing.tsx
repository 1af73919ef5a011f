import { styled } from "styled-components";
import type { Size } from "../items/sizeWords.ts";
import type { Point, Quad } from "./plane.ts";
import type { RoomPicture } from "./roomPicture.ts";
import type { Placed, Sheet } from "./trueToSize.ts";

interface Props {
  picture: RoomPicture;
  sheet: Sheet;
  marks: Quad;
  placed: Placed | null;
  size: Size;
  /** Pixels of the picture for each of the screen. */
  scale: number;
}

/** The sheet and what the thing covers, with the lengths of their sides. It is said in words below, so screen readers skip it. */
export function RoomDrawing({ picture, sheet, marks, placed, size, scale }: Props) {
  const cm = (mm: number) => `${Math.round(mm) / 10} cm`;
  return (
    <Drawing
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      aria-hidden
      fontSize={13 * scale}
      strokeWidth={2 * scale}
    >
      {placed && (
        <polygon data-part="thing" data-true={placed.isTrue} points={pointsOf(placed.drawn)} />
      )}
      <polygon data-part="sheet" points={pointsOf(marks)} />
      <Length quad={marks} side={0} text={cm(sheet.short)} scale={scale} />
      <Length quad={marks} side={1} text={cm(sheet.long)} scale={scale} />
      {placed && (
        <>
          <Length quad={placed.drawn} side={2} text={cm(size.widthMm)} scale={scale} />
          <Length quad={placed.drawn} side={3} text={cm(size.depthMm)} scale={scale} />
        </>
      )}
    </Drawing>
  );
}

interface LengthProps {
  quad: Quad;
  side: 0 | 1 | 2 | 3;
  text: string;
  scale: number;
}

const OUTSIDE_PX = 20;

/** How long a side is, outside of it. */
function Length({ quad, side, text, scale }: LengthProps) {
  const middle = middleOf(quad[0], quad[2]);
  const [x, y] = middleOf(quad[side], quad[(side + 1) % 4] ?? quad[0]);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const far = (OUTSIDE_PX * scale) / Math.max(1, Math.hypot(dx, dy));
  return (
    <text x={x + far * dx} y={y + far * dy} textAnchor="middle" dy="0.32em">
      {text}
    </text>
  );
}

function pointsOf(quad: Quad): string {
  return quad.map((point) => point.join(",")).join(" ");
}

function middleOf([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;

  [data-part="sheet"] {
    fill: none;
    stroke: #fff;
    paint-order: stroke;
  }

  [data-part="thing"] {
    fill: rgb(255 196 46 / 45%);
    stroke: #1a2a26;
  }

  [data-part="thing"][data-true="false"] {
    fill: rgb(176 0 32 / 30%);
    stroke-dasharray: 12 8;
  }

  text {
    fill: #fff;
    stroke: #1a2a26;
    stroke-linejoin: round;
    paint-order: stroke;
    font-weight: 700;
  }
`;
