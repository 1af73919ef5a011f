import { styled } from "styled-components";
import type { MarketHealthQuery } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { Details } from "../../../ui/Details.tsx";

type Part = MarketHealthQuery["adminMarketHealth"]["parts"][number];

const COLUMNS: readonly Column<Part & { id: string }>[] = [
  { label: "Part", cell: ({ words }) => words },
  { label: "Rate", isFigure: true, cell: ({ rate }) => (rate == null ? "–" : `${rate}%`) },
  { label: "Cases", isFigure: true, cell: ({ cases }) => cases },
  { label: "Scores 0 at", isFigure: true, cell: ({ zeroAt }) => `${zeroAt}%` },
  { label: "Scores 100 at", isFigure: true, cell: ({ fullAt }) => `${fullAt}%` },
  { label: "Weight", isFigure: true, cell: ({ weight }) => weight },
  {
    label: "Score",
    isFigure: true,
    cell: ({ score }) => (score == null ? "Fewer than 10 cases" : score),
  },
];

/** The parts of the market's health, and how they make the score. */
export function HealthParts({ parts }: { parts: readonly Part[] }) {
  return (
    <Details>
      <summary>How this is computed</summary>
      <Words>
        <p>
          Each part is a rate of 30 days. It scores 0 and 100 at the rates named in its line, and in
          between proportionally. The score of the market is the mean of the parts by their weight.
        </p>
        <p>
          A part with fewer than 10 cases does not count, and with fewer than 3 parts there is no
          score. From 70 the market is healthy, from 40 it needs attention, below it is at risk.
        </p>
        <DataTable
          caption="Parts of the market health"
          columns={COLUMNS}
          rows={parts.map((part) => ({ ...part, id: part.name }))}
        />
      </Words>
    </Details>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
