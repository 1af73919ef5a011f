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
    }
  }
`);

const ViewerCounts = graphql(`
  subscription StreamViewerCounts {
    streamViewerCounts {
      streamId
      viewerCount
    }
  }
`);

const CountsNow = graphql(`
  query ViewerCountsNow {
    liveStreams(first: 50) {
      id
      viewerCount
    }
  }
`);

/** Counts the member among the viewers while the page is open, and keeps the count that is shown true. Of the host it is the sign of life. */
export function useViewing(streamId: string, isLive: boolean): void {
  const { cache } = useApolloClient();

  useLive(ViewerCount, {
    variables: { streamId },
    skip: !isLive,
    onEvent: ({ streamViewerCount }) => keepCount(cache, streamViewerCount),
  });
}

/** Keeps the counts of all streams true, for lists; nobody is counted by it. */
export function useViewerCounts(onCount?: () => void): void {
  const client = useApolloClient();

  useLive(ViewerCounts, {
    onEvent: ({ streamViewerCounts }) => {
      keepCount(client.cache, streamViewerCounts);
      onCount?.();
    },
  });
  // Counts are not stored: what changed while the socket was away is asked for.
  useBack(() => {
    client.query({ query: CountsNow, fetchPolicy: "network-only" }).catch(() => undefined);
    onCount?.();
  });
}

function keepCount(cache: ApolloCache, counted: { streamId: string; viewerCount: number }): void {
  const id = cache.identify({ __typename: "Stream", id: counted.streamId });
  if (id) cache.modify({ id, fields: { viewerCount: () => counted.viewerCount } });
}
