import { styled } from "styled-components";
import { Card } from "./Card.tsx";
import { Count } from "./Count.tsx";
import { media } from "./theme.ts";

interface StatProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly suffix?: string;
  readonly compact?: boolean;
}

/** One figure of Stats. A figure that is not loaded yet keeps its place empty. */
export function Stat({ label, value, ...look }: StatProps) {
  return (
    <Card as="div">
      <dt>{label}</dt>
      <dd>{value !== undefined && <Count value={value} {...look} />}</dd>
    </Card>
  );
}

/** Up to four figures side by side, two by two on a phone. */
export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${media.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  dt {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  /* A height of its own: rolling digits are taller than standing ones. */
  dd {
    display: flex;
    align-items: center;
    block-size: 2.75rem;
    font: 750 1.75rem/1.2 var(--display);
  }
`;
