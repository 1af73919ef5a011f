import type { KeyboardEvent, PointerEvent } from "react";
import { styled } from "styled-components";
import { focusRing } from "../../ui/theme.ts";
import type { Point } from "./plane.ts";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With the shift key. */
const FAR = 10;

interface Props {
  label: string;
  /** In pixels of the picture, of which so many are one of the screen. */
  at: Point;
  scale: number;
  onMove: (to: Point) => void;
  /** A step by an arrow key: right and down are 1. */
  onNudge: (by: Point) => void;
  onHold?: (isHeld: boolean) => void;
  isThing?: boolean;
}

/** A point of the picture that is moved by dragging it, or by the arrow keys. */
export function Handle({ label, at: [x, y], scale, onMove, onNudge, onHold, isThing }: Props) {
  function handleKey(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? FAR : 1;
    onNudge([far * step[0], far * step[1]]);
  }
  function handleDown(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold?.(true);
  }
  function handleMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const room = event.currentTarget.parentElement?.getBoundingClientRect();
    if (room) onMove([(event.clientX - room.left) * scale, (event.clientY - room.top) * scale]);
  }
  return (
    <Grip
      type="button"
      aria-label={label}
      data-thing={isThing}
      style={{ insetInlineStart: x / scale, insetBlockStart: y / scale }}
      onKeyDown={handleKey}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onLostPointerCapture={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    />
  );
}

const Grip = styled.button`
  position: absolute;
  inline-size: 44px;
  block-size: 44px;
  margin: -22px 0 0 -22px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: grab;
  touch-action: none;

  &::before {
    position: absolute;
    inset: 14px;
    border: 2px solid #fff;
    border-radius: 50%;
    outline: 2px solid #1a2a26;
    content: "";
  }

  &[data-thing="true"]::before {
    inset: 10px;
    background: var(--gold);
  }

  &:focus-visible {
    ${focusRing}
  }
`;
