import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useBack } from "../../apollo/useBack.ts";
import { useLive } from "../../apollo/useLive.ts";
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

/** Counts the member among the viewers while the page is open, and keeps the count that is shown true. Of the host it is the sign of life. */
export function useViewing(streamId: string, isLive: boolean): void {
  const { cache } = useApolloClient();

  useLive(ViewerCount, {
    variables: { streamId },
    skip: !isLive,
    onEvent: ({ streamViewerCount }) => keepCounts(cache, streamViewerCount),
  });
}

/** Keeps the counts of all streams true, for lists; nobody is counted by it. */
export function useViewerCounts(onCount?: () => void): void {
  const client = useApolloClient();

  useLive(ViewerCounts, {
    onEvent: ({ streamViewerCounts }) => {
      keepCounts(client.cache, streamViewerCounts);
      onCount?.();
    },
  });
  // Counts are not stored: what changed while the socket was away is asked for.
  useBack(() => {
    client.query({ query: CountsNow, fetchPolicy: "network-only" }).catch(() => undefined);
    onCount?.();
  });
}

/** What is told of a stream is named as the stream's own fields are. */
function keepCounts(cache: ApolloCache, counted: { streamId: string; __typename?: string }): void {
  const { streamId, __typename: _, ...counts } = counted;
  const id = cache.identify({ __typename: "Stream", id: streamId });
  const fields = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, () => count]),
  );
  if (id) cache.modify({ id, fields });
}
