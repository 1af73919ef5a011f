import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { Stat, Stats } from "../../../ui/Stats.tsx";
import { useViewerCounts } from "../useViewing.ts";
import { StreamFigures } from "./streamLists.ts";

/** The minimum time between two refetches of the figures while counts change. */
const RENEW_MS = 1500;

/** Live Now, Viewers, Trending, Total Streams. Refetched when a viewer count changes or a stream begins or ends. */
export function StreamStats({ heard }: { readonly heard: number }) {
  const { data, previousData, refetch } = useQuery(StreamFigures, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const renew = useThrottled(() => void refetch().catch(() => undefined), RENEW_MS);
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
