import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Count } from "../../../ui/Count.tsx";

interface Props {
  label: string;
  /** Null says "Not enough data", undefined keeps the place of a figure that loads. */
  value: number | null | undefined;
  suffix?: string;
  /** How it is counted. */
  formula: string;
  /** Why there is none, if it is null. */
  reason?: string;
  /** Beside the figure, such as what it was before. */
  children?: ReactNode;
}

/** From here on a figure is shortened to fit its card; its exact value is in its title. */
const LONG = 1_000_000;
const exact = new Intl.NumberFormat("en");

/** A figure of the market, with how it is counted. */
export function Figure({ label, value, suffix = "", formula, reason, children }: Props) {
  return (
    <Box as="div" aria-busy={value === undefined || undefined}>
      <dt>{label}</dt>
      <dd>
        {value == null ? null : (
          <Digits title={value >= LONG ? `${exact.format(value)}${suffix}` : undefined}>
            <Count value={value} suffix={suffix} compact={value >= LONG} />
          </Digits>
        )}
        {value === null ? <Missing>Not enough data</Missing> : null}
        {children}
      </dd>
      <dd>
        <small>{value === null && reason ? `${formula}. ${reason}` : formula}</small>
      </dd>
    </Box>
  );
}

/** Figures side by side, at least two in a row. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: 12px;
`;

const Box = styled(Card)`
  align-content: start;
  gap: 2px;
  padding: 12px;

  dt {
    color: var(--ink2);
    font-size: 0.9375rem;
    font-weight: 600;
  }

  dd {
    margin: 0;
  }

  /* A height of its own: rolling digits are taller than standing ones. */
  dt + dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-block-size: 2.25rem;
  }

  small {
    display: block;
    color: var(--ink3);
    font-size: 0.8125rem;
    line-height: 1.35;
  }
`;

const Digits = styled.span`
  font: 750 1.375rem/1.2 var(--display);
`;

const Missing = styled.span`
  color: var(--ink3);
  font-weight: 600;
`;
