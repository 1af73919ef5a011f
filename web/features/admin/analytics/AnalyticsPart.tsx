import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";

interface Props {
  title: string;
  /** What it shows, in a sentence: "the sales". */
  noun: string;
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  /** What to show; undefined until the first answer is here, then the last one while another loads. */
  shown: unknown;
  height: string;
  children: ReactNode;
}

/** A part of the analysis in each of its states: it loads, fails and is asked for again by itself. */
export function AnalyticsPart({ title, noun, query, shown, height, children }: Props) {
  const { data, error, refetch } = query;
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      {error ? (
        <ErrorState
          message={`Failed to load ${noun}`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {shown === undefined && !error ? (
        <LoadingBox label={`Loading ${noun}`} height={height} />
      ) : null}
      {shown === undefined ? null : (
        <Stack aria-busy={(data === undefined && !error) || undefined}>{children}</Stack>
      )}
    </Box>
  );
}

const Box = styled(Card)`
  gap: 16px;
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  &[aria-busy="true"] {
    opacity: 0.6;
  }
`;
