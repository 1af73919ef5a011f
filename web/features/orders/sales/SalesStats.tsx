import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Count } from "../../../ui/Count.tsx";
import { media } from "../../../ui/theme.ts";
import type { useSalesCounts } from "./useSales.ts";

type Counts = ReturnType<typeof useSalesCounts>["counts"];

/** What waits for the seller, and what is on its way to them. A figure that is not known yet keeps its place empty. */
export function SalesStats({ counts, isLoading }: { counts: Counts; isLoading: boolean }) {
  return (
    <Grid aria-busy={isLoading}>
      <Stat label="To accept" value={counts?.pending} />
      <Stat label="To ship" value={counts?.processing} />
      <Stat label="On the way" value={counts?.shipped} />
      <Stat label="Incoming" value={counts?.incoming} suffix=" TP" />
    </Grid>
  );
}

function Stat(props: { label: string; value: number | undefined; suffix?: string }) {
  const { label, value, suffix = "" } = props;
  return (
    <Card as="div">
      <dt>{label}</dt>
      <dd>{value === undefined ? null : <Count value={value} suffix={suffix} />}</dd>
    </Card>
  );
}

const Grid = styled.dl`
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
