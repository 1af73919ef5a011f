import { useApolloClient } from "@apollo/client/react";
import type { ApolloCache } from "@apollo/client";
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

interface Counted {
  readonly streamId: string;
  readonly viewerCount: number;
}

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
  const { cache } = useApolloClient();

  useLive(ViewerCounts, {
    onEvent: ({ streamViewerCounts }) => {
      keepCount(cache, streamViewerCounts);
      onCount?.();
    },
  });
}

function keepCount(cache: ApolloCache, { streamId, viewerCount }: Counted): void {
  const id = cache.identify({ __typename: "Stream", id: streamId });
  if (id) cache.modify({ id, fields: { viewerCount: () => viewerCount } });
}
