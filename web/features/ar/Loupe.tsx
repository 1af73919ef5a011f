import { styled } from "styled-components";
import type { Point } from "./plane.ts";
import type { RoomPicture } from "./roomPicture.ts";
import { LOUPE } from "./trueToSize.ts";

const RADIUS = 56;

interface Props {
  picture: RoomPicture;
  at: Point;
  /** Pixels of the picture for each of the screen. */
  scale: number;
}

/** What is under a corner, three times as large, on the side where the finger is not. */
export function Loupe({ picture, at: [x, y], scale }: Props) {
  const zoom = LOUPE / scale;
  const isLeft = x < picture.width / 2;
  return (
    <Glass
      aria-hidden
      style={{
        [isLeft ? "insetInlineEnd" : "insetInlineStart"]: 8,
        backgroundImage: `url(${picture.url})`,
        backgroundSize: `${picture.width * zoom}px ${picture.height * zoom}px`,
        backgroundPosition: `${RADIUS - x * zoom}px ${RADIUS - y * zoom}px`,
      }}
    />
  );
}

const Glass = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inline-size: ${2 * RADIUS}px;
  block-size: ${2 * RADIUS}px;
  border: 2px solid #fff;
  border-radius: 50%;
  outline: 2px solid #1a2a26;
  background-color: var(--well);
  background-repeat: no-repeat;
  pointer-events: none;

  &::before,
  &::after {
    position: absolute;
    background: #b00020;
    content: "";
  }

  &::before {
    inset: 0 calc(50% - 0.5px);
  }

  &::after {
    inset: calc(50% - 0.5px) 0;
  }
`;
