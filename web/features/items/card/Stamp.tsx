import { keyframes, styled } from "styled-components";

/** A word stamped over the photo of an item that is sold, traded or removed. */
export function Stamp({ word }: { word: string }) {
  return <Ink>{word}</Ink>;
}

const press = keyframes`
  from { transform: translate(-50%, -50%) rotate(-2deg) scale(1.15); opacity: 0; }
  to { transform: translate(-50%, -50%) rotate(-2deg) scale(1); opacity: 1; }
`;

const Ink = styled.strong`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  transform: translate(-50%, -50%) rotate(-2deg);
  padding: 4px 12px;
  border: 3px solid var(--ink);
  border-radius: 4px;
  background: var(--counter);
  color: var(--ink);
  font-size: 1.0625rem;
  letter-spacing: 0.02em;
  white-space: nowrap;
  animation: ${press} 160ms cubic-bezier(0.2, 0.9, 0.25, 1) both;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 0.01ms;
  }
`;
