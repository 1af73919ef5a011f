import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { useReconnected } from "../../apollo/useReconnected.ts";
import { graphql } from "../../gql/gql.ts";

const ViewerCount = graphql(`
  subscription StreamViewerCount($streamId: ID!) {
    streamViewerCount(streamId: $streamId) {
      streamId
      viewerCount
      peakViewers
      uniqueViewers
      likes
    }
  }
`);

const ViewerCounts = graphql(`
  subscription StreamViewerCounts {
    streamViewerCounts {
      streamId
      viewerCount
      likes
    }
  }
`);

const CountsNow = graphql(`
  query ViewerCountsNow {
    liveStreams(first: 50) {
      id
      viewerCount
      likes
    }
  }
`);

/**
 * Counts the member as a viewer while the page is open, and keeps the shown count up to date. For the host it is the
 * sign of life.
 */
export function useViewing(streamId: string, isLive: boolean): void {
  const { cache } = useApolloClient();

  useLive(ViewerCount, {
    variables: { streamId },
    skip: !isLive,
    onEvent: ({ streamViewerCount }) => keepCounts(cache, streamViewerCount),
  });
}

/** Keeps the counts of all streams up to date, for lists. It counts nobody as a viewer. */
export function useViewerCounts(onCount?: () => void): void {
  const client = useApolloClient();

  useLive(ViewerCounts, {
    onEvent: ({ streamViewerCounts }) => {
      keepCounts(client.cache, streamViewerCounts);
      onCount?.();
    },
  });
  // Counts are not stored, so refetch those that changed while the socket was down.
  useReconnected(() => {
    client.query({ query: CountsNow, fetchPolicy: "network-only" }).catch(() => undefined);
    onCount?.();
  });
}

/** Writes counts into the cache. Their names are those of the stream's fields. */
function keepCounts(cache: ApolloCache, counted: { streamId: string; __typename?: string }): void {
  const { streamId, __typename: _, ...counts } = counted;
  const id = cache.identify({ __typename: "Stream", id: streamId });
  const fields = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, () => count]),
  );
  if (id) cache.modify({ id, fields });
}
