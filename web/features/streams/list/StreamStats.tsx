import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useGathered } from "../../../apollo/useGathered.ts";
import { Stat, Stats } from "../../../ui/Stats.tsx";
import { useViewerCounts } from "../useViewing.ts";
import { StreamFigures } from "./streamLists.ts";

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
    <Stats aria-busy={!stats} aria-label="Streams in figures">
      <Stat label="Live Now" value={stats?.liveNow} compact />
      <Stat label="Viewers" value={stats?.viewers} compact />
      <Stat label="Trending" value={stats?.trending} compact />
      <Stat label="Total Streams" value={stats?.totalStreams} compact />
    </Stats>
  );
}
