import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";
import { Count } from "../../ui/Count.tsx";
import { media } from "../../ui/theme.ts";
import { StreamFigures } from "./streamLists.ts";
import { useGathered } from "./useGathered.ts";
import { useViewerCounts } from "./useViewing.ts";

/** How often the figures are asked for at most, while counts tick. */
const RENEW_MS = 1500;

/** Live Now, Viewers, Trending, Total Streams; counted anew by the server when a count ticks or a stream comes or ends. */
export function StreamStats({ heard }: { readonly heard: number }) {
  const { data, previousData, refetch } = useQuery(StreamFigures, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const renew = useGathered(() => void refetch().catch(() => undefined), RENEW_MS);
  useViewerCounts(renew);
  useEffect(() => {
    if (heard > 0) renew();
  }, [heard, renew]);
  const stats = (data ?? previousData)?.streamStats;

  return (
    <Grid aria-busy={!stats} aria-label="Streams in figures">
      <Stat label="Live Now" value={stats?.liveNow} />
      <Stat label="Viewers" value={stats?.viewers} />
      <Stat label="Trending" value={stats?.trending} />
      <Stat label="Total Streams" value={stats?.totalStreams} />
    </Grid>
  );
}

function Stat({ label, value }: { readonly label: string; readonly value: number | undefined }) {
  return (
    <Card as="div">
      <Term>{label}</Term>
      <Figure>{value !== undefined && <Count value={value} compact />}</Figure>
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
`;

const Term = styled.dt`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

// A height of its own: rolling digits are taller than standing ones.
const Figure = styled.dd`
  display: flex;
  align-items: center;
  block-size: 2.75rem;
  font: 750 1.75rem/1.2 var(--display);
`;
