import type { ReactNode } from "react";
import { styled } from "styled-components";

/** A text over the video: why there is none, and what the member can do. */
export function StageWords({
  children,
  status = false,
}: {
  readonly children: ReactNode;
  /** Whether it is temporary; then it is announced to screen readers. */
  readonly status?: boolean;
}) {
  return (
    <Words>
      <div role={status ? "status" : undefined}>{children}</div>
    </Words>
  );
}

const Words = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: 16px;
  pointer-events: none;

  > div {
    display: grid;
    justify-items: center;
    gap: 12px;
    max-inline-size: 44ch;
    padding: 12px 16px;
    border-radius: 8px;
    background: rgb(9 15 13 / 0.82);
    color: #fff;
    font-weight: 600;
    text-align: center;
  }

  button {
    pointer-events: auto;
  }
`;
