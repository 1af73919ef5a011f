import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { Facts } from "../Facts.tsx";
import { Effects } from "./Effects.tsx";
import type { Review } from "./useAction.ts";

interface Props {
  review: Review;
  summary: readonly (readonly [name: string, text: string])[];
  /** The buttons. */
  children: ReactNode;
}

/** The second step of an action: what it would do now. */
export function ActionReview({ review, summary, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack>
      {review.hasChanged ? (
        <Changed role="alert">Something changed meanwhile. This is what it would do now.</Changed>
      ) : null}
      <h3 ref={heading} tabIndex={-1}>
        This would happen
      </h3>
      <Effects effects={review.effects} />
      <Facts facts={summary} />
      <DialogButtons>{children}</DialogButtons>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h3:focus {
    outline: none;
  }
`;

const Changed = styled.p`
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-weight: 600;
`;
