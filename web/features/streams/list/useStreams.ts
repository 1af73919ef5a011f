import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { STREAMS_RECENT_SHOWN } from "../../../../schema/limits.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { useNow } from "../../../ui/useNow.ts";
import { useStreamPolicies } from "../streamPolicies.ts";
import { groupsOf } from "../streamStatus.ts";
import { type Show, StreamRow_stream, Streams, StreamsLive } from "./streamLists.ts";

const CLOCK_MS = 15_000;

/**
 * The streams of the page in their groups. A stream that begins or ends changes its group at once; a new one appears
 * with the next response.
 */
export function useStreams(search: string, show: Show) {
  useStreamPolicies();
  const now = useNow(CLOCK_MS);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(Streams, {
    variables: { filter: show, search: search || null },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.streams;
  const rows = page?.edges.map(({ node }) => getFragment(StreamRow_stream, node)) ?? [];
  const groups = groupsOf(rows, now);
  const isAll = show === "all";

  const [heard, setHeard] = useState(0);
  const reload = useThrottled(() => void refetch().catch(() => undefined));
  useLive(StreamsLive, {
    after: page?.cursor,
    onEvent: () => {
      setHeard((count) => count + 1);
      reload();
    },
  });

  return {
    groups: isAll ? { ...groups, recent: groups.recent.slice(0, STREAMS_RECENT_SHOWN) } : groups,
    now,
    /** How many stream events arrived while the page was open. */
    heard,
    error,
    isLoading: page === undefined && error === undefined,
    isStale: data === undefined && page !== undefined,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    // The list of all streams ends after a few recent ones.
    hasMore:
      (page?.pageInfo.hasNextPage ?? false) &&
      !(isAll && groups.recent.length >= STREAMS_RECENT_SHOWN),
    loadMore: () => fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }),
    reload: () => refetch(),
  };
}
