import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** The heading of a step. It takes focus when the step opens, so that a screen reader announces the step. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const Heading = styled.h3`
  font-size: 1.25rem;

  &:focus {
    outline: none;
  }
`;
